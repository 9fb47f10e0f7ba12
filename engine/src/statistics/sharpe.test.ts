import { expect, test } from 'vitest';
import { explainSharpe, sharpe, sharpeAnnualised } from './sharpe';

const mixed = [0.01, 0.1, -0.04, 0.02, 0.03, 0.02, 0.01, -0.1];

test('eight days over a riskless series (empyrical, sharpe_ratio): 0.34111411441', () => {
  const answer = sharpe(mixed, { riskFree: [0.01, 0, 0.01, 0, 0.01, 0, 0.01, 0], scale: 252 });
  expect(answer).toEqual({ value: expect.closeTo(0.34111411441060574, 10), n: 8 });
});

test('1 %, 2 %, 3 % over 1 %: mean 1 %, deviation 1 %, times √12', () => {
  expect(sharpe([0.01, 0.02, 0.03], { riskFree: 0.01 }).value).toBeCloseTo(Math.sqrt(12), 12);
  expect(sharpe([0.01, 0.02, 0.03], { riskFree: 0.01, scale: 1 }).value).toBeCloseTo(1, 12);
});

test('the annualised form links the excess instead of averaging it', () => {
  const linked = (1.01 * 1.02 * 1.03) ** 4 - 1;
  expect(sharpeAnnualised([0.01, 0.02, 0.03])).toEqual({ value: expect.closeTo(linked / (0.01 * Math.sqrt(12)), 12), n: 3 });
});

test('no spread, no ratio; one return is too short', () => {
  expect(sharpe([0.02, 0.02, 0.02])).toEqual({ value: null, reason: 'zero_denominator', n: 3 });
  expect(sharpeAnnualised([0.02, 0.02])).toMatchObject({ reason: 'zero_denominator' });
  expect(sharpe([0.02])).toEqual({ value: null, reason: 'too_short', n: 1 });
  expect(sharpe([null])).toEqual({ value: null, reason: 'no_data', n: 0 });
});

test('the explanation says what was riskless', () => {
  expect(explainSharpe([0.01, 0.02], { riskFree: [0, 0] }).options).toEqual({ scale: 12, riskFree: 'series' });
});
