import { explained, ignore, type Note } from '#explain';
import { annualisedReturn } from '#returns/annualise';
import { paired, pairOverRiskFree, type Pair, type RiskFree } from './pairs';
import { quotient } from './quotient';
import { beta } from './regression';
import { type Statistic, volatility } from './volatility';

/** The riskless return per period (0 when left out) and the periods in a year. */
export type MarketOptions = { riskFree?: RiskFree; scale?: number };

/**
 * Treynor ratio: the annualised (linked) return over the riskless one, per unit of beta.
 *
 * @example treynor({ returns: [0.02, 0.04, 0.06], benchmark: [0.01, 0.02, 0.03] }, { scale: 3 }) // { value: 0.062224, n: 3 } : 0.124448 / 2
 */
export function treynor(pair: Pair, options: MarketOptions = {}, note: Note = ignore): Statistic {
  const slope = beta(pair, options, note);
  if (slope.value === null) return slope;
  const both = paired(pairOverRiskFree(pair, options.riskFree ?? 0));
  const yearly = annualisedReturn(both.left, { scale: scaleOf(options) });
  if (yearly.value === null) return yearly;
  note({ id: 'annualisedExcess', value: yearly.value, unit: 'rate' });
  note({ id: 'beta', value: slope.value, unit: 'factor' });
  return quotient(yearly.value, slope.value, slope.n);
}

/**
 * The Treynor ratio with annualised excess and beta.
 *
 * @example explainTreynor(pair).method // 'statistics.treynor'
 */
export function explainTreynor(pair: Pair, options: MarketOptions = {}) {
  return explained('statistics.treynor', chosen(options), note => treynor(pair, options, note));
}

/**
 * Jensen's alpha on annualised figures: Rp - Rf - beta (Rb - Rf), beta from the periodic excess returns.
 *
 * @example jensenAlpha({ returns: [0.02, 0.04, 0.06], benchmark: [0.01, 0.02, 0.03] }, { scale: 3 }) // { value: 0.002236, n: 3 }
 */
export function jensenAlpha(pair: Pair, options: MarketOptions = {}, note: Note = ignore): Statistic {
  const slope = beta(pair, options, note);
  if (slope.value === null) return slope;
  const figures = annualised(pair, options);
  if (figures.failed) return figures.failed;
  const { portfolio, benchmark, riskFree } = figures;
  note({ id: 'beta', value: slope.value, unit: 'factor' });
  note({ id: 'portfolioAnnualised', value: portfolio, unit: 'rate' });
  note({ id: 'benchmarkAnnualised', value: benchmark, unit: 'rate' });
  note({ id: 'riskFreeAnnualised', value: riskFree, unit: 'rate' });
  return { value: portfolio - riskFree - slope.value * (benchmark - riskFree), n: slope.n };
}

/**
 * Jensen's alpha with its four figures.
 *
 * @example explainJensenAlpha(pair).method // 'statistics.jensen-alpha'
 */
export function explainJensenAlpha(pair: Pair, options: MarketOptions = {}) {
  return explained('statistics.jensen-alpha', chosen(options), note => jensenAlpha(pair, options, note));
}

/**
 * Systematic risk (Bacon): beta times the annualised deviation of the benchmark over the riskless return.
 *
 * @example systematicRisk({ returns: [0.02, 0.04, 0.06], benchmark: [0.01, 0.02, 0.03] }) // { value: 0.069282, n: 3 } : 2 × 0.034641
 */
export function systematicRisk(pair: Pair, options: MarketOptions = {}, note: Note = ignore): Statistic {
  const slope = beta(pair, options, note);
  if (slope.value === null) return slope;
  const both = paired(pairOverRiskFree(pair, options.riskFree ?? 0));
  const market = volatility(both.right, { scale: scaleOf(options) });
  if (market.value === null) return market;
  note({ id: 'beta', value: slope.value, unit: 'factor' });
  note({ id: 'marketRisk', value: market.value, unit: 'rate' });
  return { value: slope.value * market.value, n: slope.n };
}

/**
 * Systematic risk with beta and market risk.
 *
 * @example explainSystematicRisk(pair).steps.at(-1)?.id // 'marketRisk'
 */
export function explainSystematicRisk(pair: Pair, options: MarketOptions = {}) {
  return explained('statistics.systematic-risk', chosen(options), note => systematicRisk(pair, options, note));
}

const scaleOf = (options: MarketOptions) => options.scale ?? 12;
const chosen = (options: MarketOptions) => ({
  scale: scaleOf(options),
  riskFree: typeof options.riskFree === 'object' ? 'series' : (options.riskFree ?? 0),
});

type Annualised = { failed: null; portfolio: number; benchmark: number; riskFree: number } | { failed: Statistic };

// All three over the periods that all three have.
function annualised(pair: Pair, options: MarketOptions): Annualised {
  const { riskFree: free = 0 } = options;
  const kept = pair.returns.map((each, index) => {
    const rate = typeof free === 'number' ? free : (free[index] ?? null);
    const other = pair.benchmark[index] ?? null;
    return each === null || other === null || rate === null ? null : { each, other, rate };
  });
  const all = kept.filter(each => each !== null);
  const scale = { scale: scaleOf(options) };
  const portfolio = annualisedReturn(
    all.map(each => each.each),
    scale,
  );
  const benchmark = annualisedReturn(
    all.map(each => each.other),
    scale,
  );
  const riskFree = annualisedReturn(
    all.map(each => each.rate),
    scale,
  );
  if (portfolio.value === null) return { failed: portfolio };
  if (benchmark.value === null) return { failed: benchmark };
  if (riskFree.value === null) return { failed: riskFree };
  return { failed: null, portfolio: portfolio.value, benchmark: benchmark.value, riskFree: riskFree.value };
}
