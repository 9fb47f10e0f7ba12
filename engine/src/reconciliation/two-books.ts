import { compare, decimal, divide, isZero, multiply, negate, round, subtract, sum, toText, type Decimal } from '#money/decimal';

/** One security, or cash, as one of two books has it. Values are in the account's currency, `local` in the security's own. */
export type BookPosition = { units: string; value: string; local: string; rate: string | null };

/** Both books' word on one position; null where that book does not hold it. */
export type Pair = { first: BookPosition | null; second: BookPosition | null };

export type Difference = {
  units: string;
  value: string;
  /** How much of the value comes from the two exchange rates alone; null where no currency is exchanged. */
  rateEffect: string | null;
};

/**
 * The first book less the second. The rate effect is what the second book's position would differ by at the first book's rate, so the rest
 * of the difference is what would remain if both had used one rate.
 *
 * @example difference({ first: { units: '5', value: '650', local: '5', rate: '130' }, second: { units: '5', value: '645', local: '5', rate: '129' } }, 0)
 * // { units: '0', value: '5', rateEffect: '5' }
 */
export function difference({ first, second }: Pair, places: number): Difference {
  return {
    units: toText(subtract(first?.units ?? '0', second?.units ?? '0')),
    value: toText(subtract(first?.value ?? '0', second?.value ?? '0')),
    rateEffect: first && second ? rateEffect(first, second, places) : null,
  };
}

function rateEffect(first: BookPosition, second: BookPosition, places: number): string | null {
  if (first.rate === null || second.rate === null) return null;
  return toText(round(multiply(second.local, subtract(first.rate, second.rate)), places));
}

const RATE_PLACES = 8;

/** The rate a book used: the one it names, else the one its two values imply; null where nothing was exchanged. */
export function rateOf({ named, value, local, isForeign }: { named: string | null; value: string; local: string; isForeign: boolean }) {
  if (!isForeign) return null;
  if (named !== null) return named;
  return isZero(local) ? null : toText(divide(value, local, RATE_PLACES));
}

/** How much two books may differ and still agree: a share of the second book's value, or an amount; either is enough. */
export type Tolerance = { percent: string; amount: string };

/** Whether a difference of values is small enough. */
export function isWithin(value: string, against: string, { percent, amount }: Tolerance): boolean {
  const size = magnitude(value);
  return compare(size, magnitude(amount)) <= 0 || compare(size, shareOf(against, percent)) <= 0;
}

/** Units have no amount that could be forgiven, only a share. */
export function areUnitsWithin(units: string, against: string, { percent }: Pick<Tolerance, 'percent'>): boolean {
  return isZero(units) || compare(magnitude(units), shareOf(against, percent)) <= 0;
}

function shareOf(value: string, percent: string): Decimal {
  return multiply(magnitude(value), divide(percent, '100', PERCENT_PLACES));
}

const PERCENT_PLACES = 8;

function magnitude(value: string): Decimal {
  const read = decimal(value);
  return read.units < 0n ? negate(read) : read;
}

/** Exact sums, as texts. */
export function totalOf(values: readonly string[]): string {
  return toText(sum(values));
}
