import { useProfile } from '#features/profile/public';
import { useText } from '#platform/text';
import s from './shell.module.css';
import { appText } from './text';

/** Shown only when the bar carries another company's brand. */
export function Footer() {
  const t = useText(appText);
  const { organisation } = useProfile();
  if (!organisation.shell) return null;
  return (
    <footer className={s.foot} data-print="hide">
      <span>{t('poweredBy', { name: t('product') })}</span>
    </footer>
  );
}
