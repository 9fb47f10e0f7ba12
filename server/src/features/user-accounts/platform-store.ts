import type { MoveInput } from '@hakaru/contract/users';
import { sql } from 'kysely';
import type { Context } from '#platform/context';
import type { Db } from '#platform/db';
import type { UserKey } from './store';

/** Sets whether the user must choose a new password, if the version is still the one seen. */
export function setMustChange(ctx: Context, key: UserKey, isRequired: boolean): Promise<boolean> {
  return change(ctx, key, { password_reset: isRequired });
}

export function setDisabled(ctx: Context, key: UserKey, isDisabled: boolean): Promise<boolean> {
  return change(ctx, key, { disabled_at: isDisabled ? ctx.app.now() : null });
}

/** Inserts a super-user; called by the operator's command line only. */
export async function insertSuperuser(
  { db }: Context,
  { organisationId, email, name, language }: { organisationId: string; email: string; name: string; language: string },
): Promise<string> {
  const preferences = JSON.stringify({ language });
  const row = { organisation_id: organisationId, email, name, role: 'admin', superuser: true, preferences };
  return (await db.insertInto('app_user').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

export function setSuperuser(ctx: Context, key: UserKey, isSuperuser: boolean): Promise<boolean> {
  return change(ctx, key, { superuser: isSuperuser });
}

/**
 * Moves a user to another organisation with account, password and password history. Everything else tied to the account (sessions, links,
 * packages, notices) belongs to the old organisation and is deleted.
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

/** Disables all users of an organisation: they can neither sign in nor use an open session. */
export async function disableEverybody({ db, app }: Context, organisationId: string): Promise<void> {
  await sql`
    update app_user set disabled_at = coalesce(disabled_at, ${app.now()}), version = version + 1 where organisation_id = ${organisationId}`.execute(
    db,
  );
}

/**
 * Replaces a user's personal data and deletes what is tied to the account; the row and its id stay, because audit entries refer to them.
 * The user can no longer sign in.
 */
export async function eraseUser({ db, app }: Context, id: string, { name, email }: { name: string; email: string }): Promise<void> {
  const { rows } = await HELD.execute(db);
  for (const { table, column } of rows) await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(db);
  await replaceName(db, id, name);
  await sql`
    update app_user set name = ${name}, email = ${email}, title = null, phone_number = null, password_hash = null, sso = false, sso_subject = null,
      preferences = '{}', notification_settings = '{}', disabled_at = coalesce(disabled_at, ${app.now()}), version = version + 1
    where id = ${id}`.execute(db);
}

/**
 * Replaces the user's name wherever rows keep a copy of it. A row with the user's id is theirs; a row with only a name is, if nobody else
 * in the organisation has the same name. Rows that the database does not allow to change keep it (docs/decisions/0575).
 */
async function replaceName(db: Db, id: string, erased: string): Promise<void> {
  const { rows } = await COPIES.execute(db);
  const same = sql`(select u.organisation_id, u.name from app_user u where u.id = ${id} and not exists (
    select from app_user o where o.organisation_id = u.organisation_id and o.name = u.name and o.id <> u.id)) same`;
  for (const { table, column, idColumn } of rows) {
    const of = sql.table(table);
    const name = sql.ref(column);
    await (
      idColumn === null
        ? sql`update ${of} set ${name} = ${erased} from ${same} where ${of}.organisation_id = same.organisation_id and ${of}.${name} = same.name`
        : sql`update ${of} set ${name} = ${erased} where ${sql.ref(idColumn)} = ${id} and ${name} is not null`
    ).execute(db);
  }
}

/** Columns with a copy of an acting user's name, found in the catalogue, each with the column of the user's id if there is one. */
const COPIES = sql<{ table: string; column: string; idColumn: string | null }>`
  select c.relname as "table", n.attname as "column",
    (select i.attname from pg_attribute i where i.attrelid = c.oid and i.atttypid = 'uuid'::regtype and not i.attisdropped and n.attname in
      (i.attname || '_name', regexp_replace(i.attname, '_(by|id)$', '_name'), case i.attname when 'requested_by' then 'requester_name'
       when 'published_by' then 'publisher_name' end) limit 1) as "idColumn"
  from pg_class c join pg_attribute n on n.attrelid = c.oid and n.atttypid = 'text'::regtype and not n.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'app_user'
    and n.attname ~ '(^|_)(user|by|requester|publisher|author|prepared|approved|requested|decided)_name$'
    and exists (select from pg_attribute o where o.attrelid = c.oid and o.attname = 'organisation_id' and not o.attisdropped)
    and not exists (select from pg_trigger t join pg_proc p on p.oid = t.tgfoid
      where t.tgrelid = c.oid and p.proname in ('refuse_change', 'only_supersede'))
  order by 1, 2`;

/** Tables with rows that belong to an account, found through their foreign keys. */
const HELD = sql<{ table: string; column: string }>`
  select c.conrelid::regclass::text as "table", a.attname as "column"
  from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[2]
  where c.confrelid = 'app_user'::regclass and c.contype = 'f' and c.confdeltype = 'c'`;

/** Tables whose rows would be deleted with the account and do not move with it, found through their foreign keys. */
const LEFT_BEHIND = sql<{ table: string; column: string }>`
  select c.conrelid::regclass::text as "table", a.attname as "column"
  from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[2]
  where c.confrelid = 'app_user'::regclass and c.contype = 'f' and c.confdeltype = 'c' and c.confupdtype <> 'c'`;

type Columns = { password_reset?: boolean; disabled_at?: Date | null; superuser?: boolean };

async function change({ db }: Context, { id, version }: UserKey, columns: Columns) {
  const { numUpdatedRows } = await db
    .updateTable('app_user')
    .set({ ...columns, version: sql`version + 1` })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
