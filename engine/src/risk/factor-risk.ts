import { explained, ignore, type Note } from '#explain';
import { allFinite } from '#number/finite';
import { sumOf } from '#number/sum';
import { missing, type Explanation, type Result } from '#result';
import { assetCovariances, covarianceOf, varianceSplit, type FactorModel, type SpecificLink } from './factor-model';
import { isPositiveSemidefinite, isSymmetric, squareOf } from './matrix';

/**
 * Weights of the portfolio, and of the benchmark when the risk is to be active; the exposures of each asset (null where the model does not
 * know it); yearly factor covariances; yearly specific variances, with covariances where issues are linked.
 */
export type FactorRiskInputs = {
  portfolio: readonly number[];
  benchmark?: readonly number[];
  exposures: readonly (readonly number[] | null)[];
  covariance: readonly (readonly number[])[];
  specificVariance: readonly (number | null)[];
  specificLinks?: readonly SpecificLink[];
};

/**
 * Risk and its split. Factor figures stand in the order of the factors, asset figures in the order of the assets. `uncovered` lists the
 * assets the model does not know, `coverage` the part of the weight it does.
 */
export type FactorRisk = {
  variance: number;
  risk: number;
  factorVariance: number;
  factorRisk: number;
  specificVariance: number;
  specificRisk: number;
  exposure: readonly number[];
  factorContributions: readonly number[];
  factorRiskContributions: readonly number[];
  factorShares: readonly number[];
  specificShare: number;
  factorVolatility: readonly number[];
  factorCorrelation: readonly (number | null)[];
  marginal: readonly number[];
  assetContributions: readonly number[];
  predictedBeta: number | null;
  coverage: number;
  uncovered: readonly number[];
};

/**
 * The risk of a portfolio (active when a benchmark is given) under a factor model, split by factor and by asset. Assets the model does not
 * know are left out and named; the rest is scaled up when at least 95 % of the weight is known, and otherwise there is no figure (`gap`).
 * Without risk there is nothing to split (`zero_denominator`).
 *
 * @example factorRisk({ portfolio: [1], exposures: [[1]], covariance: [[0.04]], specificVariance: [0.0225] }).value
 * // variance 0.0625, risk 0.25, factor share 0.64, specific share 0.36
 */
export function factorRisk(inputs: FactorRiskInputs): Result<FactorRisk> {
  return riskOf(inputs, ignore);
}

/**
 * The steps of `factorRisk`: coverage, exposure and contribution of every factor, the two parts of the variance.
 *
 * @example explainFactorRisk({ portfolio: [1], exposures: [[1]], covariance: [[0.04]], specificVariance: [0.0225] }).steps[0]
 * // { id: 'coverage', value: 1, unit: 'rate' }
 */
export function explainFactorRisk(inputs: FactorRiskInputs): Explanation<FactorRisk> {
  return explained('risk.factor-risk', { active: inputs.benchmark !== undefined }, note => riskOf(inputs, note));
}

function riskOf(inputs: FactorRiskInputs, note: Note): Result<FactorRisk> {
  const model = modelOf(inputs);
  if (model.value === null) return model;
  const covered = coveredWeights(inputs);
  note({ id: 'coverage', value: covered.coverage, unit: 'rate' });
  if (covered.coverage < LEAST_COVERAGE) return missing('gap');

  const { own, other, uncovered, coverage } = covered;
  const holdings = other ? own.map((weight, n) => weight - other[n]!) : own;
  const split = varianceSplit(model.value, holdings);
  const variance = split.factorVariance + split.specificVariance;
  if (variance <= NO_RISK) return missing(variance < -NO_RISK ? 'not_applicable' : 'zero_denominator');

  const risk = Math.sqrt(variance);
  const exposure = Array.from(split.exposure, each => each + 0);
  const factorContributions = exposure.map((each, k) => each * split.factorCovariance[k]! + 0);
  const factorVolatility = inputs.covariance.map((row, k) => Math.sqrt(Math.max(0, row[k]!)));
  const marginal = Array.from(assetCovariances(model.value, holdings, split), each => each / risk + 0);
  for (const [k, each] of exposure.entries()) {
    note({ id: 'exposure', value: each, unit: 'factor', at: String(k) });
    note({ id: 'factor_contribution', value: factorContributions[k]!, unit: 'factor', at: String(k) });
  }
  note({ id: 'factor_variance', value: split.factorVariance, unit: 'factor' });
  note({ id: 'specific_variance', value: split.specificVariance, unit: 'factor' });
  return {
    value: {
      variance,
      risk,
      factorVariance: split.factorVariance,
      factorRisk: Math.sqrt(Math.max(0, split.factorVariance)),
      specificVariance: split.specificVariance,
      specificRisk: Math.sqrt(Math.max(0, split.specificVariance)),
      exposure,
      factorContributions,
      factorRiskContributions: factorContributions.map(each => each / risk),
      factorShares: factorContributions.map(each => each / variance),
      specificShare: split.specificVariance / variance,
      factorVolatility,
      // x-sigma-rho: exposure × volatility × correlation is the factor's part of the risk
      factorCorrelation: factorVolatility.map((sigma, k) => (sigma === 0 ? null : split.factorCovariance[k]! / (sigma * risk) + 0)),
      marginal,
      assetContributions: marginal.map((each, n) => each * holdings[n]! + 0),
      predictedBeta: other ? betaOf(model.value, own, other) : null,
      coverage,
      uncovered,
    },
  };
}

function betaOf(model: FactorModel, own: Float64Array, other: Float64Array): number | null {
  const variance = covarianceOf(model, other, other);
  return variance > NO_RISK ? covarianceOf(model, own, other) / variance : null;
}

function modelOf(inputs: FactorRiskInputs): Result<FactorModel> {
  const { portfolio, benchmark, exposures, specificVariance, specificLinks: links = [] } = inputs;
  const assets = portfolio.length;
  const factors = inputs.covariance.length;
  if (assets === 0 || factors === 0) return missing('no_data');
  const covariance = squareOf(inputs.covariance);
  const lengths = [exposures.length, specificVariance.length, benchmark?.length ?? assets];
  if (!covariance || lengths.some(length => length !== assets)) return missing('gap');
  if (exposures.some(row => row && row.length !== factors)) return missing('gap');
  if (!allFinite(covariance.cells) || !allFinite([...portfolio, ...(benchmark ?? [])])) return missing('no_data');
  if (!isSymmetric(covariance) || !isPositiveSemidefinite(covariance)) return missing('not_applicable');

  const flat = new Float64Array(assets * factors);
  for (const [n, row] of exposures.entries()) if (row) flat.set(row, n * factors);
  if (!allFinite(flat)) return missing('no_data');
  const specific = Float64Array.from(specificVariance, each => each ?? 0); // an asset without one is uncovered and weighs nothing
  if (specific.some(each => !(each >= 0))) return missing('not_applicable');
  return { value: { assets, factors, exposures: flat, covariance, specific, links } };
}

type Covered = { own: Float64Array; other: Float64Array | null; coverage: number; uncovered: number[] };

function coveredWeights({ portfolio, benchmark, exposures, specificVariance }: FactorRiskInputs): Covered {
  const isKnown = exposures.map((row, n) => row !== null && specificVariance[n] !== null);
  const own = scaled(portfolio, isKnown);
  const other = benchmark ? scaled(benchmark, isKnown) : null;
  const isHeld = (n: number) => portfolio[n] !== 0 || (benchmark?.[n] ?? 0) !== 0;
  return {
    own: own.weights,
    other: other && other.weights,
    coverage: Math.min(own.coverage, other?.coverage ?? 1),
    uncovered: isKnown.flatMap((known, n) => (known || !isHeld(n) ? [] : [n])),
  };
}

// Coverage counts weight whatever its sign; what is known is scaled to the sum of all.
function scaled(weights: readonly number[], isKnown: readonly boolean[]): { weights: Float64Array; coverage: number } {
  const known = weights.map((weight, n) => (isKnown[n] ? weight : 0));
  const gross = sumOf(weights.map(Math.abs));
  const coverage = gross === 0 ? 1 : sumOf(known.map(Math.abs)) / gross;
  const whole = sumOf(weights);
  const part = sumOf(known);
  const scale = coverage === 1 || part === 0 ? 1 : whole / part;
  return { weights: Float64Array.from(known, weight => weight * scale), coverage };
}

/** The part of the weight a model must know before a risk is given. */
export const LEAST_COVERAGE = 0.95;
const NO_RISK = 1e-30; // rounding of weights that cancel
