import { missing, type Reason, type Result } from '#result';
import { hasOneRootAtMost, seriesFor, settleSeries, type FlowSeries } from './flow-series';
import { rootsOf } from './irr';
import { oneRoot } from './one-root';

/** Many series laid end to end: series k owns the flows from starts[k] up to starts[k + 1]. Days are counted from any fixed day. */
export type FlowTable = { days: Int32Array; amounts: Float64Array; starts: Int32Array };

/** One rate per series where `states` is 0; elsewhere the state names the reason and the rate is not to be read. */
export type RateTable = { rates: Float64Array; states: Uint8Array };

/**
 * The yearly rates (Act/365) of many series at once, equal to `xirr` of each. Nothing is allocated per series; only the rare series that
 * may have several roots, or comes unsorted, takes the slower way.
 *
 * @example rateAt(xirrBatch({ days: Int32Array.of(0, 365), amounts: Float64Array.of(-100, 110), starts: Int32Array.of(0, 2) }), 0) // 0.1
 */
export function xirrBatch(table: FlowTable, into: RateTable = tableFor(table.starts.length - 1)): RateTable {
  const { days, amounts, starts } = table;
  const series = seriesFor(longestOf(starts));
  for (let k = 0; k + 1 < starts.length; k++) {
    const from = starts[k]!;
    const to = starts[k + 1]!;
    const state = stateOf(table, from, to);
    into.states[k] = state;
    if (state !== SOLVED) continue;
    const first = earliest(days, from, to);
    for (let i = from; i < to; i++) {
      series.times[i - from] = (days[i]! - first) / 365;
      series.amounts[i - from] = amounts[i]!;
    }
    solveInto(into, k, settleSeries(series, to - from));
  }
  return into;
}

/**
 * A place for the rates of so many series.
 *
 * @example tableFor(10).rates.length // 10
 */
export function tableFor(count: number): RateTable {
  return { rates: new Float64Array(count), states: new Uint8Array(count) };
}

/**
 * The rate of one series of a batch, or the reason there is none.
 *
 * @example rateAt({ rates: Float64Array.of(0), states: Uint8Array.of(1) }, 0) // { value: null, reason: 'no_root' }
 */
export function rateAt({ rates, states }: RateTable, index: number): Result {
  const rate = rates[index];
  const state = states[index];
  if (rate === undefined || state === undefined) return missing('no_data');
  return state === SOLVED ? { value: rate } : missing(REASONS[state - 1] ?? 'no_root');
}

function solveInto(into: RateTable, k: number, series: FlowSeries): void {
  let preferred = hasOneRootAtMost(series) ? oneRoot(series) : NaN;
  if (Number.isNaN(preferred)) preferred = rootsOf(series).preferred;
  if (Number.isNaN(preferred)) into.states[k] = NO_ROOT;
  else into.rates[k] = Math.expm1(preferred) + 0;
}

// The refusals of `xirr` in one pass: both signs, two days, finite, and a closing value of zero distinguished from no closing value.
function stateOf({ days, amounts }: FlowTable, from: number, to: number): number {
  let anyIn = false;
  let anyOut = false;
  let first = Infinity;
  let last = -Infinity;
  let closing = true;
  for (let i = from; i < to; i++) {
    const day = days[i]!;
    const amount = amounts[i]!;
    if (!Number.isFinite(amount)) return NO_DATA;
    if (amount > 0) anyIn = true;
    if (amount < 0) anyOut = true;
    if (day < first) first = day;
    if (day > last) {
      last = day;
      closing = amount === 0;
    } else if (day === last && amount !== 0) closing = false;
  }
  if (from === to) return NO_DATA;
  if (to - from === 1) return TOO_SHORT;
  if (anyIn && anyOut && first < last) return SOLVED;
  return anyOut && !anyIn && closing ? TOTAL_LOSS : NO_ROOT;
}

function earliest(days: Int32Array, from: number, to: number): number {
  let first = days[from] ?? 0;
  for (let i = from + 1; i < to; i++) if (days[i]! < first) first = days[i]!;
  return first;
}

function longestOf(starts: Int32Array): number {
  let longest = 0;
  for (let k = 0; k + 1 < starts.length; k++) longest = Math.max(longest, starts[k + 1]! - starts[k]!);
  return longest;
}

const REASONS: readonly Reason[] = ['no_root', 'total_loss', 'too_short', 'no_data'];
const SOLVED = 0;
const NO_ROOT = 1;
const TOTAL_LOSS = 2;
const TOO_SHORT = 3;
const NO_DATA = 4;
