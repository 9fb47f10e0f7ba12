import { expect, test } from 'vitest';
import { downsideDeviation, explainSortino, sortino } from './downside';

test('3 % and -4 %: √(0.0016 / 2), divided by all months and not by the bad ones', () => {
  expect(downsideDeviation([0.03, -0.04])).toEqual({ value: expect.closeTo(Math.sqrt(0.0008), 15), n: 2 });
  expect(downsideDeviation([0.03, -0.04], { scale: 12 }).value).toBeCloseTo(Math.sqrt(0.0096), 15);
});

test('below an acceptable return of 1 % a month, one for all or one for each', () => {
  expect(downsideDeviation([0.03, 0], { minimumAcceptable: 0.01 }).value).toBeCloseTo(0.01 / Math.SQRT2, 15);
  expect(downsideDeviation([0.03, 0], { minimumAcceptable: [0.04, 0] }).value).toBeCloseTo(0.01 / Math.SQRT2, 15);
});

test('Sortino: (mean - MAR) over downside deviation', () => {
  expect(sortino([0.05, -0.01])).toEqual({ value: expect.closeTo(0.02 / (0.01 / Math.SQRT2), 12), n: 2 });
  expect(sortino([0.05, -0.01], { scale: 12 }).value).toBeCloseTo((0.02 * Math.sqrt(12)) / (0.01 / Math.SQRT2), 12);
});

test('never below: deviation 0, and no ratio', () => {
  expect(downsideDeviation([0.01, 0.02])).toEqual({ value: 0, n: 2 });
  expect(sortino([0.01, 0.02])).toEqual({ value: null, reason: 'zero_denominator', n: 2 });
  expect(sortino([])).toEqual({ value: null, reason: 'no_data', n: 0 });
});

test('the explanation shows both sides', () => {
  expect(
    explainSortino([0.05, -0.01])
      .steps.slice(-2)
      .map(step => step.id),
  ).toEqual(['downsideDeviation', 'meanOver']);
});
