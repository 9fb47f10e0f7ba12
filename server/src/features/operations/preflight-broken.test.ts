import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type * as fs from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import S3rver from 's3rver';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database';
import { admin } from './testing/command';

// Each thing that preflight looks at is broken alone: it is named, with a sentence that says what to do, and nothing else is.

const system = vi.hoisted((): { free: number | null } => ({ free: null }));
vi.mock('node:fs/promises', async original => {
  const real = await original<typeof fs>();
  const statfs = async (path: string) => {
    const found = await real.statfs(path);
    return system.free === null ? found : { ...found, bsize: 1, bavail: system.free };
  };
  return { ...real, statfs };
});

const folder = mkdtempSync(join(tmpdir(), 'hakaru-broken-'));
const bucket = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory: join(folder, 's3'), configureBuckets: [{ name: 'hakaru', configs: [] }] }); // oxfmt-ignore
const smtp = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  onAuth: ({ password }, _session, done) => done(password === 'right' ? null : new Error('no such person'), { user: 'user' }),
});
/** A role that may sign in and nothing else; roles belong to the whole server, so no other run has this one. */
const STRANGER = `stranger_${process.pid}`;
let database: TestDatabase;
let other: TestDatabase;
let s3Port: number;
let smtpPort: number;
let dataDir: string;
beforeAll(async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'S3RVER');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'S3RVER');
  database = await openTestDatabase();
  other = await openTestDatabase();
  await asSuperuser(`create role ${STRANGER} login password 'x'`);
  ({ port: s3Port } = (await bucket.run()) as AddressInfo); // it listens on a port
  await new Promise<void>(resume => smtp.listen(0, '127.0.0.1', () => resume()));
  ({ port: smtpPort } = smtp.server.address() as AddressInfo); // it listens on a port
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await bucket.close();
  await new Promise<void>(resume => smtp.close(() => resume()));
  await asSuperuser(`drop role ${STRANGER}`);
  await database.drop();
  await other.drop();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  dataDir = mkdtempSync(join(folder, 'data-'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  system.free = null;
});

async function asSuperuser(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: database.superuserUrl });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
const s3 = (name: string, port = s3Port): string =>
  `s3://${name}?endpoint=${encodeURIComponent(`http://127.0.0.1:${port}`)}&region=us-east-1`;
const look = (env: NodeJS.ProcessEnv = {}) =>
  admin({ DATABASE_URL: database.appUrl, DATABASE_MIGRATION_URL: database.ownerUrl, SECRET: 's'.repeat(40), DATA_DIR: dataDir, ...env }, 'preflight'); // oxfmt-ignore

type Broken = { what: string; env?: () => NodeJS.ProcessEnv; break?: () => void; says: RegExp };

const BROKEN: Record<string, Broken> = {
  'an application role that is the owner': {
    what: 'application role',
    env: () => ({ DATABASE_URL: database.ownerUrl }),
    says: /signs in as hakaru_owner, which owns the tables: give the owner in DATABASE_MIGRATION_URL, and another role in DATABASE_URL\./,
  },
  'an application role above row-level security': {
    what: 'application role',
    env: () => ({ DATABASE_URL: database.superuserUrl }),
    says: /may bypass row-level security: use a role without SUPERUSER and BYPASSRLS\./,
  },
  'an owner that owns nothing': {
    what: 'owner role',
    env: () => ({ DATABASE_MIGRATION_URL: database.appUrl.replace(/hakaru_app:[^@]*@/, `${STRANGER}:x@`) }),
    says: /signs in as stranger_\d+, but the tables belong to hakaru_owner: give hakaru_owner/,
  },
  'an owner of another database': {
    what: 'owner role',
    env: () => ({ DATABASE_MIGRATION_URL: other.ownerUrl }),
    says: /lead to different databases: both must name the same one\./,
  },
  'an owner that does not answer': {
    what: 'owner role',
    env: () => ({ DATABASE_MIGRATION_URL: 'postgres://hakaru_owner:x@127.0.0.1:1/hakaru' }),
    says: /does not answer .*: start it, or correct DATABASE_MIGRATION_URL\./,
  },
  'a store that is away': {
    what: 'file store',
    env: () => ({ FILES_URL: s3('hakaru', 1) }),
    says: /The file store in FILES_URL, .*, bucket hakaru, cannot be used \(.+\): correct FILES_URL or the credentials\./,
  },
  'a bucket that is not there': {
    what: 'file store',
    env: () => ({ FILES_URL: s3('nowhere') }),
    says: /bucket nowhere, cannot be used \(.*NoSuchBucket.*\): correct FILES_URL or the credentials\./,
  },
  'a folder for files that is a file': {
    what: 'file store',
    break: () => writeFileSync(join(dataDir, 'files'), ''),
    says: /The folder for files in DATA_DIR, .*, cannot be used \(.+\): let this user write there, or choose another DATA_DIR\./,
  },
  'a mail server that is away': {
    what: 'mail',
    env: () => ({ SMTP_URL: 'smtp://127.0.0.1:1' }),
    says: /The mail server in SMTP_URL, 127\.0\.0\.1:1, cannot be used \(.+\): start it, or correct SMTP_URL\./,
  },
  'a mail server that refuses the password': {
    what: 'mail',
    env: () => ({ SMTP_URL: `smtp://user:wrong@127.0.0.1:${smtpPort}` }),
    says: /cannot be used \(.*no such person.*\): start it, or correct SMTP_URL\./,
  },
  'a drop folder that is not mounted': {
    what: 'drop folder',
    env: () => ({ DROP_FOLDER: join(folder, 'unmounted') }),
    says: /The folder in DROP_FOLDER, .*unmounted, cannot be used \(.+\): make or mount it, and let this user write there\./,
  },
  'a maildir without new/': {
    what: 'reports by mail',
    env: () => {
      mkdirSync(join(folder, 'maildir'), { recursive: true });
      return { REPORT_MAILDIR: join(folder, 'maildir'), REPORT_ADDRESS: 'reports@hakaru.example', REPORT_MAIL_HOST: 'mx.hakaru.example' };
    },
    says: /The folder in REPORT_MAILDIR, .*maildir, cannot be used \(.+\): it is a maildir, in whose new\/ this user may write\./,
  },
  'a clock that runs ahead of the database’s': {
    what: 'clock',
    break: () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 90_000 }),
    says: /The database is \d\d s behind this machine: let both take their time from the same server \(NTP\)\./,
  },
  'a clock that runs behind': {
    what: 'clock',
    break: () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 90_000 }),
    says: /The database is \d\d s ahead of this machine/,
  },
  'a Node that does not know the time zone': {
    what: 'time zone',
    break: () => vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(unknownZone),
    says: /Asia\/Tokyo is not known to this Node: use one with full time zone data\./,
  },
  'a Node that takes every zone as UTC': {
    what: 'time zone',
    break: () => vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(inUtc),
    says: /Asia\/Tokyo is not known to this Node/,
  },
  'a full disk': {
    what: 'disk',
    break: () => (system.free = 0),
    says: /0\.0 GB free for DATA_DIR .*: make room for at least 1 GB, or choose another DATA_DIR\./,
  },
  'a disk with too little room': { what: 'disk', break: () => (system.free = 700_000_000), says: /0\.7 GB free for DATA_DIR/ },
};

const Format = Intl.DateTimeFormat;
function unknownZone(): never {
  throw new RangeError('Invalid time zone specified: Asia/Tokyo');
}
function inUtc(this: unknown, language?: Intl.LocalesArgument, options?: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Format(language, { ...options, timeZone: 'UTC' });
}

test('as it is here everything is fit', async () => {
  const { code, said } = await look({ FILES_URL: s3('hakaru'), SMTP_URL: `smtp://user:right@127.0.0.1:${smtpPort}` });
  expect(said).not.toContain('WRONG');
  expect(said).toMatch(/ok {5}disk: [\d.]+ GB free/);
  expect(code).toBe(0);
});

test.each(Object.entries(BROKEN))('%s is named alone, with what to do about it', async (_, broken) => {
  const env = broken.env?.() ?? {};
  broken.break?.();
  const { code, said } = await look(env);
  expect(said.split('\n').filter(line => line.startsWith('WRONG'))).toEqual([expect.stringMatching(broken.says)]);
  expect(said).toContain(`WRONG  ${broken.what}: `);
  expect(said).toMatch(new RegExp(`Not fit to start: ${broken.what}\\.$`));
  expect(code).toBe(1);
});

test('a database that is away names whatever it holds, and another SECRET is found where trails were signed', async () => {
  const away = await look({ DATABASE_URL: database.appUrl.replace('hakaru_app', 'hakaru_nobody') });
  expect(away.said).toMatch(/WRONG {2}database: .*hakaru_nobody/);
  expect(away.code).toBe(1);
  await admin(
    { DATABASE_URL: database.appUrl, SECRET: 's'.repeat(40), DATA_DIR: dataDir },
    'create-superuser',
    'root@bank.example',
    'Root',
  );
  const { said } = await look({ SECRET: 'o'.repeat(40) });
  expect(said).toMatch(/WRONG {2}secret: SECRET is not the one .*: give it the one it had\./);
  expect(said).toMatch(/Not fit to start: secret\.$/);
});

test('a DATA_DIR that cannot be made is a sentence, not a stack', async () => {
  writeFileSync(join(folder, 'a-file'), '');
  const { code, said } = await look({ DATA_DIR: join(folder, 'a-file', 'data') });
  expect(said).toMatch(/WRONG {2}disk: DATA_DIR .* cannot be used \(.+\): let this user write there, or choose another DATA_DIR\./);
  expect(code).toBe(1);
});
