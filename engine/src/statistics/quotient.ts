import { finite } from '#number/finite';
import { missing } from '#result';
import type { Statistic } from './volatility';

/**
 * A ratio on n observations. Nothing to divide by, or so little that the ratio leaves the range of numbers, is a reason.
 *
 * @example quotient(0.02, 0, 12) // { value: null, reason: 'zero_denominator', n: 12 }
 */
export function quotient(numerator: number, denominator: number, n: number): Statistic {
  return denominator === 0 ? { ...missing('zero_denominator'), n } : { ...finite(numerator / denominator, 'zero_denominator'), n };
}
