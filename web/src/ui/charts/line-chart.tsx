import { area, line } from 'd3-shape';
import { useMemo, type ReactNode } from 'react';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { useWidth } from '#ui/use-width';
import { useChartData } from './chart-data';
import { Legend, Picture, ValueAxis } from './chart-frame';
import s from './charts.module.css';
import { chartsText } from './charts-text';
import { nearestIndex, spreadLabels, timeScale, timeTicks, valueScale } from './line-geometry';
import { useCrosshair } from './use-crosshair';

export type LineSeries = {
  id: string;
  label: string;
  color: string;
  /** Fractions, one per day. */ values: readonly number[];
  thin?: boolean;
};

export type LineChartProps = {
  /** The chart's name, for the sentence it is described by. */
  label: string;
  days: readonly string[];
  series: readonly LineSeries[];
  /** A strip under the lines: the difference of the first two. */
  excess?: readonly number[];
  height?: number;
};

const MARGIN = { top: 6, right: 64, bottom: 22, left: 48 };
const STRIP = 54;
const GAP = 16;

/** Cumulative returns over time against a benchmark, with the excess beneath. */
export function LineChart({ label, days, series, excess, height = 292 }: LineChartProps) {
  const t = useText(chartsText);
  const f = useFormats();
  const [box, width] = useWidth<HTMLDivElement>(600, label);
  useChartData(() => ({
    header: [t('asOf'), ...series.map(one => one.label), ...(excess ? [t('excess')] : [])],
    rows: days.map((day, at) => [day, ...series.map(({ values }) => values[at] ?? null), ...(excess ? [excess[at] ?? null] : [])]),
  }));
  const strip = excess ? STRIP + GAP : 0;
  const inner = { width: Math.max(40, width - MARGIN.left - MARGIN.right), height: height - MARGIN.top - MARGIN.bottom - strip };
  const g = useMemo(
    () => lineGeometry({ days, series, excess, width: inner.width, height: inner.height }),
    [days, series, excess, inner.width, inner.height],
  );
  const crosshair = useCrosshair(days.length, x => nearestIndex(g.xs, x - MARGIN.left));
  const say = (at: number) => sentence({ day: f.date(days[at]), series, at, excess, percent: f.percent, excessLabel: t('excess') });
  const at = crosshair.at;
  const rows = at === null ? [] : series.map(({ label: name, color, values }) => ({ name, color, text: f.percent(values[at]) }));
  if (at !== null && excess) rows.push({ name: t('excess'), color: 'transparent', text: f.percent(excess[at], { signed: true }) });

  return (
    <div className={s.wrap} ref={box}>
      <Legend items={series} />
      <Picture
        summary={`${label}. ${say(days.length - 1)}. ${t('arrowKeys')}`}
        height={height}
        legend={series.map(({ label: name, color }) => ({ label: name, color }))}
        keys={crosshair.keys}
      >
        <g transform={`translate(${MARGIN.left},${MARGIN.top})`}>
          <ValueAxis ticks={g.ticks} width={inner.width} label={value => f.percent(value, { decimals: g.decimals })} />
          {series.toReversed().map((one, index) => (
            <path
              key={one.id}
              className={s.line}
              d={g.paths[series.length - 1 - index] ?? ''}
              style={{ stroke: one.color, strokeWidth: one.thin ? 1.5 : 1.75 }}
            />
          ))}
          {series.map((one, index) => (
            <text key={one.id} x={inner.width + 8} y={g.ends[index]} dy="0.32em" style={{ fill: one.color, fontWeight: 600 }}>
              {f.percent(one.values.at(-1), { decimals: 1 })}
            </text>
          ))}
          {excess && (
            <ExcessStrip
              top={inner.height + GAP}
              width={inner.width}
              {...g.strip}
              label={t('excess')}
              last={f.percent(excess.at(-1), { decimals: 1, signed: true })}
            />
          )}
          {g.days.map(tick => (
            <text key={tick.label} className={s.axis} x={tick.at} y={inner.height + strip + 17} textAnchor={anchorOf(tick.at, inner.width)}>
              {tick.label}
            </text>
          ))}
          {at !== null && (
            <Cross
              x={g.xs[at] ?? 0}
              height={inner.height + strip}
              dots={series.map((one, index) => ({ color: one.color, y: g.ys[index]?.[at] ?? 0 }))}
            />
          )}
        </g>
      </Picture>
      {at !== null && <Tip x={MARGIN.left + (g.xs[at] ?? 0)} width={width} head={f.date(days[at])} rows={rows} />}
      <p className="sr-only" aria-live="polite">
        {at === null ? '' : say(at)}
      </p>
    </div>
  );
}

type Geometry = {
  days: readonly string[];
  series: readonly LineSeries[];
  excess: readonly number[] | undefined;
  width: number;
  height: number;
};

function lineGeometry({ days, series, excess, width, height }: Geometry) {
  const x = timeScale(days, width);
  const xs = days.map(day => x(new Date(day)));
  const y = valueScale(
    series.flatMap(({ values }) => values),
    height,
  );
  const path = line<number>(
    (_, at) => xs[at] ?? 0,
    value => y(value),
  );
  const values = excess ?? [];
  const stripScale = valueScale(values.length > 0 ? values : [0.005], STRIP);
  const [first = 0, second = 0] = y.ticks(5);
  return {
    xs,
    ys: series.map(one => one.values.map(value => y(value))),
    ticks: y.ticks(5).map(value => ({ value, y: y(value) })),
    decimals: Math.round((second - first) * 1e6) % 10_000 === 0 ? 0 : 1,
    paths: series.map(one => path(one.values) ?? ''),
    ends: spreadLabels(
      series.map(one => y(one.values.at(-1) ?? 0)),
      15,
    ),
    days: timeTicks(days, width),
    strip: {
      zero: stripScale(0),
      fill:
        area<number>(
          (_, at) => xs[at] ?? 0,
          stripScale(0),
          value => stripScale(value),
        )(values) ?? '',
      stroke:
        line<number>(
          (_, at) => xs[at] ?? 0,
          value => stripScale(value),
        )(values) ?? '',
      end: stripScale(values.at(-1) ?? 0),
    },
  };
}

function ExcessStrip(props: {
  top: number;
  width: number;
  zero: number;
  fill: string;
  stroke: string;
  end: number;
  label: string;
  last: string;
}) {
  const { top, width, zero, fill, stroke, end, label, last } = props;
  return (
    <g transform={`translate(0,${top})`}>
      <line className={s.zero} x2={width} y1={Math.round(zero)} y2={Math.round(zero)} />
      <path d={fill} style={{ fill: 'var(--c1)', fillOpacity: 0.16 }} />
      <path className={s.line} d={stroke} style={{ stroke: 'var(--c1)', strokeWidth: 1 }} />
      <text className={s.axis} x={-10} y={STRIP / 2} dy="0.32em" textAnchor="end">
        {label}
      </text>
      <text className={s.value} x={width + 8} y={end} dy="0.32em">
        {last}
      </text>
    </g>
  );
}

function Cross({ x, height, dots }: { x: number; height: number; dots: readonly { color: string; y: number }[] }): ReactNode {
  return (
    <g data-export="skip">
      <line className={s.cross} x1={x} x2={x} y2={height} />
      {dots.map(({ color, y }) => (
        <circle key={color} cx={x} cy={y} r={3.5} style={{ fill: color, stroke: 'var(--bg-surface)', strokeWidth: 1.5 }} />
      ))}
    </g>
  );
}

function Tip({
  x,
  width,
  head,
  rows,
}: {
  x: number;
  width: number;
  head: string;
  rows: readonly { name: string; color: string; text: string }[];
}) {
  return (
    <div className={s.tip} aria-hidden="true" style={{ transform: `translate(${x > width - 220 ? x - 200 : x + 12}px, 28px)` }}>
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

type Said = {
  day: string;
  series: readonly LineSeries[];
  at: number;
  excess: readonly number[] | undefined;
  percent: (value: number | undefined, options?: { signed?: boolean }) => string;
  excessLabel: string;
};

function sentence({ day, series, at, excess, percent, excessLabel }: Said): string {
  const parts = series.map(({ label, values }) => `${label} ${percent(values[at])}`);
  if (excess) parts.push(`${excessLabel} ${percent(excess[at], { signed: true })}`);
  return `${day}: ${parts.join(', ')}`;
}

function anchorOf(at: number, width: number): 'start' | 'middle' | 'end' {
  if (at < 14) return 'start';
  return at > width - 14 ? 'end' : 'middle';
}
