import { useMemo, type KeyboardEvent } from 'react';
import { useFormats } from '#platform/formats';
import { useText } from '#platform/text';
import { useWidth } from '#ui/use-width';
import { Legend, Picture, ValueAxis } from './chart-frame';
import s from './charts.module.css';
import { useChartData } from './chart-data';
import { chartsText } from './charts-text';
import { historyGeometry, type DrawnSeries, type HistorySeries } from './history-geometry';
import { nearestIndex } from './line-geometry';
import { useCrosshair } from './use-crosshair';

export type HistoryChartProps = {
  label: string;
  days: readonly string[];
  series: readonly HistorySeries[];
  /** Layers upon each other instead of lines; labelled at the right. */
  stacked?: boolean;
  /** How a value reads in the tip, and on the axis. */
  show: (value: number | null) => string;
  axis: (value: number) => string;
  /** Monthly bars under the lines. */
  bars?: { label: string; values: readonly (number | null)[]; show: (value: number | null) => string };
  /** Last line of the tip: the total of the layers. */
  total?: { label: string; values: readonly (number | null)[] };
  height?: number;
  /** The axis runs near the values instead of from zero. */
  near?: boolean;
  /** A click or Enter on a point: usually its trace. */
  onOpen?: (at: number) => void;
};

const STRIP = 56;
const GAP = 18;
const LABEL_MIN = 12;

/** Figures over many months: lines against a benchmark, or the layers of a whole. Arrow keys read it, Enter opens the point. */
export function HistoryChart(props: HistoryChartProps) {
  const { label, days, series, stacked = false, show, axis, bars, total, height = 292, near = false, onOpen } = props;
  const t = useText(chartsText);
  const f = useFormats();
  const [box, width] = useWidth<HTMLDivElement>(600, label);
  const margin = { top: 6, right: stacked ? (width > 560 ? 148 : 8) : 64, bottom: 22, left: 52 };
  const strip = bars ? STRIP + GAP : 0;
  const inner = { width: Math.max(40, width - margin.left - margin.right), height: height - margin.top - margin.bottom - strip };
  const g = useMemo(
    () =>
      historyGeometry({
        days,
        series,
        stacked,
        bars: bars?.values ?? [],
        width: inner.width,
        height: inner.height,
        stripHeight: STRIP,
        near,
      }),
    [days, series, stacked, bars, inner.width, inner.height, near],
  );
  useChartData(() => ({
    header: [t('asOf'), ...series.map(one => one.label), ...(bars ? [bars.label] : []), ...(total ? [total.label] : [])],
    rows: days.map((day, index) => [day, ...[...series, bars, total].flatMap(one => (one ? [one.values[index] ?? null] : []))]),
  }));
  const { at, keys } = useCrosshair(days.length, x => nearestIndex(g.xs, x - margin.left));
  const rows = (index: number) => [
    ...(stacked ? series.toReversed() : series).map(({ label: name, color, values }) => ({
      name,
      color,
      text: show(values[index] ?? null),
    })),
    ...(bars ? [{ name: bars.label, color: 'transparent', text: bars.show(bars.values[index] ?? null) }] : []),
    ...(total ? [{ name: total.label, color: 'transparent', text: show(total.values[index] ?? null) }] : []),
  ];
  const say = (index: number) =>
    `${f.date(days[index])}: ${rows(index)
      .map(({ name, text }) => `${name} ${text}`)
      .join(', ')}`;
  const onKeyDown = (event: KeyboardEvent) => (event.key === 'Enter' && at !== null ? onOpen?.(at) : keys.onKeyDown(event));
  return (
    <div className={s.wrap} ref={box} {...(onOpen ? { onClick: () => at !== null && onOpen(at), style: { cursor: 'pointer' } } : {})}>
      {!stacked && <Legend items={series} />}
      <Picture
        summary={`${label}. ${say(days.length - 1)}. ${t('arrowKeys')}`}
        height={height}
        legend={series}
        keys={{ ...keys, onKeyDown }}
      >
        <g transform={`translate(${margin.left},${margin.top})`}>
          <ValueAxis ticks={g.ticks} width={inner.width} label={axis} />
          {stacked ? (
            <Layers drawn={g.drawn} at={width > 560 ? inner.width : null} />
          ) : (
            <Lines {...{ series, show }} drawn={g.drawn} at={inner.width} />
          )}
          {bars && <BarStrip g={g} top={inner.height + GAP} width={inner.width} label={bars.label} />}
          {g.days.map(tick => (
            <text key={tick.label} className={s.axis} x={tick.at} y={height - margin.top - 5} textAnchor={anchorOf(tick.at, inner.width)}>
              {tick.label}
            </text>
          ))}
          {at !== null && <line className={s.cross} data-export="skip" x1={g.xs[at]} x2={g.xs[at]} y2={inner.height + strip} />}
        </g>
      </Picture>
      {at !== null && <Tip x={margin.left + (g.xs[at] ?? 0)} width={width} head={f.date(days[at])} rows={rows(at)} />}
      <p className="sr-only" aria-live="polite">
        {at === null ? '' : say(at)}
      </p>
    </div>
  );
}

function Layers({ drawn, at }: { drawn: readonly DrawnSeries[]; at: number | null }) {
  return (
    <>
      {drawn.map(({ id, path, color }) => (
        <path key={id} d={path} style={{ fill: color, fillOpacity: 0.82, stroke: 'var(--bg-surface)', strokeWidth: 1 }} />
      ))}
      {at !== null &&
        drawn
          .filter(({ thickness }) => thickness >= LABEL_MIN)
          .map(({ id, end, label }) => (
            <text key={id} className={s.axis} x={at + 8} y={end} dy="0.32em">
              {label}
            </text>
          ))}
    </>
  );
}

type LinesProps = { drawn: readonly DrawnSeries[]; series: readonly HistorySeries[]; show: (value: number | null) => string; at: number };

function Lines({ drawn, series, show, at }: LinesProps) {
  return (
    <>
      {drawn.toReversed().map(({ id, path, color, thin }) => (
        <path key={id} className={s.line} d={path} style={{ stroke: color, strokeWidth: thin ? 1.5 : 1.75 }} />
      ))}
      {drawn.map(({ id, end, color }, index) => (
        <text key={id} x={at + 8} y={end} dy="0.32em" style={{ fill: color, fontWeight: 600 }}>
          {show(series[index]?.values.findLast(value => value !== null) ?? null)}
        </text>
      ))}
    </>
  );
}

function BarStrip({ g, top, width, label }: { g: ReturnType<typeof historyGeometry>; top: number; width: number; label: string }) {
  return (
    <g transform={`translate(0,${top})`}>
      {g.bars.map((bar, index) =>
        bar ? (
          <rect
            key={g.xs[index]}
            x={(g.xs[index] ?? 0) - g.barWidth / 2}
            y={bar.top}
            width={g.barWidth}
            height={Math.max(0.5, bar.size)}
            style={{ fill: bar.top < g.zero - 0.01 ? 'var(--c1)' : 'var(--div-neg)' }}
          />
        ) : null,
      )}
      <line className={s.zero} x2={width} y1={g.zero} y2={g.zero} />
      <text className={s.axis} x={-10} y={g.zero} dy="0.32em" textAnchor="end">
        {label}
      </text>
    </g>
  );
}

type TipProps = { x: number; width: number; head: string; rows: readonly { name: string; color: string; text: string }[] };

function Tip({ x, width, head, rows }: TipProps) {
  return (
    <div className={s.tip} aria-hidden="true" style={{ transform: `translate(${x > width - 250 ? x - 230 : x + 12}px, 28px)` }}>
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

function anchorOf(at: number, width: number): 'start' | 'middle' | 'end' {
  if (at < 14) return 'start';
  return at > width - 14 ? 'end' : 'middle';
}
