import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#testing/test-server';
import { fillTables, tenantTables } from './fill';
import { MISSING } from './operations';
import { digestOf, mint, plantWorld, type Prober } from './world';

let server: TestServer;
let probers: Prober[];
beforeAll(async () => {
  server = await openTestServer();
  probers = await plantWorld(server);
}, 300_000);
afterAll(() => server.close());

test('row 1: every tenant table of the catalogue holds a row of every prober', async () => {
  const tables = await tenantTables(server);
  expect(tables.length).toBeGreaterThan(25);
  for (const { name } of tables) {
    const rows = await server.sql(`select distinct organisation_id from "${name}" where organisation_id = any($1::uuid[])`, [
      probers.map(({ organisationId }) => organisationId),
    ]);
    // Owners grant access to consultants only.
    if (name !== 'access_grant') expect(rows.length, `${name}: plant a row of it in world.ts`).toBe(probers.length);
  }
});

test('row 1: where a table has a free text, the text is the prober’s canary', async () => {
  const [prober] = probers;
  const without: string[] = [];
  for (const { name, columns } of await tenantTables(server)) {
    if (!columns.some(({ type, choice }) => type === 'text' && !choice) || ONLY_CODES.has(name)) continue;
    const rows = await server.sql(`select from "${name}" t where organisation_id = $1 and t::text ilike $2`, [
      prober?.organisationId,
      `%${prober?.canary}%`,
    ]);
    if (rows.length === 0) without.push(name);
  }
  expect(without).toEqual([]);
});

/** Their text columns hold our codes only, no text of the organisation's. */
const ONLY_CODES = new Set([
  'access_grant',
  'benchmark_currency',
  'cash_minimum',
  'cash_sum',
  'cash_warning',
  'fund_pacing',
  'fx_hedge_target',
  'import_tolerance',
  'redemption_term',
  'spc_bank_account',
  'spc_book',
  'spc_line',
  'task_dataset',
  'webhook_delivery',
]);

test('the filler says why a table stays empty', async () => {
  const [prober] = probers;
  if (!prober) throw new Error('nobody probes');
  const [first, ...others] = await tenantTables(server);
  if (!first) throw new Error('no tenant table');
  const unfit = { ...first, name: 'no_such_table' };
  await expect(fillTables(server, [unfit], prober)).rejects.toThrow('no_such_table');
  const newcomer = { ...prober, organisationId: randomUUID() }; // an organisation that does not exist
  const { empty } = await fillTables(server, others, newcomer);
  expect(empty.size).toBe(others.length);
});

/** Every n-th id is tried at a route; each route and user start at a different one, so that all ids are tried eventually. */
const STEP = process.env['COUNTS'] === 'full' ? 1 : 37;

type Door = { method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; url: string };

const METHODS: readonly Door['method'][] = ['GET', 'POST', 'PUT', 'DELETE'];
const doorsOf = (): Door[] =>
  server.http.doors.flatMap(({ method, url }) => {
    const known = METHODS.find(one => one === method);
    return known && url.includes(':') && !url.startsWith('/api/') ? [{ method: known, url }] : [];
  });

test('row 1: every door with an id in its address, tried with own, foreign, missing and malformed ids', { timeout: 600_000 }, async () => {
  const doors = doorsOf();
  expect(doors.map(({ url }) => url)).toContain('/verify/:id');
  let tried = 0;
  for (const prober of probers) {
    const others = probers.filter(({ canary }) => canary !== prober.canary && !prober.granted.some(one => one.canary === canary));
    const before = await digestOf(server, others.map(({ organisationId }) => organisationId)); // oxfmt-ignore
    for (const door of doors) {
      const missing = await tryDoor(prober, door, MISSING);
      const foreign = others.flatMap(({ own }) => own);
      const own = prober.own.filter((_, index) => index % STEP === tried % STEP);
      for (const id of [...own, ...foreign.filter((_, index) => index % STEP === tried % STEP), "x' or 1=1 --", '%00', 'a'.repeat(290)]) {
        const { status, text } = await tryDoor(prober, door, id);
        tried++;
        const leaked = others.find(({ canary }) => text.toLowerCase().includes(canary.toLowerCase()));
        expect(leaked, `${prober.role} ${door.method} ${door.url} with ${id}: ${text.slice(0, 300)}`).toBeUndefined();
        // The file of a canary row is not in the store, which cannot happen to real rows.
        if (!prober.own.includes(id)) expect(status, `${door.method} ${door.url} with ${id}: ${text.slice(0, 300)}`).toBeLessThan(500);
        if (foreign.includes(id))
          expect([status, text.replaceAll(id, MISSING)], `${door.url} with ${id}`).toEqual([missing.status, missing.text]);
      }
    }
    expect((await digestOf(server, others.map(({ organisationId }) => organisationId))) === before).toBe(true); // oxfmt-ignore
  }
  expect(tried).toBeGreaterThan(500);
});

let calls = 0;

/** From another address each time, so that a rate limit does not answer in place of the check of the id. */
async function tryDoor(prober: Prober, { method, url }: Door, id: string): Promise<{ status: number; text: string }> {
  const path = url.replaceAll(/:\w+/g, encodeURIComponent(id));
  const ip = `10.0.${(++calls >> 8) % 256}.${calls % 256}`;
  const call = () => server.call(method, path, { token: prober.token, ip, ...(method === 'GET' ? {} : { body: {} }) });
  const reply = await call();
  if (reply.status !== 401) return reply;
  prober.token = await mint(server, prober); // an earlier attempt ended the session
  return await call();
}
