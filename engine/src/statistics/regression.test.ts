import { expect, test } from 'vitest';
import { alpha, beta, correlation, explainAlpha, explainBeta, rSquared } from './regression';

const mixed = [0.01, 0.1, -0.04, 0.02, 0.03, 0.02, 0.01, -0.1];
const falling = [-0.06, -0.07, -0.01, -0.09, -0.02, -0.06, -0.08, -0.05];

test('eight periods against a falling benchmark (empyrical, beta): -0.712962962963', () => {
  expect(beta({ returns: mixed, benchmark: falling })).toEqual({ value: expect.closeTo(-0.7129629629629631, 12), n: 8 });
});

test('a flat benchmark has no beta', () => {
  expect(beta({ returns: mixed, benchmark: mixed.map(() => 0.01) })).toEqual({ value: null, reason: 'zero_denominator', n: 8 });
});

test('twice the benchmark and 1 % more: beta 2, alpha 1 % a month or 1.01^12 - 1 a year', () => {
  const pair = { returns: [0.03, 0.05, 0.07], benchmark: [0.01, 0.02, 0.03] };
  expect(beta(pair).value).toBeCloseTo(2, 12);
  expect(alpha(pair).value).toBeCloseTo(0.01, 14);
  expect(alpha(pair, { annualise: true }).value).toBeCloseTo(1.01 ** 12 - 1, 12);
  expect(alpha(pair, { riskFree: 0.005 }).value).toBeCloseTo(0.015, 14);
});

test('bull and bear look at months the benchmark rose or fell over the riskless return', () => {
  const pair = { returns: [0.02, 0.04, -0.01, -0.02, 0.5], benchmark: [0.01, 0.02, -0.01, -0.02, 0] };
  expect(beta(pair, { side: 'bull' })).toEqual({ value: expect.closeTo(2, 12), n: 2 });
  expect(beta(pair, { side: 'bear' })).toEqual({ value: expect.closeTo(1, 12), n: 2 });
  expect(beta(pair, { side: 'bull', riskFree: 0.015 })).toEqual({ value: null, reason: 'too_short', n: 1 });
});

test('two points lie on a line: correlation ±1, R² 1', () => {
  expect(correlation({ returns: [0.01, 0.02], benchmark: [0.03, 0.01] })).toEqual({ value: expect.closeTo(-1, 14), n: 2 });
  expect(rSquared({ returns: [0.01, 0.02], benchmark: [0.03, 0.01] })).toEqual({ value: expect.closeTo(1, 14), n: 2 });
});

test('a flat portfolio has beta 0 and no correlation', () => {
  const pair = { returns: [0.01, 0.01], benchmark: [0.03, 0.01] };
  expect(beta(pair).value).toBe(0);
  expect(correlation(pair)).toMatchObject({ reason: 'zero_denominator' });
  expect(rSquared({ returns: [], benchmark: [] })).toMatchObject({ reason: 'no_data' });
});

test('explanations name riskless return and side', () => {
  expect(explainBeta({ returns: mixed, benchmark: falling }, { side: 'bear' }).options).toEqual({ riskFree: 0, side: 'bear' });
  expect(explainAlpha({ returns: mixed, benchmark: falling }).steps.at(-1)?.id).toBe('alphaPerPeriod');
});
