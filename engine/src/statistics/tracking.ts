import { explained, ignore, type Note } from '#explain';
import { missing } from '#result';
import { annualisedReturn } from '#returns/annualise';
import { varianceOf } from './moments';
import { paired, type Pair } from './pairs';
import { quotient } from './quotient';
import type { Statistic } from './volatility';

/** Periods in a year. */
export type ScaleOption = { scale?: number };

/**
 * Tracking error: the sample deviation of Rp - Rb, times the root of the periods in a year.
 *
 * @example trackingError({ returns: [0.02, 0.01], benchmark: [0.01, 0.01] }) // { value: 0.024494897, n: 2 }
 */
export function trackingError(pair: Pair, options: ScaleOption = {}, note: Note = ignore): Statistic {
  const { left, right } = paired(pair);
  const n = left.length;
  if (n === 0) return { ...missing('no_data'), n };
  if (n < 2) return { ...missing('too_short'), n };
  const variance = varianceOf(left.map((each, index) => each - (right[index] ?? 0)));
  note({ id: 'observations', value: n, unit: 'count' });
  note({ id: 'variance', value: variance, unit: 'factor' });
  return { value: Math.sqrt(variance * (options.scale ?? MONTHS_IN_YEAR)), n };
}

/**
 * Tracking error with count and variance of the differences.
 *
 * @example explainTrackingError(pair).options // { scale: 12 }
 */
export function explainTrackingError(pair: Pair, options: ScaleOption = {}) {
  return explained('statistics.tracking-error', chosen(options), note => trackingError(pair, options, note));
}

/**
 * The difference of the two annualised returns over the periods both have, however short.
 *
 * @example activePremium({ returns: [0.02], benchmark: [0.01] }) // { value: 0.14141677, n: 1 } : 1.02^12 - 1.01^12
 */
export function activePremium(pair: Pair, options: ScaleOption = {}, note: Note = ignore): Statistic {
  const both = annualisedPair(pair, options, note);
  return both.failed ?? { value: both.portfolio - both.benchmark, n: both.n };
}

/**
 * The active premium with both annualised returns.
 *
 * @example explainActivePremium(pair).method // 'statistics.active-premium'
 */
export function explainActivePremium(pair: Pair, options: ScaleOption = {}) {
  return explained('statistics.active-premium', chosen(options), note => activePremium(pair, options, note));
}

/**
 * The ratio of the two annualised returns: (1 + Rp) / (1 + Rb) - 1.
 *
 * @example geometricPremium({ returns: [0.02], benchmark: [0.01] }) // { value: 0.1255002, n: 1 } : (1.02 / 1.01)^12 - 1
 */
export function geometricPremium(pair: Pair, options: ScaleOption = {}, note: Note = ignore): Statistic {
  const both = annualisedPair(pair, options, note);
  if (both.failed) return both.failed;
  return quotient(both.portfolio - both.benchmark, 1 + both.benchmark, both.n);
}

/**
 * The geometric premium with both annualised returns.
 *
 * @example explainGeometricPremium(pair).method // 'statistics.geometric-premium'
 */
export function explainGeometricPremium(pair: Pair, options: ScaleOption = {}) {
  return explained('statistics.geometric-premium', chosen(options), note => geometricPremium(pair, options, note));
}

/**
 * Information ratio: annualised arithmetic excess over tracking error. No tracking error, no ratio.
 *
 * @example informationRatio({ returns: [0.01, 0.01], benchmark: [0.01, 0.01] }) // { value: null, reason: 'zero_denominator', n: 2 }
 */
export function informationRatio(pair: Pair, options: ScaleOption = {}, note: Note = ignore): Statistic {
  const premium = activePremium(pair, options, note);
  if (premium.value === null) return premium;
  const error = trackingError(pair, options, note);
  if (error.value === null) return error;
  note({ id: 'premium', value: premium.value, unit: 'rate' });
  note({ id: 'trackingError', value: error.value, unit: 'rate' });
  return quotient(premium.value, error.value, error.n);
}

/**
 * The information ratio with premium and tracking error.
 *
 * @example explainInformationRatio(pair).steps.at(-1)?.id // 'trackingError'
 */
export function explainInformationRatio(pair: Pair, options: ScaleOption = {}) {
  return explained('statistics.information-ratio', chosen(options), note => informationRatio(pair, options, note));
}

const MONTHS_IN_YEAR = 12;
const chosen = (options: ScaleOption) => ({ scale: options.scale ?? MONTHS_IN_YEAR });

type AnnualisedPair = { failed: null; portfolio: number; benchmark: number; n: number } | { failed: Statistic };

function annualisedPair(pair: Pair, options: ScaleOption, note: Note): AnnualisedPair {
  const { left, right } = paired(pair);
  const portfolio = annualisedReturn(left, options);
  if (portfolio.value === null) return { failed: portfolio };
  const benchmark = annualisedReturn(right, options);
  if (benchmark.value === null) return { failed: benchmark };
  note({ id: 'portfolioAnnualised', value: portfolio.value, unit: 'rate' });
  note({ id: 'benchmarkAnnualised', value: benchmark.value, unit: 'rate' });
  return { failed: null, portfolio: portfolio.value, benchmark: benchmark.value, n: portfolio.n };
}
