import type { ReactNode } from 'react';
import s from './kpi-strip.module.css';

export type Kpi = {
  label: string;
  figure: ReactNode;
  note?: ReactNode;
  /** The number of lines the note will have: reserved until the figures arrive, so that nothing below moves. */
  noteLines?: number;
};

type StripProps = {
  items: readonly Kpi[];
  label: string;
  quiet?: boolean;
  /** Figures of the date or asset before are still shown: they are dimmed, since the heading is of the new one already. */
  refreshing?: boolean;
};

/** One strip of headline figures; the first is emphasised, unless the strip is a quiet one below another. */
export function KpiStrip({ items, label, quiet = false, refreshing = false }: StripProps) {
  return (
    <dl className={quiet ? `${s.strip} ${s.quiet}` : s.strip} aria-label={label} aria-busy={refreshing}>
      {items.map((item, at) => (
        <div key={item.label} className={at === 0 && !quiet ? s.lead : s.item}>
          <dt className={s.label}>{item.label}</dt>
          <dd className={`${s.figure} num`}>{item.figure}</dd>
          {item.note && (
            <dd className={s.note} style={item.noteLines ? { minHeight: `calc(${item.noteLines}lh + 2px)` } : undefined}>
              {item.note}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
