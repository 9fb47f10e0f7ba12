import { expect, test } from 'vitest';
import { activePremium, explainInformationRatio, geometricPremium, informationRatio, trackingError } from './tracking';

const pair = { returns: [0.02, 0.01, null], benchmark: [0.01, 0.01, 0.01] };

test('differences of 1 % and 0 %: √(0.00005 × 12)', () => {
  expect(trackingError(pair)).toEqual({ value: expect.closeTo(Math.sqrt(0.00005 * 12), 15), n: 2 });
});

test('premium: the difference, or the ratio, of the annualised returns of the shared months', () => {
  const portfolio = (1.02 * 1.01) ** 6;
  const benchmark = 1.01 ** 12;
  expect(activePremium(pair)).toEqual({ value: expect.closeTo(portfolio - benchmark, 13), n: 2 });
  expect(geometricPremium(pair)).toEqual({ value: expect.closeTo(portfolio / benchmark - 1, 13), n: 2 });
});

test('information ratio: premium over tracking error', () => {
  const expected = ((1.02 * 1.01) ** 6 - 1.01 ** 12) / Math.sqrt(0.00005 * 12);
  expect(informationRatio(pair).value).toBeCloseTo(expected, 12);
});

test('an index fund without tracking error has no information ratio', () => {
  const same = { returns: [0.02, 0.01], benchmark: [0.02, 0.01] };
  expect(trackingError(same).value).toBe(0);
  expect(informationRatio(same)).toEqual({ value: null, reason: 'zero_denominator', n: 2 });
  const ahead = { returns: [0.021, 0.013, 0.034], benchmark: [0.02, 0.012, 0.033] };
  expect(informationRatio(ahead)).toMatchObject({ reason: 'zero_denominator' });
});

test('nothing shared, one month shared, a benchmark that lost everything', () => {
  expect(trackingError({ returns: [null], benchmark: [0.01] })).toEqual({ value: null, reason: 'no_data', n: 0 });
  expect(informationRatio({ returns: [0.02], benchmark: [0.01] })).toEqual({ value: null, reason: 'too_short', n: 1 });
  expect(activePremium({ returns: [0.02], benchmark: [-2] })).toMatchObject({ reason: 'not_applicable' });
  expect(geometricPremium({ returns: [0.02], benchmark: [-1] })).toMatchObject({ reason: 'zero_denominator' });
});

test('the explanation shows both sides of the ratio', () => {
  expect(explainInformationRatio(pair).steps.map(step => step.id)).toEqual([
    'portfolioAnnualised',
    'benchmarkAnnualised',
    'observations',
    'variance',
    'premium',
    'trackingError',
  ]);
});
