import type { Day } from '#calendar/day';

/** Money that moved on a day, seen by the investor: calls are negative, distributions and the closing NAV positive. */
export type CashFlow = { day: Day; amount: number };

/** The two sides of a private fund, row by row, both as positive amounts. */
export type TwoSides = { contributions: readonly number[]; distributions: readonly number[] };

/**
 * Signed amounts as two sides: what is negative was paid in, what is positive was paid out.
 *
 * @example splitBySign([-25, 15, 0]) // { contributions: [25, 0, 0], distributions: [0, 15, 0] }
 */
export function splitBySign(amounts: readonly number[]): TwoSides {
  return {
    contributions: amounts.map(amount => (amount < 0 ? -amount : 0)),
    distributions: amounts.map(amount => (amount > 0 ? amount : 0)),
  };
}
