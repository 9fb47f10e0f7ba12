import s from './charts.module.css';

export type TipRow = { name: string; color: string; text: string };

type TipProps = {
  x: number;
  y?: number;
  width: number;
  /** The chart's name, where the values do not show it. */ of?: string;
  /** The point or row. */ head: string | null;
  rows: readonly TipRow[];
};

/** The values under the pointer: chart, point, and each value with its name. */
export function Tip({ x, y = 28, width, of, head, rows }: TipProps) {
  const left = x > width - 250 ? Math.max(0, x - 230) : x + 12;
  return (
    <div className={s.tip} aria-hidden="true" style={{ transform: `translate(${left}px, ${y}px)` }}>
      {of && <div className={s.tipOf}>{of}</div>}
      <div className={`${s.tipHead} num`}>{head}</div>
      {rows.map(({ name, color, text }) => (
        <div key={name} className={s.tipRow}>
          <i className={s.key} style={{ background: color }} />
          <span>{name}</span>
          <b className="num">{text}</b>
        </div>
      ))}
    </div>
  );
}

/** The same text for screen readers. */
export function Spoken({ children }: { children: string }) {
  return (
    <p className="sr-only" aria-live="polite">
      {children}
    </p>
  );
}

export const spoken = (head: string | null | undefined, rows: readonly TipRow[]): string =>
  `${head ?? ''}: ${rows.map(({ name, text }) => `${name} ${text}`).join(', ')}`;
