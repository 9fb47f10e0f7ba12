import { useRouterState } from '@tanstack/react-router';
import { useAdministrators, useProfile } from '#features/profile/public';
import { logOut } from '#platform/log-out';
import { setUnauthorized } from '#platform/session';
import { useText } from '#platform/text';
import { AppLink, OutsideLink } from '#ui/app-link';
import { Button } from '#ui/button';
import { BackButton } from './back-button';
import s from './screens.module.css';
import { roleText, screenText } from './text';

/** Shows what was refused, to whom, and who can change that. */
export function UnauthorizedScreen() {
  const t = useText(screenText);
  const role = useText(roleText);
  const profile = useProfile();
  const administrators = useAdministrators();
  const pathname = useRouterState({ select: state => state.location.pathname });
  return (
    <div className={s.screen}>
      <h1 className={s.title}>{t('unauthorized')}</h1>
      <p>{t('unauthorizedBody')}</p>
      <dl className={s.facts}>
        <dt>{t('refused')}</dt>
        <dd>{pathname}</dd>
        <dt>{t('workingAs')}</dt>
        <dd>{t('workingAsBody', { role: role(profile.role), organisation: profile.organisation.name })}</dd>
        {administrators.length > 0 && (
          <>
            <dt>{t('administrators')}</dt>
            <dd>
              <ul className={s.people}>
                {administrators.map(({ name, email }) => (
                  <li key={email}>
                    {name} <OutsideLink href={`mailto:${email}`}>{email}</OutsideLink>
                  </li>
                ))}
              </ul>
            </dd>
          </>
        )}
      </dl>
      <div className={s.actions}>
        <AppLink to="/" onClick={() => setUnauthorized(false)}>
          {t('toHome')}
        </AppLink>
        <BackButton onBack={() => setUnauthorized(false)} />
        <Button kind="subtle" onClick={() => void logOut()}>
          {t('logOut')}
        </Button>
      </div>
    </div>
  );
}
