import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { mayBecome, type ImportStatus } from '@hakaru/contract/imports';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { KillableServer } from '#testing/killable';
import { LARGE, monthOf, plantLarge } from './testing/large-file';

const KILLS = process.env['COUNTS'] === 'full' ? 50 : 5;
const SEED = Number(process.env['SEED'] ?? 20261031);
const AS_OF = '2026-10-31';

/** One asset for each kill: two files complete its month, which is then populated. */
const assets = Array.from({ length: KILLS }, (_, at) => ({ id: randomUUID(), mandates: [`M${at}A`, `M${at}B`] as const }));

let server: KillableServer;
beforeAll(async () => {
  server = await KillableServer.open();
  await plant();
}, 360_000);
afterAll(() => server?.close(), 600_000);

const look: KillableServer['look'] = (text, values) => server.look(text, values);

async function plant(): Promise<void> {
  const { organisationId } = server;
  const ids = assets.map(({ id }) => id);
  const refs = assets.map((_, at) => `A${at}`);
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

const send = (ref: string, value: number): Promise<string> =>
  sendBytes(`${ref}.csv`, Buffer.from(`Mandate Code,As-of Date,Market Value\n${ref},${AS_OF},${value}\n`));

async function sendBytes(name: string, bytes: Buffer): Promise<string> {
  return await server.reach(async url => {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(bytes)]), name);
    const reply = await fetch(`${url}/imports`, {
      method: 'POST',
      headers: { ...server.headers, 'idempotency-key': `file-${name}-fault` },
      body: form,
    });
    return reply.ok ? ((await reply.json()) as { id: string }).id : null; // the reply of this path
  });
}

/** Repeated after a lost answer, the request finds the run under way or already done. */
async function populate(assetId: string): Promise<void> {
  await server.reach(async url => {
    const said = await server.ask(url, `mutation($assetId: ID!) { populateMonthEnd(assetId: $assetId, asOf: "${AS_OF}") { id } }`, {
      assetId,
    });
    return /"populateMonthEnd":\{"id"|alreadyPopulated/.test(said) || /under way|changed|conflict/i.test(said) ? true : null;
  });
  await server.reach(async url =>
    (await server.ask(url, `query($assetId: ID!) { monthEnd(assetId: $assetId) { run { state } } }`, { assetId })).includes('"done"')
      ? true
      : null,
  );
}

/** A seeded random generator (mulberry32). */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Kills the process with SIGKILL in the middle of its work and starts a new one. */
async function strike(victim: 'server' | 'database', delayMs: number): Promise<void> {
  await wait(delayMs);
  if (victim === 'database') server.killDatabase();
  else await server.killServer();
}

async function wholeMonth({ id, mandates }: (typeof assets)[number], before: (step: number) => void): Promise<string[]> {
  const sent: string[] = [];
  for (const [at, ref] of mandates.entries()) {
    before(at);
    sent.push(await send(ref, 1_000 + at));
  }
  for (const [at, one] of sent.entries()) {
    before(2 + at);
    await server.approve(one);
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
      const fatal = Math.floor(chance() * 5);
      const delay = chance() * 120;
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
  const seen = await look(
    `select e.ref, o.value::int as value from observation o join entity e on e.id = o.entity_id where o.organisation_id = $1 and o.measure = 'marketValue' order by e.ref`,
  );
  expect(seen).toEqual(
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

test(
  'a server killed in the middle of approving a large file has recorded nothing of it; the next one records all of it, once',
  { timeout: 600_000 },
  async () => {
    const ownerId = server.organisationId;
    const assetId = await plantLarge(look, { ownerId });
    const id = await sendBytes('large.csv', monthOf(AS_OF));
    const { version } = await server.settle(id);
    const read = await look(`select status, rows, errors, refusal from import where organisation_id = $1 and id = $2`, [ownerId, id]);
    expect(read).toEqual([{ status: 'validated', rows: LARGE, errors: 0, refusal: null }]);
    // The job has marked the file as approved, but not committed it, when it waits for this row.
    const release = await server.hold(`insert into book_version (organisation_id, asset_id) values ($1, $2)`, [ownerId, assetId]);
    const APPROVE = `mutation($id: ID!, $version: Int!) { approveImport(id: $id, version: $version, reason: "x") { approval { isOpen } } }`;
    expect(await server.ask(server.url, APPROVE, { id, version })).toContain('"isOpen":true');
    await server.reach(async () => ((await waiting()) ? true : null));
    await server.killServer();
    const left = `select status, approval is not null as open, (select count(*)::int from import_step where import_id = i.id and status = 'approved') as steps,
      (select count(*)::int from source where import_id = i.id) as sources from import i where organisation_id = $1 and id = $2`;
    expect(await look(left, [ownerId, id])).toMatchObject([{ open: true, steps: 0, sources: 0 }]);
    await release();

    await server.reach(async () => ((await server.settle(id)).status === 'approved' ? true : null));
    const facts = `select count(*)::int as n from observation o join source s on s.id = o.source_id where s.organisation_id = $1 and s.import_id = $2`;
    expect(await look(facts, [ownerId, id])).toEqual([{ n: LARGE }]);
    expect(await look(left, [ownerId, id])).toEqual([{ status: 'approved', open: false, steps: 1, sources: 1 }]);
    const audited = `select count(*)::int as n from audit where organisation_id = $1 and subject_id = $2 and action = 'import.approve'`;
    expect(await look(audited, [ownerId, id])).toEqual([{ n: 1 }]);
  },
);

async function waiting(): Promise<boolean> {
  const found = await look(
    `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%insert into book_version%' and pid <> pg_backend_pid()`,
    [],
  );
  return found.length > 0;
}
