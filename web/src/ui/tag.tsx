import type { ReactNode } from 'react';
import s from './tag.module.css';

/** A short word beside a name: a currency, a role, a module. */
export function Tag({ children, tone = 'quiet' }: { children: ReactNode; tone?: 'quiet' | 'accent' | 'ok' | 'warn' | 'neg' }) {
  return (
    <span className={s.tag} data-tone={tone}>
      {children}
    </span>
  );
}

/** The colour of an asset class or series; always beside its name. */
export function Swatch({ color }: { color: string }) {
  return <i className={s.swatch} style={{ background: color }} aria-hidden="true" />;
}
