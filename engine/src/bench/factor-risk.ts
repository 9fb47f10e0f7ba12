import { sumOf } from '#number/sum';
import { factorRisk, type FactorRiskInputs } from '#risk/factor-risk';
import type { BenchCase } from './measure';
import { stream } from './random';

const ASSETS = 5_000;
const FACTORS = 60;

/** Active risk of 5,000 holdings under 60 factors, with every contribution, as a risk report works it out. */
export const factorRiskCases: readonly BenchCase[] = [
  {
    name: `Factor risk, 5,000 holdings × ${FACTORS} factors`,
    units: ASSETS,
    unit: 'holdings',
    calls: { exp: 0, multiplyAdd: ASSETS * FACTORS * 2 },
    limitMs: 50,
    prepare: () => {
      const inputs = randomModel();
      return () => (addsUp(inputs) ? 0 : ASSETS);
    },
  },
];

/** One common driver lies behind all factors, so that their covariance matrix is positive definite. */
function randomModel(): FactorRiskInputs {
  const next = stream(70);
  const driver = Array.from({ length: FACTORS }, () => next() * 0.1);
  const weights = () => Array.from({ length: ASSETS }, () => (next() * 2) / ASSETS);
  return {
    portfolio: weights(),
    benchmark: weights(),
    exposures: Array.from({ length: ASSETS }, () => Array.from({ length: FACTORS }, () => next() * 2 - 1)),
    covariance: driver.map((one, row) => driver.map((other, column) => one * other + (row === column ? 0.002 : 0))),
    specificVariance: Array.from({ length: ASSETS }, () => (0.02 + next() * 0.1) ** 2),
  };
}

// The contributions must add to the risk, or the run has failed.
function addsUp(inputs: FactorRiskInputs): boolean {
  const { value } = factorRisk(inputs);
  return value !== null && Math.abs(sumOf(value.assetContributions) - value.risk) <= 1e-12 * value.risk;
}
