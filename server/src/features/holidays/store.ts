import { sql } from 'kysely';
import type { HolidayChange, HolidayInput } from '@hakaru/contract/holidays';
import type { Db } from '#platform/db';

/** The changes as known at a moment. */
export async function findChangesKnown(db: Db, country: string, known: string): Promise<HolidayChange[]> {
  const { rows } = await sql<HolidayChange>`
    select day, is_open as "isOpen", name_en as "nameEn", name_jp as "nameJp" from holiday_version
    where country = ${country} and recorded_at <= ${known} and (superseded_at is null or superseded_at > ${known}) order by day`.execute(
    db,
  );
  return rows;
}

/** Holidays belong to a country, not to an organisation, so every organisation may read them. */
export async function findChanges(db: Db, country: string): Promise<HolidayChange[]> {
  const { rows } = await sql<HolidayChange>`
    select day, is_open as "isOpen", name_en as "nameEn", name_jp as "nameJp" from holiday where country = ${country} order by day`.execute(
    db,
  );
  return rows;
}

export async function countChanges(db: Db): Promise<Map<string, number>> {
  const { rows } = await sql<{
    country: string;
    changes: number;
  }>`select country, count(*)::int as changes from holiday group by country`.execute(db);
  return new Map(rows.map(({ country, changes }) => [country, changes]));
}

export async function saveChange(
  db: Db,
  { country, day, isOpen, nameEn, nameJp }: HolidayInput,
  by: { userId: string; at: Date },
): Promise<void> {
  await sql`
    insert into holiday (country, day, is_open, name_en, name_jp, changed_by, changed_at)
    values (${country}, ${day}, ${isOpen}, ${nameEn}, ${nameJp}, ${by.userId}, ${by.at})
    on conflict (country, day) do update set is_open = excluded.is_open, name_en = excluded.name_en, name_jp = excluded.name_jp,
      changed_by = excluded.changed_by, changed_at = excluded.changed_at`.execute(db);
}

export async function dropChange(db: Db, country: string, day: string): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from holiday where country = ${country} and day = ${day}`.execute(db);
  return numAffectedRows === 1n;
}
