import type { Day } from '#calendar/day';
import { allFinite } from '#number/finite';
import { sumOf } from '#number/sum';
import { missing, type Reason, type Result } from '#result';
import { splitBySign, type TwoSides } from './cash-flow';
import { investorFlows, type FundFlow } from './fund-flows';
import { irr, xirr, type Irr } from './irr';

/**
 * A fund beside an index, row by row in time: calls, distributions, and the index level (total return, same currency) of each row.
 * The NAV stands at the last row. Without days the rows are one period apart; with days rates are yearly.
 */
export type PmeInputs = TwoSides & { index: readonly number[]; nav: number; days?: readonly Day[] };

export type IndexLevel = { day: Day; level: number };

/** The rows in order of time. */
export type PmeRows = { contributions: number[]; distributions: number[]; index: number[]; nav: number; days: Day[] | null; last: number };

/**
 * The rows of a fund against an index series, one for each day with a flow and one for the closing day. The flows are those of the rate it is
 * compared with: admission interest is in them, reinvestment is not. A day between two levels takes
 * the last level before it; a day before the first level leaves a `gap`.
 *
 * @example pmeInputs([{ day: '2021-01-04', kind: 'call', amount: 100 }], [{ day: '2020-12-31', level: 50 }], { day: '2021-12-31', nav: 110 })
 * // { value: { days: ['2021-01-04', '2021-12-31'], index: [50, 50], contributions: [100, 0], distributions: [0, 0], nav: 110 } }
 */
export function pmeInputs(
  flows: readonly FundFlow[],
  levels: readonly IndexLevel[],
  close: { day: Day; nav: number },
): Result<PmeInputs & { days: readonly Day[] }> {
  const counted = flows.filter(flow => flow.day <= close.day);
  const days = [...new Set([...counted.map(flow => flow.day), close.day])].sort();
  const index = days.map(day => levelOn(levels, day));
  const known = index.filter(level => level !== null);
  if (known.length < days.length) return missing('gap');
  const moved = investorFlows(counted, close).slice(0, -1); // the closing NAV stands apart
  const sides = days.map(day => splitBySign(moved.filter(flow => flow.day === day).map(flow => flow.amount)));
  const contributions = sides.map(side => sumOf(side.contributions));
  return { value: { days, index: known, contributions, distributions: sides.map(side => sumOf(side.distributions)), nav: close.nav } };
}

/**
 * The last index level on or before a day, or null when the series starts later.
 *
 * @example levelOn([{ day: '2024-01-31', level: 100 }], '2024-02-15') // 100
 */
export function levelOn(levels: readonly IndexLevel[], day: Day): number | null {
  return (
    levels.reduce<IndexLevel | null>((found, each) => (each.day <= day && (!found || each.day > found.day) ? each : found), null)?.level ??
    null
  );
}

/**
 * The rows sorted by day, or the reason they cannot be used: nothing there, lists of different length, a level that is not above zero.
 *
 * @example rowsOf({ contributions: [], distributions: [], index: [], nav: 0 }) // { value: null, reason: 'no_data' }
 */
export function rowsOf(inputs: PmeInputs): Result<PmeRows> {
  const refusal = refusalOf(inputs);
  if (refusal) return missing(refusal);
  const { days } = inputs;
  const order = inputs.index.map((_, i) => i);
  if (days) order.sort((a, b) => (days[a]! < days[b]! ? -1 : days[a]! > days[b]! ? 1 : a - b));
  const pick = <T>(list: readonly T[]): T[] => order.map(i => list[i]!);
  return {
    value: {
      contributions: pick(inputs.contributions),
      distributions: pick(inputs.distributions),
      index: pick(inputs.index),
      nav: inputs.nav,
      days: days ? pick(days) : null,
      last: order.length - 1,
    },
  };
}

/**
 * The rate of one amount per row: yearly when the rows have days, per period when not.
 *
 * @example rateOfRows([-100, 110], null).value // 0.1
 */
export function rateOfRows(amounts: readonly number[], days: readonly Day[] | null): Irr {
  if (!days) return irr(amounts);
  const { days: _days, sinceInception: _sinceInception, ...rate } = xirr(amounts.map((amount, i) => ({ day: days[i]!, amount })));
  return rate;
}

/**
 * What each amount of a row has grown to at the last row, had it been in the index.
 *
 * @example futureValues([100, 0], [50, 60]) // [120, 0]
 */
export function futureValues(amounts: readonly number[], index: readonly number[]): number[] {
  const last = index.at(-1) ?? NaN;
  return amounts.map((amount, i) => (amount * last) / (index[i] ?? NaN));
}

function refusalOf({ contributions, distributions, index, nav, days }: PmeInputs): Reason | null {
  if (index.length === 0) return 'no_data';
  const lengths = [contributions.length, distributions.length, days?.length ?? index.length];
  if (lengths.some(length => length !== index.length)) return 'gap';
  if (!allFinite([...contributions, ...distributions, ...index, nav])) return 'no_data';
  return index.some(level => level <= 0) ? 'not_applicable' : null;
}
