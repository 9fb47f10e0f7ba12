import { useText } from '#platform/text';
import s from './shell.module.css';
import { appText } from './text';

/** While a token is there and the profile is not: a thin line, no picture of a page that may not come. */
export function LoadingScreen() {
  const t = useText(appText);
  return (
    <main className={s.waiting}>
      <div className={s.progress} role="progressbar" aria-label={t('loading')} />
    </main>
  );
}
