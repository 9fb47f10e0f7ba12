import { scaleLinear, scaleUtc } from 'd3-scale';

export type Ticks = readonly { at: number; label: string; isZero: boolean }[];

/** Value axis: at most five ticks, always including zero. */
export function valueScale(values: readonly number[], height: number) {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  return scaleLinear([low, high === low ? low + 1 : high], [height, 0]).nice(5);
}

export function timeScale(days: readonly string[], width: number) {
  const first = new Date(days[0] ?? 0); // without days nothing is drawn
  const last = new Date(days.at(-1) ?? 0);
  return scaleUtc([first, last], [0, width]);
}

/** Years where there are several, otherwise months; labels never overlap. */
export function timeTicks(days: readonly string[], width: number): { at: number; label: string }[] {
  const scale = timeScale(days, width);
  const [first = new Date(0), last = new Date(0)] = scale.domain();
  const years = (last.getTime() - first.getTime()) / 31_557_600_000;
  const ticks = scale.ticks(
    years > 1.5 ? Math.min(10, Math.max(2, Math.floor(width / 70))) : Math.min(6, Math.max(2, Math.floor(width / 90))),
  );
  return ticks.map(tick => {
    const year = tick.getUTCFullYear();
    const month = tick.getUTCMonth() + 1;
    return { at: scale(tick), label: years > 1.5 && month === 1 ? String(year) : `${year}/${String(month).padStart(2, '0')}` };
  });
}

/** Labels at the end of their lines, moved apart until none overlap. */
export function spreadLabels(wanted: readonly number[], distance: number): number[] {
  const order = wanted.map((at, index) => ({ at, index })).toSorted((a, b) => a.at - b.at);
  for (let pass = 0; pass < order.length; pass++) {
    for (let i = 1; i < order.length; i++) {
      const above = order[i - 1];
      const below = order[i];
      if (!above || !below || below.at - above.at >= distance) continue;
      const middle = (above.at + below.at) / 2;
      above.at = middle - distance / 2;
      below.at = middle + distance / 2;
    }
  }
  const result = [...wanted];
  for (const { at, index } of order) result[index] = at;
  return result;
}

/** The nearest point to a position on the axis; points need not be evenly spaced. */
export function nearestIndex(positions: readonly number[], at: number): number {
  return positions.reduce(
    (best, position, index) => (Math.abs(position - at) < Math.abs((positions[best] ?? Infinity) - at) ? index : best),
    0,
  );
}
