import type { ReactNode } from 'react';
import { useText } from '#platform/text';
import s from './hypothetical.module.css';
import { hypotheticalText } from './text';

/** A hypothetical result must not be mistaken for an actual one: the watermark lies across it, on screen and on paper. */
export function Watermark({ children }: { children: ReactNode }) {
  const t = useText(hypotheticalText);
  return (
    <div className={s.marked}>
      {children}
      <div className={s.mark} aria-hidden="true" data-testid="watermark">
        <span>{t('mark')}</span>
      </div>
    </div>
  );
}
