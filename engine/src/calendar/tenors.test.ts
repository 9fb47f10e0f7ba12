import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarOf } from './calendars';
import { fromNumber } from './day';
import { explainTenorDate, spotDate, tenorDate } from './tenors';

const calendar = calendarOf('JP+US-FED');
const from = (spot: string, tenor: string) => tenorDate({ calendar, spot, tenor });

test('spot is two business days on the joint calendar', () => {
  expect(spotDate(calendar, '2024-06-03')).toBe('2024-06-05');
  expect(spotDate(calendar, '2024-07-03')).toBe('2024-07-08');
});

test('end to end: from the last business day of February to that of March', () => {
  expect(from('2024-02-29', '1M')).toEqual({ value: '2024-03-29' });
  expect(from('2024-02-29', '12M')).toEqual({ value: '2025-02-28' });
});

test('modified following: 29 March 2026 is a Sunday', () => {
  expect(from('2025-12-29', '3M')).toEqual({ value: '2026-03-30' });
  expect(from('2024-01-30', '5M')).toEqual({ value: '2024-06-28' });
});

test('spot, overnight, tomorrow, days, weeks, months and years have a date', () => {
  expect(['ON', 'TN', 'SP', '1D', '2D', '1W', '1Y'].map(tenor => from('2024-06-05', tenor).value)).toEqual([
    '2024-06-03',
    '2024-06-04',
    '2024-06-05',
    '2024-06-06',
    '2024-06-07',
    '2024-06-12',
    '2025-06-05',
  ]);
  const all = ['1W', '2W', '3W', ...Array.from({ length: 12 }, (_, index) => `${index + 1}M`), '1Y', '2Y', '3Y'];
  const dates = all.map(tenor => from('2024-06-05', tenor).value ?? '');
  expect([...dates].sort()).toEqual(dates);
  expect(from('2024-06-05', '12M')).toEqual(from('2024-06-05', '1Y'));
});

test('a word that is no tenor has no date', () => {
  expect(from('2024-06-05', 'soon')).toEqual({ value: null, reason: 'not_applicable' });
});

test('a tenor date is open, and the explanation is the value', () => {
  const tenors = fc.constantFrom('ON', 'TN', 'SP', '1W', '2W', '1M', '6M', '11M', '2Y', 'x');
  fc.assert(
    fc.property(fc.integer({ min: 15_000, max: 22_000 }).map(fromNumber), tenors, (day, tenor) => {
      const input = { calendar, spot: spotDate(calendar, day), tenor };
      const result = tenorDate(input);
      if (result.value !== null) expect(calendar.isBusinessDay(result.value)).toBe(true);
      expect(explainTenorDate(input).result).toEqual(result);
    }),
  );
});
