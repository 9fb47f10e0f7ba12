import { toNumber } from '#calendar/day';
import { horizons, monthsOf } from '#calendar/horizons';
import { monthEndOfIndex } from '#calendar/month-end';
import type { Result } from '#result';
import {
  type BatchOptions,
  HORIZON_COUNT,
  type HorizonTable,
  NOT_PARTIAL,
  REASON_CODES,
  resultOf,
  type ReturnTable,
  type Starts,
  startsOf,
  yearlyExponent,
} from './horizon-batch';

/** The answers at every month-end. The months of one series and horizon lie side by side; read cells through `historyCell`. */
export type HorizonHistory = HorizonTable & { months: number };

/**
 * An empty history for so many series and months, to be filled again and again.
 *
 * @example emptyHistory(table).values.length // series × 18 × months
 */
export function emptyHistory(size: { series: number; months: number }): HorizonHistory {
  const cells = size.series * HORIZON_COUNT * size.months;
  return { months: size.months, values: new Float64Array(cells), reasons: new Uint8Array(cells) };
}

/**
 * One cell as a result: the horizon (by its place in `horizons`) of a series at the month-end of a column.
 *
 * @example historyCell(history, { series: 0, horizon: 1, column: 1 }) // { value: 0.0302 }
 */
export function historyCell(history: HorizonHistory, at: { series: number; horizon: number; column: number }): Result {
  return resultOf(history, (at.series * HORIZON_COUNT + at.horizon) * history.months + at.column);
}

/**
 * All horizons of all series at every month-end of the table. A running wealth index and its logarithm per series make each cell one
 * division (or one exp), however long the horizon.
 *
 * @example horizonHistory({ series: 1, months: 2, firstMonth: monthIndexOf('2024-01-31'), returns: Float64Array.of(0.01, 0.02) })
 *   // '2m' at column 1: 0.0302
 */
export function horizonHistory(table: ReturnTable, options: BatchOptions = {}, into = emptyHistory(table)): HorizonHistory {
  const path = pathFor(table, options);
  for (let row = 0; row < table.series; row++) {
    readPath(table, row, path);
    for (let horizon = 0; horizon < ITD; horizon++) {
      const place = (row * HORIZON_COUNT + horizon) * table.months;
      if (path.isUnbroken) fillUnbroken(row, horizon, place, path, into);
      else for (let column = 0; column < table.months; column++) fillCell(row, horizon, column, place + column, path, into);
    }
    fillSinceInception(row, (row * HORIZON_COUNT + ITD) * table.months, path, into);
  }
  return into;
}

type Path = {
  starts: Starts;
  /** Months of each horizon by column; the same where they are the same in every month, else 0; 12/n for yearly rates above a year, else 0. */
  lengths: Int32Array;
  fixed: Int32Array;
  exponents: Float64Array;
  months: number;
  dayNumbers: Int32Array;
  wealth: Float64Array;
  logs: Float64Array;
  /** By column, the last column up to it that is missing, below -100 %, or exactly -100 %; -1 for none. */
  lastGap: Int32Array;
  lastInvalid: Int32Array;
  lastLoss: Int32Array;
  isUnbroken: boolean;
};

const ITD = HORIZON_COUNT - 1;

function pathFor(table: ReturnTable, options: BatchOptions): Path {
  const { months, firstMonth } = table;
  const ends = Array.from({ length: months }, (_, column) => monthEndOfIndex(firstMonth + column));
  const lengths = new Int32Array(HORIZON_COUNT * months);
  const fixed = new Int32Array(HORIZON_COUNT);
  const exponents = new Float64Array(HORIZON_COUNT);
  for (const [index, horizon] of horizons.entries()) {
    if (horizon === 'itd') continue;
    for (const [column, end] of ends.entries()) lengths[index * months + column] = monthsOf(horizon, end, options.fiscalYearStart);
    const length = lengths[index * months] ?? 0;
    if (!horizon.endsWith('td')) fixed[index] = length;
    if (horizon.endsWith('y') && length > 12) exponents[index] = 12 / length;
  }
  return {
    starts: startsOf(table, options),
    lengths,
    fixed,
    exponents,
    months,
    dayNumbers: Int32Array.from(ends, toNumber),
    wealth: new Float64Array(months + 1),
    logs: new Float64Array(months + 1),
    lastGap: new Int32Array(months),
    lastInvalid: new Int32Array(months),
    lastLoss: new Int32Array(months),
    isUnbroken: true,
  };
}

// One pass forward. After a month that breaks the chain the index starts again at 1: no horizon reaches across it anyway.
function readPath(table: ReturnTable, row: number, path: Path): void {
  const { wealth, logs, lastGap, lastInvalid, lastLoss, starts } = path;
  const base = row * table.months;
  let gap = -1;
  let invalid = -1;
  let loss = -1;
  wealth[0] = 1;
  logs[0] = 0;
  for (let column = 0; column < table.months; column++) {
    const value = table.returns[base + column] ?? Number.NaN;
    if (value > -1) {
      wealth[column + 1] = (wealth[column] ?? 1) * (1 + value);
      logs[column + 1] = (logs[column] ?? 0) + Math.log1p(value);
    } else {
      if (value === -1) loss = column;
      else if (value < -1) invalid = column;
      else gap = column;
      wealth[column + 1] = 1;
      logs[column + 1] = 0;
    }
    lastGap[column] = gap;
    lastInvalid[column] = invalid;
    lastLoss[column] = loss;
  }
  const first = starts.first[row] ?? 0;
  path.isUnbroken = first >= 0 && Math.max(gap, invalid, loss) < first && (starts.last[row] ?? -1) >= 0;
}

// The common case: from the first month on nothing is missing, so a cell is either too short or one division.
function fillUnbroken(row: number, horizon: number, place: number, path: Path, into: HorizonHistory): void {
  const whole = Math.min(path.starts.whole[row] ?? 0, path.months);
  const fixed = path.fixed[horizon] ?? 0;
  const open = fixed === 0 ? 0 : Math.min(whole + fixed - 1, path.months);
  into.values.fill(Number.NaN, place, place + open);
  into.reasons.fill(REASON_CODES.too_short, place, place + open);
  into.reasons.fill(0, place + open, place + path.months);
  if (fixed === 0) fillToDate(whole, horizon, place, path, into);
  else if ((path.exponents[horizon] ?? 0) === 0) fillCumulative(open, fixed, place, path, into.values);
  else fillYearly(open, fixed, path.exponents[horizon] ?? 0, place, path, into.values);
}

function fillCumulative(open: number, length: number, place: number, { wealth, months }: Path, values: Float64Array): void {
  for (let column = open; column < months; column++) {
    values[place + column] = (wealth[column + 1] ?? 1) / (wealth[column + 1 - length] ?? 1) - 1;
  }
}

function fillYearly(open: number, length: number, exponent: number, place: number, path: Path, values: Float64Array): void {
  const { wealth, logs, months } = path;
  // Two years are a square root, far cheaper than an exp.
  if (exponent === 0.5) {
    for (let column = open; column < months; column++) {
      values[place + column] = Math.sqrt((wealth[column + 1] ?? 1) / (wealth[column + 1 - length] ?? 1)) - 1;
    }
    return;
  }
  for (let column = open; column < months; column++) {
    values[place + column] = Math.exp(((logs[column + 1] ?? 0) - (logs[column + 1 - length] ?? 0)) * exponent) - 1;
  }
}

function fillToDate(whole: number, horizon: number, place: number, path: Path, into: HorizonHistory): void {
  const { wealth, lengths, months } = path;
  for (let column = 0; column < months; column++) {
    const start = column - (lengths[horizon * months + column] ?? 0) + 1;
    const isOpen = start >= whole;
    into.values[place + column] = isOpen ? (wealth[column + 1] ?? 1) / (wealth[start] ?? 1) - 1 : Number.NaN;
    into.reasons[place + column] = isOpen ? 0 : REASON_CODES.too_short;
  }
}

function fillCell(row: number, horizon: number, column: number, place: number, path: Path, into: HorizonHistory): void {
  const { starts, wealth, logs, lastGap, lastInvalid, lastLoss } = path;
  const start = column - (path.lengths[horizon * path.months + column] ?? 0) + 1;
  const gap = lastGap[column] ?? -1;
  const isTooShort = start < (starts.whole[row] ?? 0);
  if (isTooShort || start < 0 || gap >= start || (lastInvalid[column] ?? -1) >= start) {
    into.values[place] = Number.NaN;
    into.reasons[place] = whyNot(row, column, isTooShort, start < 0 || gap >= start, starts);
    return;
  }
  const exponent = path.exponents[horizon] ?? 0;
  into.reasons[place] = 0;
  if ((lastLoss[column] ?? -1) >= start) into.values[place] = -1;
  else if (exponent === 0) into.values[place] = (wealth[column + 1] ?? 1) / (wealth[start] ?? 1) - 1;
  else into.values[place] = Math.exp(((logs[column + 1] ?? 0) - (logs[start] ?? 0)) * exponent) - 1;
}

function fillSinceInception(row: number, place: number, path: Path, into: HorizonHistory): void {
  const { starts, logs, lastGap, lastInvalid, lastLoss } = path;
  const first = starts.first[row] ?? 0;
  const start = Math.max(first, 0);
  const partialFrom = starts.partialFrom[row] ?? NOT_PARTIAL;
  for (let column = 0; column < path.months; column++) {
    const gap = lastGap[column] ?? -1;
    if (first > column || first < 0 || gap >= start || (lastInvalid[column] ?? -1) >= start) {
      into.values[place + column] = Number.NaN;
      into.reasons[place + column] = whyNot(row, column, first > column, first < 0 || gap >= start, starts);
      continue;
    }
    const exponent = yearlyExponent(path.dayNumbers[column] ?? 0, column - first + 1, partialFrom);
    const hasLoss = (lastLoss[column] ?? -1) >= start;
    into.reasons[place + column] = 0;
    into.values[place + column] = hasLoss ? -1 : Math.exp(((logs[column + 1] ?? 0) - (logs[start] ?? 0)) * exponent) - 1;
  }
}

function whyNot(row: number, column: number, isTooShort: boolean, hasGap: boolean, starts: Starts): number {
  const last = starts.last[row] ?? -1;
  if (last < 0) return REASON_CODES.no_data;
  if (isTooShort) return REASON_CODES.too_short;
  if (column > last) return REASON_CODES.no_data;
  return hasGap ? REASON_CODES.gap : REASON_CODES.not_applicable;
}
