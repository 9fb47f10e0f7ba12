import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MIGRATIONS } from '#platform/places';
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database';

// Checks what would prevent distributing the database over several machines by organisation. The decision gives the reason for each
// exception.
const DECISION = readFileSync(join(MIGRATIONS, '../../docs/decisions/0890-tenant-keys.md'), 'utf8');

let database: TestDatabase;
let owner: pg.Client;
beforeAll(async () => {
  database = await openTestDatabase();
  owner = new pg.Client({ connectionString: database.superuserUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await database.drop();
});

const TENANT = `exists (select from pg_attribute o where o.attrelid = c.oid and o.attname = 'organisation_id' and not o.attisdropped)`;

/** Unique indexes of tenant tables that can only be enforced across organisations. */
const UNIQUE = `
  select c.relname || ' ' || x.relname as name from pg_index i join pg_class c on c.oid = i.indrelid join pg_class x on x.oid = i.indexrelid
  where i.indisunique and c.relnamespace = 'public'::regnamespace and ${TENANT}
    and not exists (select from pg_attribute a where a.attrelid = c.oid and a.attnum = any(i.indkey) and a.attname = 'organisation_id')
  order by 1`;

/**
 * Foreign keys of tenant tables to a row of another organisation. Those to tables without a tenant are allowed, because each machine has
 * all of their rows.
 */
const FOREIGN = `
  select c.relname || ' ' || k.conname as name from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class p on p.oid = k.confrelid
  where k.contype = 'f' and c.relnamespace = 'public'::regnamespace and ${TENANT}
    and exists (select from pg_attribute o where o.attrelid = p.oid and o.attname = 'organisation_id' and not o.attisdropped)
    and not exists (
      select from unnest(k.conkey, k.confkey) as pair(child, parent)
      join pg_attribute a on a.attrelid = c.oid and a.attnum = pair.child and a.attname = 'organisation_id'
      join pg_attribute b on b.attrelid = p.oid and b.attnum = pair.parent and b.attname = 'organisation_id')
  order by 1`;

/** Triggers on whole statements, which would be several statements on several machines. */
const TRIGGERS = `
  select distinct c.relname || ' ' || regexp_replace(t.tgname, '_(inserted|deleted|updated_from|updated_to|added|changed|removed|all)$', '') as name
  from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where not t.tgisinternal and (t.tgtype & 1) = 0 and c.relnamespace = 'public'::regnamespace and ${TENANT} order by 1`;

async function namesOf(query: string): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(query);
  return rows.map(({ name }) => name);
}

/** The entries of a section's list, each a name in backticks with its reason. */
function reasonsOf(section: string): string[] {
  const [, text = ''] = DECISION.split(`\n## ${section}\n`);
  const [own = ''] = text.split('\n## ');
  return [...own.matchAll(/^- ((?:`[^`]+`(?:, )?)+): .{20,}$/gm)]
    .flatMap(([, names = '']) => [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))
    .toSorted();
}

test.each([
  ['Unique without the organisation', UNIQUE],
  ['References into another organisation', FOREIGN],
  ['Triggers of whole statements', TRIGGERS],
])('%s: every one has a written reason, and no reason is left over', async (section, query) => {
  const found = await namesOf(query);
  expect(found.length).toBeGreaterThan(0);
  expect(reasonsOf(section)).toEqual(found);
});

test('a table that forgets its organisation is found', async () => {
  await owner.query('begin');
  await owner.query(`
    create table planted (organisation_id uuid, id uuid unique, import_id uuid, other_id uuid, primary key (organisation_id, id),
      constraint planted_import foreign key (other_id, import_id) references import (organisation_id, id));
    create function planted() returns trigger language plpgsql as $f$ begin return null; end $f$;
    create trigger planted after insert on planted for each statement execute function planted()`);
  const found = [await namesOf(UNIQUE), await namesOf(FOREIGN), await namesOf(TRIGGERS)].map(names =>
    names.filter(name => name.startsWith('planted')),
  );
  await owner.query('rollback');
  expect(found).toEqual([['planted planted_id_key'], ['planted planted_import'], ['planted planted']]);
});
