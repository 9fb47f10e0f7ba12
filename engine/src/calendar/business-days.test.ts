import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addBusinessDays,
  adjust,
  businessDaysBetween,
  businessDaysOfMonth,
  businessDaysOfYear,
  deadlineAfter,
  explainDeadline,
  explainNthBusinessDay,
  isLastBusinessDay,
  nthBusinessDay,
  weekdayClosures,
} from './business-days';
import { calendarFrom, calendarOf } from './calendars';
import { addDays, fromNumber } from './day';

const japan = calendarOf('JP');
const days = fc.integer({ min: 10_000, max: 22_000 }).map(fromNumber);
const calendars = fc.constantFrom('JP', 'UK', 'US-FED', 'TARGET', 'JP+US-FED').map(code => calendarOf(code));

test('adjust moves over the year-end: 31 December 2023 to 4 January or 29 December', () => {
  expect(adjust(japan, '2023-12-31', 'following')).toBe('2024-01-04');
  expect(adjust(japan, '2023-12-31', 'modifiedFollowing')).toBe('2023-12-29');
  expect(adjust(japan, '2023-12-31', 'preceding')).toBe('2023-12-29');
  expect(adjust(japan, '2024-01-01', 'modifiedPreceding')).toBe('2024-01-04');
  expect(adjust(japan, '2023-12-31', 'unadjusted')).toBe('2023-12-31');
  expect(adjust(japan, '2024-06-28', 'following')).toBe('2024-06-28');
});

test('business days are counted over Golden Week and back', () => {
  expect(addBusinessDays(japan, '2019-04-26', 1)).toBe('2019-05-07');
  expect(addBusinessDays(japan, '2019-05-07', -1)).toBe('2019-04-26');
  expect(addBusinessDays(japan, '2019-04-30', 0)).toBe('2019-05-07');
});

test('January 2025 has 19 business days in Japan, the year 2024 has 245', () => {
  expect(businessDaysOfMonth(japan, 2025, 1)).toHaveLength(19);
  expect(businessDaysOfYear(japan, 2024)).toHaveLength(245);
  expect(businessDaysBetween(japan, '2024-01-01', '2024-01-04')).toEqual(['2024-01-04']);
  expect(weekdayClosures(japan, 2022)).toHaveLength(16);
});

test('the n-th business day counts from either end, and a day too many has a reason', () => {
  const nth = (n: number) => nthBusinessDay({ calendar: japan, year: 2024, month: 12, n });
  expect([nth(1), nth(-1)]).toEqual([{ value: '2024-12-02' }, { value: '2024-12-30' }]);
  expect([nth(0), nth(40), nth(-40)]).toEqual(Array(3).fill({ value: null, reason: 'not_applicable' }));
});

test('4.033 a report for December is due on the fifth business day after it, holidays skipped', () => {
  expect(deadlineAfter(japan, '2023-12-31', 5)).toBe('2024-01-11');
  expect(deadlineAfter(japan, '2024-04-30', 1)).toBe('2024-05-01');
  expect(deadlineAfter(japan, '2023-12-31', 0)).toBe('2024-01-04');
});

test('the last business day of December 2024 is the 30th', () => {
  expect([isLastBusinessDay(japan, '2024-12-30'), isLastBusinessDay(japan, '2024-12-31')]).toEqual([true, false]);
});

test('a calendar that never opens is reported', () => {
  expect(() => addBusinessDays({ code: 'NEVER', isBusinessDay: () => false }, '2024-01-01', 1)).toThrow('NEVER');
  expect(
    addBusinessDays(
      calendarFrom('ALWAYS', () => []),
      '2024-01-05',
      1,
    ),
  ).toBe('2024-01-08');
});

test('going forth and back returns to the same open day', () => {
  fc.assert(
    fc.property(calendars, days, fc.integer({ min: 1, max: 30 }), (calendar, day, n) => {
      const open = adjust(calendar, day, 'following');
      expect(addBusinessDays(calendar, addBusinessDays(calendar, open, n), -n)).toBe(open);
    }),
  );
});

test('adjusting twice is adjusting once, and nothing open lies between', () => {
  fc.assert(
    fc.property(
      calendars,
      days,
      fc.constantFrom('following', 'preceding', 'modifiedFollowing', 'modifiedPreceding'),
      (calendar, day, convention) => {
        const adjusted = adjust(calendar, day, convention);
        expect(calendar.isBusinessDay(adjusted)).toBe(true);
        expect(adjust(calendar, adjusted, convention)).toBe(adjusted);
        if (convention === 'following') expect(businessDaysBetween(calendar, day, addDays(adjusted, -1))).toEqual([]);
      },
    ),
  );
});

test('the explanation is the value', () => {
  fc.assert(
    fc.property(
      calendars,
      fc.integer({ min: 1990, max: 2040 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: -25, max: 25 }),
      (calendar, year, month, n) => {
        const input = { calendar, year, month, n };
        expect(explainNthBusinessDay(input).result).toEqual(nthBusinessDay(input));
      },
    ),
  );
});

test('a deadline tells which closed weekdays pushed it back', () => {
  const explanation = explainDeadline(japan, '2023-12-31', 5);
  expect(explanation.steps.map(step => step.value)).toEqual(['2024-01-01', '2024-01-02', '2024-01-03', '2024-01-08']);
  fc.assert(
    fc.property(calendars, days, fc.integer({ min: 0, max: 15 }), (calendar, day, n) => {
      expect(explainDeadline(calendar, day, n).result).toEqual({ value: deadlineAfter(calendar, day, n) });
    }),
  );
});
