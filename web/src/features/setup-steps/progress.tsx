import { useText } from '#platform/text';
import type { SetupGuide } from './queries';
import s from './setup-steps.module.css';
import { setupText } from './text';

export function countsOf({ steps }: SetupGuide): { done: number; skipped: number; total: number } {
  const having = (state: string) => steps.filter(step => step.state === state).length;
  return { done: having('done'), skipped: having('skipped'), total: steps.length };
}

/** The progress of the setup: in words, and as a bar. */
export function Progress({ guide }: { guide: SetupGuide }) {
  const t = useText(setupText);
  const counts = countsOf(guide);
  const { done, skipped, total } = counts;
  return (
    <div className={s.progress}>
      <b>{t(skipped > 0 ? 'progressSkipped' : 'progress', counts)}</b>
      <div className={s.track} aria-hidden="true">
        <i className={s.bar} style={{ width: `${(done / total) * 100}%` }} />
        <i className={s.barSkipped} style={{ width: `${(skipped / total) * 100}%` }} />
      </div>
    </div>
  );
}
