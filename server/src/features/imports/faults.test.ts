import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { mayBecome, restingStatuses, type ImportStatus } from '@hakaru/contract/imports';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashToken } from '#platform/session';
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database';

const KILLS = process.env['COUNTS'] === 'full' ? 50 : 5;
const FILES = KILLS * 2;
const PROGRAM = fileURLToPath(new URL('./testing/serving.ts', import.meta.url));
const [organisationId, assetId, userId, token] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];

let database: TestDatabase;
let client: pg.Client;
let dataDir: string;
let server: { child: ChildProcess; url: string };
beforeAll(async () => {
  database = await openTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'hakaru-faults-'));
  client = new pg.Client({ connectionString: database.superuserUrl });
  await client.connect();
  await plant();
});
afterAll(async () => {
  server?.child.kill('SIGKILL');
  await client.end();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function plant(): Promise<void> {
  await client.query(
    `insert into organisation (id, ref, name_en, name_jp, type, modules) values ($1, 'FAULT', 'Fault', 'Fault', 'asset owner', '{owner}')`,
    [organisationId],
  );
  await client.query(
    `insert into app_user (organisation_id, id, email, name, role, verified_at, agreed_at) values ($1, $2, 'fault@example.jp', 'Fault', 'admin', now(), now())`,
    [organisationId, userId],
  );
  await client.query(
    `insert into session (organisation_id, user_id, token_hash, expires_at) values ($1, $2, $3, now() + interval '8 hours')`,
    [organisationId, userId, hashToken(token)],
  );
  await client.query(`insert into asset (organisation_id, id, ref, name_en, name_jp, type) values ($1, $2, 'A', 'A', 'A', 'portfolio')`, [
    organisationId,
    assetId,
  ]);
  for (let at = 0; at < FILES; at++) {
    const id = randomUUID();
    await client.query(
      `insert into entity (organisation_id, id, asset_id, ref, kind, type, name_en, name_jp) values ($1, $2, $3, $4, 'mandate', 'mandate', $4, $4)`,
      [organisationId, id, assetId, `M${at}`],
    );
    await client.query(`insert into mandate (organisation_id, entity_id, opened_date) values ($1, $2, '2020-04-01')`, [organisationId, id]);
  }
}

async function serve(): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', PROGRAM], {
    env: { PATH: process.env['PATH'], DATABASE_URL: database.appUrl, SECRET: 's'.repeat(32), DATA_DIR: dataDir, DEMO: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      said += chunk;
      const found = /ready at (\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
    child.once('exit', () => reject(new Error('the server did not start')));
  });
  return { child, url };
}

/** Tries until the server answers: a killed one answers nothing, and the next one the same key with the same reply. */
async function reach<T>(work: (url: string) => Promise<T | null>): Promise<T> {
  for (;;) {
    const reply = await work(server.url).catch(() => null);
    if (reply !== null) return reply;
    await wait(100);
  }
}

const headers = { authorization: `Bearer ${token}` };

async function send(at: number): Promise<string> {
  return await reach(async url => {
    const form = new FormData();
    form.set('file', new Blob([`Mandate Code,As-of Date,Market Value\nM${at},2026-10-31,${1_000 + at}\n`]), `m${at}.csv`);
    const reply = await fetch(`${url}/imports`, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': `file-${at}-fault` },
      body: form,
    });
    return reply.ok ? ((await reply.json()) as { id: string }).id : null; // the reply of this path
  });
}

async function settle(id: string): Promise<{ status: ImportStatus; version: number }> {
  return await reach(async url => {
    const reply = await fetch(`${url}/imports/${id}`, { headers });
    const found = (await reply.json()) as { status: ImportStatus; version: number }; // the reply of this path
    return reply.ok && restingStatuses.includes(found.status) ? found : null;
  });
}

/** A lost answer leaves it open whether the first try won; then the status says so. */
async function approve(id: string): Promise<void> {
  await reach(async url => {
    const { status, version } = await settle(id);
    if (status === 'approved') return true;
    const query = `mutation($id: ID!, $version: Int!) { approveImport(id: $id, version: $version, reason: "x") { status } }`;
    const reply = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables: { id, version } }),
    });
    return (await reply.text()).includes('"approved"') ? true : null;
  });
}

test(
  `${KILLS} sudden deaths of the server while files are sent, checked and approved: nothing acknowledged is lost or doubled, every step is legal`,
  { timeout: 600_000 },
  async () => {
    server = await serve();
    let isOver = false;
    const work = (async () => {
      const ids: string[] = [];
      for (let at = 0; at < FILES; at++) ids.push(await send(at));
      for (const id of ids) await approve(id);
      isOver = true;
      return ids;
    })();
    for (let kill = 0; kill < KILLS && !isOver; kill++) {
      await wait(300 + Math.random() * 1_500);
      server.child.kill('SIGKILL');
      server = await serve();
    }
    const ids = await work;
    expect(new Set(ids).size).toBe(FILES);
    const { rows: told } = await client.query(
      `select e.ref, o.value::text from observation o join entity e on e.id = o.entity_id where o.organisation_id = $1 order by o.value`,
      [organisationId],
    );
    expect(told).toEqual(Array.from({ length: FILES }, (_, at) => ({ ref: `M${at}`, value: String(1_000 + at) })));
    const { rows: audited } = await client.query(
      `select subject_id, count(*)::int as n from audit where organisation_id = $1 and action = 'import.approve' group by 1`,
      [organisationId],
    );
    expect(audited.map(({ n }) => n)).toEqual(Array.from({ length: FILES }, () => 1));
    const { rows: steps } = await client.query<{ path: ImportStatus[] }>(
      `select array_agg(status order by id) as path from import_step where organisation_id = $1 group by import_id`,
      [organisationId],
    );
    for (const { path } of steps)
      for (const [at, status] of path.entries())
        expect(at === 0 ? status === 'created' : mayBecome(path[at - 1] ?? 'created', status), `${path.join(' → ')}`).toBe(true);
  },
);
