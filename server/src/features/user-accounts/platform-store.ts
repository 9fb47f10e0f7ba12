import type { MoveInput } from '@hakaru/contract/users';
import { sql } from 'kysely';
import type { Context } from '#platform/context';
import type { UserKey } from './store';

/** Whether somebody must choose a new password at once, if nobody was quicker. */
export function setMustChange(ctx: Context, key: UserKey, isRequired: boolean): Promise<boolean> {
  return change(ctx, key, { password_reset: isRequired });
}

export function setDisabled(ctx: Context, key: UserKey, isDisabled: boolean): Promise<boolean> {
  return change(ctx, key, { disabled_at: isDisabled ? ctx.app.now() : null });
}

/**
 * Puts somebody into another organisation. The account, its password and the passwords it had before come along; what else hangs on the
 * account (sessions, links, packages, notices) belongs to the organisation they leave, and goes.
 */
export async function moveUser({ db }: Context, { id, version }: UserKey, { organisationId, role }: MoveInput): Promise<boolean> {
  const { rows } = await LEFT_BEHIND.execute(db);
  for (const { table, column } of rows) await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(db);
  const { numUpdatedRows } = await db
    .updateTable('app_user')
    .set({
      organisation_id: organisationId,
      role,
      preferences: sql`preferences - 'assetId' - 'assetType' - 'asOfDate'`,
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Replaces who somebody was and takes away what hangs on the account; the row and its id stay, because the trail names them. They cannot
 * sign in any more.
 */
export async function eraseUser({ db, app }: Context, id: string, { name, email }: { name: string; email: string }): Promise<void> {
  const { rows } = await HELD.execute(db);
  for (const { table, column } of rows) await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(db);
  await sql`
    update app_user set name = ${name}, email = ${email}, title = null, phone_number = null, password_hash = null, sso = false, sso_subject = null,
      preferences = '{}', notification_settings = '{}', disabled_at = coalesce(disabled_at, ${app.now()}), version = version + 1
    where id = ${id}`.execute(db);
}

/** Everything that goes with an account when it goes. */
const HELD = sql<{ table: string; column: string }>`
  select c.conrelid::regclass::text as "table", a.attname as "column"
  from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[2]
  where c.confrelid = 'app_user'::regclass and c.contype = 'f' and c.confdeltype = 'c'`;

/** Read from the keys themselves: what would go with the account, and does not follow it. */
const LEFT_BEHIND = sql<{ table: string; column: string }>`
  select c.conrelid::regclass::text as "table", a.attname as "column"
  from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[2]
  where c.confrelid = 'app_user'::regclass and c.contype = 'f' and c.confdeltype = 'c' and c.confupdtype <> 'c'`;

async function change({ db }: Context, { id, version }: UserKey, columns: { password_reset?: boolean; disabled_at?: Date | null }) {
  const { numUpdatedRows } = await db
    .updateTable('app_user')
    .set({ ...columns, version: sql`version + 1` })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
