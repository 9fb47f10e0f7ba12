import { toNumber } from '#calendar/day';
import { yearFraction, type DayCount } from '#calendar/day-count';
import { explained, ignore, type Note } from '#explain';
import { sumOf } from '#number/sum';
import { missing, type Explanation, type Reason, type Result } from '#result';
import { allRoots } from './all-roots';
import type { CashFlow } from './cash-flow';
import { hasOneRootAtMost, seriesFor, settleSeries, type FlowSeries } from './flow-series';
import { oneRoot } from './one-root';

/** A rate with every other rate that solves the same equation. */
export type Irr = Result & { roots: readonly number[]; multipleRoots: boolean };

/** A dated rate, with the days it spans and, below one year, the return over the whole span, which is the one to show. */
export type Xirr = Irr & { days: number; sinceInception: number | null };

export type XirrOptions = { dayCount?: DayCount };

/**
 * The rate per period at which equally spaced amounts are worth nothing at the start. Of several rates the one nearest to 10 % in ln(1 + r)
 * is the value, and all of them are listed.
 *
 * @example irr([-100, 60, 60]) // { value: 0.130662386…, roots: [0.130662386…], multipleRoots: false }
 */
export function irr(amounts: readonly number[]): Irr {
  return periodicRate(amounts, ignore);
}

/**
 * The steps of `irr`: the amounts, what each is worth at the rate, and the sum, which is zero.
 *
 * @example explainIrr([-100, 110]).steps.at(-1) // { id: 'sum', value: 0, unit: 'money' }
 */
export function explainIrr(amounts: readonly number[]): Explanation {
  return explained<number>('private-assets.irr', {}, note => periodicRate(amounts, note));
}

/**
 * The yearly rate at which dated flows are worth nothing on the first day (Act/365 as in spreadsheets, unless another convention is given).
 * A rate that does not exist is reported with its reason: calls with nothing back and a NAV of zero are a `total_loss`,
 * flows of one sign or of one day have `no_root`.
 *
 * @example xirr([{ day: '2021-01-01', amount: -100 }, { day: '2022-01-01', amount: 110 }]).value // 0.1
 */
export function xirr(flows: readonly CashFlow[], options: XirrOptions = {}): Xirr {
  return datedRate(flows, options.dayCount ?? 'act/365F', ignore);
}

/**
 * The steps of `xirr`: for each flow its years from the first day and its worth there, then the sum, which is zero.
 *
 * @example explainXirr([{ day: '2021-01-01', amount: -100 }, { day: '2022-01-01', amount: 110 }]).steps[1] // { id: 'years', value: 0, … }
 */
export function explainXirr(flows: readonly CashFlow[], options: XirrOptions = {}): Explanation {
  const dayCount = options.dayCount ?? 'act/365F';
  return explained<number>('private-assets.xirr', { dayCount }, note => datedRate(flows, dayCount, note));
}

/**
 * The rate of a series already netted and in order, in u = ln(1 + r): the one root, or of several the one nearest to 10 %.
 *
 * @example rootsOf(fillSeries(seriesFor(2), [0, 1], [-100, 110], 0, 2)).preferred // 0.0953… = ln 1.1
 */
export function rootsOf(series: FlowSeries): { preferred: number; all: readonly number[] } {
  if (hasOneRootAtMost(series)) {
    const root = oneRoot(series);
    if (!Number.isNaN(root)) return { preferred: root, all: [root] };
  }
  const all = allRoots(series);
  const nearest = all.reduce((best, root) => (Math.abs(root - USUAL_GUESS) < Math.abs(best - USUAL_GUESS) ? root : best), all[0] ?? NaN);
  return { preferred: nearest, all };
}

function periodicRate(amounts: readonly number[], note: Note): Irr {
  const series = roomFor(amounts.length);
  for (let i = 0; i < amounts.length; i++) {
    series.times[i] = i;
    series.amounts[i] = amounts[i]!;
  }
  const solved = solve(series, amounts.length);
  if (note !== ignore) {
    const times = amounts.map((_, index) => index);
    noteWorth(note, { times, amounts, labels: times.map(String), rate: solved.value });
  }
  return solved;
}

function datedRate(flows: readonly CashFlow[], dayCount: DayCount, note: Note): Xirr {
  // By far the most are counted in days over 365 and not explained: the solver puts those in order itself.
  const isUsual = dayCount === 'act/365F' && note === ignore;
  const ordered = isUsual ? flows : flows.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.amount - b.amount));
  const count = ordered.length;
  if (count === 0) return { ...missing('no_data'), ...NO_ROOTS, days: 0, sinceInception: null };

  const series = roomFor(count);
  const { times, amounts } = series;
  let first = 0;
  let last = 0;
  for (let i = 0; i < count; i++) {
    const { day, amount } = ordered[i]!;
    const number = toNumber(day);
    if (i === 0 || number < times[first]!) first = i;
    if (i === 0 || number > times[last]!) last = i;
    times[i] = number;
    amounts[i] = amount;
  }
  const from = times[first]!;
  const days = times[last]! - from;
  for (let i = 0; i < count; i++)
    times[i] = dayCount === 'act/365F' ? (times[i]! - from) / 365 : yearFraction(ordered[first]!.day, ordered[i]!.day, dayCount);
  if (note === ignore) {
    const solved = solve(series, count);
    return { ...solved, days, sinceInception: sinceInception(solved.value, days) };
  }
  const years = Array.from(times.subarray(0, count)); // the solver works in place
  const solved = solve(series, count);
  note({ id: 'first_day', value: ordered[first]!.day, unit: 'text' });
  const labels = ordered.map(({ day }) => day);
  noteWorth(note, { times: years, amounts: ordered.map(({ amount }) => amount), labels, rate: solved.value });
  return { ...solved, days, sinceInception: sinceInception(solved.value, days) };
}

// A rate below one year is not to be annualised on a report (GIPS): the return over the span stands beside it.
function sinceInception(rate: number | null, days: number): number | null {
  return rate === null || days >= 365 ? null : Math.expm1((Math.log1p(rate) * days) / 365) + 0;
}

/** One pair of arrays serves every call, because nothing is asked of anybody else before the rate is found. */
let room = seriesFor(64);

function roomFor(count: number): FlowSeries {
  if (room.times.length < count) room = seriesFor(count * 2);
  return room;
}

function solve(series: FlowSeries, count: number): Irr {
  const refusal = refusalOf(series, count);
  if (refusal) return { ...missing(refusal), ...NO_ROOTS };
  const { preferred, all } = rootsOf(settleSeries(series, count));
  if (Number.isNaN(preferred)) return { ...missing('no_root'), ...NO_ROOTS };
  return { value: rateOf(preferred), roots: all.map(rateOf), multipleRoots: all.length > 1 };
}

function refusalOf({ times, amounts }: FlowSeries, count: number): Reason | null {
  let anyIn = false;
  let anyOut = false;
  let last = times[0]!;
  let closing = false; // whether anything flows at the last time
  for (let i = 0; i < count; i++) {
    const amount = amounts[i]!;
    if (!Number.isFinite(amount)) return 'no_data';
    anyIn ||= amount > 0;
    anyOut ||= amount < 0;
    if (times[i]! > last) closing = false;
    if (times[i]! >= last) {
      last = times[i]!;
      closing ||= amount !== 0;
    }
  }
  if (count === 0) return 'no_data';
  if (count === 1) return 'too_short';
  if (!anyIn && anyOut && !closing) return 'total_loss';
  return anyIn && anyOut && !isOneTime(times, count) ? null : 'no_root';
}

function isOneTime(times: Float64Array, count: number): boolean {
  for (let i = 1; i < count; i++) if (times[i] !== times[0]) return false;
  return true;
}

function noteWorth(
  note: Note,
  at: { times: readonly number[]; amounts: readonly number[]; labels: readonly string[]; rate: number | null },
) {
  if (note === ignore) return;
  const worths = at.rate === null ? null : at.amounts.map((amount, i) => amount * Math.pow(1 + (at.rate ?? 0), -(at.times[i] ?? 0)));
  for (const [i, label] of at.labels.entries()) {
    note({ id: 'years', value: at.times[i] ?? null, unit: 'factor', at: label });
    note({ id: 'amount', value: at.amounts[i] ?? null, unit: 'money', at: label });
    if (worths) note({ id: 'worth', value: worths[i] ?? null, unit: 'money', at: label });
  }
  note({ id: 'rate', value: at.rate, unit: 'rate' });
  note({ id: 'sum', value: worths && sumOf(worths), unit: 'money' });
}

const rateOf = (u: number) => Math.expm1(u) + 0;
const USUAL_GUESS = Math.log(1.1);
const NO_ROOTS = { roots: [], multipleRoots: false } as const;
