import { ignore, explained, type Note } from '#explain';
import { missing, type Explanation, type Result } from '#result';
import type { Calendar } from './calendars';
import { addDays, dayOf, daysBetween, daysInMonth, isWeekend, partsOf, type Day } from './day';
import { monthEndOf } from './month-end';

/** Where a day that is not open moves to. */
export type Convention = 'following' | 'modifiedFollowing' | 'preceding' | 'modifiedPreceding' | 'unadjusted';

/** A business day of a month, counted from its start (1 is the first) or from its end (-1 is the last). */
export type NthBusinessDay = { calendar: Calendar; year: number; month: number; n: number };

/**
 * The day itself when open, otherwise the open day its convention names.
 *
 * @example adjust(calendarOf('JP'), '2023-12-31', 'following') // '2024-01-04'
 */
export function adjust(calendar: Calendar, day: Day, convention: Convention): Day {
  if (convention === 'unadjusted' || calendar.isBusinessDay(day)) return day;
  const forward = convention === 'following' || convention === 'modifiedFollowing';
  const moved = nearest(calendar, day, forward ? 1 : -1);
  const staysInMonth = convention === 'following' || convention === 'preceding' || monthEndOf(moved) === monthEndOf(day);
  return staysInMonth ? moved : nearest(calendar, day, forward ? -1 : 1);
}

/**
 * The open day n business days later (earlier when negative); 0 is the day itself or the next open one.
 *
 * @example addBusinessDays(calendarOf('JP'), '2024-12-30', 1) // '2025-01-06'
 */
export function addBusinessDays(calendar: Calendar, day: Day, n: number): Day {
  if (n === 0) return adjust(calendar, day, 'following');
  let moved = day;
  for (let left = Math.abs(n); left > 0; left--) moved = nearest(calendar, moved, n > 0 ? 1 : -1);
  return moved;
}

/**
 * The open days from one day through another, both included.
 *
 * @example businessDaysBetween(calendarOf('JP'), '2025-01-01', '2025-01-31').length // 19
 */
export function businessDaysBetween(calendar: Calendar, from: Day, to: Day): Day[] {
  return daysFrom(from, to).filter(day => calendar.isBusinessDay(day));
}

/**
 * The open days of a month.
 *
 * @example businessDaysOfMonth(calendarOf('JP'), 2024, 1)[0] // '2024-01-04'
 */
export function businessDaysOfMonth(calendar: Calendar, year: number, month: number): Day[] {
  return businessDaysBetween(calendar, dayOf(year, month, 1), dayOf(year, month, daysInMonth(year, month)));
}

/**
 * The open days of a year.
 *
 * @example businessDaysOfYear(calendarOf('JP'), 2024).length // 245
 */
export function businessDaysOfYear(calendar: Calendar, year: number): Day[] {
  return businessDaysBetween(calendar, dayOf(year, 1, 1), dayOf(year, 12, 31));
}

/**
 * The weekdays of a year on which a calendar is closed.
 *
 * @example weekdayClosures(calendarOf('UK'), 2024).length // 8
 */
export function weekdayClosures(calendar: Calendar, year: number): Day[] {
  return daysFrom(dayOf(year, 1, 1), dayOf(year, 12, 31)).filter(day => !isWeekend(day) && !calendar.isBusinessDay(day));
}

/**
 * The n-th business day of a month; a month that has no such day answers with a reason.
 *
 * @example nthBusinessDay({ calendar: calendarOf('JP'), year: 2024, month: 1, n: 1 }) // { value: '2024-01-04' }
 */
export function nthBusinessDay({ calendar, year, month, n }: NthBusinessDay, note: Note = ignore): Result<Day> {
  const days = businessDaysOfMonth(calendar, year, month);
  note({ id: 'businessDays', value: days.length, unit: 'count' });
  const found = n > 0 ? days[n - 1] : n < 0 ? days.at(n) : undefined;
  return found === undefined ? missing('not_applicable') : { value: found };
}

/**
 * The n-th business day of a month with the count of open days it was taken from.
 *
 * @example explainNthBusinessDay({ calendar: calendarOf('JP'), year: 2024, month: 1, n: 1 }).steps[0].value // 19
 */
export function explainNthBusinessDay(input: NthBusinessDay): Explanation<Day> {
  const options = { calendar: input.calendar.code, n: input.n };
  return explained('calendar.nth-business-day', options, note => nthBusinessDay(input, note));
}

/**
 * The day by which a report for a month-end is due: the n-th business day after it. The cut-off within that day is
 * the caller's, in Asia/Tokyo.
 *
 * @example deadlineAfter(calendarOf('JP'), '2023-12-31', 5) // '2024-01-11'
 */
export function deadlineAfter(calendar: Calendar, asOf: Day, n: number, note: Note = ignore): Day {
  const due = addBusinessDays(calendar, n === 0 ? addDays(asOf, 1) : asOf, n);
  const skipped = daysFrom(addDays(asOf, 1), due).filter(day => !isWeekend(day) && !calendar.isBusinessDay(day));
  for (const day of skipped) note({ id: 'closedWeekday', value: day, unit: 'text' });
  return due;
}

/**
 * The deadline with the closed weekdays that pushed it back.
 *
 * @example explainDeadline(calendarOf('JP'), '2023-12-31', 5).steps.map(step => step.value) // 1, 2, 3 and 8 January 2024
 */
export function explainDeadline(calendar: Calendar, asOf: Day, n: number): Explanation<Day> {
  return explained('calendar.deadline', { calendar: calendar.code, n }, note => ({ value: deadlineAfter(calendar, asOf, n, note) }));
}

/**
 * Whether a day is the last open day of its month.
 *
 * @example isLastBusinessDay(calendarOf('JP'), '2024-12-30') // true
 */
export function isLastBusinessDay(calendar: Calendar, day: Day): boolean {
  return adjust(calendar, monthEndOf(day), 'preceding') === day;
}

const FARTHEST = 400; // a calendar closed for over a year is a mistake in its overrides, not a holiday

function nearest(calendar: Calendar, day: Day, step: 1 | -1): Day {
  for (let distance = 1; distance <= FARTHEST; distance++) {
    const moved = addDays(day, distance * step);
    if (calendar.isBusinessDay(moved)) return moved;
  }
  throw new RangeError(`calendar ${calendar.code} has no business day near ${day} (${partsOf(day).year})`);
}

const daysFrom = (from: Day, to: Day) => Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => addDays(from, index));
