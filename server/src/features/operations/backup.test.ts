import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plantDemo } from '#features/demo/plant';
import { openApp } from '#platform/app';
import { createLog } from '#platform/log';
import { readSettings } from '#platform/settings';
import { startDebianPostgres, type DebianPostgres } from './testing/debian-postgres';
import { admin } from './testing/command';

const folder = mkdtempSync(join(tmpdir(), 'hakaru-backup-'));
const SECRET = 's'.repeat(40);
let postgres: DebianPostgres;
beforeAll(async () => {
  postgres = await startDebianPostgres();
  await postgres.create('source');
  const settings = readSettings(at('source'));
  const app = await openApp(
    settings,
    createLog({ appEnv: 'production' }, () => undefined),
    'starting',
  );
  await plantDemo(app, { sentMonths: 4 });
  await app.closeApp();
  await admin(at('source'), 'verify-audit'); // anchors the audit trails, as a start does
}, 240_000);
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const at = (database: string, more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
  DATABASE_URL: postgres.url('app', database),
  DATABASE_MIGRATION_URL: postgres.url('owner', database),
  SECRET,
  DATA_DIR: join(folder, database),
  ...more,
});
const taken = join(folder, 'taken');

test('a backup holds every table, file and anchor, for one account’s eyes; the owner’s address is needed, and a folder of its own', async () => {
  expect((await admin(at('source', { DATABASE_MIGRATION_URL: '' }), 'backup', taken)).said).toMatch(/^DATABASE_MIGRATION_URL must be set/);
  const { code, said } = await admin(at('source'), 'backup', taken);
  expect(said).toMatch(/^\d+ tables and \d+ files are in /);
  expect(code).toBe(0);
  expect(statSync(taken).mode & 0o077).toBe(0);
  const { files, tables } = JSON.parse(readFileSync(join(taken, 'manifest.json'), 'utf8')) as {
    files: unknown[];
    tables: Record<string, { rows: string }>;
  }; // written by backup-folder.ts
  expect(files.length).toBeGreaterThan(10);
  const [counted] = await postgres.query('source', 'select count(*)::text as n from organisation');
  expect(tables['public.organisation']?.rows).toBe(counted?.['n']);
  expect((await admin(at('source'), 'backup', taken)).said).toBe(`${taken} is not empty: a backup needs a folder of its own.`);
  const last = await postgres.query('source', `select action from audit where action like 'operation%' order by at desc limit 2`);
  expect(last).toEqual([{ action: 'operation.refuse' }, { action: 'operation.backup' }]);
}, 120_000);

test('elsewhere it comes back the same: every table’s rows, every file, every trail; and the server starts on it', async () => {
  await postgres.create('target');
  const { code, said } = await admin(at('target'), 'restore', taken);
  expect(said).toMatch(/^\d+ tables are as they were\.\n(.*\n)*Every trail is whole\.\nRestored as it was at /);
  expect(code).toBe(0);
  expect((await admin(at('target'), 'preflight')).code).toBe(0);
  const names = (database: string): string[] => readdirSync(join(folder, database, 'files'), { recursive: true }).map(String);
  expect(names('target').toSorted()).toEqual(expect.arrayContaining(names('source').filter(name => !/incoming|trial/.test(name))));
  // The app's role has its privileges here too, subject to row-level security.
  const app = new pg.Client({ connectionString: postgres.url('app', 'target') });
  await app.connect();
  expect((await app.query('select from organisation')).rowCount).toBe(0);
  await app.query(`select set_config('app.platform', 'on', false)`);
  expect((await app.query('select from organisation')).rowCount).toBeGreaterThan(5);
  await app.end();
}, 120_000);

test('nothing is overwritten, and what is no whole backup is refused', async () => {
  expect((await admin(at('target'), 'restore', taken)).said).toMatch(
    /^The database is not empty \(.*\): nothing is overwritten\. Create a new one\.$/,
  );
  expect((await admin(at('target'), 'restore', folder)).said).toBe(`${folder} is no finished backup: it has no manifest.json.`);
  expect((await admin({ DATA_DIR: join(folder, 'elsewhere'), SECRET }, 'restore', taken)).said).toMatch(
    /^.* is a backup of a database server/,
  );
});

test('a changed row, a lost file and another secret do not pass for the same', async () => {
  await postgres.create('changed');
  const manifest = join(taken, 'manifest.json');
  const whole = readFileSync(manifest, 'utf8');
  writeFileSync(manifest, whole.replace(/("public\.app_user": \{\s*"rows": ")(\d+)/, '$19$2'));
  const { code, said } = await admin(at('changed'), 'restore', taken);
  expect(said).toContain('These differ: public.app_user.');
  expect(said).toContain('Restored, but not as it was: do not start on it.');
  expect(code).toBe(1);
  writeFileSync(manifest, whole);
  await postgres.create('other');
  expect((await admin(at('other', { SECRET: 'o'.repeat(40) }), 'restore', taken)).said).toMatch(/SECRET is not the one/);
}, 180_000);

test('a table that hides rows from its owner, or files that are gone, make a backup fail loudly', async () => {
  await postgres.query(
    'source',
    'create table hidden (organisation_id uuid); alter table hidden owner to hakaru_owner; alter table hidden enable row level security; alter table hidden force row level security',
  );
  expect((await admin(at('source'), 'backup', join(folder, 'hidden'))).said).toBe(
    'public.hidden would hide rows from the backup: no policy lets the owner read them all.',
  );
  expect(readdirSync(join(folder, 'hidden'))).not.toContain('manifest.json');
  await postgres.query('source', 'drop table hidden');
  const files = join(folder, 'source/files');
  chmodSync(files, 0o700);
  const [file] = await postgres.query('source', `select key from import_file limit 1`);
  rmSync(join(files, String(file?.['key'])));
  const { code, said } = await admin(at('source'), 'backup', join(folder, 'short'));
  expect(said).toContain(`missing in the file store: ${String(file?.['key'])}`);
  expect(code).toBe(1);
}, 120_000);
