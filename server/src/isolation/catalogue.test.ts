import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database';

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await openTestDatabase();
  client = new pg.Client({ connectionString: database.appUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const rows = async (text: string) => (await client.query<Record<string, unknown>>(text)).rows;

const TENANT_TABLES = `select c.oid, c.relname, c.relrowsecurity, c.relforcerowsecurity from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind = 'r' and (c.relname = 'organisation' or exists (
    select from pg_attribute a where a.attrelid = c.oid and a.attname = 'organisation_id' and not a.attisdropped))`;

test('every table with an organisation in it is locked by row, even to its owner', async () => {
  const tables = await rows(TENANT_TABLES);
  expect(tables.length).toBeGreaterThan(12);
  expect(tables.filter(({ relrowsecurity, relforcerowsecurity }) => !relrowsecurity || !relforcerowsecurity)).toEqual([]);
});

test('every such table has a policy that asks for the current organisation', async () => {
  const open = await rows(`select t.relname from (${TENANT_TABLES}) t where not exists (
    select from pg_policy p where p.polrelid = t.oid and pg_get_expr(p.polqual, p.polrelid) like '%current_organisation()%')`);
  expect(open).toEqual([]);
});

test('a reference from one tenant table to another names the organisation on both sides', async () => {
  const loose = await rows(`with tenant as (${TENANT_TABLES})
    select con.conname from pg_constraint con
    join tenant child on child.oid = con.conrelid join tenant parent on parent.oid = con.confrelid
    where con.contype = 'f' and parent.relname <> 'organisation' and not exists (
      select from unnest(con.conkey, con.confkey) as pair(child_column, parent_column)
      join pg_attribute a on a.attrelid = con.conrelid and a.attnum = pair.child_column
      join pg_attribute b on b.attrelid = con.confrelid and b.attnum = pair.parent_column
      where b.attname = 'organisation_id' and a.attname like '%organisation_id')`);
  expect(loose).toEqual([]);
});

test('the app is neither owner nor superuser, and cannot step around the locks', async () => {
  expect(await rows('select rolsuper, rolbypassrls, rolcreaterole from pg_roles where rolname = current_user')).toEqual([
    { rolsuper: false, rolbypassrls: false, rolcreaterole: false },
  ]);
  expect(await rows(`select tablename from pg_tables where schemaname = 'public' and tableowner = current_user`)).toEqual([]);
});

test('no view runs with its owner’s rights, and nothing of a tenant is materialised', async () => {
  expect(
    await rows(`select relname from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public'
      and (c.relkind = 'm' or (c.relkind = 'v' and not coalesce(c.reloptions::text like '%security_invoker=true%', false)))`),
  ).toEqual([]);
});

test('without an organisation set, or with an emptied one, nothing is seen and nothing can be written', async () => {
  await client.query('begin');
  await client.query(`select set_config('app.platform', 'on', true)`);
  const { rows: made } = await client.query<{ id: string }>(
    `insert into organisation (ref, name_en, name_jp, type) values ('LOCK', 'x', 'x', 'others') returning id`,
  );
  await client.query('commit');
  // After a transaction the setting reads as empty text rather than null.
  expect(await rows('select id from organisation')).toEqual([]);
  await client.query('begin');
  await client.query(`select set_config('app.organisation', $1, true)`, ['00000000-0000-4000-8000-000000000000']);
  expect(await rows('select id from organisation')).toEqual([]);
  await expect(
    client.query(`insert into organisation_package (organisation_id, type) values ($1, 'stolen')`, [made[0]?.id]),
  ).rejects.toThrow(/row-level security/);
  await client.query('rollback');
});
