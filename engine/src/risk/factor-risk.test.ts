import fc from 'fast-check';
import { expect, test } from 'vitest';
import { explainFactorRisk, factorRisk, type FactorRiskInputs } from './factor-risk';

const model = {
  exposures: [
    [1, 0, 0.5],
    [1, 0, -0.5],
    [0, 1, 0.5],
    [0, 1, -0.5],
  ],
  covariance: [
    [0.04, 0.012, -0.003],
    [0.012, 0.0324, 0.002],
    [-0.003, 0.002, 0.0081],
  ],
  specificVariance: [0.03, 0.04, 0.02, 0.05],
};
const equal = [0.25, 0.25, 0.25, 0.25];
const near = (values: readonly number[], digits = 12) => values.map(each => expect.closeTo(each, digits));

test('active risk of 40/30/20/10 against equal weights, checked with the whole covariance matrix in 50 digits', () => {
  expect(factorRisk({ ...model, portfolio: [0.4, 0.3, 0.2, 0.1], benchmark: equal }).value).toMatchObject({
    variance: expect.closeTo(0.003767, 14),
    risk: expect.closeTo(0.0613758910322286, 13),
    exposure: near([0.2, -0.2, 0.1]),
    factorContributions: near([0.00106, 0.000776, -0.000019]),
    specificVariance: expect.closeTo(0.00195, 14),
    specificRisk: expect.closeTo(Math.sqrt(0.00195), 14),
    factorRisk: expect.closeTo(Math.sqrt(0.001817), 14),
    marginal: near([0.15812397729433997, 0.12048704915936569, -0.0810578863512974, -0.18386698441696306]),
    predictedBeta: expect.closeTo(1.006392694063927, 12),
    coverage: 1,
    uncovered: [],
  });
});

test('exposure × volatility × correlation is the part of the risk that a factor has', () => {
  const { exposure, factorVolatility, factorCorrelation, factorRiskContributions } = factorRisk({
    ...model,
    portfolio: [0.4, 0.3, 0.2, 0.1],
  }).value!;
  for (const [k, each] of factorRiskContributions.entries()) {
    expect(exposure[k]! * factorVolatility[k]! * factorCorrelation[k]!).toBeCloseTo(each, 13);
  }
});

test('holding the benchmark is no active risk, and there is nothing to split', () => {
  expect(factorRisk({ ...model, portfolio: equal, benchmark: equal })).toEqual({ value: null, reason: 'zero_denominator' });
});

test('an asset the model does not know: 4 % left out is scaled and named, 10 % is too much', () => {
  const exposures = [...model.exposures, null];
  const specificVariance = [...model.specificVariance, null];
  const known = factorRisk({ ...model, portfolio: equal }).value!;
  const almost = factorRisk({ ...model, exposures, specificVariance, portfolio: [0.24, 0.24, 0.24, 0.24, 0.04] }).value!;
  expect(almost).toMatchObject({ coverage: expect.closeTo(0.96, 14), uncovered: [4], risk: expect.closeTo(known.risk, 14) });
  const poor = factorRisk({ ...model, exposures, specificVariance, portfolio: [0.225, 0.225, 0.225, 0.225, 0.1] });
  expect(poor).toEqual({ value: null, reason: 'gap' });
});

test('covariances no world can have are refused', () => {
  const covariance = [
    [0.04, 0.08, 0],
    [0.08, 0.04, 0],
    [0, 0, 0.01],
  ];
  expect(factorRisk({ ...model, covariance, portfolio: equal })).toEqual({ value: null, reason: 'not_applicable' });
  expect(factorRisk({ ...model, specificVariance: [-1, 0, 0, 0], portfolio: equal })).toEqual({ value: null, reason: 'not_applicable' });
});

test('sides that do not fit are a gap, and nothing is no data', () => {
  expect(factorRisk({ ...model, portfolio: [1] })).toEqual({ value: null, reason: 'gap' });
  expect(factorRisk({ portfolio: [], exposures: [], covariance: [], specificVariance: [] })).toEqual({ value: null, reason: 'no_data' });
});

const weights = fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 4, maxLength: 4 });

test('assets add to the risk, factors and specific to the variance; twice the holdings are twice the risk; the explanation carries the very result', () => {
  fc.assert(
    fc.property(weights, fc.option(weights, { nil: undefined }), (portfolio, benchmark) => {
      const inputs: FactorRiskInputs = { ...model, portfolio, ...(benchmark && { benchmark }) };
      const found = factorRisk(inputs);
      expect(explainFactorRisk(inputs).result).toEqual(found);
      fc.pre(found.value !== null && found.value.risk > 1e-6);
      const { risk, assetContributions, factorShares, specificShare } = found.value!;
      expect(assetContributions.reduce((sum, each) => sum + each, 0) / risk).toBeCloseTo(1, 8);
      expect(factorShares.reduce((sum, each) => sum + each, specificShare)).toBeCloseTo(1, 8);
      const doubled = {
        ...inputs,
        portfolio: portfolio.map(each => 2 * each),
        ...(benchmark && { benchmark: benchmark.map(each => 2 * each) }),
      };
      expect((factorRisk(doubled).value?.risk ?? NaN) / risk).toBeCloseTo(2, 10);
    }),
  );
});
