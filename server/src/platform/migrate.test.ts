import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { APP_ROLE } from '#platform/embedded-postgres';
import { assertAppRole } from '#platform/database-roles';
import { assertMigrated, migrate } from '#platform/migrate';
import { MIGRATIONS } from '#platform/places';
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database';

let database: TestDatabase;
let app: pg.Pool;
let owner: pg.Pool;

beforeAll(async () => {
  database = await openTestDatabase();
  app = new pg.Pool({ connectionString: database.appUrl, max: 2 });
  owner = new pg.Pool({ connectionString: database.ownerUrl, max: 2 });
});
afterAll(async () => {
  await app.end();
  await owner.end();
  await database.drop();
});

describe('applying', () => {
  let directory: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'hakaru-migrations-'));
    for (const name of readdirSync(MIGRATIONS)) copyFileSync(join(MIGRATIONS, name), join(directory, name));
    return () => rmSync(directory, { recursive: true });
  });
  const run = () => migrate({ ownerUrl: database.ownerUrl, appRole: APP_ROLE, directory });

  test('an up-to-date database is left alone; a new file is applied once, by one of two nodes', async () => {
    expect(await run()).toEqual([]);
    writeFileSync(join(directory, '9001_thing.sql'), 'create table thing (id int); insert into thing values (1);');
    const both = await Promise.all([run(), run()]);
    expect(both.flat()).toEqual(['9001_thing.sql']);
    expect((await app.query('select id from thing')).rows).toEqual([{ id: 1 }]);
    await owner.query(`drop table thing; delete from migration where name = '9001_thing.sql'`);
  });

  test('a file that fails leaves nothing behind and is named', async () => {
    writeFileSync(join(directory, '9002_half.sql'), 'create table half (id int); select 1 / 0;');
    await expect(run()).rejects.toThrow('Migration 9002_half.sql failed: division by zero');
    expect((await owner.query(`select to_regclass('half') as half`)).rows).toEqual([{ half: null }]);
  });

  test('an applied file that has changed stops the start with its name', async () => {
    writeFileSync(join(directory, '0004_jobs.sql'), 'select 1;');
    await expect(run()).rejects.toThrow('Migration 0004_jobs.sql has changed since it was applied');
  });

  test('a release goes on beside a newer one that only added, and keeps its append-only tables so', async () => {
    writeFileSync(
      join(directory, '9003_more.sql'),
      '-- append-only: more\ncreate table more (id int);\nalter table asset add column more int;',
    );
    await run();
    rmSync(join(directory, '9003_more.sql'));
    expect(await assertMigrated(app, directory)).toEqual(['9003_more.sql']);
    expect(await run()).toEqual([]);
    await expect(app.query('delete from more')).rejects.toThrow('permission denied');
    await app.query('insert into more values (1)');
    await owner.query(`drop table more; alter table asset drop column more; delete from migration where name = '9003_more.sql'`);
  });

  test('a release is refused where a newer one took something away, with nothing changed', async () => {
    writeFileSync(join(directory, '9004_less.sql'), 'create table less (id int); alter table asset add column less int;');
    await run();
    writeFileSync(join(directory, '9005_gone.sql'), 'alter table asset drop column less;');
    await run();
    rmSync(join(directory, '9005_gone.sql'));
    const sentence = 'The database has migration 9005_gone.sql, which this release does not know and cannot go on with';
    await expect(run()).rejects.toThrow(sentence);
    await expect(assertMigrated(app, directory)).rejects.toThrow(sentence);
    await owner.query(`drop table less; delete from migration where name ~ '^900[45]'`);
  });

  test('a database that was migrated before effects were kept has them added, and believes nothing of what is not known', async () => {
    await owner.query('alter table migration drop column fits_earlier, drop column append_only');
    rmSync(join(directory, '0007_audit.sql'));
    await expect(assertMigrated(app, directory)).rejects.toThrow('0007_audit.sql, which this release does not know');
    copyFileSync(join(MIGRATIONS, '0007_audit.sql'), join(directory, '0007_audit.sql'));
    expect(await run()).toEqual([]);
    expect(await assertMigrated(app, directory)).toEqual([]);
  });
});

test('row 6: the app owns nothing, cannot bypass row-level security, and cannot touch the list of migrations', async () => {
  await expect(assertAppRole(app)).resolves.toBeUndefined();
  await expect(app.query('create table sneaky (id int)')).rejects.toThrow('permission denied');
  await expect(app.query('delete from migration')).rejects.toThrow('permission denied');
});

test('row 6: the start is refused for a superuser and for the owner', async () => {
  const superuser = new pg.Pool({ connectionString: database.superuserUrl, max: 1 });
  await expect(assertAppRole(superuser)).rejects.toThrow('DATABASE_URL signs in as postgres, which may bypass row-level security');
  await superuser.end();
  await expect(assertAppRole(owner)).rejects.toThrow('DATABASE_URL signs in as hakaru_owner, which owns the tables');
});

test('a node that may not migrate starts only on a database that is up to date', async () => {
  expect(await assertMigrated(app)).toEqual([]);
  const { rows } = await owner.query(`delete from migration where name = '0007_audit.sql' returning name, sha256`);
  await expect(assertMigrated(app)).rejects.toThrow(
    'The database lacks migration 0007_audit.sql: start once with its owner in DATABASE_MIGRATION_URL.',
  );
  await owner.query('insert into migration (name, sha256) select name, sha256 from json_populate_recordset(null::migration, $1)', [
    JSON.stringify(rows),
  ]);
});

test('row 6: every tenant table is locked and forced, and every foreign key between tenant tables is composite', async () => {
  const { rows: open } = await owner.query(`
    select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'organisation_id'
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not (c.relrowsecurity and c.relforcerowsecurity)`);
  expect(open).toEqual([]);
  const { rows: views } =
    await owner.query(`select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')
    and not coalesce(reloptions::text like '%security_invoker=true%', false)`);
  expect(views).toEqual([]);
  const { rows: single } = await owner.query(`
    select con.conname from pg_constraint con
    join pg_attribute a on a.attrelid = con.confrelid and a.attname = 'organisation_id'
    where con.contype = 'f' and cardinality(con.conkey) < 2`);
  expect(single).toEqual([]);
});
