import { expect, test } from 'vitest';
import { monthIndexOf } from '#calendar/month-end';
import { lastMonthOf, monthlySeries, returnsIn } from './monthly';

const series = monthlySeries([
  { day: '2024-03-29', value: 0.03 },
  { day: '2024-01-31', value: 0.01 },
]);

test('returns fall into their months whatever the order and the day; an unreported month is null', () => {
  expect(series).toEqual({ firstMonth: monthIndexOf('2024-01-31'), returns: [0.01, null, 0.03] });
  expect(lastMonthOf(series)).toBe(monthIndexOf('2024-03-31'));
});

test('months outside the history are null', () => {
  const from = monthIndexOf('2023-12-31');
  expect(returnsIn(series, { from, to: from + 4 })).toEqual([null, 0.01, null, 0.03, null]);
  expect(returnsIn(series, { from, to: from - 1 })).toEqual([]);
});

test('two returns for one month are a contradiction', () => {
  const twice = [
    { day: '2024-01-31', value: 0.01 },
    { day: '2024-01-30', value: 0.02 },
  ];
  expect(() => monthlySeries(twice)).toThrow('two returns in one month');
});

test('no returns, no months', () => {
  expect(monthlySeries([]).returns).toEqual([]);
});
