import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { archiveOf } from '#features/departures/public';
import { unpack } from '#features/departures/testing/unpack';
import { openTestServer, type TestServer } from '#testing/test-server';
import { plantWorld, type Prober } from './world';

let server: TestServer;
let probers: Prober[];
const folder = mkdtempSync(join(tmpdir(), 'hakaru-archive-'));
beforeAll(async () => {
  server = await openTestServer();
  probers = await plantWorld(server);
}, 300_000);
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

type Part = { path: string; rows: number; sha256: string };
type Manifest = {
  tables: { name: string; rows: number; parts: Part[]; withheld: string[]; columns: { name: string; type: string }[] }[];
  withheldTables: { name: string }[];
  files: { key: string; path: string; bytes: number; sha256: string }[];
  missingFiles: string[];
  audit: { entries: number; verification: { ok: boolean } };
};
type Unpacked = { manifest: Manifest; text: string; paths: string[]; at: string };

async function exportOf(organisationId: string): Promise<Unpacked> {
  const at = mkdtempSync(join(folder, 'one-'));
  const { content } = await archiveOf(server.app, organisationId);
  const paths = await unpack(await buffer(Readable.from(content)), at);
  const manifest = JSON.parse(readFileSync(join(at, 'manifest.json'), 'utf8')) as Manifest; // as archive writes it
  const texts = paths.filter(path => !path.startsWith('files/')).map(path => readFileSync(join(at, path), 'utf8'));
  return { manifest, text: texts.join('\n'), paths, at };
}

const verified = async (at: string) => (await promisify(execFile)(process.execPath, ['verify.mjs'], { cwd: at }).catch((fault: { stdout: string }) => fault)).stdout; // oxfmt-ignore

/** Why a table is not in the archive. A new one is either carried by its key, or needs a line here or in withheld.ts. */
const OF_NOBODY = [
  'bank', 'bank_branch', 'contact_request', 'country', 'data_subject_request', 'document_type_table', 'holiday', 'holiday_version', 'rate_limit',
  'reference_type', 'sign_in_attempt', 'worker_heartbeat', 'migration', 'organisation_deletion',
]; // oxfmt-ignore
const WITHHELD = [
  'idempotency',
  'oidc_request',
  'one_use_link',
  'passkey_challenge',
  'password_history',
  'pending_login',
  'recovery_code',
  'saml_assertion',
  'saml_request',
  'totp',
];

test('every table there is has been thought of: in the archive, or left out for a written reason', async () => {
  const all = await server.sql(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );
  const { manifest } = await exportOf(demoId('HOSHI'));
  expect(manifest.withheldTables.map(({ name }) => name).toSorted()).toEqual(WITHHELD);
  const known = [...manifest.tables.map(({ name }) => name), ...WITHHELD, ...OF_NOBODY].toSorted();
  expect(known).toEqual(all.map(({ name }) => String(name)).toSorted());
});

test('of each table it holds exactly the organisation’s rows, column by column, and nothing of anybody else', async () => {
  const prober = probers[0];
  if (!prober) throw new Error('nobody was planted');
  const { manifest, text, at } = await exportOf(prober.organisationId);
  const differing: unknown[] = [];
  for (const { name, rows, parts, withheld, columns } of manifest.tables) {
    const owner = name === 'organisation' ? 'id' : columns.some(column => column.name === 'organisation_id') ? 'organisation_id' : null;
    const where = owner ? `t.${owner} = $1` : 't.user_id in (select id from app_user where organisation_id = $1)';
    const own = await server.sql(`select to_jsonb(t) - $2::text[] as row from "${name}" t where ${where}`, [
      prober.organisationId,
      withheld,
    ]);
    const lines = parts.flatMap(({ path }) => readFileSync(join(at, path), 'utf8').split('\n').filter(Boolean));
    if (digest(own.map(({ row }) => row)) !== digest(lines.map(line => JSON.parse(line)))) differing.push(name);
    if (rows !== own.length || rows === 0) differing.push([name, rows, own.length]);
  }
  // The world plants no reports of problems; everything else has at least a row.
  expect(differing.filter(one => !/issue_report|error_envelope/.test(JSON.stringify(one)))).toEqual([]);
  expect(text).toContain(prober.canary);
  for (const { canary } of probers.slice(1)) expect(text).not.toContain(canary);
}, 120_000);

test('no secret is in it: neither hashes nor tokens, nor a column of tomorrow that is named like one', async () => {
  await server.sql(`update webhook_endpoint set secret = 'SEALED-SECRET' where organisation_id = $1`, [demoId('HOSHI')]);
  await server.sql(`update app_user set password_hash = '$argon2id$PLANTED' where organisation_id = $1`, [demoId('HOSHI')]);
  await server.sql(
    `update organisation set sso = '{"issuer": "idp", "clientSecret": "PLANTED-CLIENT-SECRET", "certificate": "c"}' where id = $1`,
    [demoId('HOSHI')],
  );
  const { manifest, text } = await exportOf(demoId('HOSHI'));
  expect(text).not.toMatch(/SEALED-SECRET|argon2|PLANTED-CLIENT-SECRET/);
  expect(text).toContain('"issuer"');
  const bytes = manifest.tables.flatMap(({ name, columns, withheld }) => columns.filter(({ type }) => type === 'bytea').map(column => [`${name}.${column.name}`, withheld.includes(column.name)])); // oxfmt-ignore
  expect(bytes.filter(([, isWithheld]) => !isWithheld).map(([name]) => name)).toEqual(['audit.previous_hash', 'audit.hash']);
  expect(manifest.tables.find(({ name }) => name === 'app_user')?.withheld).toEqual(['password_hash']);
  await server.sql('update organisation set sso = null where id = $1', [demoId('HOSHI')]);
});

test('every file a row names is in it as it was stored, and the archive can be checked by whoever receives it', async () => {
  const { manifest, at } = await exportOf(demoId('HOSHI'));
  expect(manifest.files.length).toBeGreaterThan(5);
  expect(manifest.missingFiles).toEqual([]);
  for (const { key, path, sha256, bytes } of manifest.files) {
    const stored = await server.app.files.get(key);
    const content = readFileSync(join(at, path));
    expect([key, content.length, createHash('sha256').update(content).digest('hex')]).toEqual([key, bytes, sha256]);
    expect(stored && (await buffer(stored)).equals(content)).toBe(true);
  }
  expect(manifest.audit.verification.ok).toBe(true);
  expect(manifest.audit.entries).toBeGreaterThan(0);
  expect(await verified(at)).toMatch(/ tables, \d+ files and \d+ audit entries are as they were made\.\n$/);

  appendFileSync(join(at, manifest.files[0]?.path ?? ''), 'x');
  expect(await verified(at)).toContain(`${manifest.files[0]?.path}: changed`);
  const trail = join(at, 'tables/audit.jsonl');
  const lines = readFileSync(trail, 'utf8').split('\n').filter(Boolean);
  writeFileSync(trail, `${[...lines.slice(0, 1), ...lines.slice(2)].join('\n')}\n`);
  expect(await verified(at)).toMatch(/audit: entry 2 is missing[\s\S]*NOT as it was made\.$/m);
  const manifestPath = join(at, 'manifest.json');
  writeFileSync(manifestPath, readFileSync(manifestPath, 'utf8').replace('"format": 1', '"format": 2'));
  expect(await verified(at)).toContain('manifest.json: the signature is not that of its public key');
}, 120_000);

const digest = (rows: unknown[]): string => JSON.stringify(rows.map(row => canonical(row)).toSorted());

/** Instants of the test's own statement have its session's zone; both are compared as instants. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) => {
    if (typeof inner === 'string' && /^\d{4}-\d\d-\d\dT.*[+-]\d\d:\d\d$/.test(inner)) return new Date(inner).toISOString();
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });
