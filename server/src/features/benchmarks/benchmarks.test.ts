import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { entityId } from '#features/demo/institution/structure';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
let admin: string;
beforeAll(async () => {
  server = await openTestServer();
  admin = await server.as('admin@hoshikawa.example');
});
afterAll(() => server.close());

const ASSET = demoId('HMAIN');
const ids = (ref: string) => entityId('HOSHI', ref);
const create = (token: string, input: object) =>
  server.ask(token, `mutation($assetId: ID!, $input: BenchmarkInput!) { createBenchmark(assetId: $assetId, input: $input) }`, {
    assetId: ASSET,
    input,
  });
const parts = (token: string, id: string, rows: [string, string | null][], fromDay = '2016-11-01') =>
  server.ask(token, `mutation($id: ID!, $input: BenchmarkPartsInput!) { saveBenchmarkParts(id: $id, input: $input) }`, {
    id,
    input: { fromDay, rows: rows.map(([part, percent]) => ({ id: part, percent })) },
  });
const monthReturn = async (id: string, asOf = '2026-09-30') => {
  const query = `query($ids: [ID!]) { figureGrid(assetId: "${ASSET}", asOf: "${asOf}", entityIds: $ids, columns: ["return.1m"]) { figures { value } } }`;
  const { data } = await server.ask(admin, query, { ids: [id] });
  return Number(data.figureGrid[0].figures[0].value);
};

test('a composite of 40 and 60 earns their weighted months', async () => {
  const { data } = await create(admin, { ref: 'NEW46', name: 'New composite', type: 'composite' });
  expect(
    (
      await parts(admin, data.createBenchmark, [
        [ids('JPEQ'), '40'],
        [ids('YENB'), '60'],
      ])
    ).data,
  ).toEqual({ saveBenchmarkParts: true });
  const expected = 0.4 * (await monthReturn(ids('JPEQ'))) + 0.6 * (await monthReturn(ids('YENB')));
  expect(await monthReturn(data.createBenchmark)).toBeCloseTo(expected, 12);
});

test('5.030 weights total 100; a splice has one part; a market series has none; no benchmark contains itself', async () => {
  const { data } = await create(admin, { ref: 'NEWC2', name: 'Another', type: 'composite' });
  const errorsOf = async (reply: ReturnType<typeof parts>) => (await reply).errors?.[0]?.extensions?.validation;
  expect(await errorsOf(parts(admin, data.createBenchmark, [[ids('JPEQ'), '99.9999']]))).toEqual({ total: ['splitTotal'] });
  expect(
    await errorsOf(
      parts(admin, ids('WEQ'), [
        [ids('JPEQ'), '50'],
        [ids('YENB'), '50'],
      ]),
    ),
  ).toEqual({ rows: ['onePart'] });
  expect(await errorsOf(parts(admin, ids('YENB'), [[ids('JPEQ'), '100']]))).toEqual({ rows: ['marketBenchmark'] });
  await parts(admin, data.createBenchmark, [[ids('MIX46'), '100']]);
  expect(await errorsOf(parts(admin, ids('MIX46'), [[data.createBenchmark, '100']]))).toEqual({ rows: ['cycle'] });
});

test('assigned from a day, measured against it from that month; unassigned, against nothing', async () => {
  const link = { entityId: ids('HAL01'), benchmarkId: ids('YENB') };
  const assign = `mutation($entityId: ID!, $benchmarkId: ID!) { assignBenchmark(entityId: $entityId, benchmarkId: $benchmarkId, fromDay: "2026-09-01", reason: "September is published") }`;
  expect((await server.ask(admin, assign, link)).data).toEqual({ assignBenchmark: true });
  const against = async (asOf: string) => {
    const query = `{ figureGrid(assetId: "${ASSET}", asOf: "${asOf}", entityIds: ["${ids('HAL01')}"], columns: ["benchmarkReturn.1m"]) { figures { value } } }`;
    return Number((await server.ask(admin, query)).data.figureGrid[0].figures[0].value);
  };
  expect(await against('2026-09-30')).toBe(await monthReturn(ids('YENB')));
  expect(await against('2026-08-31')).toBe(await monthReturn(ids('CASH3'), '2026-08-31'));
  const unassign = `mutation($entityId: ID!, $benchmarkId: ID!) { unassignBenchmark(entityId: $entityId, benchmarkId: $benchmarkId, reason: "a mistake") }`;
  expect((await server.ask(admin, unassign, link)).data).toEqual({ unassignBenchmark: true });
  expect((await server.ask(admin, unassign, link)).errors?.[0]?.message).toBe('Not found.');
});

test('6.04 readers and strangers change nothing', async () => {
  const reader = await server.as('view@hoshikawa.example');
  expect((await create(reader, { ref: 'RDR', name: 'x', type: 'market' })).errors?.[0]?.message).toBe('This action is unauthorized.');
  const stranger = await server.as('admin@shirasagi.example');
  expect((await parts(stranger, ids('MIX46'), [[ids('YENB'), '100']])).errors?.[0]?.message).toBe('Not found.');
});

test('the book tells what each is measured against since when, what a built one is made of, and whose it is', async () => {
  const query = `{ book(assetId: "${ASSET}") { isOwn entities { ref benchmarks { benchmarkId fromDay toDay } parts { fromDay weights { componentId weightPercent } } } } }`;
  type Recorded = { ref: string; benchmarks: object[]; parts: { weights: object[] }[] };
  const { book } = (await server.ask(admin, query)).data as { book: { isOwn: boolean; entities: Recorded[] } }; // the fields just asked for
  const of = (ref: string) => book.entities.find(entity => entity.ref === ref);
  expect(book.isOwn).toBe(true);
  expect(of('HDB01')?.benchmarks).toMatchObject([{ benchmarkId: ids('YENB'), toDay: null }]);
  expect(of('MIX46')?.parts[0]?.weights).toHaveLength(2);
  const consultant = (await server.ask(await server.as('admin@kaede.example'), query)).data;
  expect(consultant?.book.isOwn).toBe(false);
});
