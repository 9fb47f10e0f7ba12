import { explained, ignore, type Note } from '#explain';
import { missing } from '#result';
import { covarianceOf, meanOf, varianceOf } from './moments';
import { paired, pairOverRiskFree, type Pair, type RiskFree } from './pairs';
import type { Statistic } from './volatility';

/** The riskless return per period, and whether only the benchmark's rising (bull) or falling (bear) periods count. */
export type RegressionOptions = { riskFree?: RiskFree; side?: 'bull' | 'bear' };

/** Alpha may be brought to a year by compounding. */
export type AlphaOptions = RegressionOptions & { annualise?: boolean; scale?: number };

/**
 * Beta on returns over the riskless one: cov(xp, xb) / var(xb). A flat benchmark has none.
 *
 * @example beta({ returns: [0.02, 0.04, 0.06], benchmark: [0.01, 0.02, 0.03] }) // { value: 2, n: 3 }
 */
export function beta(pair: Pair, options: RegressionOptions = {}, note: Note = ignore): Statistic {
  const line = regressed(pair, options, note);
  return line.failed ?? { value: line.slope, n: line.n };
}

/**
 * Beta with covariance and variance.
 *
 * @example explainBeta(pair, { side: 'bear' }).options // { riskFree: 0, side: 'bear' }
 */
export function explainBeta(pair: Pair, options: RegressionOptions = {}) {
  return explained('statistics.beta', chosen(options), note => beta(pair, options, note));
}

/**
 * Alpha per period: mean(xp) - beta × mean(xb); over a year (1 + a)^12 - 1.
 *
 * @example alpha({ returns: [0.03, 0.05, 0.07], benchmark: [0.01, 0.02, 0.03] }) // { value: 0.01, n: 3 }
 */
export function alpha(pair: Pair, options: AlphaOptions = {}, note: Note = ignore): Statistic {
  const line = regressed(pair, options, note);
  if (line.failed) return line.failed;
  const perPeriod = line.meanPortfolio - line.slope * line.meanBenchmark + 0;
  note({ id: 'alphaPerPeriod', value: perPeriod, unit: 'rate' });
  if (!options.annualise) return { value: perPeriod, n: line.n };
  if (perPeriod < -1) return { ...missing('not_applicable'), n: line.n };
  return { value: Math.pow(1 + perPeriod, options.scale ?? 12) - 1, n: line.n };
}

/**
 * Alpha with the line it comes from.
 *
 * @example explainAlpha(pair, { annualise: true }).options // { riskFree: 0, side: 'all', annualise: true, scale: 12 }
 */
export function explainAlpha(pair: Pair, options: AlphaOptions = {}) {
  const all = { ...chosen(options), annualise: options.annualise ?? false, scale: options.scale ?? 12 };
  return explained('statistics.alpha', all, note => alpha(pair, options, note));
}

/**
 * Correlation of the two series over the riskless return, between -1 and 1.
 *
 * @example correlation({ returns: [0.01, 0.02], benchmark: [0.03, 0.01] }) // { value: -1, n: 2 }
 */
export function correlation(pair: Pair, options: RegressionOptions = {}, note: Note = ignore): Statistic {
  const line = regressed(pair, options, note);
  if (line.failed) return line.failed;
  if (line.variancePortfolio === 0) return { ...missing('zero_denominator'), n: line.n };
  const raw = line.covariance / Math.sqrt(line.variancePortfolio * line.varianceBenchmark);
  return { value: Math.min(1, Math.max(-1, raw)), n: line.n };
}

/**
 * Correlation with covariance and variances.
 *
 * @example explainCorrelation(pair).method // 'statistics.correlation'
 */
export function explainCorrelation(pair: Pair, options: RegressionOptions = {}) {
  return explained('statistics.correlation', chosen(options), note => correlation(pair, options, note));
}

/**
 * R²: the share of variance the benchmark explains.
 *
 * @example rSquared({ returns: [0.01, 0.02], benchmark: [0.03, 0.01] }) // { value: 1, n: 2 }
 */
export function rSquared(pair: Pair, options: RegressionOptions = {}, note: Note = ignore): Statistic {
  const found = correlation(pair, options, note);
  if (found.value === null) return found;
  note({ id: 'correlation', value: found.value, unit: 'factor' });
  return { value: found.value * found.value, n: found.n };
}

/**
 * R² with the correlation it squares.
 *
 * @example explainRSquared(pair).method // 'statistics.r-squared'
 */
export function explainRSquared(pair: Pair, options: RegressionOptions = {}) {
  return explained('statistics.r-squared', chosen(options), note => rSquared(pair, options, note));
}

const chosen = (options: RegressionOptions) => ({
  riskFree: typeof options.riskFree === 'object' ? 'series' : (options.riskFree ?? 0),
  side: options.side ?? 'all',
});

type Line = {
  failed: null;
  n: number;
  slope: number;
  covariance: number;
  variancePortfolio: number;
  varianceBenchmark: number;
  meanPortfolio: number;
  meanBenchmark: number;
};

function regressed(pair: Pair, options: RegressionOptions, note: Note): Line | { failed: Statistic } {
  const { left, right } = sided(paired(pairOverRiskFree(pair, options.riskFree ?? 0)), options.side);
  const n = left.length;
  if (n < 2) return { failed: { ...missing(n === 0 ? 'no_data' : 'too_short'), n } };
  const covariance = covarianceOf(left, right) + 0;
  const varianceBenchmark = varianceOf(right);
  note({ id: 'observations', value: n, unit: 'count' });
  note({ id: 'covariance', value: covariance, unit: 'factor' });
  note({ id: 'varianceBenchmark', value: varianceBenchmark, unit: 'factor' });
  const slope = covariance / varianceBenchmark + 0; // + 0 turns -0 into 0
  if (varianceBenchmark === 0 || !Number.isFinite(slope)) return { failed: { ...missing('zero_denominator'), n } };
  return {
    failed: null,
    n,
    slope,
    covariance,
    variancePortfolio: varianceOf(left),
    varianceBenchmark,
    meanPortfolio: meanOf(left),
    meanBenchmark: meanOf(right),
  };
}

function sided(both: { left: number[]; right: number[] }, side: 'bull' | 'bear' | undefined): { left: number[]; right: number[] } {
  if (!side) return both;
  const kept = (benchmark: number) => (side === 'bull' ? benchmark > 0 : benchmark < 0);
  return { left: both.left.filter((_, index) => kept(both.right[index] ?? 0)), right: both.right.filter(kept) };
}
