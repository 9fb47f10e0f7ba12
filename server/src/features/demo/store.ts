import { sql, type InsertObject } from 'kysely';
import type { Db } from '#platform/db';
import type { DB } from '#platform/db-types';

/** Two processes that start together on a new database must not both plant. */
export async function isEmpty(db: Db): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended('demo', 0))`.execute(db);
  return (await db.selectFrom('organisation').select('id').limit(1).executeTakeFirst()) === undefined;
}

const ROWS_AT_ONCE = 500;

/** Rows in batches, because a statement may carry 65,535 values at most. */
export async function insertAll<T extends keyof DB & string>(db: Db, table: T, rows: readonly InsertObject<DB, T>[]): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await db
      .insertInto(table)
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .execute();
  }
}
