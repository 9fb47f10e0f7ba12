import { calendarWith, DEADLINE_COUNTRY, holidaysOf, type CountryCode, type Holiday, type HolidayChange } from '@hakaru/contract/holidays';
import type { Calendar } from '@hakaru/engine/calendar/calendars';
import type { Db } from '#platform/db';
import { findChanges, findChangesKnown } from './store';

/** The calendar for deadlines, with the administrators' changes as known at a moment (null: now). */
export async function businessCalendar(db: Db, known: string | null = null): Promise<Calendar> {
  return calendarWith(DEADLINE_COUNTRY, await changesAt(db, known));
}

/** The holidays on weekdays of some years, as known at a moment (null: now). */
export async function deadlineHolidays(db: Db, years: readonly number[], known: string | null = null): Promise<Holiday[]> {
  const changes = await changesAt(db, known);
  return years.flatMap(year => holidaysOf(DEADLINE_COUNTRY, year, changes));
}

/** The administrators' present changes to the calendars of these countries. */
export async function changesOf(db: Db, codes: readonly CountryCode[]): Promise<Partial<Record<CountryCode, HolidayChange[]>>> {
  const found: Partial<Record<CountryCode, HolidayChange[]>> = {};
  for (const code of codes) found[code] = await findChanges(db, code);
  return found;
}

async function changesAt(db: Db, known: string | null) {
  return known === null ? await findChanges(db, DEADLINE_COUNTRY) : await findChangesKnown(db, DEADLINE_COUNTRY, known);
}
