import { missing, type Reason, type Result } from '#result';

/**
 * A number on its way out of the engine: NaN and infinity become a reason, -0 becomes 0.
 *
 * @example finite(1 / 0, 'zero_denominator') // { value: null, reason: 'zero_denominator' }
 */
export function finite(value: number, reason: Reason): Result {
  return Number.isFinite(value) ? { value: value + 0 } : missing(reason);
}

/**
 * A ratio, or the statement that there is nothing to divide by.
 *
 * @example ratio(1, 4) // { value: 0.25 }
 */
export function ratio(numerator: number, denominator: number): Result {
  return denominator === 0 ? missing('zero_denominator') : finite(numerator / denominator, 'no_data');
}

/**
 * Whether every number is finite, asked once at the door of a method.
 *
 * @example allFinite([1, NaN]) // false
 */
export function allFinite(values: Iterable<number>): boolean {
  for (const value of values) if (!Number.isFinite(value)) return false;
  return true;
}
