import { calendarWith, DEADLINE_COUNTRY, holidaysOf, type Holiday } from '@hakaru/contract/holidays';
import type { Calendar } from '@hakaru/engine/calendar/calendars';
import type { Db } from '#platform/db';
import { findChanges } from './store';

/** The calendar deadlines are counted by, with what administrators changed. */
export async function businessCalendar(db: Db): Promise<Calendar> {
  return calendarWith(DEADLINE_COUNTRY, await findChanges(db, DEADLINE_COUNTRY));
}

/** The closed weekdays of some years. */
export async function deadlineHolidays(db: Db, years: readonly number[]): Promise<Holiday[]> {
  const changes = await findChanges(db, DEADLINE_COUNTRY);
  return years.flatMap(year => holidaysOf(DEADLINE_COUNTRY, year, changes));
}
