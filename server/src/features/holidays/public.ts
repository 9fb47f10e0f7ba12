import { calendarWith, DEADLINE_COUNTRY, holidaysOf, type Holiday } from '@hakaru/contract/holidays';
import type { Calendar } from '@hakaru/engine/calendar/calendars';
import type { Db } from '#platform/db';
import { findChanges, findChangesKnown } from './store';

/** The calendar deadlines are counted by, with what administrators had changed as known at a moment (null: now). */
export async function businessCalendar(db: Db, known: string | null = null): Promise<Calendar> {
  const changes = known === null ? await findChanges(db, DEADLINE_COUNTRY) : await findChangesKnown(db, DEADLINE_COUNTRY, known);
  return calendarWith(DEADLINE_COUNTRY, changes);
}

/** The closed weekdays of some years. */
export async function deadlineHolidays(db: Db, years: readonly number[]): Promise<Holiday[]> {
  const changes = await findChanges(db, DEADLINE_COUNTRY);
  return years.flatMap(year => holidaysOf(DEADLINE_COUNTRY, year, changes));
}
