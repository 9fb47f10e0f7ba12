import type { ReactNode } from 'react';
import s from './facts.module.css';

/** Names and values one under the other; a value that is not there is a dash. */
export function Facts({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className={s.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="num">{value ?? '-'}</dd>
        </div>
      ))}
    </dl>
  );
}
