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
import { APP_ROLE, startEmbeddedPostgres, type EmbeddedPostgres } from '#platform/embedded-postgres';
import { migrate } from '#platform/migrate';
import { hashToken } from '#platform/session';

const KILLS = process.env['COUNTS'] === 'full' ? 50 : 5;
const SEED = Number(process.env['SEED'] ?? 20261031);
const PROGRAM = fileURLToPath(new URL('./testing/serving.ts', import.meta.url));
const AS_OF = '2026-10-31';
const [organisationId, userId, token] = [randomUUID(), randomUUID(), randomUUID()];

/** One asset for each death: two files make its month whole, and then it is populated. */
const assets = Array.from({ length: KILLS }, (_, at) => ({ id: randomUUID(), mandates: [`M${at}A`, `M${at}B`] as const }));

let postgres: EmbeddedPostgres;
let dataDir: string;
let server: { child: ChildProcess; url: string };
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'hakaru-faults-'));
  postgres = await startEmbeddedPostgres({ dataDir, log: { info: () => undefined, warn: () => undefined } });
  await migrate({ ownerUrl: postgres.ownerUrl, appRole: APP_ROLE });
  await plant();
  server = await serve();
}, 360_000);
afterAll(async () => {
  server?.child.kill('SIGKILL');
  await postgres?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}, 600_000);

/** A connection for one question: the one before may have died with its server. */
async function look<T extends pg.QueryResultRow>(text: string, values: readonly unknown[] = [organisationId]): Promise<T[]> {
  const url = new URL(postgres.superuserUrl);
  url.pathname = '/hakaru';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    return (await client.query<T>(text, [...values])).rows;
  } finally {
    await client.end();
  }
}

async function plant(): Promise<void> {
  await look(
    `insert into organisation (id, ref, name_en, name_jp, type, modules) values ($1, 'FAULT', 'Fault', 'Fault', 'asset owner', '{owner}')`,
  );
  await look(
    `insert into app_user (organisation_id, id, email, name, role, verified_at, agreed_at) values ($1, $2, 'fault@example.jp', 'Fault', 'admin', now(), now())`,
    [organisationId, userId],
  );
  await look(`insert into session (organisation_id, user_id, token_hash, expires_at) values ($1, $2, $3, now() + interval '8 hours')`, [
    organisationId,
    userId,
    hashToken(token),
  ]);
  const [ids, refs] = [assets.map(({ id }) => id), assets.map((_, at) => `A${at}`)];
  await look(
    `insert into asset (organisation_id, id, ref, name_en, name_jp, type) select $1, t.id, t.ref, t.ref, t.ref, 'portfolio' from unnest($2::uuid[], $3::text[]) t(id, ref)`,
    [organisationId, ids, refs],
  );
  await look(
    `insert into entity (organisation_id, asset_id, ref, kind, type, name_en, name_jp)
     select $1, t.id, 'M' || substr(t.ref, 2) || side, 'mandate', 'mandate', t.ref || side, t.ref || side from unnest($2::uuid[], $3::text[]) t(id, ref), unnest('{A,B}'::text[]) side`,
    [organisationId, ids, refs],
  );
  await look(
    `insert into mandate (organisation_id, entity_id, opened_date) select $1, id, '2026-10-01' from entity where organisation_id = $1`,
  );
}

async function serve(): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', PROGRAM], {
    env: { PATH: process.env['PATH'], DATABASE_URL: postgres.appUrl, SECRET: 's'.repeat(32), DATA_DIR: dataDir, DEMO: '0' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const url = await new Promise<string | null>(resolve => {
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      said += chunk;
      const found = /ready at (\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
    child.once('exit', () => resolve(null));
  });
  return url === null ? await serve() : { child, url }; // it may have begun while the database was away
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

async function send(ref: string, value: number): Promise<string> {
  return await reach(async url => {
    const form = new FormData();
    form.set('file', new Blob([`Mandate Code,As-of Date,Market Value\n${ref},${AS_OF},${value}\n`]), `${ref}.csv`);
    const reply = await fetch(`${url}/imports`, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': `file-${ref}-fault` },
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

async function ask(url: string, query: string, variables: object): Promise<string> {
  const reply = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  return await reply.text();
}

/** A lost answer leaves it open whether the first try won; then the status says so. */
async function approve(id: string): Promise<void> {
  await reach(async url => {
    const { status, version } = await settle(id);
    if (status === 'approved') return true;
    const query = `mutation($id: ID!, $version: Int!) { approveImport(id: $id, version: $version, reason: "x") { status } }`;
    return (await ask(url, query, { id, version })).includes('"approved"') ? true : null;
  });
}

/** Asked once more after a lost answer, it is under way or done already. */
async function populate(assetId: string): Promise<void> {
  await reach(async url => {
    const said = await ask(url, `mutation($assetId: ID!) { populateMonthEnd(assetId: $assetId, asOf: "${AS_OF}") { id } }`, { assetId });
    return /"populateMonthEnd":\{"id"|alreadyPopulated/.test(said) || /under way|changed|conflict/i.test(said) ? true : null;
  });
  await reach(async url =>
    (await ask(url, `query($assetId: ID!) { monthEnd(assetId: $assetId) { run { state } } }`, { assetId })).includes('"done"')
      ? true
      : null,
  );
}

/** Numbers that a seed repeats (mulberry32). */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Kills with -9 in the middle of what is being done, and sees to it that there is a successor. */
async function strike(victim: 'server' | 'database', delayMs: number): Promise<void> {
  await wait(delayMs);
  if (victim === 'database') return void process.kill(postgres.postmasterPid(), 'SIGKILL');
  server.child.kill('SIGKILL');
  server = await serve();
}

async function wholeMonth({ id, mandates }: (typeof assets)[number], before: (step: number) => void): Promise<string[]> {
  const sent: string[] = [];
  for (const [at, ref] of mandates.entries()) {
    before(at);
    sent.push(await send(ref, 1_000 + at));
  }
  for (const [at, one] of sent.entries()) {
    before(2 + at);
    await approve(one);
  }
  before(4);
  await populate(id);
  return sent;
}

test(
  `${KILLS} sudden deaths of the server or of PostgreSQL (seed ${SEED}) while files are sent, checked, approved and months populated: nothing acknowledged is lost or doubled`,
  { timeout: 900_000 },
  async () => {
    const chance = chances(SEED);
    const ids: string[] = [];
    for (const [at, asset] of assets.entries()) {
      const [fatal, delay] = [Math.floor(chance() * 5), chance() * 120];
      let blow: Promise<void> | undefined;
      ids.push(
        ...(await wholeMonth(asset, step => {
          if (step === fatal) blow = strike(at % 2 === 0 ? 'server' : 'database', delay);
        })),
      );
      await blow;
    }
    expect(new Set(ids).size).toBe(KILLS * 2);
    await expectOnce();
    await expectLegal();
  },
);

async function expectOnce(): Promise<void> {
  const told = await look(
    `select e.ref, o.value::int as value from observation o join entity e on e.id = o.entity_id where o.organisation_id = $1 and o.measure = 'marketValue' order by e.ref`,
  );
  expect(told).toEqual(
    assets.flatMap(({ mandates }) => mandates.map((ref, at) => ({ ref, value: 1_000 + at }))).toSorted((a, b) => (a.ref < b.ref ? -1 : 1)),
  );
  const audited = await look<{ action: string; times: number; things: number }>(
    `select action, count(*)::int as times, count(distinct subject_id)::int as things from audit
     where organisation_id = $1 and action in ('import.create', 'import.approve', 'monthEnd.populate') group by 1 order by 1`,
  );
  expect(audited).toEqual([
    { action: 'import.approve', times: KILLS * 2, things: KILLS * 2 },
    { action: 'import.create', times: KILLS * 2, things: KILLS * 2 },
    { action: 'monthEnd.populate', times: KILLS, things: KILLS },
  ]);
  const months = await look(`select count(*)::int as n from month_end where organisation_id = $1 and populated_at is not null`);
  expect(months).toEqual([{ n: KILLS }]);
  const runs = await look(`select state, count(*)::int as n from month_end_run where organisation_id = $1 group by 1`);
  expect(runs).toEqual([{ state: 'done', n: KILLS }]);
}

async function expectLegal(): Promise<void> {
  const steps = await look<{ path: ImportStatus[] }>(
    `select array_agg(status order by id) as path from import_step where organisation_id = $1 group by import_id`,
  );
  expect(steps).toHaveLength(KILLS * 2);
  for (const { path } of steps) {
    expect(path.at(-1)).toBe('approved');
    for (const [at, status] of path.entries())
      expect(at === 0 ? status === 'created' : mayBecome(path[at - 1] ?? 'created', status), `${path.join(' → ')}`).toBe(true);
  }
}
