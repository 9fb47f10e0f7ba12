import { expect, test } from 'vitest';
import { MONDAY, SUNDAY, THURSDAY, nthWeekday } from './nth-weekday';

test('second Monday of January, fourth Thursday of November, last Monday of May', () => {
  expect(nthWeekday(2024, 1, MONDAY, 2)).toBe('2024-01-08');
  expect(nthWeekday(2024, 11, THURSDAY, 4)).toBe('2024-11-28');
  expect(nthWeekday(2024, 5, MONDAY, -1)).toBe('2024-05-27');
});

test('the first and the last day of a month can be the one', () => {
  expect(nthWeekday(2024, 9, SUNDAY, 1)).toBe('2024-09-01');
  expect(nthWeekday(2024, 6, SUNDAY, -1)).toBe('2024-06-30');
  expect(nthWeekday(2024, 6, SUNDAY, -2)).toBe('2024-06-23');
});
