import { useMemo } from 'react';
import { useFormats, type Formats } from '#platform/formats';
import { useText } from '#platform/text';
import { useWidth } from '#ui/use-width';
import { Legend, Picture, ValueAxis } from './chart-frame';
import s from './charts.module.css';
import { useChartData } from './chart-data';
import { MarkedPeriod, useChartRange, useChartWindow } from './chart-range';
import { chartsText } from './charts-text';
import { anchorOf, BarStrip, Layers, Lines, Marking } from './history-parts';
import { historyGeometry, type HistorySeries } from './history-geometry';
import { nearestIndex } from './line-geometry';
import { sinceFirst } from './since-first';
import { Spoken, spoken, Tip } from './tip';
import { useCrosshair } from './use-crosshair';

export type HistoryChartProps = {
  label: string;
  days: readonly string[];
  series: readonly HistorySeries[];
  /** Stacked layers instead of lines; labelled on the right. */
  stacked?: boolean;
  /** Formats a value in the tooltip, and on the axis. */
  show: (value: number | null) => string;
  axis: (value: number) => string;
  /** Monthly bars below the lines. */
  bars?: { label: string; values: readonly (number | null)[]; show: (value: number | null) => string };
  /** Last line of the tooltip: the total of the layers. */
  total?: { label: string; values: readonly (number | null)[] };
  height?: number;
  /** The axis covers the range of the values instead of starting from zero. */
  near?: boolean;
  /** Returns since the first day: where only a part is shown, they are rebased to zero at its start. */
  grows?: boolean;
  /** A forecast, for which the "last years" presets do not apply. */
  ahead?: boolean;
  /** Called on a click or Enter on a point, usually to open its trace. */
  onOpen: (at: number) => void;
};

const STRIP = 56;
const GAP = 18;
/** Wide enough for labels beside the layers. */
const WIDE = 560;

/**
 * Figures over many months: lines against a benchmark, or stacked layers. Shows the period of the address; dragging, or Shift with the
 * arrow keys, marks another one. Arrow keys move between points, Enter opens one.
 */
export function HistoryChart({ grows = false, ahead = false, ...props }: HistoryChartProps) {
  const { days, series, bars, total, onOpen } = props;
  const range = useChartRange();
  const window = useChartWindow(days, { values: grows ? series[0]?.values : undefined, isAhead: ahead });
  const { start, end, isCut, isMarked } = window;
  const shown = useMemo(() => {
    const cut = <T,>(values: readonly T[]) => (isCut ? values.slice(start, end + 1) : values);
    const path = (values: readonly (number | null)[]) => (isCut && grows ? sinceFirst(cut(values)) : cut(values));
    return {
      days: cut(days),
      series: series.map(one => ({ ...one, values: path(one.values) })),
      ...(bars ? { bars: { ...bars, values: cut(bars.values) } } : {}),
      ...(total ? { total: { ...total, values: cut(total.values) } } : {}),
    };
  }, [days, series, bars, total, start, end, isCut, grows]);
  const first = shown.days[0] ?? '';
  const last = shown.days.at(-1) ?? '';
  return (
    <>
      {isMarked && <MarkedPeriod from={first} to={last} onClear={range.showAll} />}
      <Drawing
        {...props}
        {...shown}
        onOpen={at => onOpen(at + start)}
        onMark={(from, to) => range.mark(shown.days[from] ?? first, shown.days[to] ?? last)}
        onAll={() => isCut && range.showAll()}
      />
    </>
  );
}

type DrawingProps = Omit<HistoryChartProps, 'grows' | 'ahead'> & { onMark: (from: number, to: number) => void; onAll: () => void };

function Drawing(props: DrawingProps) {
  const { label, days, series, stacked = false, show, axis, bars, total, height = 292, near = false, onOpen, onMark, onAll } = props;
  const t = useText(chartsText);
  const f = useFormats();
  const [box, width] = useWidth<HTMLDivElement>(600, label);
  const isWide = width > WIDE;
  const margin = { top: 6, right: stacked ? (isWide ? 148 : 8) : 64, bottom: 22, left: 52 };
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
  const { at, marked, hands } = useCrosshair({
    points: days.length,
    nearest: x => nearestIndex(g.xs, x - margin.left),
    onOpen,
    onMark,
    onAll,
  });
  const rows = (index: number) => [
    ...(stacked ? series.toReversed() : series).map(({ label: name, color, values }) => ({
      name,
      color,
      text: show(values[index] ?? null),
    })),
    ...(bars ? [{ name: bars.label, color: 'transparent', text: bars.show(bars.values[index] ?? null) }] : []),
    ...(total ? [{ name: total.label, color: 'transparent', text: show(total.values[index] ?? null) }] : []),
  ];
  const say = (index: number) => spoken(f.date(days[index]), rows(index));
  return (
    <div className={s.wrap} ref={box}>
      {(!stacked || !isWide) && <Legend items={stacked ? series.toReversed() : series} />}
      <Picture summary={`${label}. ${say(days.length - 1)}. ${t('arrowKeys')}`} height={height} legend={series} hands={hands}>
        <g transform={`translate(${margin.left},${margin.top})`}>
          <ValueAxis ticks={g.ticks} width={inner.width} label={axis} />
          {marked && <Marking from={g.xs[marked[0]] ?? 0} to={g.xs[marked[1]] ?? 0} height={inner.height + strip} />}
          {stacked ? (
            <Layers drawn={g.drawn} at={isWide ? inner.width : null} height={inner.height} />
          ) : (
            <Lines {...{ series, show }} drawn={g.drawn} at={inner.width} />
          )}
          {bars && <BarStrip g={g} top={inner.height + GAP} width={inner.width} label={t('excess')} />}
          {g.days.map(tick => (
            <text key={tick.label} className={s.axis} x={tick.at} y={height - margin.top - 5} textAnchor={anchorOf(tick.at, inner.width)}>
              {tick.label}
            </text>
          ))}
          {at !== null && <line className={s.cross} data-export="skip" x1={g.xs[at]} x2={g.xs[at]} y2={inner.height + strip} />}
        </g>
      </Picture>
      {at !== null && (
        <Tip
          x={margin.left + (g.xs[at] ?? 0)}
          width={width}
          of={label}
          head={markedText(f, days, marked) ?? f.date(days[at])}
          rows={marked ? [] : rows(at)}
        />
      )}
      <Spoken>{at === null ? '' : (markedText(f, days, marked) ?? say(at))}</Spoken>
    </div>
  );
}

function markedText(f: Formats, days: readonly string[], marked: readonly [number, number] | null): string | null {
  return marked && `${f.date(days[marked[0]])} – ${f.date(days[marked[1]])}`;
}
