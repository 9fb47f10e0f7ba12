import { sumOf } from '#number/sum';
import type { MaybeReturn } from '#returns/chain-link';

/**
 * The arithmetic mean of at least one value.
 *
 * @example meanOf([0.01, 0.03]) // 0.02
 */
export function meanOf(values: readonly number[]): number {
  return sumOf(values) / values.length;
}

/**
 * The sample covariance (n - 1) of two lists of equal length, at least 2. Spread that is only rounding counts as none, so that a flat
 * benchmark has variance 0 and not 1e-36.
 *
 * @example covarianceOf([1, 2, 3], [2, 4, 6]) // 2
 */
export function covarianceOf(left: readonly number[], right: readonly number[]): number {
  const a = centred(left);
  const b = centred(right);
  return sumOf(a.map((each, index) => each * (b[index] ?? 0))) / (left.length - 1);
}

/**
 * The sample variance (n - 1), or with `population` over n.
 *
 * @example varianceOf([1, 2, 3]) // 1
 */
export function varianceOf(values: readonly number[], population = false): number {
  const squares = sumOf(centred(values).map(each => each * each));
  return squares / (population ? values.length : values.length - 1);
}

/**
 * The values that are there.
 *
 * @example presentIn([0.01, null]) // [0.01]
 */
export function presentIn(values: readonly MaybeReturn[]): number[] {
  return values.filter(each => each !== null);
}

// A difference of two series that move together leaves noise of about one unit in the 16th place: not a spread.
const NOISE = 1e-15;

function centred(values: readonly number[]): number[] {
  const mean = meanOf(values);
  const deviations = values.map(each => each - mean);
  const size = values.reduce((high, each) => Math.max(high, Math.abs(each)), 1);
  return deviations.every(each => Math.abs(each) <= NOISE * size) ? deviations.map(() => 0) : deviations;
}
