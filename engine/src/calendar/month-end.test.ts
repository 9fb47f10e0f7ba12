import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromNumber } from './day';
import { isMonthEnd, monthEndOf, monthEndOfIndex, monthEndsBetween, monthIndexOf, monthsBetween, shiftMonthEnd } from './month-end';

test('a month ends on its last calendar day, weekend or not', () => {
  expect(monthEndOf('2024-03-01')).toBe('2024-03-31');
  expect(monthEndOf('2024-02-10')).toBe('2024-02-29');
  expect([isMonthEnd('2023-02-28'), isMonthEnd('2024-02-28')]).toEqual([true, false]);
});

test('month-ends shift to month-ends across years', () => {
  expect(shiftMonthEnd('2024-03-31', -1)).toBe('2024-02-29');
  expect(shiftMonthEnd('2024-02-29', 1)).toBe('2024-03-31');
  expect(shiftMonthEnd('2024-12-31', 2)).toBe('2025-02-28');
});

test('months between count months, not days', () => {
  expect(monthsBetween('2023-12-31', '2024-03-15')).toBe(3);
  expect(monthEndsBetween('2024-01-31', '2024-03-01')).toEqual(['2024-01-31', '2024-02-29', '2024-03-31']);
  expect(monthEndsBetween('2024-03-31', '2024-01-31')).toEqual([]);
});

test('a month number leads back to its month-end, and shifting adds to it', () => {
  fc.assert(
    fc.property(fc.integer({ min: -25_000, max: 60_000 }).map(fromNumber), fc.integer({ min: -500, max: 500 }), (day, months) => {
      expect(monthEndOfIndex(monthIndexOf(day))).toBe(monthEndOf(day));
      expect(monthIndexOf(shiftMonthEnd(day, months)) - monthIndexOf(day)).toBe(months);
    }),
  );
});
