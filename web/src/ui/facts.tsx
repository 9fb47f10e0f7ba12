import type { ReactNode } from 'react';
import s from './facts.module.css';

export type Fact = readonly [label: string, value: ReactNode];

/** Names and values one under the other; a value that is not there is a dash. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
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
