/**
 * Flows made ready for a solver: distinct times in ascending order, one net amount for each, none of them zero.
 * The arrays may be longer than `count`, so that one pair serves a whole batch.
 */
export type FlowSeries = { times: Float64Array; amounts: Float64Array; count: number };

/**
 * An empty series with room for so many flows.
 *
 * @example seriesFor(40).times.length // 40
 */
export function seriesFor(room: number): FlowSeries {
  return { times: new Float64Array(room), amounts: new Float64Array(room), count: 0 };
}

/**
 * Fills a series from flows in any order. Netting the flows of one time never changes the equation, and a flow of zero has no say in it.
 *
 * @example fillSeries(seriesFor(3), [1, 0, 1], [60, -100, 50], 0, 3).count // 2: -100 at 0, 110 at 1
 */
export function fillSeries(series: FlowSeries, times: ArrayLike<number>, amounts: ArrayLike<number>, from: number, to: number): FlowSeries {
  const room = to - from;
  for (let i = 0; i < room; i++) {
    series.times[i] = times[from + i]!;
    series.amounts[i] = amounts[from + i]!;
  }
  return settleSeries(series, room);
}

/**
 * Puts the first flows of a series in order and nets those of one time, in place.
 *
 * @example settleSeries({ times: Float64Array.of(1, 0, 1), amounts: Float64Array.of(60, -100, 50), count: 0 }, 3).count // 2
 */
export function settleSeries(series: FlowSeries, room: number): FlowSeries {
  if (!isAscending(series, room)) sortPairs(series, room);
  series.count = netInPlace(series, room);
  return series;
}

/**
 * Whether the equation of the series can have one solution at most. Roots of a positive log rate are bounded by the sign changes of the
 * running sums from the front, roots of a negative one by those from the back, and zero is a root only when the whole sums to zero.
 * (The running sums from the front alone, the usual test, would overlook a second root below zero.)
 *
 * @example hasOneRootAtMost(fillSeries(seriesFor(2), [0, 1], [-100, 110], 0, 2)) // true
 */
export function hasOneRootAtMost({ amounts, count }: FlowSeries): boolean {
  let changes = 0;
  let forward = 0;
  let backward = 0;
  let forwardSign = 0;
  let backwardSign = 0;
  for (let i = 0; i < count; i++) {
    forward += amounts[i]!;
    backward += amounts[count - 1 - i]!;
    if (forward !== 0) {
      if (forwardSign !== 0 && forward > 0 !== forwardSign > 0) changes++;
      forwardSign = forward;
    }
    if (backward !== 0) {
      if (backwardSign !== 0 && backward > 0 !== backwardSign > 0) changes++;
      backwardSign = backward;
    }
  }
  return changes <= 1 && Math.abs(forward) > ROUNDING * Math.abs(amounts[0] ?? 0);
}

function netInPlace({ times, amounts }: FlowSeries, room: number): number {
  let count = 0;
  for (let i = 0; i < room;) {
    const time = times[i]!;
    let net = 0;
    let gross = 0;
    for (; i < room && times[i] === time; i++) {
      net += amounts[i]!;
      gross += Math.abs(amounts[i]!);
    }
    // What is left of 0.1 + 0.2 - 0.3 is no flow; kept, it would invent a root near -100 %.
    if (Math.abs(net) <= ROUNDING * gross) continue;
    times[count] = time;
    amounts[count++] = net;
  }
  return count;
}

function isAscending({ times, amounts }: FlowSeries, room: number): boolean {
  for (let i = 1; i < room; i++) {
    if (times[i]! < times[i - 1]! || (times[i] === times[i - 1] && amounts[i]! < amounts[i - 1]!)) return false;
  }
  return true;
}

// Ties are ordered by amount, so that the same flows in another order give the same bits.
function sortPairs(series: FlowSeries, room: number): void {
  if (room > SHORT) return sortLong(series, room);
  const { times, amounts } = series;
  for (let i = 1; i < room; i++) {
    const time = times[i]!;
    const amount = amounts[i]!;
    let at = i;
    for (; at > 0 && (times[at - 1]! > time || (times[at - 1] === time && amounts[at - 1]! > amount)); at--) {
      times[at] = times[at - 1]!;
      amounts[at] = amounts[at - 1]!;
    }
    times[at] = time;
    amounts[at] = amount;
  }
}

function sortLong({ times, amounts }: FlowSeries, room: number): void {
  const order = Array.from({ length: room }, (_, index) => index);
  order.sort((a, b) => times[a]! - times[b]! || amounts[a]! - amounts[b]!);
  const sortedTimes = order.map(index => times[index]!);
  const sortedAmounts = order.map(index => amounts[index]!);
  times.set(sortedTimes);
  amounts.set(sortedAmounts);
}

const SHORT = 100; // up to here sorting by insertion is quicker, and takes no memory
const ROUNDING = 1e-14;
