import { useLocation } from '@tanstack/react-router';
import { BelongsElsewhere } from '#features/super-user/public';
import { useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import { BackButton } from './back-button';
import s from './screens.module.css';
import { screenText } from './text';

export function NotFoundScreen() {
  const t = useText(screenText);
  const { pathname } = useLocation();
  return (
    <div className={s.screen}>
      <h1 className={s.title}>{t('notFound')}</h1>
      <p>{t('notFoundBody', { path: pathname })}</p>
      <BelongsElsewhere path={pathname} />
      <div className={s.actions}>
        <AppLink to="/">{t('toHome')}</AppLink>
        <BackButton />
      </div>
    </div>
  );
}
