import { explained, ignore, type Note } from '#explain';
import { sumOf } from '#number/sum';
import { missing } from '#result';
import type { MaybeReturn } from '#returns/chain-link';
import { meanOf, presentIn } from './moments';
import { overRiskFree, type RiskFree } from './pairs';
import { quotient } from './quotient';
import type { Statistic } from './volatility';

/** The least return one accepts per period (MAR): one for all, or one for each; 0 when left out. Scale 1 leaves the figure per period. */
export type DownsideOptions = { minimumAcceptable?: RiskFree; scale?: number };

/**
 * Downside deviation: the root of the mean of min(R - MAR, 0)², over all n periods and not only the bad ones.
 *
 * @example downsideDeviation([0.03, -0.04]) // { value: 0.028284271, n: 2 } : √(0.0016 / 2)
 */
export function downsideDeviation(returns: readonly MaybeReturn[], options: DownsideOptions = {}, note: Note = ignore): Statistic {
  const over = presentIn(overRiskFree(returns, options.minimumAcceptable ?? 0));
  const n = over.length;
  if (n === 0) return { ...missing('no_data'), n };
  const squares = sumOf(over.map(each => Math.min(each, 0) ** 2));
  note({ id: 'observations', value: n, unit: 'count' });
  note({ id: 'shortfallSquares', value: squares, unit: 'factor' });
  return { value: Math.sqrt((squares / n) * (options.scale ?? 1)), n };
}

/**
 * Downside deviation with the sum of squared shortfalls.
 *
 * @example explainDownsideDeviation([0.03, -0.04]).steps[1] // shortfallSquares 0.0016
 */
export function explainDownsideDeviation(returns: readonly MaybeReturn[], options: DownsideOptions = {}) {
  return explained('statistics.downside-deviation', chosen(options), note => downsideDeviation(returns, options, note));
}

/**
 * Sortino ratio: (mean - MAR) / downside deviation, per period; times √scale over a year.
 *
 * @example sortino([0.05, -0.01]) // { value: 2.8284271, n: 2 } : 0.02 / 0.0070710678
 */
export function sortino(returns: readonly MaybeReturn[], options: DownsideOptions = {}, note: Note = ignore): Statistic {
  const deviation = downsideDeviation(returns, { ...options, scale: 1 }, note);
  if (deviation.value === null) return deviation;
  const mean = meanOf(presentIn(overRiskFree(returns, options.minimumAcceptable ?? 0)));
  note({ id: 'downsideDeviation', value: deviation.value, unit: 'rate' });
  note({ id: 'meanOver', value: mean, unit: 'rate' });
  return quotient(mean * Math.sqrt(options.scale ?? 1), deviation.value, deviation.n);
}

/**
 * The Sortino ratio with its two figures.
 *
 * @example explainSortino([0.05, -0.01]).method // 'statistics.sortino'
 */
export function explainSortino(returns: readonly MaybeReturn[], options: DownsideOptions = {}) {
  return explained('statistics.sortino', chosen(options), note => sortino(returns, options, note));
}

const chosen = (options: DownsideOptions) => ({
  scale: options.scale ?? 1,
  minimumAcceptable: typeof options.minimumAcceptable === 'object' ? 'series' : (options.minimumAcceptable ?? 0),
});
