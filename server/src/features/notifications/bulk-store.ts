import { sql } from 'kysely';
import type { Db } from '#platform/db';
import { inBulk } from '#platform/insert-all';

/** Bulk inserts for loading a whole institution, as the demo does. */
export const insertNotifications = inBulk('notification');

/** Marks all notifications as read. */
export async function readAll(db: Db): Promise<void> {
  await sql`update notification set read_at = created_at where read_at is null`.execute(db);
}

/** Deletes all notifications. */
export async function forgetAll(db: Db): Promise<void> {
  await sql`delete from notification`.execute(db);
}
