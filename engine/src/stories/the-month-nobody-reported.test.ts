import { expect, test } from 'vitest';
import { policyWeighted } from '#benchmarks/policy-weighted';
import { horizonReturns } from '#returns/horizons';
import { monthlySeries } from '#returns/monthly';
import { trackingError } from '#statistics/tracking';
import { volatility } from '#statistics/volatility';

// A manager skipped August 2024. Filling it with 0 % would have turned a gap into a record; carrying July forward would have invented one.
const days = Array.from({ length: 24 }, (_, index) => `${2023 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}-28`);
const reported = days.map((day, index) => ({ day, value: day.startsWith('2024-08') ? null : index % 2 === 0 ? 0.02 : -0.01 }));

test('every horizon over August is a gap, those after it stand', () => {
  const all = horizonReturns(monthlySeries(reported), { asOf: '2024-12-31' });
  expect(all['3m'].value).toBeCloseTo(0.99 * 1.02 * 0.99 - 1, 14);
  for (const horizon of ['6m', '9m', '12m', 'ytd', '1y', '2y', 'itd'] as const)
    expect(all[horizon]).toMatchObject({ value: null, reason: 'gap' });
  expect(all['3y']).toMatchObject({ value: null, reason: 'too_short' });
});

test('the month left out of the series altogether is the same gap', () => {
  const left = horizonReturns(monthlySeries(reported.filter(point => point.value !== null)), { asOf: '2024-12-31' });
  expect(left).toEqual(horizonReturns(monthlySeries(reported), { asOf: '2024-12-31' }));
});

test('once August arrives all of them stand', () => {
  const late = reported.map(point => ({ ...point, value: point.value ?? -0.01 }));
  const all = horizonReturns(monthlySeries(late), { asOf: '2024-12-31' });
  expect(all['6m'].value).toBeCloseTo((1.02 * 0.99) ** 3 - 1, 13);
  expect(all['2y'].value).toBeCloseTo((1.02 * 0.99) ** 6 - 1, 13);
});

test('statistics rest on the 23 months there are, and say so', () => {
  const returns = reported.map(point => point.value);
  expect(volatility(returns).n).toBe(23);
  expect(trackingError({ returns, benchmark: returns.map(() => 0.005) }).n).toBe(23);
});

test('a benchmark that holds this manager has the gap too, and with quarterly rebalancing until the quarter is over', () => {
  const monthEnds = reported.slice(18, 22).map(point => point.day);
  const returns = reported.slice(18, 22).map(point => [point.value, 0.01]);
  const months = policyWeighted({ monthEnds, returns, policies: [{ from: '2024-07-01', weights: [0.5, 0.5] }], rebalance: 'quarterly' });
  expect(months.map(month => month.result.value)).toEqual([expect.closeTo(0.015, 14), null, null, expect.closeTo(0, 14)]);
});
