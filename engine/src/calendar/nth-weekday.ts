import { addDays, dayOf, weekdayOf, type Day } from './day';

/** The days of the week as `weekdayOf` counts them. */
export const SUNDAY = 0;
export const MONDAY = 1;
export const THURSDAY = 4;
export const SATURDAY = 6;

/**
 * The n-th given weekday of a month; a negative n counts from its end.
 *
 * @example nthWeekday(2024, 5, MONDAY, -1) // '2024-05-27', the last Monday of May
 */
export function nthWeekday(year: number, month: number, weekday: number, n: number): Day {
  if (n > 0) {
    const first = dayOf(year, month, 1);
    return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (n - 1) * 7);
  }
  const last = dayOf(year, month + 1, 0);
  return addDays(last, -((weekdayOf(last) - weekday + 7) % 7) + (n + 1) * 7);
}
