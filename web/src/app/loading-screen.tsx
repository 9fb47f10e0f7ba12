import { useText } from '#platform/text';
import s from './shell.module.css';
import { appText } from './text';

/** Shown while there is a token but no profile yet: a thin progress line instead of a skeleton, because another page may follow. */
export function LoadingScreen() {
  const t = useText(appText);
  return (
    <main className={s.waiting}>
      <div className={s.progress} role="progressbar" aria-label={t('loading')} />
    </main>
  );
}
