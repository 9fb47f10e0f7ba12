import { type Day, toNumber } from '#calendar/day';
import { horizons, monthsOf, openingOf } from '#calendar/horizons';
import { isMonthEnd, monthIndexOf } from '#calendar/month-end';
import { missing, type Reason, type Result } from '#result';

/** Many series at once: one row of months per series, the same months for all, NaN where a month is missing. */
export type ReturnTable = { series: number; months: number; firstMonth: number; returns: Float64Array };

/** What may differ: when the fiscal year starts, and for each series the day its performance starts. */
export type BatchOptions = { fiscalYearStart?: number; inceptions?: readonly (Day | null)[] };

/**
 * The answers, one row of all horizons per series. `reasons` is 0 where there is a value; elsewhere the value is NaN, so
 * that whoever forgets to ask cannot take it for a 0 %. Read cells through `horizonCell`.
 */
export type HorizonTable = { values: Float64Array; reasons: Uint8Array };

/** How many horizons one row holds: the order is that of `horizons`. */
export const HORIZON_COUNT = horizons.length;

/**
 * One cell as a result.
 *
 * @example horizonCell(table, { row: 0, horizon: 0 }) // { value: 0.01 } : '1m' of the first series
 */
export function horizonCell(table: HorizonTable, at: { row: number; horizon: number }): Result {
  return resultOf(table, at.row * HORIZON_COUNT + at.horizon);
}

/**
 * A place of the two arrays as a result.
 *
 * @example resultOf(table, 0) // { value: 0.01 }
 */
function resultOf(table: HorizonTable, place: number): Result {
  const reason = REASONS[table.reasons[place] ?? 0];
  const value = table.values[place];
  if (value === undefined) throw new RangeError('no such cell');
  return reason === undefined ? { value } : missing(reason);
}

/**
 * An empty table for so many rows, to be filled again and again.
 *
 * @example horizonTable(10_000).values.length // 180_000
 */
export function horizonTable(rows: number): HorizonTable {
  return { values: new Float64Array(rows * HORIZON_COUNT), reasons: new Uint8Array(rows * HORIZON_COUNT) };
}

/**
 * All horizons of all series at one month-end: the same figures as `horizonReturn`, without a single object per cell.
 *
 * @example horizonsAt({ series: 1, months: 2, firstMonth: monthIndexOf('2024-01-31'), returns: Float64Array.of(0.01, 0.02) }, '2024-02-29')
 *   // row 0: '1m' 0.02, '2m' 0.0302, '3m' too_short …
 */
export function horizonsAt(table: ReturnTable, asOf: Day, options: BatchOptions = {}, into = horizonTable(table.series)): HorizonTable {
  const column = monthIndexOf(asOf) - table.firstMonth;
  if (!isMonthEnd(asOf)) return refused(into);
  const plan = planOf(asOf, options.fiscalYearStart);
  const starts = startsOf(table, options);
  for (let row = 0; row < table.series; row++) walkBack(table, row, column, plan, starts, into);
  return into;
}

/** The horizons but the last, shortest first: their place in a row, their months, and their exponent. */
type Plan = { asOf: number; order: Int32Array; months: Int32Array; exponents: Float64Array };

/**
 * Per series: the columns of its first month, its first whole month and its last month, and the opening day (a day number) of a
 * partial first month, NOT_PARTIAL where there is none.
 */
type Starts = { first: Int32Array; whole: Int32Array; last: Int32Array; partialFrom: Int32Array };

/**
 * Reads where each series begins and ends, once, before the loops.
 *
 * @example startsOf(table, {}).first // Int32Array [0]
 */
function startsOf(table: ReturnTable, options: BatchOptions): Starts {
  const { series, months, firstMonth, returns } = table;
  const starts: Starts = {
    first: new Int32Array(series),
    whole: new Int32Array(series),
    last: new Int32Array(series),
    partialFrom: new Int32Array(series).fill(NOT_PARTIAL),
  };
  for (let row = 0; row < series; row++) {
    let first = 0;
    let last = months - 1;
    while (first < months && Number.isNaN(returns[row * months + first])) first++;
    while (last >= 0 && Number.isNaN(returns[row * months + last])) last--;
    const inception = options.inceptions?.[row] ?? null;
    const opening = inception === null ? null : openingOf(inception);
    const whole = opening === null ? first : monthIndexOf(opening) - firstMonth + 1;
    const isPartial = opening !== null && !isMonthEnd(opening);
    starts.first[row] = isPartial ? whole - 1 : whole;
    starts.whole[row] = whole;
    starts.last[row] = last;
    if (isPartial) starts.partialFrom[row] = toNumber(opening);
  }
  return starts;
}

/** Stands for 'the first month is whole' among day numbers. */
const NOT_PARTIAL = -(2 ** 31);

/** Reasons as stored in `reasons`; 0 is none. */
const REASON_CODES = { no_data: 1, gap: 2, too_short: 3, not_applicable: 4 } as const;

const REASONS: readonly (Reason | undefined)[] = [undefined, 'no_data', 'gap', 'too_short', 'not_applicable'];
const ITD = HORIZON_COUNT - 1;

// The months each horizon needs at this month-end, shortest first, and 12/n for those shown as a yearly rate.
function planOf(asOf: Day, fiscalYearStart: number | undefined): Plan {
  const months = Int32Array.from(horizons, each => (each === 'itd' ? 0 : monthsOf(each, asOf, fiscalYearStart)));
  const order = Int32Array.from(horizons.slice(0, ITD).keys()).sort((a, b) => (months[a] ?? 0) - (months[b] ?? 0));
  const exponents = Float64Array.from(horizons, (each, index) => (each.endsWith('y') ? Math.min(1, 12 / (months[index] ?? 12)) : 1));
  return {
    asOf: toNumber(asOf),
    order,
    months: order.map(each => months[each]!),
    exponents: Float64Array.from(order, each => exponents[each]!),
  };
}

// From the as-of month backwards, multiplying once per month and leaving a figure wherever a horizon begins.
function walkBack(table: ReturnTable, row: number, column: number, plan: Plan, starts: Starts, into: HorizonTable): void {
  const { order, months, exponents } = plan;
  const { values, reasons } = into;
  const place = row * HORIZON_COUNT;
  const whole = starts.whole[row]!;
  const walked = { base: row * table.months, at: column + 1, factor: 1, isValid: true, isWhole: column < table.months };
  for (let next = 0; next < ITD; next++) {
    const horizon = place + order[next]!;
    const start = column - months[next]! + 1;
    if (start >= whole && start < walked.at) walkTo(start, table, walked);
    if (start >= whole && walked.isWhole && walked.isValid) {
      reasons[horizon] = 0;
      values[horizon] = raised(walked.factor, exponents[next]!) - 1;
    } else {
      const isNeverAsked = start >= whole && walked.isWhole;
      reasons[horizon] = isNeverAsked ? REASON_CODES.not_applicable : reasonFor(column, start < whole, row, starts);
      values[horizon] = Number.NaN;
    }
  }
  const longest = place + order[ITD - 1]!;
  const isAsLong = starts.first[row] === column - months[ITD - 1]! + 1 && starts.first[row] === whole;
  walkTo(starts.first[row]!, table, walked);
  // A series that began with the longest horizon has the same figure since inception, and its root is the dearest part.
  if (isAsLong && reasons[longest] === 0) {
    reasons[place + ITD] = 0;
    values[place + ITD] = values[longest]!;
  } else sinceInception(plan.asOf, walked, column, row, starts, into);
}

// Most exponents are 1, and a root, or exp of log, is far cheaper than a power. A factor of 0 stays 0.
function raised(factor: number, exponent: number): number {
  if (exponent === 1) return factor;
  return exponent === 0.5 ? Math.sqrt(factor) : Math.exp(Math.log(factor) * exponent);
}

type Walked = { base: number; at: number; factor: number; isValid: boolean; isWhole: boolean };

function walkTo(start: number, table: ReturnTable, walked: Walked): void {
  if (!walked.isWhole || start >= walked.at) return;
  const { returns } = table;
  let factor = walked.factor;
  let at = walked.at - 1;
  const stop = Math.max(start, 0);
  let isValid = true;
  // Two months at a time, because a product waits for the one before it: this halves the waiting.
  for (; at > stop; at -= 2) {
    const later = returns[walked.base + at]!;
    const earlier = returns[walked.base + at - 1]!;
    if (!(later >= -1 && earlier >= -1)) {
      if (later !== later || earlier !== earlier) break;
      isValid = false;
    }
    factor *= (1 + later) * (1 + earlier);
  }
  for (; at >= stop; at--) {
    const value = returns[walked.base + at] ?? Number.NaN;
    if (!(value >= -1)) {
      if (value !== value) break;
      isValid = false;
    }
    factor *= 1 + value;
  }
  if (!isValid) walked.isValid = false;
  walked.factor = factor;
  walked.at = at + 1;
  walked.isWhole = at < start;
}

function reasonFor(column: number, isTooShort: boolean, row: number, starts: Starts): number {
  const last = starts.last[row] ?? -1;
  if (last < 0) return REASON_CODES.no_data;
  if (isTooShort) return REASON_CODES.too_short;
  return column > last ? REASON_CODES.no_data : REASON_CODES.gap;
}

function sinceInception(asOf: number, walked: Walked, column: number, row: number, starts: Starts, into: HorizonTable): void {
  const place = row * HORIZON_COUNT + ITD;
  const months = column - (starts.first[row] ?? 0) + 1;
  const isTooShort = months < 1;
  const reason =
    isTooShort || !walked.isWhole ? reasonFor(column, isTooShort, row, starts) : walked.isValid ? 0 : REASON_CODES.not_applicable;
  const exponent = yearlyExponent(asOf, months, starts.partialFrom[row] ?? NOT_PARTIAL);
  into.reasons[place] = reason;
  into.values[place] = reason !== 0 ? Number.NaN : raised(walked.factor, exponent) - 1;
}

/**
 * The exponent that turns growth since inception into what is reported: 12/n above a year, 365/days with a partial first month, else 1.
 * Days are day numbers.
 *
 * @example yearlyExponent(0, 24, NOT_PARTIAL) // 0.5
 */
function yearlyExponent(asOf: number, months: number, partialFrom: number): number {
  if (partialFrom === NOT_PARTIAL) return months > 12 ? 12 / months : 1;
  const days = asOf - partialFrom;
  return days >= 365 ? 365 / days : 1;
}

function refused(into: HorizonTable): HorizonTable {
  into.values.fill(Number.NaN);
  into.reasons.fill(REASON_CODES.not_applicable);
  return into;
}
