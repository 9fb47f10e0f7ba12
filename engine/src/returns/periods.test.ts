import { expect, test } from 'vitest';
import { aggregateReturns, calendarYearReturn, explainPeriodReturn, periodReturn } from './periods';

const year = Array.from({ length: 12 }, (_, index) => ({ day: `2023-${String(index + 1).padStart(2, '0')}-28`, value: 0.01 }));

test('twelve months of 1 %: 1.01^12 - 1 = 12.682503 %', () => {
  expect(calendarYearReturn(year, 2023).value).toBeCloseTo(0.12682503013196977, 13);
});

test('a year with a month missing has no return: at its start too short, inside a gap', () => {
  expect(calendarYearReturn(year.slice(1), 2023)).toEqual({ value: null, reason: 'too_short' });
  expect(calendarYearReturn(year.toSpliced(5, 1), 2023)).toEqual({ value: null, reason: 'gap' });
  expect(calendarYearReturn(year, 2024)).toEqual({ value: null, reason: 'gap' });
  expect(calendarYearReturn([], 2024)).toEqual({ value: null, reason: 'no_data' });
});

test('a period takes whole months', () => {
  expect(periodReturn(year, { from: '2023-10-01', to: '2023-12-31' }).value).toBeCloseTo(1.01 ** 3 - 1, 14);
  expect(periodReturn(year, { from: '2023-10-01', to: '2023-09-30' })).toEqual({ value: null, reason: 'not_applicable' });
  expect(explainPeriodReturn(year, { from: '2023-10-01', to: '2023-10-31' }).steps[1]).toMatchObject({ id: 'growth', value: 1.01 });
});

test('days into weeks, months into quarters and fiscal years', () => {
  const days = ['2024-01-05', '2024-01-07', '2024-01-08', '2024-01-12'].map(day => ({ day, value: 0.1 }));
  expect(aggregateReturns(days, { to: 'week' }).map(period => [period.day, period.result.value])).toEqual([
    ['2024-01-07', expect.closeTo(0.21, 14)],
    ['2024-01-12', expect.closeTo(0.21, 14)],
  ]);
  expect(aggregateReturns(year, { to: 'quarter' }).map(period => period.day)).toEqual([
    '2023-03-28',
    '2023-06-28',
    '2023-09-28',
    '2023-12-28',
  ]);
  expect(aggregateReturns(year, { to: 'fiscal-year', fiscalYearStart: 4 }).map(period => period.day)).toEqual(['2023-03-28', '2023-12-28']);
  expect(aggregateReturns(year, { to: 'month' })).toHaveLength(12);
});

test('nine months into a year (empyrical, aggregate_returns yearly): 3.893109170048 %', () => {
  const values = [0, 0.01, 0.1, -0.04, 0.02, 0.03, 0.02, 0.01, -0.1];
  const points = values.map((value, index) => ({ day: `2000-0${index + 1}-28`, value }));
  expect(aggregateReturns(points, { to: 'year' })[0]?.result.value).toBeCloseTo(0.03893109170048015, 14);
});
