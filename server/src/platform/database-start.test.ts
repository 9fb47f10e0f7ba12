import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import S3rver from 's3rver';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openApp } from '#platform/app';
import { asDatabaseSentence } from '#platform/database-sentence';
import { addHealth } from '#platform/health';
import { openHttp } from '#platform/http';
import { addJob } from '#platform/jobs';
import { createLog } from '#platform/log';
import { readSettings } from '#platform/settings';
import { SettingsError } from '#platform/settings-error';
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database';

const dataDir = mkdtempSync(join(tmpdir(), 'hakaru-database-'));
const log = createLog({ appEnv: 'production' }, () => undefined);
const mark = randomBytes(4).toString('hex');
const rotated = `rotated_${mark}`;
const stranger = `stranger_${mark}`;
let database: TestDatabase;
let superuser: pg.Client;
beforeAll(async () => {
  database = await openTestDatabase();
  superuser = new pg.Client({ connectionString: database.superuserUrl });
  await superuser.connect();
  for (const role of [rotated, stranger]) await superuser.query(`create role ${role} login password 'x'`);
});
afterAll(async () => {
  for (const role of [rotated, stranger]) await superuser.query(`drop owned by ${role}`);
  for (const role of [rotated, stranger]) await superuser.query(`drop role ${role}`);
  await superuser.end();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const as = (role: string, password = 'x', url = database.appUrl): string => {
  const changed = new URL(url);
  Object.assign(changed, { username: role, password });
  return changed.href;
};
const open = (env: NodeJS.ProcessEnv) => openApp(readSettings({ DATA_DIR: dataDir, SECRET: 's'.repeat(32), ...env }), log, 'starting');
const refusal = async (env: NodeJS.ProcessEnv): Promise<string> => {
  try {
    await (await open(env)).closeApp();
    return 'started';
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError);
    return error instanceof Error ? error.message : String(error);
  }
};

test('a wrong password, role or database is a sentence that names the setting and keeps the password', async () => {
  const wrong = await refusal({ DATABASE_URL: as('hakaru_app', 'canary') });
  expect(wrong).toMatch(/^The database at .* does not let hakaru_app in \(.*\): correct the role and its password in DATABASE_URL\.$/);
  expect(wrong).not.toContain('canary');
  expect(await refusal({ DATABASE_URL: database.appUrl, DATABASE_MIGRATION_URL: as('nobody_here') })).toMatch(
    /does not let nobody_here in .* in DATABASE_MIGRATION_URL\.$/,
  );
  expect(await refusal({ DATABASE_URL: database.appUrl.replace(database.name, 'nowhere') })).toMatch(
    /^There is no database nowhere at .*: create it, or correct DATABASE_URL\.$/,
  );
});

test('the owner in DATABASE_URL is refused with nothing changed: it may still write the list of migrations', async () => {
  const sentence = 'DATABASE_URL signs in as hakaru_owner, which owns the tables';
  expect(await refusal({ DATABASE_URL: database.ownerUrl, DATABASE_MIGRATION_URL: database.ownerUrl })).toContain(sentence);
  const { rows } = await superuser.query(`select has_table_privilege('hakaru_owner', 'migration', 'insert') as may`);
  expect(rows).toEqual([{ may: true }]);
});

test('on an empty database the same role for both is refused before a table is made', async () => {
  const empty = `empty_${mark}`;
  await superuser.query(`create database ${empty} owner hakaru_owner`);
  const url = database.ownerUrl.replace(database.name, empty);
  expect(await refusal({ DATABASE_URL: url, DATABASE_MIGRATION_URL: url })).toContain('which owns the tables');
  expect(
    await refusal({ DATABASE_URL: database.appUrl.replace(database.name, empty), DATABASE_MIGRATION_URL: as(stranger, 'x', url) }),
  ).toBe(`DATABASE_MIGRATION_URL signs in as ${stranger}, which may not make tables here: make it the owner of the database.`);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(`select count(*)::int as n from pg_class where relnamespace = 'public'::regnamespace`);
  await client.end();
  await superuser.query(`drop database ${empty} with (force)`);
  expect(rows).toEqual([{ n: 0 }]);
});

test('a migration role that owns nothing, and addresses of two databases, are refused', async () => {
  expect(await refusal({ DATABASE_URL: database.appUrl, DATABASE_MIGRATION_URL: as(stranger) })).toBe(
    `DATABASE_MIGRATION_URL signs in as ${stranger}, but the tables belong to hakaru_owner: give hakaru_owner, or a role that is a member of it.`,
  );
  const other = await openTestDatabase();
  expect(await refusal({ DATABASE_URL: database.appUrl, DATABASE_MIGRATION_URL: other.ownerUrl })).toBe(
    'DATABASE_URL and DATABASE_MIGRATION_URL lead to different databases: both must name the same one.',
  );
  await other.drop();
});

test('the app’s role can be exchanged: without rights it is a sentence, after a start with the owner it hands jobs over', async () => {
  expect(await refusal({ DATABASE_URL: as(rotated) })).toMatch(
    new RegExp(
      `^DATABASE_URL signs in as ${rotated}, which lacks a right .*: start once with the owner of the tables in DATABASE_MIGRATION_URL\\.$`,
    ),
  );
  const before = await open({ DATABASE_URL: database.appUrl });
  const app = await open({ DATABASE_URL: as(rotated), DATABASE_MIGRATION_URL: database.ownerUrl });
  expect(await addJob(app.database.db, 'nothing', {})).not.toBe('');
  // Nodes that were not restarted yet continue to work.
  expect(await addJob(before.database.db, 'nothing', {})).not.toBe('');
  await before.closeApp();
  await app.closeApp();
});

test('/readyz says no when the role loses its rights, the bucket is deleted or a worker’s mail server is down, and yes when they are back', async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'S3RVER');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'S3RVER');
  const directory = mkdtempSync(join(tmpdir(), 'hakaru-ready-'));
  const bucket = join(directory, 'hakaru');
  const configureBuckets = [{ name: 'hakaru', configs: [] }];
  const store = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets });
  const { port: s3Port } = (await store.run()) as AddressInfo; // it listens on a port
  const smtp = new SMTPServer({ disabledCommands: ['STARTTLS'], authOptional: true });
  await once(smtp.listen(0, '127.0.0.1'), 'listening');
  const { port: smtpPort } = smtp.server.address() as AddressInfo; // it listens on a port
  const app = await open({
    DATABASE_URL: as(rotated),
    DATABASE_MIGRATION_URL: database.ownerUrl,
    FILES_URL: `s3://hakaru?endpoint=${encodeURIComponent(`http://127.0.0.1:${s3Port}`)}&region=us-east-1`,
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
  });
  const readyz = async (role: 'worker' | 'web' = 'web'): Promise<number> => {
    const http = openHttp(app);
    addHealth(http, { ...app, settings: { ...app.settings, role } });
    const { statusCode } = await http.inject('/readyz');
    await http.close();
    return statusCode;
  };
  expect(await readyz('worker')).toBe(200);
  renameSync(bucket, `${bucket}-gone`);
  expect(await readyz()).toBe(503);
  renameSync(`${bucket}-gone`, bucket);
  await superuser.query(`revoke all on all tables in schema graphile_worker from ${rotated}`);
  expect(await readyz()).toBe(503);
  await superuser.query(`grant all on all tables in schema graphile_worker to ${rotated}`);
  expect(await readyz()).toBe(200);
  await new Promise<void>(resume => smtp.close(() => resume()));
  expect(await readyz('worker')).toBe(503);
  expect(await readyz()).toBe(200); // its mails wait for a worker
  await app.closeApp();
  await store.close();
  rmSync(directory, { recursive: true });
  vi.unstubAllEnvs();
});

test('a pooler in transaction mode is refused with the way out', () => {
  const error = Object.assign(new Error('unsupported startup parameter: statement_timeout'), { code: '08P01' });
  const sentence = asDatabaseSentence(error, { setting: 'DATABASE_URL', url: 'postgres://app:canary@pool:6432/hakaru' });
  expect(String(sentence)).toBe(
    'SettingsError: DATABASE_URL leads to a connection pooler in transaction mode (unsupported startup parameter: statement_timeout), which loses what a session keeps: give the address of PostgreSQL itself in DATABASE_DIRECT_URL beside it.',
  );
});
