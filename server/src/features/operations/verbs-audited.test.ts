import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp } from '#platform/app';
import { createLog } from '#platform/log';
import { tryKeys } from '#features/sessions/admission';
import { seal } from '#platform/seal';
import { readSettings } from '#platform/settings';
import { startDebianPostgres, type DebianPostgres } from './testing/debian-postgres';
import { admin } from './testing/command';
import { VERB_NAMES } from './verbs';

// Every verb is used once as it is meant and once as it must not be; what the audit trail then holds is compared. A verb without a line here
// fails the first test. Of looking and of changing nothing: preflight and verify-audit are recorded like the others, because who looked is
// asked after an incident; `migrate` on a database that is up to date and `unlock` of somebody who was not locked do nothing and leave nothing.

const folder = mkdtempSync(join(tmpdir(), 'hakaru-verbs-'));
const SECRET = 's'.repeat(40);
const NEW = 'n'.repeat(40);
const ROOT = 'root@bank.example';
let postgres: DebianPostgres;
beforeAll(async () => {
  postgres = await startDebianPostgres();
  for (const name of ['installation', 'elsewhere']) await postgres.create(name);
  await admin(at('installation'), 'migrate');
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

const sql = (statement: string, values: readonly unknown[] = [], database = 'installation') => postgres.query(database, statement, values);

type Entry = { action: string; org: string; after: Record<string, unknown> | null };
const trail = async (database: string): Promise<Entry[]> =>
  (await sql(
    `select a.action, o.ref as org, a.after from audit a join organisation o on o.id = a.organisation_id order by a.at, a.seq`,
    [],
    database,
  )) as Entry[]; // the columns selected

const joinBank = (email: string): Promise<unknown> =>
  sql(
    `insert into app_user (organisation_id, email, name, role, verified_at, agreed_at) select id, $1, $1, 'admin', now(), now() from organisation`,
    [email],
  );

type Use = { words: string[]; env?: () => NodeJS.ProcessEnv; /** Where its entry is looked for. */ database?: string };
type Case = {
  done: Use & { before?: () => Promise<unknown>; leaves: string[] };
  /** `leaves` what the trail gets, or why it gets nothing. */
  refused: Use & { says: RegExp; leaves?: Partial<Entry>; unrecorded?: string };
};

const REFUSED = { action: 'operation.refuse', org: 'PLATF' };

/** In this order: each finds what those before it have made. */
const CASES: Record<string, Case> = {
  'create-superuser': {
    done: { words: [ROOT, 'Root'], leaves: ['organisation.create', 'superuser.create'] },
    refused: { words: ['second@bank.example', 'Second'], says: /^There is a super-user already/ },
  },
  preflight: {
    done: { words: [], leaves: ['operation.preflight'] },
    refused: {
      words: [],
      env: () => at('installation', { SMTP_URL: 'smtp://127.0.0.1:1' }),
      says: /Not fit to start: mail\.$/,
      leaves: { action: 'operation.preflight', after: { wrong: ['mail'] } },
    },
  },
  migrate: {
    done: {
      words: [],
      // As if the newest release had only now brought this one.
      before: async () => {
        await sql('drop function assets_at');
        await sql(`delete from migration where name = '0880_assets-at.sql'`);
      },
      leaves: ['operation.migrate'],
    },
    refused: { words: [], env: () => at('installation', { DATABASE_MIGRATION_URL: '' }), says: /^DATABASE_MIGRATION_URL must be set/ },
  },
  grant: {
    done: { words: ['colleague@bank.example'], before: () => joinBank('colleague@bank.example'), leaves: ['superuser.grant'] },
    refused: { words: [ROOT], says: /is a super-user already\.$/ },
  },
  revoke: {
    done: { words: ['colleague@bank.example'], leaves: ['superuser.revoke'] },
    refused: { words: [ROOT], says: /is the last super-user who can sign in/ },
  },
  unlock: {
    done: { words: ['colleague@bank.example'], before: () => lock('colleague@bank.example'), leaves: ['user.unlock'] },
    refused: { words: ['nobody@bank.example'], says: /^Nobody has the address/ },
  },
  'reset-second-factor': {
    done: {
      words: ['colleague@bank.example'],
      before: () =>
        sql(`insert into totp (organisation_id, user_id, sealed, confirmed_at) select organisation_id, id, $1, now() from app_user where email like 'coll%'`, [
          seal(SECRET, 'authenticator'),
        ]), // oxfmt-ignore
      leaves: ['user.resetSecondFactor'],
    },
    refused: { words: ['colleague@bank.example'], says: /has no second factor\.$/ },
  },
  'export-organisation': {
    done: { words: ['PLATF', join(folder, 'left')], leaves: ['organisation.export', 'organisation.exportDone'] },
    refused: { words: ['NOBODY', join(folder, 'left')], says: /^There is no organisation NOBODY\.$/ },
  },
  'verify-audit': {
    done: { words: [], leaves: ['operation.verifyAudit'] },
    // With another SECRET it could verify nothing, and an entry made with that would look forged: it says so instead.
    refused: {
      words: [],
      env: () => at('installation', { SECRET: 'o'.repeat(40) }),
      says: /^SECRET is not the one/,
      unrecorded: 'the installation could not be opened',
    },
  },
  backup: {
    done: { words: [join(folder, 'taken')], leaves: ['operation.backup'] },
    refused: { words: [join(folder, 'taken')], says: /is not empty: a backup needs a folder of its own\.$/ },
  },
  restore: {
    done: {
      words: [join(folder, 'taken')],
      env: () => at('elsewhere'),
      database: 'elsewhere',
      leaves: ['operation.verifyAudit', 'operation.restore'],
    },
    refused: { words: [join(folder, 'taken')], says: /^The database is not empty/ },
  },
  'rotate-secret': {
    done: {
      words: [],
      env: () => at('installation', { SECRET: NEW, SECRET_PREVIOUS: SECRET }),
      leaves: ['operation.rotateSecret'],
    },
    refused: { words: [], env: () => at('installation', { SECRET: NEW }), says: /^SECRET_PREVIOUS must be set/ },
  },
};

/** Ten wrong passwords, as the log-in notes them. */
async function lock(email: string): Promise<void> {
  const app = await openApp(readSettings(at('installation')), createLog({ appEnv: 'production' }, () => undefined), 'starting'); // oxfmt-ignore
  const [account] = tryKeys(app, email, '');
  await sql(`insert into sign_in_attempt (key, failures, last_at) values ($1, 50, now())`, [account]);
  await app.closeApp();
}

test('every verb of the command line has its case here', () => {
  expect(Object.keys(CASES).toSorted()).toEqual(VERB_NAMES.toSorted());
});

test.each(Object.entries(CASES))('%s leaves its entry, and so does a refusal of it', async (verb, { done, refused }) => {
  await done.before?.();
  const place = done.database ?? 'installation';
  const yes = await admin(done.env?.() ?? at('installation'), verb, ...done.words);
  expect(yes).toMatchObject({ code: 0 });
  const added = (await trail(place)).slice(-done.leaves.length);
  expect(added).toMatchObject(done.leaves.map(action => ({ action, org: 'PLATF', after: { operator: expect.stringMatching(/@/) } })));

  const before = await trail('installation');
  const no = await admin(refused.env?.() ?? at('installation'), verb, ...refused.words);
  expect(no).toMatchObject({ code: 1, said: expect.stringMatching(refused.says) });
  expect(no.unrecorded).toBe(refused.unrecorded);
  const left = (await trail('installation')).slice(before.length);
  if (refused.unrecorded) expect(left).toEqual([]);
  else if (refused.leaves) expect(left).toMatchObject([refused.leaves]);
  else expect(left).toMatchObject([{ ...REFUSED, after: { operator: expect.any(String), verb, words: refused.words, refused: no.said } }]);
});

test('all those entries belong to whole trails', async () => {
  expect((await admin(at('installation', { SECRET: NEW }), 'verify-audit')).said).toMatch(
    /^PLATF: \d+ entries, unbroken\nEvery trail is whole/,
  );
});

const NOWHERE = { DATABASE_URL: 'postgres://hakaru_app:x@127.0.0.1:1/hakaru', DATABASE_MIGRATION_URL: 'postgres://hakaru_owner:x@127.0.0.1:1/hakaru' }; // oxfmt-ignore

test.each(Object.entries(CASES))('%s without a database, or with another SECRET, says why nothing is recorded', async (verb, { done }) => {
  const words = verb === 'backup' ? [join(folder, 'another')] : done.words;
  const gone = await admin(at('installation', { ...NOWHERE, SECRET: NEW }), verb, ...words);
  expect(gone.code).toBe(1);
  expect(gone.said).toMatch(/127\.0\.0\.1:1 does not answer/);
  expect(gone.unrecorded ?? gone.said).toMatch(/could not be opened|not in the audit trail: the database cannot be used/);

  // An entry made with another key would break the trail for ever.
  const before = await trail('installation');
  const wrong = await admin(at('installation', { SECRET: 'w'.repeat(40) }), verb, ...words);
  expect(wrong.code).toBe(1);
  expect(`${wrong.said} ${wrong.unrecorded ?? ''}`).toContain('SECRET is not the one');
  expect(await trail('installation')).toEqual(before);
});
