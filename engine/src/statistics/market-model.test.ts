import { expect, test } from 'vitest';
import { explainJensenAlpha, jensenAlpha, systematicRisk, treynor } from './market-model';

const pair = { returns: [0.02, 0.04, 0.06], benchmark: [0.01, 0.02, 0.03] };
const linked = (values: readonly number[], exponent: number) => values.reduce((wealth, each) => wealth * (1 + each), 1) ** exponent - 1;

test('Treynor: annualised excess over beta 2', () => {
  expect(treynor(pair)).toEqual({ value: expect.closeTo(linked(pair.returns, 4) / 2, 12), n: 3 });
  expect(treynor(pair, { riskFree: 0.01 }).value).toBeCloseTo(linked([0.01, 0.03, 0.05], 4) / 2, 12);
});

test('Jensen: Rp - Rf - 2 (Rb - Rf), all annualised', () => {
  const portfolio = linked(pair.returns, 4);
  const benchmark = linked(pair.benchmark, 4);
  const riskFree = 1.001 ** 12 - 1;
  expect(jensenAlpha(pair).value).toBeCloseTo(portfolio - 2 * benchmark, 12);
  expect(jensenAlpha(pair, { riskFree: 0.001 }).value).toBeCloseTo(portfolio - riskFree - 2 * (benchmark - riskFree), 12);
  expect(jensenAlpha(pair, { riskFree: [0.001, 0.001, 0.001] }).value).toBeCloseTo(jensenAlpha(pair, { riskFree: 0.001 }).value ?? 0, 14);
});

test('systematic risk: 2 × 1 % × √12', () => {
  expect(systematicRisk(pair)).toEqual({ value: expect.closeTo(0.02 * Math.sqrt(12), 14), n: 3 });
});

test('without a beta there is none of them; with beta 0 no Treynor ratio', () => {
  const flat = { returns: [0.02, 0.04], benchmark: [0.01, 0.01] };
  for (const figure of [treynor, jensenAlpha, systematicRisk])
    expect(figure(flat)).toMatchObject({ value: null, reason: 'zero_denominator' });
  expect(treynor({ returns: [0.01, 0.01], benchmark: [0.01, 0.02] })).toMatchObject({ value: null, reason: 'zero_denominator' });
});

test('the explanation shows the four figures of Jensen', () => {
  expect(
    explainJensenAlpha(pair)
      .steps.slice(-4)
      .map(step => step.id),
  ).toEqual(['beta', 'portfolioAnnualised', 'benchmarkAnnualised', 'riskFreeAnnualised']);
});
