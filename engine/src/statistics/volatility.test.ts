import { expect, test } from 'vitest';
import {
  explainVolatility,
  meanAbsoluteDeviation,
  MINIMUM_FOR_DISPLAY,
  threeYearVolatility,
  trailingMeanAndDeviation,
  volatility,
} from './volatility';

test('nine weeks (empyrical, annual_volatility weekly): 38.851569394871 %', () => {
  const answer = volatility([0, 0.01, 0.1, -0.04, 0.02, 0.03, 0.02, 0.01, -0.1], { scale: 52 });
  expect(answer).toEqual({ value: expect.closeTo(0.38851569394870583, 12), n: 9 });
});

test('1 %, 2 %, 3 %: 1 % a month, times √12 a year; √(2/3) % when divided by n', () => {
  expect(volatility([0.01, 0.02, 0.03]).value).toBeCloseTo(0.01 * Math.sqrt(12), 15);
  expect(volatility([0.01, 0.02, 0.03], { scale: 1, population: true }).value).toBeCloseTo(0.01 * Math.sqrt(2 / 3), 15);
});

test('two returns are needed', () => {
  expect(volatility([0.01, null])).toEqual({ value: null, reason: 'too_short', n: 1 });
  expect(volatility([])).toEqual({ value: null, reason: 'no_data', n: 0 });
  expect(volatility([0.01, 0.01])).toEqual({ value: 0, n: 2 });
  expect(MINIMUM_FOR_DISPLAY).toBe(12);
});

test('the three-year figure takes exactly the last 36 months', () => {
  const months = Array.from({ length: 36 }, (_, index): number | null => (index % 2 === 0 ? 0.02 : 0));
  expect(threeYearVolatility([0.9, ...months]).value).toBeCloseTo(0.01 * Math.sqrt((36 / 35) * 12), 14);
  expect(threeYearVolatility(months, { population: true }).value).toBeCloseTo(0.01 * Math.sqrt(12), 14);
  expect(threeYearVolatility(months.slice(1))).toEqual({ value: null, reason: 'too_short', n: 35 });
  expect(threeYearVolatility([0.01, ...months.with(4, null)])).toMatchObject({ value: null, reason: 'gap' });
  expect(threeYearVolatility([null, null, ...months.slice(1)])).toMatchObject({ value: null, reason: 'too_short' });
});

test('the last two of three, when two are asked for', () => {
  expect(volatility([0.5, 0.01, 0.03], { scale: 1, months: 2 })).toEqual({ value: expect.closeTo(Math.sqrt(0.0002), 15), n: 2 });
  expect(volatility([0.5, null, 0.03], { months: 2 })).toEqual({ value: null, reason: 'gap', n: 1 });
});

test('mean and deviation of the last two of three', () => {
  expect(trailingMeanAndDeviation([0.5, 0.01, 0.03], 2)).toEqual({
    value: { mean: expect.closeTo(0.02, 15), deviation: expect.closeTo(Math.sqrt(0.0002), 15) },
  });
  expect(trailingMeanAndDeviation([0.01], 2)).toEqual({ value: null, reason: 'too_short' });
  expect(trailingMeanAndDeviation([], 2)).toEqual({ value: null, reason: 'no_data' });
});

test('mean distance from the mean: 1 % and 3 % lie 1 % from 2 %', () => {
  expect(meanAbsoluteDeviation([0.01, null, 0.03])).toEqual({ value: expect.closeTo(0.01, 15), n: 2 });
  expect(meanAbsoluteDeviation([null])).toEqual({ value: null, reason: 'no_data', n: 0 });
});

test('the explanation counts, averages and squares', () => {
  expect(explainVolatility([0.01, 0.02, 0.03]).steps.map(step => step.id)).toEqual(['observations', 'mean', 'variance']);
});
