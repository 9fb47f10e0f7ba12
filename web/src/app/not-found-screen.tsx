import { useLocation } from '@tanstack/react-router';
import { useText } from '#platform/text';
import { AppLink } from '#ui/app-link';
import s from './screens.module.css';
import { screenText } from './text';

export function NotFoundScreen() {
  const t = useText(screenText);
  const { pathname } = useLocation();
  return (
    <div className={s.screen}>
      <h1 className={s.title}>{t('notFound')}</h1>
      <p>{t('notFoundBody', { path: pathname })}</p>
      <div className={s.actions}>
        <AppLink to="/">{t('toHome')}</AppLink>
      </div>
    </div>
  );
}
