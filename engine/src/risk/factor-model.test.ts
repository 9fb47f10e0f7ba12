import { expect, test } from 'vitest';
import { assetCovariances, covarianceOf, varianceSplit, type FactorModel } from './factor-model';

const ASSETS = 30;
const DRIVER = [0.03, 0.08, 0.05, 0.01];
// One driver behind the four factors makes their covariance matrix positive definite.
const model: FactorModel = {
  assets: ASSETS,
  factors: DRIVER.length,
  exposures: Float64Array.from({ length: ASSETS * DRIVER.length }, (_, cell) => Math.cos(cell + 1)),
  covariance: {
    size: DRIVER.length,
    cells: Float64Array.from(DRIVER.flatMap((one, row) => DRIVER.map((other, column) => one * other + (row === column ? 0.002 : 0)))),
  },
  specific: Float64Array.from({ length: ASSETS }, (_, n) => 0.02 + (n % 7) / 100),
  links: [{ a: 2, b: 5, covariance: 0.01 }],
};
const holdings = Float64Array.from({ length: 30 }, (_, n) => Math.sin(n + 1) / 10);
const whole = (held: Float64Array) => {
  const { factorVariance, specificVariance } = varianceSplit(model, held);
  return factorVariance + specificVariance;
};

test('the covariance of holdings with themselves is their variance', () => {
  expect(covarianceOf(model, holdings, holdings)).toBeCloseTo(whole(holdings), 14);
});

test('assets times their covariances add to the variance, linked issues included', () => {
  const covariances = assetCovariances(model, holdings, varianceSplit(model, holdings));
  expect(holdings.reduce((sum, held, n) => sum + held * covariances[n]!, 0)).toBeCloseTo(whole(holdings), 14);
});

test('the covariance of an asset is half of what the variance grows by: central differences', () => {
  const covariances = assetCovariances(model, holdings, varianceSplit(model, holdings));
  for (const n of [0, 2, 5, 29]) {
    const moved = (by: number) => whole(holdings.map((held, i) => held + (i === n ? by : 0)));
    expect((moved(1e-4) - moved(-1e-4)) / 4e-4).toBeCloseTo(covariances[n]!, 10);
  }
});

test('two linked issues add twice their product', () => {
  const pair = Float64Array.from({ length: 30 }, (_, n) => (n === 2 || n === 5 ? 0.5 : 0));
  const unlinked = varianceSplit({ ...model, links: [] }, pair).specificVariance;
  expect(varianceSplit(model, pair).specificVariance - unlinked).toBeCloseTo(2 * 0.5 * 0.5 * 0.01, 15);
});
