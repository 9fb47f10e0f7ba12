import { scaleBand } from 'd3-scale';
import { line } from 'd3-shape';
import { useFormats } from '#platform/formats';
import { useWidth } from '#ui/use-width';
import { useChartData } from './chart-data';
import { Legend, Picture, ValueAxis, type LegendItem } from './chart-frame';
import s from './charts.module.css';
import { valueScale } from './line-geometry';

/** Amounts in full currency units; calls are given as negative numbers. */
export type FlowYear = { year: number; calls: number; distributions: number };

export type CashFlowsProps = {
  label: string;
  years: readonly FlowYear[];
  names: { calls: string; distributions: string; net: string };
  height?: number;
};

const MARGIN = { top: 8, right: 8, bottom: 22, left: 48 };

/** The J-curve of a private programme: calls below zero, distributions above, cumulative net as the line. */
export function CashFlows({ label, years, names, height = 240 }: CashFlowsProps) {
  const f = useFormats();
  const [box, width] = useWidth<HTMLDivElement>(600, label);
  const innerWidth = Math.max(40, width - MARGIN.left - MARGIN.right);
  const innerHeight = height - MARGIN.top - MARGIN.bottom;
  const net = cumulative(years);
  useChartData(() => ({
    header: ['', names.calls, names.distributions, names.net],
    rows: years.map(({ year, calls, distributions }, at) => [year, calls, distributions, net[at] ?? null]),
  }));
  const y = valueScale([...net, ...years.flatMap(({ calls, distributions }) => [calls, distributions])], innerHeight);
  const x = scaleBand(
    years.map(({ year }) => year),
    [0, innerWidth],
  ).padding(0.4);
  const middle = (year: number) => (x(year) ?? 0) + x.bandwidth() / 2;
  const legend: LegendItem[] = [
    { label: names.calls, color: 'var(--c2)', kind: 'block' },
    { label: names.distributions, color: 'var(--c5)', kind: 'block' },
    { label: names.net, color: 'var(--c1)' },
  ];
  const amount = (value: number | undefined) => f.amount(value, { unit: 'hundredMillion' });
  // Labels that would touch are left out.
  const every = Math.max(1, Math.ceil((years.length * 34) / innerWidth));
  return (
    <div className={s.wrap} ref={box}>
      <Legend items={legend} />
      <Picture
        summary={`${label}. ${years.map(({ year }, at) => `${year} ${names.net} ${amount(net[at])}`).join(', ')}`}
        height={height}
        legend={legend}
      >
        <g transform={`translate(${MARGIN.left},${MARGIN.top})`}>
          <ValueAxis ticks={y.ticks(5).map(value => ({ value, y: y(value) }))} width={innerWidth} label={amount} />
          {years.map(({ year, calls, distributions }, at) => (
            <g key={year}>
              <rect x={x(year)} width={x.bandwidth()} y={y(0)} height={y(calls) - y(0)} rx={1} style={{ fill: 'var(--c2)' }} />
              <rect
                x={x(year)}
                width={x.bandwidth()}
                y={y(distributions)}
                height={y(0) - y(distributions)}
                rx={1}
                style={{ fill: 'var(--c5)' }}
              />
              {at % every === 0 && (
                <text className={s.axis} x={middle(year)} y={innerHeight + 16} textAnchor="middle">
                  {year}
                </text>
              )}
            </g>
          ))}
          <path
            className={s.line}
            style={{ stroke: 'var(--c1)', strokeWidth: 2 }}
            d={
              line<number>(
                (_, at) => middle(years[at]?.year ?? 0),
                value => y(value),
              )(net) ?? ''
            }
          />
        </g>
      </Picture>
    </div>
  );
}

export function cumulative(years: readonly FlowYear[]): number[] {
  let sum = 0;
  return years.map(({ calls, distributions }) => (sum += calls + distributions));
}
