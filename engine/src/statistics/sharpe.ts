import { explained, ignore, type Note } from '#explain';
import { missing } from '#result';
import { annualisedReturn } from '#returns/annualise';
import type { MaybeReturn } from '#returns/chain-link';
import { meanOf, presentIn, varianceOf } from './moments';
import { overRiskFree, type RiskFree } from './pairs';
import { quotient } from './quotient';
import type { Statistic } from './volatility';

/** The riskless return per period (0 when left out) and the periods in a year (1 leaves the ratio per period). */
export type SharpeOptions = { riskFree?: RiskFree; scale?: number };

/**
 * Sharpe ratio, the default: mean(R - Rf) / sd(R - Rf) × √periods.
 *
 * @example sharpe([0.01, 0.02, 0.03], { riskFree: 0.01 }) // { value: 3.4641016, n: 3 } : 0.01 / 0.01 × √12
 */
export function sharpe(returns: readonly MaybeReturn[], options: SharpeOptions = {}, note: Note = ignore): Statistic {
  const spread = excessSpread(returns, options, note);
  if (spread.failed) return spread.failed;
  const mean = meanOf(spread.excess);
  note({ id: 'meanExcess', value: mean, unit: 'rate' });
  return quotient(mean * Math.sqrt(scaleOf(options)), spread.deviation, spread.excess.length);
}

/**
 * The Sharpe ratio with mean and deviation of the excess.
 *
 * @example explainSharpe([0.01, 0.02], {}).method // 'statistics.sharpe'
 */
export function explainSharpe(returns: readonly MaybeReturn[], options: SharpeOptions = {}) {
  return explained('statistics.sharpe', chosen(options), note => sharpe(returns, options, note));
}

/**
 * The other Sharpe ratio in use: the annualised (linked) excess return over the annualised deviation of the excess.
 *
 * @example sharpeAnnualised([0.01, 0.02, 0.03]) // { value: 7.7294, n: 3 } : 0.267754 / 0.034641
 */
export function sharpeAnnualised(returns: readonly MaybeReturn[], options: SharpeOptions = {}, note: Note = ignore): Statistic {
  const spread = excessSpread(returns, options, note);
  if (spread.failed) return spread.failed;
  const yearly = annualisedReturn(spread.excess, { scale: scaleOf(options) });
  if (yearly.value === null) return yearly;
  note({ id: 'annualisedExcess', value: yearly.value, unit: 'rate' });
  return quotient(yearly.value, spread.deviation * Math.sqrt(scaleOf(options)), yearly.n);
}

/**
 * The annualised form with its two figures.
 *
 * @example explainSharpeAnnualised([0.01, 0.02]).method // 'statistics.sharpe-annualised'
 */
export function explainSharpeAnnualised(returns: readonly MaybeReturn[], options: SharpeOptions = {}) {
  return explained('statistics.sharpe-annualised', chosen(options), note => sharpeAnnualised(returns, options, note));
}

const scaleOf = (options: SharpeOptions) => options.scale ?? 12;
const chosen = (options: SharpeOptions) => ({
  scale: scaleOf(options),
  riskFree: typeof options.riskFree === 'object' ? 'series' : (options.riskFree ?? 0),
});

type Spread = { failed: null; excess: number[]; deviation: number } | { failed: Statistic };

function excessSpread(returns: readonly MaybeReturn[], options: SharpeOptions, note: Note): Spread {
  const excess = presentIn(overRiskFree(returns, options.riskFree ?? 0));
  const n = excess.length;
  if (n < 2) return { failed: { ...missing(n === 0 ? 'no_data' : 'too_short'), n } };
  const deviation = Math.sqrt(varianceOf(excess));
  note({ id: 'observations', value: n, unit: 'count' });
  note({ id: 'deviation', value: deviation, unit: 'rate' });
  return deviation === 0 ? { failed: { ...missing('zero_denominator'), n } } : { failed: null, excess, deviation };
}
