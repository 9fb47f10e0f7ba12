import { calendarOf } from '@hakaru/engine/calendar/calendars';
import { expect, test } from 'vitest';
import { cutOffOf, isPastCutOff } from './cut-offs';

const japan = calendarOf('JP');
const settles = (settlementDate: string, currency: string, counterCurrency: string | null = null) =>
  cutOffOf({ settlementDate, currency, counterCurrency }, japan);

test('yen is taken until eleven of the settlement day, and of the business day before a closed one', () => {
  expect(settles('2026-11-20', 'JPY')).toEqual({ day: '2026-11-20', time: '11:00' });
  expect(settles('2026-11-23', 'JPY')).toEqual({ day: '2026-11-20', time: '11:00' }); // Labour Thanksgiving Day, a Monday
});

test('foreign currency is taken until three in the afternoon two business days before, whichever side names it', () => {
  const twoBefore = { day: '2026-11-19', time: '15:00' };
  expect(settles('2026-11-24', 'USD')).toEqual(twoBefore); // Friday, a long weekend, Tuesday
  expect(settles('2026-11-24', 'JPY', 'USD')).toEqual(twoBefore);
  expect(settles('2026-11-24', 'USD', 'JPY')).toEqual(twoBefore);
});

test('the minute of the cut-off is past it', () => {
  const cutOff = { day: '2026-11-20', time: '11:00' };
  expect(['2026-11-19 23:59', '2026-11-20 10:59', '2026-11-20 11:00', '2026-11-21 00:00'].map(one => isPastCutOff(cutOff, one))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
