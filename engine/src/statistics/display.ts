import { MINIMUM_FOR_DISPLAY } from './volatility';

/**
 * Whether a statistic of so many months may be shown (decisions G121). Fewer are computed on request, but what they come to is chance.
 *
 * @example hasEnoughMonths(11) // false
 */
export function hasEnoughMonths(months: number): boolean {
  return months >= MINIMUM_FOR_DISPLAY;
}

/** Rates are shown in hundredths of a percent: a risk below half of one reads 0.00 and is of the size money is rounded by. */
const SMALLEST_RISK = 0.00005;

/**
 * Whether a risk is nothing but rounding, so that a ratio over it would be noise.
 *
 * @example isRounding(0.000004) // true : a guaranteed rate measured against itself, apart by the rounding of yen
 */
export function isRounding(risk: number | null): boolean {
  return risk !== null && Math.abs(risk) < SMALLEST_RISK;
}
