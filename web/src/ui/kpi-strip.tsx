import type { ReactNode } from 'react';
import s from './kpi-strip.module.css';

export type Kpi = { label: string; figure: ReactNode; note?: ReactNode };

/** One strip of headline figures; the first leads, unless the strip is a quiet one below another. */
export function KpiStrip({ items, label, quiet = false }: { items: readonly Kpi[]; label: string; quiet?: boolean }) {
  return (
    <dl className={quiet ? `${s.strip} ${s.quiet}` : s.strip} aria-label={label}>
      {items.map((item, at) => (
        <div key={item.label} className={at === 0 && !quiet ? s.lead : s.item}>
          <dt className={s.label}>{item.label}</dt>
          <dd className={`${s.figure} num`}>{item.figure}</dd>
          {item.note && <dd className={s.note}>{item.note}</dd>}
        </div>
      ))}
    </dl>
  );
}
