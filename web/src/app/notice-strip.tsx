import { useProfile } from '#features/profile/public';
import { useSite } from '#features/site/public';
import { useText } from '#platform/text';
import s from './shell.module.css';
import { appText } from './text';

/** The module `demo` is visible outside production only (specification 6, decisions G60). */
export function NoticeStrip() {
  const t = useText(appText);
  const { organisation } = useProfile();
  const { environment } = useSite();
  if (environment === 'production' || !organisation.modules.includes('demo')) return null;
  return (
    <aside className={s.demo} aria-label={t('demoLabel')}>
      {t('demo')}
    </aside>
  );
}
