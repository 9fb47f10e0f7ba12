import { addDays, daysBetween, type Day } from '#calendar/day';
import { divide, multiply, round, sum, toText } from '#money/decimal';

/** From a day on a fee of so many percent a year is charged on a base. */
export type FeeStep<Base extends string> = { from: Day; base: Base; percent: string };

/** A stretch of a period with one base and one rate; null where the base is not known. */
export type FeePart<Base extends string> = FeeStep<Base> & { to: Day; days: number; amount: string | null; fee: string | null };

/** A quarter's fee and the stretches it comes from; null where a base is not known, or nothing was agreed for a part of it. */
export type PeriodFee<Base extends string> = { fee: string | null; days: number; parts: FeePart<Base>[] };

export type FeePeriod<Base extends string> = {
  /** First and last day of the quarter. */
  from: Day;
  to: Day;
  /** In the order of their days; the first holds from the beginning. */
  steps: readonly FeeStep<Base>[];
  amountOf: (base: Base) => string | null;
  places: number;
};

const QUARTERS = 4;
const PERCENT = 100;
/** Digits kept until the end. */
const EXACT = 20;

/**
 * The fee of a quarter: a quarter of the year's on what it is charged on. Where base or rate change within it, each has its share of the days.
 *
 * @example quarterFee({ from: '2026-07-01', to: '2026-09-30', steps: [{ from: '2020-01-01', base: 'commitment', percent: '2' }], amountOf: () => '1000', places: 2 }).fee // '5.00'
 */
export function quarterFee<Base extends string>({ from, to, steps, amountOf, places }: FeePeriod<Base>): PeriodFee<Base> {
  const days = daysBetween(from, to) + 1;
  const parts = steps.flatMap((step, at): FeePart<Base>[] => {
    const next = steps[at + 1]?.from;
    const begins = at === 0 || step.from < from ? from : step.from;
    const ends = next !== undefined && next <= to ? addDays(next, -1) : to;
    if (ends < begins) return [];
    const own = daysBetween(begins, ends) + 1;
    const amount = amountOf(step.base);
    const year = amount === null ? null : divide(multiply(amount, step.percent), PERCENT, EXACT);
    const fee = year && toText(round(divide(multiply(year, own), QUARTERS * days, EXACT), places));
    return [{ from: begins, to: ends, days: own, base: step.base, percent: step.percent, amount, fee }];
  });
  const fees = parts.flatMap(({ fee }) => fee ?? []);
  const isWhole = parts.length > 0 && fees.length === parts.length;
  return { fee: isWhole ? toText(sum(fees)) : null, days, parts };
}
