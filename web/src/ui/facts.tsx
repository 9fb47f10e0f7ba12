import type { ReactNode } from 'react';
import s from './facts.module.css';

export type Fact = readonly [label: string, value: ReactNode];

/** Labels and values below each other; a missing value is a dash. */
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
