import { compare, divide, multiply, subtract, sum, toText, type DecimalLike } from '#money/decimal';

/** What a fund did over some past quarters, and what it may still call. `shock` multiplies calls: 1.5 is half as much again. */
export type Pacing = { called: string; distributed: string; pastQuarters: number; unfunded: string; shock: DecimalLike };

export type PacedQuarter = { call: string; distribution: string };

const PLACES = 2;

/**
 * The quarters to come at the pace of the past: the average call until the commitment is used up, and the average distribution. An
 * extrapolation, not a model of the fund: it says what happens if nothing changes.
 *
 * @example pacedFlows({ called: '80', distributed: '0', pastQuarters: 8, unfunded: '15', shock: 1 }, 2) // calls 10.00 and 5.00
 */
export function pacedFlows({ called, distributed, pastQuarters, unfunded, shock }: Pacing, quarters: number): PacedQuarter[] {
  const pace = divide(multiply(called, shock), pastQuarters, PLACES);
  const distribution = toText(divide(distributed, pastQuarters, PLACES));
  let left: DecimalLike = compare(unfunded, 0) > 0 ? unfunded : '0';
  return Array.from({ length: quarters }, () => {
    const call = compare(pace, left) < 0 ? pace : sum([left]);
    left = subtract(left, call);
    return { call: toText(call), distribution };
  });
}
