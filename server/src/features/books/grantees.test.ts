import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { demoMandates } from '#features/demo/institution/mandates';
import { entityId } from '#features/demo/institution/structure';
import { inScope } from '#platform/db';
import { openTestServer, type TestServer } from '#testing/test-server';
import { loadBook } from './load-book';
import { narrowed } from './narrow';
import { findAsset } from './store';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const HOSHI = demoId('HMAIN');
const TOTAL = entityId('HOSHI', 'TOTAL');
type Cell = { value: string | null; reason: string | null };

async function grid(email: string, asset: string, rows: string, columns: string[], asOf = '2026-09-30') {
  const query = `query($asset: ID!, $columns: [String!]!) { figureGrid(assetId: $asset, asOf: "${asOf}", rows: ${rows}, columns: $columns) { entityId figures { value reason } } }`;
  const { data, errors } = await server.ask(await server.as(email), query, { asset, columns });
  const found: { entityId: string; figures: Cell[] }[] = data?.figureGrid ?? [];
  return { rows: found, refusal: errors?.[0]?.message };
}

const managers: [string, string][] = [
  ['ops@tsubaki.example', 'TSUBA'],
  ['ops@marlowe.example', 'MARLO'],
  ['pa@redfern.example', 'REDFN'],
];
const openMandates = (manager: string) =>
  demoMandates.filter(({ owner, manager: of, closed }) => owner === 'HOSHI' && of === manager && !closed);

test.each(['admin@hoshikawa.example', 'admin@kaede.example', 'ops@tsubaki.example'])(
  'whoever reads the book, %s too, sees whose money it is',
  async email => {
    const query = 'query($asset: ID!) { book(assetId: $asset) { client { en jp } isOwn } }';
    const { data } = await server.ask(await server.as(email), query, { asset: HOSHI });
    expect(data.book.client).toEqual({ en: 'Hoshikawa Electric Corporate Pension Fund', jp: '星川電機企業年金基金' });
    expect(data.book.isOwn).toBe(email === 'admin@hoshikawa.example');
  },
);

describe('what a manager sees of the pension fund', () => {
  test.each(managers)('1.06 %s: its own mandates exactly, and totals over them', async (email, manager) => {
    const { rows } = await grid(email, HOSHI, 'mandates', ['marketValue.-']);
    const shown = rows.filter(({ figures: [value] }) => value?.value !== null).map(row => row.entityId);
    expect(shown.toSorted()).toEqual(
      openMandates(manager)
        .map(({ ref }) => entityId('HOSHI', ref))
        .toSorted(),
    );
    const sum = rows.reduce((total, { figures: [value] }) => total + BigInt(value?.value ?? 0), 0n);
    const total = await grid(email, HOSHI, 'root', ['marketValue.-']);
    expect(total.rows[0]?.figures[0]?.value).toBe(sum.toString());
  });

  test('three managers together see nothing twice', async () => {
    const all = await Promise.all(managers.map(([email]) => grid(email, HOSHI, 'mandates', ['weight.-'])));
    const seen = all.flatMap(({ rows }) => rows.map(({ entityId: id }) => id));
    expect(new Set(seen).size).toBe(seen.length);
  });

  test('a terminated mandate shows to its last day and nothing after', async () => {
    const closed = entityId('HOSHI', 'HFE03');
    const at = async (asOf: string) =>
      (await grid('ops@marlowe.example', HOSHI, 'mandates', ['return.1m'], asOf)).rows.find(({ entityId: id }) => id === closed)
        ?.figures[0];
    expect((await at('2024-09-30'))?.value).not.toBeNull();
    expect(await at('2024-10-31')).toMatchObject({ value: null });
  });

  test('the owner’s policy stays the owner’s', async () => {
    const { data } = await server.ask(
      await server.as('ops@tsubaki.example'),
      `query($id: ID!) { book(assetId: $id) { policies { fromDay } entities { ref kind } } }`,
      { id: HOSHI },
    );
    expect(data.book.policies).toEqual([]);
    expect(data.book.entities.map(({ ref }: { ref: string }) => ref)).not.toContain('POLICY');
  });

  test('what was reported of an account above a mandate stays with the owner', async () => {
    const book = await inScope(server.app.database.db, { organisation: demoId('HOSHI') }, async db => {
      const asset = await findAsset(db, { id: HOSHI, ownerId: demoId('HOSHI') });
      if (!asset) throw new Error('the demo has no main portfolio');
      return await loadBook(db, asset, null);
    });
    const mandate = entityId('HOSHI', 'HDB01');
    const recorded = [...book.facts].find(([place]) => place.startsWith(mandate));
    if (!recorded) throw new Error('nothing was reported of the mandate');
    const [place, series] = recorded;
    const facts = new Map([...book.facts, [place.replace(mandate, TOTAL), series]]);
    const seen = narrowed({ ...book, facts }, new Map([[mandate, null]]));
    expect(seen.entities.has(TOTAL)).toBe(true);
    expect([...seen.facts.keys()]).toContain(place);
    expect([...seen.facts.keys()].filter(key => key.startsWith(TOTAL))).toEqual([]);
  });

  test('a trace leads to no mandate of another manager', async () => {
    const token = await server.as('ops@tsubaki.example');
    const key = `${entityId('HOSHI', 'HFE01')}.marketValue.-.2026-09-30`;
    const { errors } = await server.ask(token, `query($key: String!) { trace(assetId: "${HOSHI}", key: $key) { method } }`, { key });
    expect(errors?.[0]?.message).toBe('Not found.');
  });
});

describe('others', () => {
  test('the consultant sees both clients whole', async () => {
    for (const [asset, owner] of [
      [HOSHI, 'HOSHI'],
      [demoId('SMAIN'), 'SHIRA'],
    ] as const) {
      const { rows } = await grid('admin@kaede.example', asset, 'root', ['marketValue.-']);
      expect(rows).toHaveLength(1);
      expect(rows[0]?.entityId).toBe(entityId(owner, 'TOTAL'));
    }
  });
  test.each(['admin@shirasagi.example', 'staff@sazanami.example'])('%s finds nothing there, as if there were nothing', async email => {
    const foreign = await grid(email, HOSHI, 'root', ['marketValue.-']);
    const missing = await grid(email, demoId('nowhere'), 'root', ['marketValue.-']);
    expect(foreign).toEqual(missing);
    expect(foreign.refusal).toBe('Not found.');
    expect(JSON.stringify(foreign)).not.toContain(TOTAL);
  });
});

test('a manager whose grants are revoked gets the refusal, not "unchanged", for the reply it already has', async () => {
  const authorization = `Bearer ${await server.as('pa@redfern.example')}`;
  const payload = {
    query: `{ figureGrid(assetId: "${HOSHI}", asOf: "2026-09-30", rows: mandates, columns: ["marketValue.-"]) { entityId } }`,
  };
  const ask = (tag: string) =>
    server.http.inject({ method: 'POST', url: '/graphql', headers: { authorization, 'if-none-match': tag }, payload });
  const tag = String((await ask('none')).headers['etag']);
  expect((await ask(tag)).statusCode).toBe(304);
  await server.sql(`delete from access_grant where grantee_id = (select id from organisation where ref = 'REDFN')`);
  const refused = await ask(tag);
  expect(refused.statusCode).toBe(200);
  expect(refused.json().errors[0].message).toBe('Not found.');
});
