import { assetCovariances, varianceSplit, type FactorModel } from '#risk/factor-model';
import type { BenchCase } from './measure';
import { stream } from './random';

const ASSETS = 5_000;
const FACTORS = 70;

/** Variance split and marginal contributions of 5,000 assets under 70 factors. */
export const factorRiskCases: readonly BenchCase[] = [
  {
    name: `Factor risk, 5,000 assets × ${FACTORS} factors`,
    units: ASSETS,
    unit: 'assets',
    calls: { exp: 0, multiplyAdd: ASSETS * FACTORS * 2 },
    prepare: () => {
      const model = factorModel(ASSETS, FACTORS);
      const next = stream(7);
      const holdings = Float64Array.from({ length: ASSETS }, () => (next() - 0.5) / ASSETS);
      return () => {
        const split = varianceSplit(model, holdings);
        const covariances = assetCovariances(model, holdings, split);
        return addsUp(covariances, holdings, split.factorVariance + split.specificVariance) ? 0 : ASSETS;
      };
    },
  },
];

/**
 * A model with one common driver behind all factors, so that its covariance matrix is positive definite.
 *
 * @example factorModel(10, 3).exposures.length // 30
 */
export function factorModel(assets: number, factors: number): FactorModel {
  const next = stream(70);
  const driver = Float64Array.from({ length: factors }, () => next() * 0.1);
  const cells = Float64Array.from({ length: factors * factors }, (_, cell) => {
    const row = Math.floor(cell / factors);
    const column = cell % factors;
    return driver[row]! * driver[column]! + (row === column ? 0.002 : 0);
  });
  return {
    assets,
    factors,
    exposures: Float64Array.from({ length: assets * factors }, () => next() * 2 - 1),
    covariance: { size: factors, cells },
    specific: Float64Array.from({ length: assets }, () => 0.02 + next() * 0.1),
    links: [],
  };
}

// The contributions must add to the variance, or the run has failed.
function addsUp(covariances: Float64Array, holdings: Float64Array, variance: number): boolean {
  let sum = 0;
  for (let n = 0; n < holdings.length; n++) sum += holdings[n]! * covariances[n]!;
  return Math.abs(sum - variance) <= 1e-12 * variance;
}
