import { explained, ignore, type Note } from '#explain';
import { allFinite } from '#number/finite';
import { sumOf, sumOfProducts } from '#number/sum';
import { missing, type Explanation, type Result } from '#result';
import { isSymmetric, squareOf, timesColumn } from './matrix';

export type RiskContributionInputs = { weights: readonly number[]; covariance: readonly (readonly number[])[] };

/** Variance and risk of a portfolio, and what each holding brings: to the variance, to the risk, at the margin, and as a share. */
export type RiskContributions = {
  variance: number;
  risk: number;
  varianceContributions: readonly number[];
  riskContributions: readonly number[];
  marginal: readonly number[];
  shares: readonly number[];
};

/**
 * The risk of a portfolio from a covariance matrix, split over its holdings: w × (V w) each, adding to the variance. Without risk there is
 * nothing to split (`zero_denominator`).
 *
 * @example riskContributions({ weights: [0.5, 0.5], covariance: [[0.04, 0], [0, 0.01]] }).value
 * // variance 0.0125, risk 0.1118…, contributions to variance [0.01, 0.0025], shares [0.8, 0.2]
 */
export function riskContributions(inputs: RiskContributionInputs): Result<RiskContributions> {
  return contributions(inputs, ignore);
}

/**
 * The steps of `riskContributions`: the covariance of each holding with the portfolio and its contribution.
 *
 * @example explainRiskContributions({ weights: [], covariance: [] }).result // { value: null, reason: 'no_data' }
 */
export function explainRiskContributions(inputs: RiskContributionInputs): Explanation<RiskContributions> {
  return explained('risk.contributions', {}, note => contributions(inputs, note));
}

function contributions({ weights, covariance }: RiskContributionInputs, note: Note): Result<RiskContributions> {
  if (weights.length === 0 || !allFinite([...weights, ...covariance.flat()])) return missing('no_data');
  const matrix = squareOf(covariance);
  if (!matrix || matrix.size !== weights.length) return missing('gap');
  if (!isSymmetric(matrix)) return missing('not_applicable');
  const withPortfolio = Array.from(timesColumn(matrix, Float64Array.from(weights)));
  const variance = sumOfProducts(weights, withPortfolio);
  if (variance < 0) return missing('not_applicable');
  if (variance === 0) return missing('zero_denominator');

  const risk = Math.sqrt(variance);
  const varianceContributions = weights.map((weight, i) => weight * withPortfolio[i]! + 0);
  for (const [i, each] of varianceContributions.entries()) {
    note({ id: 'covariance_with_portfolio', value: withPortfolio[i]!, unit: 'factor', at: String(i) });
    note({ id: 'variance_contribution', value: each, unit: 'factor', at: String(i) });
  }
  return {
    value: {
      variance,
      risk,
      varianceContributions,
      riskContributions: varianceContributions.map(each => each / risk),
      marginal: withPortfolio.map(each => each / risk),
      shares: varianceContributions.map(each => each / variance),
    },
  };
}

/** Parts of the active risk squared, by factor and specific. */
export type ActiveRiskParts = { factor: readonly number[]; specific: number };

export type ActiveRiskShares = { activeRiskSquared: number; shares: readonly number[]; specificShare: number };

/**
 * Each factor's share of the active risk squared (its marginal contribution), given the parts.
 *
 * @example activeRiskShares({ factor: [10, 12, 18], specific: 40 }) // { value: { activeRiskSquared: 80, shares: [0.125, 0.15, 0.225], … } }
 */
export function activeRiskShares(parts: ActiveRiskParts): Result<ActiveRiskShares> {
  return sharesOf(parts, ignore);
}

/**
 * The steps of `activeRiskShares`.
 *
 * @example explainActiveRiskShares({ factor: [10], specific: 40 }).steps[0] // { id: 'active_risk_squared', value: 50, unit: 'factor' }
 */
export function explainActiveRiskShares(parts: ActiveRiskParts): Explanation<ActiveRiskShares> {
  return explained('risk.active-risk-shares', {}, note => sharesOf(parts, note));
}

function sharesOf({ factor, specific }: ActiveRiskParts, note: Note): Result<ActiveRiskShares> {
  if (!allFinite([...factor, specific])) return missing('no_data');
  const activeRiskSquared = sumOf([...factor, specific]);
  note({ id: 'active_risk_squared', value: activeRiskSquared, unit: 'factor' });
  if (activeRiskSquared === 0) return missing('zero_denominator');
  if (activeRiskSquared < 0) return missing('not_applicable');
  const shares = factor.map(each => each / activeRiskSquared);
  return { value: { activeRiskSquared, shares, specificShare: specific / activeRiskSquared } };
}
