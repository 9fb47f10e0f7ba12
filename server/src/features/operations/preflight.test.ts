import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database';
import { admin } from './testing/command';

let database: TestDatabase;
let superuser: pg.Client;
let env: NodeJS.ProcessEnv;
const dataDir = mkdtempSync(join(tmpdir(), 'hakaru-preflight-'));
beforeAll(async () => {
  database = await openTestDatabase();
  superuser = new pg.Client({ connectionString: database.superuserUrl });
  await superuser.connect();
  env = { DATABASE_URL: database.appUrl, DATABASE_MIGRATION_URL: database.ownerUrl, SECRET: 's'.repeat(40), DATA_DIR: dataDir };
});
afterAll(async () => {
  await superuser.end();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const trail = async () =>
  (await superuser.query<{ action: string; after: object }>('select action, after from audit order by seq')).rows.map(
    ({ action }) => action,
  );

test('all is well: every check is named, and the trail keeps that it was looked at once there is one', async () => {
  const before = await admin(env, 'preflight');
  expect(before.said).toContain('Fit to start.');
  expect(await trail()).toEqual([]); // the operators' organisation does not exist yet
  await admin(env, 'create-superuser', 'root@bank.example', 'Root');
  const { code, said } = await admin(env, 'preflight');
  expect(code).toBe(0);
  for (const what of [
    'database',
    'application role',
    'owner role',
    'migrations',
    'clock',
    'demo log-ins',
    'file store',
    'mail',
    'drop folder',
    'reports by mail',
    'time zone',
    'disk',
    'secret',
  ])
    expect(said).toContain(`ok     ${what}: `);
  expect((await trail()).at(-1)).toBe('operation.preflight');
});

test('a mighty role, a dead mail server and a missing bucket are each named, and the code is 1', async () => {
  const gone = createServer().listen(0, '127.0.0.1');
  const address = gone.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  await new Promise(resume => gone.close(resume));
  const { code, said } = await admin({ ...env, DATABASE_URL: database.superuserUrl, SMTP_URL: `smtp://127.0.0.1:${port}` }, 'preflight');
  expect(code).toBe(1);
  expect(said).toMatch(/WRONG {2}application role: .* may bypass row-level security/);
  expect(said).toMatch(/WRONG {2}mail: The mail server in SMTP_URL, 127\.0\.0\.1:\d+, cannot be used/);
  expect(said).toContain('Not fit to start: application role, mail.');
  expect((await admin({ ...env, DATABASE_URL: database.appUrl.replace(database.name, 'nowhere') }, 'preflight')).said).toContain(
    'WRONG  database: There is no database nowhere',
  );
});

test('a database that lacks migrations: no fault where the owner is given, one where nobody could add them', async () => {
  const { rows } = await superuser.query<{ name: string; sha256: string }>(
    `delete from migration where name = (select max(name) from migration) returning name, sha256`,
  );
  const [last] = rows;
  expect((await admin(env, 'preflight')).said).toContain('the verb migrate, brings the database up to date');
  const alone = await admin({ ...env, DATABASE_MIGRATION_URL: '' }, 'preflight');
  expect(alone).toMatchObject({ code: 1, said: expect.stringContaining(`The database lacks migration ${last?.name ?? ''}`) });
  // The check changes nothing.
  expect((await superuser.query('select from migration where name = $1', [last?.name])).rowCount).toBe(0);
  await superuser.query('insert into migration (name, sha256) values ($1, $2)', [last?.name, last?.sha256]);
});

test('migrate needs the owner, applies what is missing on an empty database, and is at peace with a second one', async () => {
  expect((await admin({ ...env, DATABASE_MIGRATION_URL: '' }, 'migrate')).said).toBe(
    'DATABASE_MIGRATION_URL must be set to migrate: it signs in as the owner of the tables.',
  );
  expect(await admin(env, 'migrate')).toEqual({ code: 0, said: 'The database is up to date.' });
  const empty = `empty_${database.name}`;
  await superuser.query(`create database ${empty} owner hakaru_owner`);
  const inEmpty = (url: string): string => url.replace(database.name, empty);
  const fresh = { ...env, DATABASE_URL: inEmpty(database.appUrl), DATABASE_MIGRATION_URL: inEmpty(database.ownerUrl) };
  const both = await Promise.all([admin(fresh, 'migrate'), admin(fresh, 'migrate')]);
  expect(both.map(({ code }) => code)).toEqual([0, 0]);
  expect(both.map(({ said }) => said.split('\n').at(-1) ?? '').toSorted()).toEqual([
    expect.stringMatching(/^\d+ migrations applied\.$/),
    'The database is up to date.',
  ]);
  expect((await admin(fresh, 'preflight')).code).toBe(0);
  await superuser.query(`drop database ${empty} with (force)`);
});
