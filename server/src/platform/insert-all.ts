import type { InsertObject } from 'kysely';
import type { Db } from './db';
import type { DB } from './db-types';

const ROWS_AT_ONCE = 500;

/** Inserts rows in batches, because a statement can have at most 65,535 values. */
export async function insertAll<T extends keyof DB & string>(db: Db, table: T, rows: readonly InsertObject<DB, T>[]): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await db
      .insertInto(table)
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .execute();
  }
}

/** The same, exported by the feature that owns the table. */
export const inBulk =
  <T extends keyof DB & string>(table: T) =>
  (db: Db, rows: readonly InsertObject<DB, T>[]): Promise<void> =>
    insertAll(db, table, rows);
