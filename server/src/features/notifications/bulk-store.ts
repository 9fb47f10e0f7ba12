import { sql } from 'kysely';
import type { Db } from '#platform/db';
import { inBulk } from '#platform/insert-all';

/** Rows in bulk, as a new institution brings them. */
export const insertNotifications = inBulk('notification');

/** Everything that was noticed so far has been read. */
export async function readAll(db: Db): Promise<void> {
  await sql`update notification set read_at = created_at where read_at is null`.execute(db);
}

/** Nothing was noticed so far. */
export async function forgetAll(db: Db): Promise<void> {
  await sql`delete from notification`.execute(db);
}
