import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromNumber } from './day';
import { yearFraction, type DayCount } from './day-count';

const conventions: readonly DayCount[] = ['act/365F', 'act/360', '30/360', '30/360 SIA', '30E/360', 'act/act ISDA'];

test('act/365F and act/360 divide the days', () => {
  expect(yearFraction('2024-01-01', '2024-12-31')).toBe(1);
  expect(yearFraction('2024-01-01', '2024-12-26', 'act/360')).toBe(1);
});

test('30/360: the 31st of the end is a 30th only from a 30th (ISDA 2006 section 4.16 f)', () => {
  expect(yearFraction('2024-01-31', '2024-07-31', '30/360')).toBe(0.5);
  expect(yearFraction('2024-01-30', '2024-03-31', '30/360')).toBe(60 / 360);
  expect(yearFraction('2024-01-15', '2024-03-31', '30/360')).toBe(76 / 360);
});

// Standard Securities Calculation Methods (SIA), volume 1: the February rule of 30/360.
test('30/360 SIA: the last day of February is a 30th, at the end only from another one', () => {
  expect(yearFraction('2023-02-28', '2024-02-29', '30/360 SIA')).toBe(1);
  expect(yearFraction('2023-02-28', '2023-03-31', '30/360 SIA')).toBe(30 / 360);
  expect(yearFraction('2024-02-28', '2024-03-31', '30/360 SIA')).toBe(33 / 360);
  expect(yearFraction('2023-08-31', '2024-02-29', '30/360 SIA')).toBe(179 / 360);
});

test('30E/360: every 31st is a 30th', () => {
  expect(yearFraction('2024-01-15', '2024-03-31', '30E/360')).toBe(75 / 360);
});

// ISDA, "EMU and market conventions": 1 November 2003 to 1 May 2004 is 0.49772438056740776.
test('act/act ISDA: 61 days of 2003 over 365 and 121 of 2004 over 366', () => {
  expect(yearFraction('2003-11-01', '2004-05-01', 'act/act ISDA')).toBeCloseTo(0.49772438056740776, 14);
});

test('a span back is the span forward with its sign turned, never -0', () => {
  const days = fc.integer({ min: 0, max: 40_000 }).map(fromNumber);
  fc.assert(
    fc.property(days, days, fc.constantFrom(...conventions), (from, to, convention) => {
      const there = yearFraction(from, to, convention);
      const back = yearFraction(to, from, convention);
      expect(there + back).toBe(0);
      expect(Object.is(there, -0)).toBe(false);
    }),
  );
});
