import { explained, ignore, type Note } from '#explain';
import { sumOf } from '#number/sum';
import { missing, type Result } from '#result';
import type { MaybeReturn } from '#returns/chain-link';
import { meanOf, presentIn, varianceOf } from './moments';

/** A statistic always says on how many observations it rests. */
export type Statistic = Result & { n: number };

/**
 * Periods in a year (1 leaves the figure per period); whether the divisor is n instead of n - 1 (practices differ, so it is labelled); and how
 * many of the last periods to take, every one of which has to be there (all that there are when left out).
 */
export type DeviationOptions = { scale?: number; population?: boolean; months?: number };

/** Fewer observations than this are computed, but not to be shown, for tracking error, beta and Sharpe. */
export const MINIMUM_FOR_DISPLAY = 12;

/**
 * The standard deviation, sample by default, times the root of the periods in a year.
 *
 * @example volatility([0.01, 0.02, 0.03]) // { value: 0.034641016, n: 3 } : 0.01 × √12
 */
export function volatility(returns: readonly MaybeReturn[], options: DeviationOptions = {}, note: Note = ignore): Statistic {
  const window: Result<number[]> = options.months === undefined ? { value: presentIn(returns) } : fullWindow(returns, options.months);
  if (window.value === null) return { ...window, n: presentIn(returns.slice(-(options.months ?? 0))).length };
  const values = window.value;
  const n = values.length;
  if (n === 0) return { ...missing('no_data'), n };
  if (n < MINIMUM_FOR_DEVIATION) return { ...missing('too_short'), n };
  const variance = varianceOf(values, options.population);
  note({ id: 'observations', value: n, unit: 'count' });
  note({ id: 'mean', value: meanOf(values), unit: 'rate' });
  note({ id: 'variance', value: variance, unit: 'factor' });
  return { value: Math.sqrt(variance * (options.scale ?? MONTHS_IN_YEAR)), n };
}

/**
 * Volatility with count, mean and variance.
 *
 * @example explainVolatility([0.01, 0.02, 0.03]).options // { scale: 12, population: false, months: 'all' }
 */
export function explainVolatility(returns: readonly MaybeReturn[], options: DeviationOptions = {}) {
  const chosen = { scale: options.scale ?? MONTHS_IN_YEAR, population: options.population ?? false, months: options.months ?? 'all' };
  return explained('statistics.volatility', chosen, note => volatility(returns, options, note));
}

/**
 * The three-year figure of GIPS: exactly the last 36 monthly returns, every one of them there.
 *
 * @example threeYearVolatility(thirtyFiveMonths) // { value: null, reason: 'too_short', n: 35 }
 */
export function threeYearVolatility(
  returns: readonly MaybeReturn[],
  options: { population?: boolean } = {},
  note: Note = ignore,
): Statistic {
  return volatility(returns, { ...options, scale: MONTHS_IN_YEAR, months: THREE_YEARS }, note);
}

/**
 * The three-year figure with its steps.
 *
 * @example explainThreeYearVolatility(months).method // 'statistics.three-year-volatility'
 */
export function explainThreeYearVolatility(returns: readonly MaybeReturn[], options: { population?: boolean } = {}) {
  const chosen = { population: options.population ?? false };
  return explained('statistics.three-year-volatility', chosen, note => threeYearVolatility(returns, options, note));
}

/**
 * The mean and the sample deviation of the last n months, per month; the whole window has to be there.
 *
 * @example trailingMeanAndDeviation([0.5, 0.01, 0.03], 2) // { value: { mean: 0.02, deviation: 0.014142136 } }
 */
export function trailingMeanAndDeviation(
  returns: readonly MaybeReturn[],
  months: number,
  note: Note = ignore,
): Result<{ mean: number; deviation: number }> {
  const window = fullWindow(returns, months);
  if (window.value === null) return window;
  const spread = volatility(window.value, { scale: 1 }, note);
  return spread.value === null ? missing(spread.reason) : { value: { mean: meanOf(window.value), deviation: spread.value } };
}

/**
 * Mean and deviation of a window with the count and variance.
 *
 * @example explainTrailingMeanAndDeviation([0.01, 0.03], 2).options // { months: 2 }
 */
export function explainTrailingMeanAndDeviation(returns: readonly MaybeReturn[], months: number) {
  return explained('statistics.trailing-mean-deviation', { months }, note => trailingMeanAndDeviation(returns, months, note));
}

/**
 * The mean distance from the mean, per period.
 *
 * @example meanAbsoluteDeviation([0.01, 0.03]) // { value: 0.01, n: 2 }
 */
export function meanAbsoluteDeviation(returns: readonly MaybeReturn[], note: Note = ignore): Statistic {
  const values = presentIn(returns);
  const n = values.length;
  if (n === 0) return { ...missing('no_data'), n };
  const mean = meanOf(values);
  note({ id: 'observations', value: n, unit: 'count' });
  note({ id: 'mean', value: mean, unit: 'rate' });
  return { value: sumOf(values.map(each => Math.abs(each - mean))) / n, n };
}

/**
 * The mean absolute deviation with count and mean.
 *
 * @example explainMeanAbsoluteDeviation([0.01, 0.03]).steps[1] // mean 0.02
 */
export function explainMeanAbsoluteDeviation(returns: readonly MaybeReturn[]) {
  return explained('statistics.mean-absolute-deviation', {}, note => meanAbsoluteDeviation(returns, note));
}

const MONTHS_IN_YEAR = 12;
const THREE_YEARS = 36;
const MINIMUM_FOR_DEVIATION = 2;

function fullWindow(returns: readonly MaybeReturn[], months: number): Result<number[]> {
  if (returns.length === 0) return missing('no_data');
  if (returns.length < months) return missing('too_short');
  const present = presentIn(returns.slice(returns.length - months));
  if (present.length === months) return { value: present };
  // Months before the first return are history that does not exist; a hole after it is a gap.
  return returns.slice(0, returns.length - months + 1).every(each => each === null) ? missing('too_short') : missing('gap');
}
