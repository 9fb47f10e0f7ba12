import { multiply, round, toText } from '@hakaru/engine/money/decimal';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { entityId } from '#features/demo/institution/structure';
import { recordFacts } from '#features/facts/public';
import { inScope } from '#platform/db';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
let admin: string;
beforeAll(async () => {
  server = await openTestServer();
  admin = await server.as('admin@hoshikawa.example');
});
afterAll(() => server.close());

const ASSET = demoId('HMAIN');
const HOSHI = demoId('HOSHI');
type Moved = {
  published: { key: string; value: string | null };
  now: { value: string | null };
  change: string | null;
  effects: { effect: string | null; fact: { measure: string; asOf: string } }[];
};

async function correct(ref: string, asOf: string, change: (value: string) => string): Promise<void> {
  const id = entityId('HOSHI', ref);
  const [row] = await server.sql(
    `select value::text from observation where entity_id = $1 and as_of = $2 and measure = 'marketValue' and superseded_at is null`,
    [id, asOf],
  );
  await inScope(server.app.database.db, { organisation: HOSHI }, db =>
    recordFacts(db, {
      organisationId: HOSHI,
      assetId: ASSET,
      source: { kind: 'person', labelEn: 'Corrected by hand', labelJp: '手入力による訂正' },
      observations: [
        { entityId: id, measure: 'marketValue', asOf, value: change(String(row?.['value'])), recordedAt: server.app.now().toISOString() },
      ],
    }),
  );
}

async function restated(ref: string, asOf: string): Promise<Moved[]> {
  const { data } = await server.ask(
    admin,
    `query($a: ID!, $e: ID!, $d: String!) { reports(assetId: $a, entityId: $e, asOf: $d) { data { id moved isLatest } } }`,
    { a: ASSET, e: entityId('HOSHI', ref), d: asOf },
  );
  const report = data.reports.data.find(({ isLatest }: { isLatest: boolean }) => isLatest);
  const { data: found } = await server.ask(
    admin,
    `query($id: ID!) { restatement(id: $id) { moved { published { key value } now { value } change effects { effect fact { measure asOf } } } } }`,
    { id: report.id },
  );
  expect(found.restatement.moved).toHaveLength(report.moved);
  return found.restatement.moved;
}

test('a corrected month inside a horizon moves no figure that reads the same: July’s value leaves September’s report alone', async () => {
  await correct('HDE01', '2026-07-31', value => toText(round(multiply(value, '1.004'), 0)));
  const moved = await restated('HDE01', '2026-09-30');
  // Values before the month, and returns linked from July and August, agree except for the sixteenth digit.
  expect(moved.map(({ published }) => published.key)).toEqual([]);
});

test('each report of the month says how many of its figures changed, its value and its return; reports that read the same are not named', async () => {
  const { data } = await server.ask(
    admin,
    `query($a: ID!, $d: String!) { reports(assetId: $a, asOf: $d, first: 50) { data { id entityRef moved isLatest } } }`,
    { a: ASSET, d: '2026-07-31' },
  );
  type Listed = { id: string; entityRef: string | null; moved: number; isLatest: boolean };
  const changed: Listed[] = data.reports.data.filter(({ moved, isLatest }: Listed) => isLatest && moved > 0);
  const [own, pack] = ['HDE01', null].map(ref => changed.find(({ entityRef }) => entityRef === ref));
  const ASK = `query($id: ID!) { restatement(id: $id) { reports { figures value return1m report { id } } moved { change published { key } } } }`;
  for (const one of [own, pack]) {
    const { restatement } = (await server.ask(admin, ASK, { id: one?.id })).data;
    const listed = restatement.reports.map(({ report, figures }: { report: { id: string }; figures: number }) => `${report.id} ${figures}`);
    expect(new Set(listed)).toEqual(new Set(changed.map(({ id, moved }) => `${id} ${moved}`)));
    const mine = restatement.reports.find(({ report }: { report: { id: string } }) => report.id === one?.id);
    const changeOf = (key: RegExp) => restatement.moved.find(({ published }: Moved) => key.test(published.key))?.change ?? null;
    if (one === own) expect([mine.value, mine.return1m]).toEqual([changeOf(/marketValue/), changeOf(/\.return\.1m\./)]);
  }
  const sums = (await server.ask(admin, ASK, { id: own?.id })).data.restatement.reports;
  const value = (id: string | undefined) => sums.find(({ report }: { report: { id: string } }) => report.id === id)?.value;
  expect(value(pack?.id)).toBe(value(own?.id)); // one mandate changed, and the total by the same amount
  expect(Number(value(own?.id))).toBeGreaterThan(0);
});

test('what a reader could see move is listed, with effects that add up', async () => {
  const moved = await restated('HDE01', '2026-07-31');
  const keys = moved.map(({ published }) => published.key.split('.')[1]);
  expect(new Set(keys)).toEqual(new Set(['marketValue', 'profit', 'return', 'excess']));
  for (const { change, effects } of moved) {
    expect(effects.map(({ fact }) => [fact.measure, fact.asOf])).toEqual([['marketValue', '2026-07-31']]);
    expect(effects[0]?.effect).toBe(change);
  }
});
