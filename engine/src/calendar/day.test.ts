import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  addYears,
  dayOf,
  daysBetween,
  daysInMonth,
  fromNumber,
  isDay,
  isLeapYear,
  isWeekend,
  partsOf,
  toNumber,
  weekdayOf,
} from './day';

const anyNumber = fc.integer({ min: -200_000, max: 200_000 });

test('a day is a text with three parts', () => {
  expect(partsOf('2024-03-31')).toEqual({ year: 2024, month: 3, date: 31 });
  expect(dayOf(2024, 3, 31)).toBe('2024-03-31');
  expect(dayOf(2024, 3, 0)).toBe('2024-02-29');
});

test('only days that exist are days', () => {
  expect(['2024-02-29', '2000-02-29', '2023-12-31'].every(isDay)).toBe(true);
  expect(['2023-02-29', '1900-02-29', '2024-13-01', '2024-00-10', '2024-1-1', '', '2024-04-31', '20240401'].some(isDay)).toBe(false);
  expect(() => toNumber('yesterday')).toThrow('not a day');
});

test('leap years follow the Gregorian rule', () => {
  expect([1900, 2000, 2023, 2024, 2100].map(isLeapYear)).toEqual([false, true, false, true, false]);
  expect([1, 2, 4, 12].map(month => daysInMonth(2024, month))).toEqual([31, 29, 30, 31]);
});

test('the days between 31 January and 29 February 2024 are 29', () => {
  expect(daysBetween('2024-01-31', '2024-02-29')).toBe(29);
  expect(daysBetween('2024-02-29', '2024-01-31')).toBe(-29);
});

test('months are held back at the end of a shorter month', () => {
  expect(addMonths('2024-01-31', 1)).toBe('2024-02-29');
  expect(addMonths('2024-03-31', -1)).toBe('2024-02-29');
  expect(addMonths('2024-01-15', -13)).toBe('2022-12-15');
  expect(addYears('2024-02-29', 1)).toBe('2025-02-28');
  expect(addYears('2024-02-29', 4)).toBe('2028-02-29');
});

test('5 June 2024 was a Wednesday and 8 June a weekend', () => {
  expect(weekdayOf('2024-06-05')).toBe(3);
  expect(weekdayOf('1969-12-31')).toBe(3);
  expect([isWeekend('2024-06-07'), isWeekend('2024-06-08'), isWeekend('2024-06-09'), isWeekend('2024-06-10')]).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('numbers and days are the same thing', () => {
  fc.assert(
    fc.property(anyNumber, number => {
      expect(toNumber(fromNumber(number))).toBe(number);
    }),
  );
});

test('a written day counts as the calendar counts it, also one that rolls over or is no day at all', () => {
  const part = (max: number, digits: number) => fc.integer({ min: 0, max }).map(number => String(number).padStart(digits, '0'));
  fc.assert(
    fc.property(part(9999, 4), part(14, 2), part(33, 2), fc.constantFrom('-', '/', ''), (year, month, date, dash) => {
      const day = `${year}${dash}${month}-${date}`;
      const expected = Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10))) / 86_400_000;
      if (Number.isNaN(expected)) expect(() => toNumber(day)).toThrow('not a day');
      else expect(toNumber(day)).toBe(expected);
    }),
    { numRuns: 2000 },
  );
});

test('adding days moves by exactly as many, and text order is time order', () => {
  fc.assert(
    fc.property(anyNumber, fc.integer({ min: 1, max: 5000 }), (number, days) => {
      const day = fromNumber(number);
      expect(daysBetween(day, addDays(day, days))).toBe(days);
      expect(day < addDays(day, days)).toBe(true);
    }),
  );
});
