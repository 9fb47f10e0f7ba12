import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readSettings } from '#platform/settings';
import { SettingsError } from '#platform/settings-error';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'hakaru-settings-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const local = (env: NodeJS.ProcessEnv = {}) => readSettings({ DATA_DIR: dataDir, ...env });
const secret = 'x'.repeat(32);
const production = {
  APP_ENV: 'production',
  DATABASE_URL: 'postgres://app:x@db/hakaru',
  SECRET: secret,
  PUBLIC_URL: 'https://hakaru.example.jp/',
  SMTP_URL: 'smtps://user:x@mail.example.jp',
};

test('an empty environment gives a working local installation', () => {
  const { secret: _secret, limits, ...rest } = local();
  expect(rest).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    appEnv: 'local',
    demo: true,
    role: 'all',
    publicUrl: 'http://localhost:3000',
    mainSiteUrl: '/',
    externalLoginUrl: '/login',
    sessionHours: 8,
    sessionIdleMinutes: 60,
    maxImportFiles: 20,
    trustProxy: [],
    demoToday: '2026-11-10',
    release: '7.52.0',
  });
  expect(limits.loginPerAccountMinute).toBe(5);
  expect(limits.loginPerIpMinute).toBeGreaterThan(30);
});

test('the secret is made once, readable by its owner alone, and kept', () => {
  const first = local().secret;
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  expect(local().secret).toBe(first);
  expect(readFileSync(join(dataDir, 'secret'), 'utf8')).toBe(first);
  expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600);
});

test('production serves every interface, has no demo, and keeps the strict limits', () => {
  const settings = readSettings(production);
  expect(settings).toMatchObject({ host: '0.0.0.0', demo: false, publicUrl: 'https://hakaru.example.jp', secret });
  expect(settings.limits).toMatchObject({ loginPerIpMinute: 30, forgotPerIpHour: 5, forgotPerIpDay: 20 });
});

test('a standby for reading is an address beside that of the database, also from a file, and a limit in seconds', () => {
  const url = 'postgres://app:x@standby/hakaru';
  expect(readSettings(production)).toMatchObject({ databaseReadLagSeconds: 10 });
  expect(readSettings(production).databaseReadUrl).toBeUndefined();
  expect(readSettings({ ...production, DATABASE_READ_URL: url, DATABASE_READ_LAG_SECONDS: '60' })).toMatchObject({
    databaseReadUrl: url,
    databaseReadLagSeconds: 60,
  });
  writeFileSync(join(dataDir, 'read-url'), `${url}\n`);
  expect(readSettings({ ...production, DATABASE_READ_URL_FILE: join(dataDir, 'read-url') }).databaseReadUrl).toBe(url);
  for (const wrong of ['standby', 'https://standby/hakaru', 'postgres://standby/hakaru', 'postgres://app:x@standby'])
    expect(() => readSettings({ ...production, DATABASE_READ_URL: wrong })).toThrow('DATABASE_READ_URL must');
  for (const wrong of ['0', '3601', 'soon'])
    expect(() => readSettings({ ...production, DATABASE_READ_LAG_SECONDS: wrong })).toThrow('DATABASE_READ_LAG_SECONDS');
  expect(() => local({ DATABASE_READ_URL: url })).toThrow('DATABASE_URL must be set beside DATABASE_READ_URL');
});

test('files have a drop folder where one is named, and in the demo', () => {
  expect(readSettings(production).dropFolder).toBeUndefined();
  expect(readSettings({ ...production, DROP_FOLDER: '/srv/drop' }).dropFolder).toBe('/srv/drop');
  expect(local().dropFolder).toBe(join(dataDir, 'drop'));
});

test('9.017 how many files one import may hold is a setting, within reason', () => {
  expect([local({}).maxImportFiles, local({ MAX_IMPORT_FILES: '5' }).maxImportFiles]).toEqual([20, 5]);
  for (const wrong of ['0', '101', 'many']) expect(() => local({ MAX_IMPORT_FILES: wrong })).toThrow('MAX_IMPORT_FILES');
});

test('values are read, lists split, JSON parsed', () => {
  const settings = local({
    PORT: '0',
    DEMO: '0',
    TRUST_PROXY: '10.0.0.0/8, ::1',
    RATE_LIMITS: '{"forgotPerIpHour":7}',
    ENVIRONMENT_URLS: '{"staging":"https://staging.example.jp"}',
    SMTP_URL: '',
  });
  expect(settings).toMatchObject({
    port: 0,
    demo: false,
    trustProxy: ['10.0.0.0/8', '::1'],
    environments: { staging: 'https://staging.example.jp' },
  });
  expect(settings.limits.forgotPerIpHour).toBe(7);
  expect(settings.smtpUrl).toBeUndefined();
});

test('secrets also come from files, as orchestrators mount them', () => {
  const file = (name: string, content: string): string => {
    writeFileSync(join(dataDir, name), content);
    return join(dataDir, name);
  };
  const settings = readSettings({
    ...production,
    SECRET: '',
    DATABASE_URL: '',
    SMTP_URL: '',
    SECRET_FILE: file('a', `${secret}\n`),
    DATABASE_URL_FILE: file('b', 'postgres://app:y@db/hakaru\n'),
    SMTP_URL_FILE: file('c', 'smtp://mail'),
  });
  expect(settings).toMatchObject({ secret, databaseUrl: 'postgres://app:y@db/hakaru', smtpUrl: 'smtp://mail' });
});

test('a provider is its address and model, its key from a file if wanted; on the same machine it needs no certificate', () => {
  writeFileSync(join(dataDir, 'key'), 'sk-1\n');
  const provider = { GPT_URL: 'http://127.0.0.1:8000/v1', GPT_MODEL: 'org/model-7b:q4', GPT_KEY_FILE: join(dataDir, 'key') };
  expect(readSettings({ ...production, ...provider })).toMatchObject({
    gptUrl: 'http://127.0.0.1:8000/v1',
    gptModel: 'org/model-7b:q4',
    gptKey: 'sk-1',
    gptTimeoutMs: 60_000,
  });
  expect(local().gptUrl).toBeUndefined();
});

test('production without a mail server is a choice that is said', () => {
  expect(readSettings({ ...production, SMTP_URL: '', MAIL_IN_FILES: '1' })).toMatchObject({ mailInFiles: true });
});

describe('a wrong setting stops the start with a sentence that says what to change', () => {
  test.each([
    [{ HAKARU_PORT: '80' }, 'HAKARU_PORT is not a setting: write PORT.'],
    [{ HAKARU_COLOUR: 'red' }, 'HAKARU_COLOUR is not a setting: remove it.'],
    [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ PORT: '70000' }, 'PORT must be at most 65535.'],
    [{ APP_ENV: 'prod' }, 'APP_ENV must be one of local, dev, staging, production.'],
    [{ DEMO: 'yes' }, 'DEMO must be 1 or 0.'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY must be a comma-separated list of networks such as 10.0.0.0/8.'],
    [{ TRUST_PROXY: '010.0.0.0/8' }, 'TRUST_PROXY must be a comma-separated list of networks such as 10.0.0.0/8.'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must look like postgres://user:password@host:5432/hakaru.'],
    [{ EXTERNAL_LOGIN_URL: '//evil.example' }, 'EXTERNAL_LOGIN_URL must be a path such as /login or an http(s) address.'],
    [{ SECRET: 'short' }, 'SECRET must have at least 32 characters.'],
    [
      { DATABASE_URL: 'postgres://a@b/c' },
      'SECRET must be set beside DATABASE_URL: at least 32 random characters, the same on every node.',
    ],
    [{ ...production, DEMO: '1' }, 'DEMO must be 0 in production: the demo institution has well-known passwords.'],
    [{ ...production, DATABASE_URL: '' }, 'DATABASE_URL must be set in production: the embedded database is for trying out.'],
    [{ ...production, SECRET: '' }, 'SECRET must be set in production: at least 32 random characters, the same on every node.'],
    [
      { ...production, SMTP_URL: '' },
      'SMTP_URL must be set in production: without it mails, and the links in them, stay as files in DATA_DIR; MAIL_IN_FILES=1 says that this is meant.',
    ],
    [{ DATABASE_URL: 'postgres://db/hakaru' }, 'DATABASE_URL must name its role: postgres://user:password@host:5432/hakaru.'],
    [
      { DATABASE_URL: 'postgres://app:x@db' },
      'DATABASE_URL must name its database after the host: postgres://user:password@host:5432/hakaru.',
    ],
    [{ DATABASE_MIGRATION_URL: 'hakaru' }, 'DATABASE_MIGRATION_URL must look like postgres://user:password@host:5432/hakaru.'],
    [{ FILES_URL: 'https://bucket' }, 'FILES_URL must look like s3://bucket/prefix?endpoint=https://…&region=ap-northeast-1.'],
    [{ FILES_URL: 's3://bucket?endpoint=minio:9000' }, 'FILES_URL must have an http(s) address as endpoint=.'],
    [
      { FILES_URL: 's3://bucket?regoin=us-east-1' },
      'FILES_URL must not have regoin=: after the question mark stand endpoint= and region= alone.',
    ],
    [
      { FILES_URL: 's3://key:secret@bucket' },
      'FILES_URL must not hold credentials: they come from AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or from the role of the machine.',
    ],
    [{ SMTP_URL: 'mail.example.jp' }, 'SMTP_URL must look like smtps://user:password@mail.example.jp.'],
    [{ SMTP_URL: 'smtp://user@mail.example.jp' }, 'SMTP_URL must have a password beside its user, or neither.'],
    [{ DROP_FOLDER: 'drop' }, 'DROP_FOLDER must be a whole path such as /srv/hakaru/drop.'],
    [{ REPORT_MAILDIR: 'mail' }, 'REPORT_MAILDIR must be a whole path such as /var/mail/reports.'],
    [
      { REPORT_MAILDIR: '/var/mail/reports', REPORT_ADDRESS: 'reports@hakaru.example.jp' },
      'REPORT_MAILDIR, REPORT_ADDRESS and REPORT_MAIL_HOST must be set together: the folder, the address, and the name of the mail server in Authentication-Results.',
    ],
    [{ MAIL_FROM: 'Hakaru' }, 'MAIL_FROM must look like Hakaru <no-reply@hakaru.example.jp>.'],
    [{ SECRET_FILE: '/nowhere/secret' }, "SECRET_FILE cannot be read: ENOENT: no such file or directory, open '/nowhere/secret'."],
    [{ SECRET_FILE: '/dev/null', SECRET: secret }, 'SECRET and SECRET_FILE are both set: keep one of them.'],
    [{ SMTP_URL_FILE: '/dev/null' }, 'SMTP_URL_FILE names /dev/null, which is empty: write the value into it.'],
    [{ ...production, PUBLIC_URL: '' }, 'PUBLIC_URL must be set in production: links in mails are built from it.'],
    [{ GPT_URL: 'api.example.com', GPT_MODEL: 'm' }, 'GPT_URL must look like https://api.example.com/v1.'],
    [{ GPT_URL: 'https://user:key@api.example.com/v1', GPT_MODEL: 'm' }, 'GPT_URL must not hold credentials: they go into GPT_KEY.'],
    [{ GPT_URL: 'https://api.example.com/v1?key=x', GPT_MODEL: 'm' }, 'GPT_URL must end with its path: https://api.example.com/v1.'],
    [{ GPT_URL: 'https://api.example.com/v1' }, 'GPT_MODEL must be set beside GPT_URL: the name of the model that is asked.'],
    [{ GPT_MODEL: 'm' }, 'GPT_URL must be set beside GPT_MODEL: the address of the provider.'],
    [{ GPT_KEY: 'k' }, 'GPT_URL must be set beside GPT_KEY: the address of the provider.'],
    [{ GPT_MODEL: 'two words' }, 'GPT_MODEL must be the name of a model such as gpt-4o.'],
    [{ GPT_KEY: 'two\nlines' }, 'GPT_KEY must be one line of letters, digits and signs.'],
    [{ GPT_TIMEOUT_MS: '10' }, 'GPT_TIMEOUT_MS must be at least 1000.'],
    [
      { ...production, GPT_URL: 'http://models.example.com/v1', GPT_MODEL: 'm' },
      'GPT_URL must begin with https:// in production: the text of documents goes there.',
    ],
    [{ DEMO_TODAY: 'today' }, 'DEMO_TODAY must be a day such as 2026-11-10.'],
  ])('%j', (env, sentence) => {
    expect(() => local(env)).toThrow(new SettingsError(sentence));
  });

  test('a rate limit nobody knows', () => {
    expect(() => local({ RATE_LIMITS: '{"loginPerYear":1}' })).toThrow(
      /RATE_LIMITS must be JSON such as .* with these names only: loginPerAccountMinute/,
    );
    expect(() => local({ RATE_LIMITS: 'many' })).toThrow(/RATE_LIMITS must be JSON/);
  });

  test('a data folder that is a file', () => {
    const file = join(dataDir, 'file');
    writeFileSync(file, '');
    expect(() => local({ DATA_DIR: file })).toThrow(/^DATA_DIR .* cannot be used: /);
  });
});
