import { useProfileQuery } from '#features/profile/public';
import { setUnauthorized } from '#platform/session';
import { useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import s from './screens.module.css';
import { roleText, screenText } from './text';

export function UnauthorizedScreen() {
  const t = useText(screenText);
  const role = useText(roleText);
  const { data: profile } = useProfileQuery();
  return (
    <div className={s.screen}>
      <h1 className={s.title}>{t('unauthorized')}</h1>
      {profile && <p>{t('unauthorizedBody', { role: role(profile.role), organisation: profile.organisation.name })}</p>}
      <div className={s.actions}>
        <AppLink to="/" onClick={() => setUnauthorized(false)}>
          {t('toHome')}
        </AppLink>
      </div>
    </div>
  );
}
