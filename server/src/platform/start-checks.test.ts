import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openFiles } from '#platform/files';
import { createLog } from '#platform/log';
import { createMail } from '#platform/mail';
import { readSettings } from '#platform/settings';
import { assertReachable, warnings } from '#platform/start-checks';

const dataDir = mkdtempSync(join(tmpdir(), 'hakaru-checks-'));
const log = createLog({ appEnv: 'production' }, () => undefined);
const bucket = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: join(dataDir, 's3'),
  configureBuckets: [{ name: 'hakaru', configs: [] }],
});
const smtp = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  onAuth: ({ password }, _session, done) => done(password === 'right' ? null : new Error('no such person'), { user: 'user' }),
});
let s3Port: number;
let smtpPort: number;
beforeAll(async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'S3RVER');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'S3RVER');
  ({ port: s3Port } = (await bucket.run()) as AddressInfo); // it listens on a port
  await new Promise<void>(resume => smtp.listen(0, '127.0.0.1', () => resume()));
  ({ port: smtpPort } = smtp.server.address() as AddressInfo); // it listens on a port
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await bucket.close();
  await new Promise<void>(resume => smtp.close(() => resume()));
  rmSync(dataDir, { recursive: true, force: true });
});

async function check(env: NodeJS.ProcessEnv): Promise<string> {
  const settings = readSettings({ DATA_DIR: dataDir, ...env });
  const mail = createMail(settings, log);
  try {
    await assertReachable({ settings, mail, files: await openFiles(settings) });
    return 'reachable';
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  } finally {
    mail.close();
  }
}
const s3 = (name: string, port = s3Port) => ({
  FILES_URL: `s3://${name}?endpoint=${encodeURIComponent(`http://127.0.0.1:${port}`)}&region=us-east-1`,
});

test('a store and a mail server that work let the start go on', async () => {
  expect(await check({})).toBe('reachable');
  expect(await check({ ...s3('hakaru'), SMTP_URL: `smtp://user:right@127.0.0.1:${smtpPort}` })).toBe('reachable');
});

test('the key of the store may lie in a file', async () => {
  const { AWS_ACCESS_KEY_ID: before, AWS_SECRET_ACCESS_KEY: key } = process.env;
  vi.stubEnv('AWS_ACCESS_KEY_ID', undefined).stubEnv('AWS_SECRET_ACCESS_KEY', undefined);
  const withKey = async (id: string): Promise<string> => {
    const file = join(dataDir, id);
    writeFileSync(file, `[default]\naws_access_key_id = ${id}\naws_secret_access_key = S3RVER\n`);
    vi.stubEnv('AWS_SHARED_CREDENTIALS_FILE', file);
    return await check(s3('hakaru'));
  };
  expect(await withKey('S3RVER')).toBe('reachable');
  expect(await withKey('another')).toMatch(/^SettingsError: The file store in FILES_URL, .*InvalidAccessKeyId/);
  vi.stubEnv('AWS_ACCESS_KEY_ID', before).stubEnv('AWS_SECRET_ACCESS_KEY', key).stubEnv('AWS_SHARED_CREDENTIALS_FILE', undefined);
});

test('a bucket that is not there, and a store that does not answer, are sentences', async () => {
  expect(await check(s3('another'))).toMatch(
    /^SettingsError: The file store in FILES_URL, http:\/\/127\.0\.0\.1:\d+, bucket another, cannot be used \(NoSuchBucket.*\): correct FILES_URL or the credentials\.$/,
  );
  expect(await check(s3('hakaru', 1))).toMatch(/^SettingsError: The file store in FILES_URL, .* cannot be used \(.*ECONNREFUSED.*\)/);
});

test('a drop folder that is missing is a sentence, except where only pages are served', async () => {
  const missing = { DROP_FOLDER: '/nowhere/drop' };
  expect(await check(missing)).toMatch(
    /^SettingsError: The folder in DROP_FOLDER, \/nowhere\/drop, cannot be used \(ENOENT.*\): make or mount it, and let this user write there\.$/,
  );
  expect(await check({ ...missing, ROLE: 'web' })).toBe('reachable');
});

test('a mail folder that is missing is a sentence, except where only pages are served', async () => {
  const missing = {
    REPORT_MAILDIR: '/nowhere/mail',
    REPORT_ADDRESS: 'reports@hakaru.example.jp',
    REPORT_MAIL_HOST: 'mx.hakaru.example.jp',
  };
  expect(await check(missing)).toMatch(
    /^SettingsError: The folder in REPORT_MAILDIR, \/nowhere\/mail, cannot be used \(ENOENT.*\): it is a maildir, in whose new\/ this user may write\.$/,
  );
  expect(await check({ ...missing, ROLE: 'web' })).toBe('reachable');
});

test('a mail server that does not answer or refuses the password is a sentence without the password', async () => {
  expect(await check({ SMTP_URL: 'smtp://user:canary@127.0.0.1:1' })).toMatch(
    /^SettingsError: The mail server in SMTP_URL, 127\.0\.0\.1:1, cannot be used \(.*ECONNREFUSED.*\): start it, or correct SMTP_URL\.$/,
  );
  const refused = await check({ SMTP_URL: `smtp://user:canary@127.0.0.1:${smtpPort}` });
  expect(refused).toMatch(/^SettingsError: The mail server in SMTP_URL, .* cannot be used \(.*no such person.*\)/);
  expect(refused).not.toContain('canary');
});

test('a folder for files that cannot be written is a sentence', async () => {
  const folder = join(dataDir, 'full');
  const env = { DATA_DIR: folder };
  expect(await check(env)).toBe('reachable');
  rmSync(join(folder, 'files'), { recursive: true });
  writeFileSync(join(folder, 'files'), '');
  expect(await check(env)).toMatch(
    /^SettingsError: The folder for files in DATA_DIR, .*full, cannot be used \(.*EEXIST.*\): let this user/,
  );
});

test('in production the start says that no super-user can sign in, and that mails stay', () => {
  const production = {
    APP_ENV: 'production',
    DATABASE_URL: 'postgres://app:x@db/hakaru',
    SECRET: 'x'.repeat(32),
    PUBLIC_URL: 'https://hakaru.example.jp',
    MAIL_IN_FILES: '1',
  };
  expect(warnings(readSettings({ DATA_DIR: dataDir }))).toEqual([]);
  const said = warnings(readSettings(production));
  expect(said).toHaveLength(2);
  expect(said[0]).toBe('SUPERUSER_CIDRS is not set: no super-user can sign in. Give the networks they come from, such as 10.0.0.0/8.');
  expect(warnings(readSettings({ ...production, SUPERUSER_CIDRS: '10.0.0.0/8', SMTP_URL: 'smtp://mail' }))).toEqual([]);
});
