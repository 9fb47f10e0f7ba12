import type { ReactNode, SVGProps } from 'react';
import s from './charts.module.css';

export type LegendItem = { label: string; color: string; kind?: 'line' | 'block' };

export function Legend({ items }: { items: readonly LegendItem[] }) {
  return (
    <div className={s.legend} aria-hidden="true">
      {items.map(({ label, color, kind = 'line' }) => (
        <span key={label}>
          <i className={s.key} data-kind={kind} style={{ background: color }} />
          {label}
        </span>
      ))}
    </div>
  );
}

export type PictureProps = {
  /** One sentence that says what the picture shows. */
  summary: string;
  height: number;
  legend?: readonly LegendItem[];
  /** What pointer and keyboard do in it. */
  hands?: Pick<
    SVGProps<SVGSVGElement>,
    'onKeyDown' | 'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel' | 'onPointerLeave' | 'onBlur' | 'onClick'
  >;
  children: ReactNode;
};

/** The drawing itself: an image with a sentence, whose legend travels with it into saved files. */
export function Picture({ summary, height, legend = [], hands, children }: PictureProps) {
  return (
    <svg
      className={s.svg}
      height={height}
      role="img"
      aria-label={summary}
      data-legend={JSON.stringify(legend)}
      {...(hands ? { tabIndex: 0, ...hands } : {})}
    >
      {children}
    </svg>
  );
}

/** Horizontal lines and their labels. */
export function ValueAxis({
  ticks,
  width,
  label,
}: {
  ticks: readonly { value: number; y: number }[];
  width: number;
  label: (value: number) => string;
}) {
  return ticks.map(({ value, y }) => (
    <g key={value} transform={`translate(0,${Math.round(y)})`}>
      <line className={value === 0 ? s.zero : s.gridLine} x2={width} />
      <text className={s.axis} x={-10} dy="0.32em" textAnchor="end">
        {label(value)}
      </text>
    </g>
  ));
}
