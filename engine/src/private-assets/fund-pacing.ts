import { addYears, partsOf, type Day } from '#calendar/day';
import { compare, divide, isZero, round, subtract, sum, toFloat, toText, type Decimal, type DecimalLike } from '#money/decimal';
import type { Result } from '#result';
import { explainTakahashiAlexander } from './takahashi-alexander';

/** What is expected of a fund. Rates are yearly, in percent; the last rate of calls holds for all later years. */
export type PacingAssumptions = {
  contributionPercents: readonly string[];
  lifeYears: number;
  bow: string;
  growthPercent: string;
  yieldPercent: string;
};

/** Where a fund stands: `age` is the years of its life that are over. */
export type PacingStart = { commitment: string; unfunded: string; nav: string; age: number };

/** A year of the fund's life: the rates it was worked out by, and what follows from them. */
export type PacedYear = { year: number; callRate: number; distributionRate: number; call: string; distribution: string; nav: string };

/** `shock` multiplies the rates of calls: 1.5 calls half as much again, never more than the commitment. */
export type PacingOptions = { places: number; shock?: number };

const PERCENT = 100;
const QUARTERS = 4;

/**
 * The years a fund has still to live by the model of Takahashi and Alexander, from where it stands.
 *
 * @example fundPacing({ commitment: '100', unfunded: '100', nav: '0', age: 0 }, { contributionPercents: ['25'], lifeYears: 12, bow: '2.5',
 * growthPercent: '13', yieldPercent: '0' }, { places: 2 }) // { value: [{ year: 1, call: '25.00', distribution: '0.00', nav: '25.00', … }, …] }
 */
export function fundPacing(
  start: PacingStart,
  { contributionPercents, lifeYears, bow, growthPercent, yieldPercent }: PacingAssumptions,
  { places, shock = 1 }: PacingOptions,
): Result<readonly PacedYear[]> {
  const left = Math.max(0, toFloat(start.unfunded));
  const commitment = toFloat(start.commitment);
  const rates = contributionPercents.map(percent => Math.min(1, (Number(percent) / PERCENT) * shock));
  const { result, steps } = explainTakahashiAlexander({
    commitment,
    contributionRates: rates,
    life: lifeYears,
    bow: Number(bow),
    growth: Number(growthPercent) / PERCENT,
    minimumYield: Number(yieldPercent) / PERCENT,
    start: { age: start.age, paidIn: commitment - left, nav: toFloat(start.nav) },
  });
  if (result.value === null) return result;
  const rateOf = new Map(steps.filter(({ id }) => id === 'distribution_rate').map(({ at, value }) => [at, Number(value)]));
  const contributions = result.value.map(({ contribution }) => contribution);
  const calls = roundedTogether(contributions, places);
  return {
    value: result.value.map(({ period, distribution, nav }, at) => ({
      year: period,
      callRate: rates[Math.min(period, rates.length) - 1] ?? 0,
      distributionRate: rateOf.get(String(period)) ?? 0,
      call: calls[at] ?? '0',
      distribution: toText(round(distribution, places)),
      nav: toText(round(nav, places)),
    })),
  };
}

/** Amounts rounded so that their sums are rounded once: together they are never more than they were. */
function roundedTogether(amounts: readonly number[], places: number): string[] {
  let exact = 0;
  let before: DecimalLike = '0';
  return amounts.map(amount => {
    exact += amount;
    const total = round(exact, places);
    const part = toText(subtract(total, before));
    before = total;
    return part;
  });
}

/**
 * A year's amount spread evenly over its quarters; what does not divide falls into the last.
 *
 * @example quartersOf(['10.00'], 2) // ['2.50', '2.50', '2.50', '2.50']
 */
export function quartersOf(years: readonly string[], places: number): string[] {
  return years.flatMap(amount => {
    const part = divide(amount, QUARTERS, places);
    return [part, part, part, subtract(amount, sum([part, part, part]))].map(one => toText(round(one, places)));
  });
}

/**
 * What is still to be expected beside what is announced: an announced amount takes the place of what was expected in its period and, where
 * that was less, in those after it. `left` is the announced part that nothing was expected for.
 *
 * @example expectedAfter(['10', '10'], ['14', '0']) // { rest: ['0', '6'], left: ['0', '0'] }
 */
export function expectedAfter(expected: readonly string[], announced: readonly string[]): { rest: string[]; left: string[] } {
  const rest: DecimalLike[] = [...expected];
  const left = announced.map((amount, from) => {
    let open: DecimalLike = amount;
    for (let at = from; at < rest.length && !isZero(open); at++) {
      const taken = lesser(rest[at] ?? '0', open);
      rest[at] = subtract(rest[at] ?? '0', taken);
      open = subtract(open, taken);
    }
    return toText(open);
  });
  return { rest: rest.map(toText), left };
}

function lesser(one: DecimalLike, other: DecimalLike): Decimal {
  return sum([compare(one, other) < 0 ? one : other]);
}

/**
 * The whole years between two days.
 *
 * @example wholeYears('2020-02-29', '2021-02-28') // 1
 */
export function wholeYears(from: Day, to: Day): number {
  const years = partsOf(to).year - partsOf(from).year;
  return Math.max(0, addYears(from, years) > to ? years - 1 : years);
}
