import fc from 'fast-check';
import { expect, test } from 'vitest';
import { activeRiskShares, explainActiveRiskShares, explainRiskContributions, riskContributions } from './risk-contributions';

test('half and half of two unrelated assets: 0.25 × 0.04 + 0.25 × 0.01', () => {
  const { value } = riskContributions({
    weights: [0.5, 0.5],
    covariance: [
      [0.04, 0],
      [0, 0.01],
    ],
  });
  expect(value).toEqual({
    variance: expect.closeTo(0.0125, 15),
    risk: expect.closeTo(Math.sqrt(0.0125), 15),
    varianceContributions: [expect.closeTo(0.01, 15), expect.closeTo(0.0025, 15)],
    riskContributions: [expect.closeTo(0.8 * Math.sqrt(0.0125), 15), expect.closeTo(0.2 * Math.sqrt(0.0125), 15)],
    marginal: [expect.closeTo(0.02 / Math.sqrt(0.0125), 14), expect.closeTo(0.005 / Math.sqrt(0.0125), 14)],
    shares: [expect.closeTo(0.8, 14), expect.closeTo(0.2, 14)],
  });
});

test('no risk has no contributions; a matrix that is no square or not symmetric is refused', () => {
  expect(riskContributions({ weights: [0], covariance: [[0.04]] })).toEqual({ value: null, reason: 'zero_denominator' });
  expect(riskContributions({ weights: [1, 1], covariance: [[0.04]] })).toEqual({ value: null, reason: 'gap' });
  expect(
    riskContributions({
      weights: [1, 1],
      covariance: [
        [1, 0.2],
        [0.1, 1],
      ],
    }),
  ).toEqual({ value: null, reason: 'not_applicable' });
  expect(
    riskContributions({
      weights: [1, 1],
      covariance: [
        [1, -2],
        [-2, 1],
      ],
    }),
  ).toEqual({ value: null, reason: 'not_applicable' });
});

test('factors of 10, 12 and 18 and 40 specific: 12.5 %, 15 %, 22.5 % of 80 (CFA level 2)', () => {
  expect(activeRiskShares({ factor: [10, 12, 18], specific: 40 })).toEqual({
    value: { activeRiskSquared: 80, shares: [0.125, 0.15, 0.225], specificShare: 0.5 },
  });
  expect(activeRiskShares({ factor: [0], specific: 0 })).toEqual({ value: null, reason: 'zero_denominator' });
});

test('contributions add to the whole, and the explanation carries the very result', () => {
  const row = fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 3, maxLength: 3 });
  fc.assert(
    fc.property(fc.array(row, { minLength: 3, maxLength: 3 }), row, (rows, weights) => {
      const covariance = rows.map(a => rows.map(b => a.reduce((sum, each, k) => sum + each * b[k]!, 0)));
      const found = riskContributions({ weights, covariance });
      expect(explainRiskContributions({ weights, covariance }).result).toEqual(found);
      fc.pre(found.value !== null && found.value.variance > 1e-9);
      const { variance, risk, varianceContributions, riskContributions: parts } = found.value!;
      expect(varianceContributions.reduce((sum, each) => sum + each, 0) / variance).toBeCloseTo(1, 9);
      expect(parts.reduce((sum, each) => sum + each, 0) / risk).toBeCloseTo(1, 9);
      const split = { factor: varianceContributions, specific: 1 };
      expect(explainActiveRiskShares(split).result).toEqual(activeRiskShares(split));
    }),
  );
});
