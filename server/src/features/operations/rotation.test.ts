import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findOrganisationByRef } from '#features/operations/store';
import { openApp, type OpenedApp } from '#platform/app';
import { auditKey, BEGINNING, keyedHash, rowsAfter, type ChainedRow } from '#platform/audit';
import { onPlatform } from '#platform/context';
import { inScope } from '#platform/db';
import { createLog } from '#platform/log';
import { queueMail } from '#platform/mail-job';
import { seal, unseal } from '#platform/seal';
import { readSettings } from '#platform/settings';
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database';
import { buildHttp } from '#routes';
import { operatorContext } from './operator';
import { admin } from './testing/command';

const folder = mkdtempSync(join(tmpdir(), 'hakaru-rotation-'));
const OLD = 'o'.repeat(40);
const NEW = 'n'.repeat(40);
const NEWEST = 'x'.repeat(40);
let database: TestDatabase;
let superuser: pg.Client;
beforeAll(async () => {
  database = await openTestDatabase();
  superuser = new pg.Client({ connectionString: database.superuserUrl });
  await superuser.connect();
});
afterAll(async () => {
  await superuser.end();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const env = (secret: string, previous?: string): NodeJS.ProcessEnv => ({
  DATABASE_URL: database.appUrl,
  DATA_DIR: folder,
  SECRET: secret,
  ...(previous ? { SECRET_PREVIOUS: previous } : {}),
});
const open = (secret: string, previous?: string): Promise<OpenedApp> =>
  openApp(
    readSettings(env(secret, previous)),
    createLog({ appEnv: 'production' }, () => undefined),
    'starting',
  );
const rotate = (secret: string, previous?: string) => admin(env(secret, previous), 'rotate-secret');

async function statusOfMe(app: OpenedApp, token: string): Promise<number> {
  const http = buildHttp(app);
  const { statusCode } = await http.inject({ url: '/me', headers: { authorization: `Bearer ${token}` } });
  await http.close();
  return statusCode;
}

/** The first super-user, signed in through the printed link. */
async function signedIn(app: OpenedApp): Promise<string> {
  const { said } = await admin(env(OLD), 'create-superuser', 'root@operators.example', 'Root');
  const [, link] = /\/passwordreset\/(\S+)/.exec(said) ?? [];
  const http = buildHttp(app);
  const reply = await http.inject({ method: 'POST', url: '/register', payload: { token: link, name: 'Root', password: 'First!Root2026' } });
  await http.close();
  return reply.json<{ access_token: string }>().access_token;
}

const trail = async (secret: string): Promise<ChainedRow[]> => {
  const app = await open(secret);
  const id = (await onPlatform(operatorContext(app), ctx => findOrganisationByRef(ctx, 'PLATF'))) ?? '';
  const rows = await inScope(app.database.db, 'platform', db => rowsAfter({ db }, id, 0, 1000));
  await app.closeApp();
  return rows;
};

/** Changes rows as the database owner can, bypassing all triggers. */
async function meddle(statement: string, values: unknown[]): Promise<void> {
  await superuser.query('alter table audit disable trigger all');
  await superuser.query(statement, values);
  await superuser.query('alter table audit enable trigger all');
}

const hashed = (secret: string, previous: Buffer, { hash: _, previous_hash: __, ...said }: ChainedRow): Buffer =>
  keyedHash(auditKey(secret), previous, said);

test('the secret is changed while people stay signed in; unsafe use is refused with nothing changed', async () => {
  const before = await open(OLD);
  const token = await signedIn(before);
  await inScope(before.database.db, 'platform', db =>
    queueMail({ app: before, db }, { to: 'sato@hoshi.example', subject: 'Waiting', text: 'Waiting' }),
  );
  const person = 'select organisation_id, id, $1, now() from app_user limit 1';
  await superuser.query(`insert into totp (organisation_id, user_id, sealed, confirmed_at) ${person}`, [seal(OLD, 'authenticator')]);
  await superuser.query(
    `insert into webhook_endpoint (organisation_id, user_id, name, url, events, secret) select organisation_id, id, 'W', 'https://w.example', '{importFailed}', $1 from app_user limit 1`,
    [seal(OLD, 'webhook')],
  );
  const provider = { protocol: 'oidc', clientSecret: seal(OLD, 'provider') };
  await superuser.query('update organisation set sso = $1 where id = (select organisation_id from app_user limit 1)', [provider]);
  await admin(env(OLD), 'verify-audit'); // anchors the audit trails, as a start does
  expect((await rotate(OLD)).said).toMatch(/^SECRET_PREVIOUS must be set/);
  expect((await rotate(NEW, OLD)).said).toMatch(/^\d+ connections to the database are of nodes without the new secret/);
  expect((await admin(env(NEW), 'verify-audit')).said).toMatch(/^SECRET is not the one/);

  // A node with both secrets runs beside one with the old secret only: each can read what the other writes, as far as needed.
  const both = await open(NEW, OLD);
  expect(await statusOfMe(both, token)).toBe(200);
  expect((await admin(env(NEW, OLD), 'verify-audit')).said).toMatch(/Every trail is whole\./);
  await before.closeApp();

  const { code, said } = await rotate(NEW, OLD);
  expect(said).toMatch(
    /^\d+ trails go on under the new secret, and 2 waiting letters and 3 kept secrets are sealed with it\. Nobody was signed out\./,
  );
  expect(code).toBe(0);
  expect((await rotate(NEW, OLD)).said).toMatch(/^The trails are signed with SECRET already/);
  await both.closeApp();

  const after = await open(NEW);
  expect(await statusOfMe(after, token)).toBe(200);
  await after.closeApp();
  expect(await admin(env(NEW), 'verify-audit')).toMatchObject({ code: 0, said: expect.stringContaining('Every trail is whole.') });
  expect((await admin(env(OLD), 'verify-audit')).said).toMatch(/^SECRET is not the one/);
  const { rows } = await superuser.query(`select payload ->> 'sealed' as sealed from graphile_worker._private_jobs where payload ->> 'sealed' is not null`); // oxfmt-ignore
  expect(rows.map(({ sealed }) => unseal(NEW, String(sealed)))).toContainEqual(expect.objectContaining({ subject: 'Waiting' }));
  const kept = await superuser.query<{ sealed: string }>(
    `select sealed from totp union all select secret from webhook_endpoint
     union all select sso ->> 'clientSecret' from organisation where sso ->> 'clientSecret' is not null`,
  );
  expect(kept.rows.map(({ sealed }) => unseal(NEW, sealed))).toEqual(['authenticator', 'webhook', 'provider']);
  const recorded = await superuser.query(`select after from audit where action = 'operation.rotateSecret'`);
  expect(recorded.rows).toMatchObject([{ after: { letters: 2, secrets: 3 } }]);
});

test('a second change keeps the keys before it; whoever holds an old secret and the database adds no row and changes none', async () => {
  expect((await rotate(NEWEST, NEW)).code).toBe(0);
  expect((await admin(env(NEWEST), 'verify-audit')).said).toContain('Every trail is whole.');
  const rows = await trail(NEWEST);
  const last = rows.at(-1);
  if (!last) throw new Error('The trail is empty');
  const added = { ...last, seq: String(Number(last.seq) + 1) };
  await meddle(
    `insert into audit select (jsonb_populate_record(a, jsonb_build_object('seq', $2::bigint))).* from audit a where organisation_id = $1 and seq = $2 - 1`,
    [last.organisation, added.seq],
  );
  const set = 'update audit set action = $3, previous_hash = $4, hash = $5 where organisation_id = $1 and seq = $2';
  await meddle(set, [last.organisation, added.seq, last.action, last.hash, hashed(OLD, last.hash, added)]);
  expect((await admin(env(NEWEST), 'verify-audit')).said).toContain(`PLATF: broken at entry ${added.seq} (changed)`);
  await meddle('delete from audit where organisation_id = $1 and seq >= $2', [last.organisation, added.seq]);
  expect((await admin(env(NEWEST), 'verify-audit')).said).toContain('Every trail is whole.');

  let previous: Buffer = BEGINNING;
  for (const row of rows) {
    const changed = { ...row, action: row.seq === '1' ? 'other' : row.action };
    const hash = hashed(OLD, previous, changed);
    await meddle(set, [row.organisation, row.seq, changed.action, previous, hash]);
    previous = hash;
  }
  expect((await admin(env(NEWEST), 'verify-audit')).said).toMatch(/PLATF: broken at entry \d+ \(rewritten\)/);
  expect((await rotate('z'.repeat(40), NEWEST)).said).toMatch(
    /^The trail of PLATF is broken at entry \d+ \(rewritten\): .* Nothing was changed\.$/,
  );
});
