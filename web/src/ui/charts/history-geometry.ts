import { scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import { spreadLabels, timeScale, timeTicks, valueScale } from './line-geometry';

export type HistorySeries = { id: string; label: string; color: string; thin?: boolean; values: readonly (number | null)[] };

export type HistoryShape = {
  days: readonly string[];
  series: readonly HistorySeries[];
  stacked: boolean;
  bars: readonly (number | null)[];
  width: number;
  height: number;
  stripHeight: number;
  /** For prices and rates: their movements matter, and an axis from zero would flatten them. */
  near?: boolean;
};

/** One drawn series: its outline, the position of its label, and its thickness there. */
export type DrawnSeries = { id: string; label: string; color: string; thin: boolean; path: string; end: number; thickness: number };

/** The geometry of the chart: lines over a common zero, or stacked layers; monthly bars below. */
export function historyGeometry({ days, series, stacked, bars, width, height, stripHeight, near = false }: HistoryShape) {
  const x = timeScale(days, width);
  const xs = days.map(day => x(new Date(day)));
  const layers = stacked ? stackOf(series, days.length) : null;
  const values = layers ? (layers.at(-1)?.tops ?? []) : series.flatMap(one => one.values.filter(value => value !== null));
  // Rounded, because weights adding up to slightly more than one would extend the axis by a step.
  const shown = values.map(value => Math.round(value * 1e6) / 1e6);
  const y = near && !stacked ? nearScale(shown, height) : valueScale(shown, height);
  const drawn = series.map((one, at) => (layers ? drawLayer(one, layers[at], xs, y) : drawLine(one, xs, y)));
  const most = Math.max(1e-9, ...bars.map(value => Math.abs(value ?? 0)));
  const strip = scaleLinear([-most, most], [stripHeight, 0]);
  const ends = spreadLabels(
    drawn.map(({ end }) => end),
    14,
  );
  return {
    xs,
    drawn: layers ? drawn : drawn.map((one, at) => ({ ...one, end: ends[at] ?? one.end })),
    ticks: y.ticks(5).map(value => ({ value, y: y(value) })),
    days: timeTicks(days, width),
    barWidth: Math.max(1, (width / Math.max(1, days.length)) * 0.62),
    bars: bars.map(value => (value === null ? null : { top: Math.min(strip(0), strip(value)), size: Math.abs(strip(value) - strip(0)) })),
    zero: strip(0),
  };
}

function nearScale(values: readonly number[], height: number) {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const room = (high - low || Math.abs(high) || 1) * 0.08;
  return scaleLinear([low - room, high + room], [height, 0]).nice(5);
}

type Layer = { bottoms: number[]; tops: number[] };
type Scale = (value: number) => number;

/** A missing part adds no height, although it was not reported as zero. */
function stackOf(series: readonly HistorySeries[], points: number): Layer[] {
  let level = Array.from({ length: points }, () => 0);
  return series.map(({ values }) => {
    const bottoms = level;
    level = bottoms.map((bottom, at) => bottom + Math.max(0, values[at] ?? 0));
    return { bottoms, tops: level };
  });
}

function drawLayer({ id, label, color }: HistorySeries, layer: Layer | undefined, xs: readonly number[], y: Scale): DrawnSeries {
  const { bottoms = [], tops = [] } = layer ?? {};
  const path =
    area<number>(
      (_, at) => xs[at] ?? 0,
      (_, at) => y(bottoms[at] ?? 0),
      (_, at) => y(tops[at] ?? 0),
    )(xs) ?? '';
  const bottom = y(bottoms.at(-1) ?? 0);
  const top = y(tops.at(-1) ?? 0);
  return { id, label, color, thin: false, path, end: (bottom + top) / 2, thickness: bottom - top };
}

function drawLine({ id, label, color, thin = false, values }: HistorySeries, xs: readonly number[], y: Scale): DrawnSeries {
  const path =
    line<number | null>(
      (_, at) => xs[at] ?? 0,
      value => y(value ?? 0),
    ).defined(value => value !== null)(values) ?? '';
  return { id, label, color, thin, path, end: y(values.findLast(value => value !== null) ?? 0), thickness: Infinity };
}
