import { expect, test } from 'vitest';
import { weekdayOf } from './day';
import { easterSunday } from './easter';

// Goldens: US Naval Observatory table; 1818 and 2285 are the earliest, 1943 and 2038 the latest possible.
test('Easter of known years', () => {
  const years = [1818, 1943, 2000, 2008, 2011, 2019, 2024, 2025, 2038];
  expect(years.map(easterSunday)).toEqual([
    '1818-03-22',
    '1943-04-25',
    '2000-04-23',
    '2008-03-23',
    '2011-04-24',
    '2019-04-21',
    '2024-03-31',
    '2025-04-20',
    '2038-04-25',
  ]);
});

test('Easter is always a Sunday between 22 March and 25 April', () => {
  for (let year = 1900; year <= 2200; year++) {
    const day = easterSunday(year);
    expect(weekdayOf(day)).toBe(0);
    expect(day.slice(5) >= '03-22' && day.slice(5) <= '04-25').toBe(true);
  }
});
