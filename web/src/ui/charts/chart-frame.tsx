import { useEffect, useRef, type ReactNode, type RefObject, type SVGProps } from 'react';
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
  /** One sentence that describes the picture. */
  summary: string;
  height: number;
  legend?: readonly LegendItem[];
  /** Handlers for pointer and keyboard. */
  hands?: Pick<
    SVGProps<SVGSVGElement>,
    'onKeyDown' | 'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel' | 'onPointerLeave' | 'onBlur' | 'onClick'
  >;
  children: ReactNode;
};

/** The drawing itself: an image with a description, and its legend as data for saved files. */
export function Picture({ summary, height, legend = [], hands, children }: PictureProps) {
  const svg = useRef<SVGSVGElement>(null);
  useScaledOnPaper(svg);
  return (
    <svg
      ref={svg}
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

/** Drawn for its width on screen; on paper, which is narrower, it is scaled so that the newest months are not cut off. */
function useScaledOnPaper(svg: RefObject<SVGSVGElement | null>): void {
  useEffect(() => {
    const fix = () => {
      const { width = 0, height = 0 } = svg.current?.getBoundingClientRect() ?? {};
      if (width > 0) svg.current?.setAttribute('viewBox', `0 0 ${width} ${height}`);
    };
    const release = () => svg.current?.removeAttribute('viewBox');
    window.addEventListener('beforeprint', fix);
    window.addEventListener('afterprint', release);
    return () => {
      window.removeEventListener('beforeprint', fix);
      window.removeEventListener('afterprint', release);
    };
  }, [svg]);
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
