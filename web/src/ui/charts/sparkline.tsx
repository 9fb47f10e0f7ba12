import { line } from 'd3-shape';
import { Picture } from './chart-frame';
import s from './charts.module.css';
import { valueScale } from './line-geometry';

/** A small line in a cell or beside a figure. The summary must describe it for screen readers. */
export function Sparkline({
  summary,
  values,
  width = 88,
  height = 22,
}: {
  summary: string;
  values: readonly number[];
  width?: number;
  height?: number;
}) {
  const y = valueScale(values, height - 4);
  const step = width / Math.max(1, values.length - 1);
  const path =
    line<number>(
      (_, at) => at * step,
      value => y(value) + 2,
    )(values) ?? '';
  return (
    <span className={s.spark} style={{ width }}>
      <Picture summary={summary} height={height}>
        <line className={s.gridLine} x2={width} y1={y(0) + 2} y2={y(0) + 2} />
        <path className={s.line} d={path} style={{ stroke: 'var(--c1)', strokeWidth: 1.25 }} />
      </Picture>
    </span>
  );
}
