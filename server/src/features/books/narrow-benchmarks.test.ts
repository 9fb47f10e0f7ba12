import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { entityId } from '#features/demo/institution/structure';
import { openTestServer, type TestServer } from '#testing/test-server';

const HOSHI = demoId('HOSHI');
const ASSET = demoId('HMAIN');
const TOTAL = entityId('HOSHI', 'TOTAL');
const GRANTED = entityId('HOSHI', 'HDE01'); // the mandate is Tsubaki's
/** Weights no other benchmark has, so that they are recognised anywhere in a response. */
const ABOVE = ['53.1234', '46.8766'];
const OF_MANDATE = ['61.4321', '38.5679'];

let server: TestServer;
let above: string;
let ofMandate: string;
beforeAll(async () => {
  server = await openTestServer();
  above = await composite('ZZABOVE', ABOVE, TOTAL);
  ofMandate = await composite('ZZBELOW', OF_MANDATE, GRANTED);
  await server.sql(`update book_version set version = version + 1 where organisation_id = $1`, [HOSHI]);
});
afterAll(() => server.close());

/** A mix of two of the owner's market indices, assigned to an account. */
async function composite(ref: string, weights: readonly string[] | undefined, account: string): Promise<string> {
  const [row] = await server.sql(
    `insert into entity (organisation_id, asset_id, ref, kind, type, name_en, name_jp)
     select organisation_id, asset_id, $3, 'benchmark', 'composite', $3, $3 from entity where organisation_id = $1 and ref = $2 and kind = 'benchmark' returning id`,
    [HOSHI, 'WEQ', ref],
  );
  const id = String(row?.['id']);
  await server.sql(`insert into benchmark (organisation_id, entity_id) values ($1, $2)`, [HOSHI, id]);
  for (const [at, part] of ['WEQ', 'WGBH'].entries())
    await server.sql(
      `insert into benchmark_part (organisation_id, benchmark_id, from_day, component_id, weight_percent)
       select $1, $2, '2010-01-01', id, $4 from entity where organisation_id = $1 and ref = $3 and kind = 'benchmark'`,
      [HOSHI, id, part, weights?.[at]],
    );
  await server.sql(
    `insert into benchmark_assignment (organisation_id, entity_id, benchmark_id, from_day) values ($1, $2, $3, '2010-01-01') on conflict do nothing`,
    [HOSHI, account, id],
  );
  return id;
}

const BOOK = `query($id: ID!) { book(assetId: $id) { entities { id ref parts { weights { componentId weightPercent } } } } }`;
const GRID = `query($id: ID!) { figureGrid(assetId: $id, asOf: "2026-09-30", rows: benchmarks, columns: ["return.1m"]) { entityId figures { value } } }`;

async function seenBy(email: string): Promise<{ book: string; grid: string }> {
  const token = await server.as(email);
  const book = await server.ask(token, BOOK, { id: ASSET });
  const grid = await server.ask(token, GRID, { id: ASSET });
  expect([book.errors, grid.errors]).toEqual([undefined, undefined]);
  return { book: JSON.stringify(book.data), grid: JSON.stringify(grid.data) };
}

test('a mix assigned to an account above a granted mandate shows the manager neither its weights nor its returns', async () => {
  const { book, grid } = await seenBy('ops@tsubaki.example');
  for (const secret of [above ?? '', 'ZZABOVE', ...(ABOVE ?? [])]) expect(book).not.toContain(secret);
  expect(grid).not.toContain(above);
});

test('a mix assigned to the granted mandate itself is shown with what it is made of', async () => {
  const { book, grid } = await seenBy('ops@tsubaki.example');
  for (const shown of [ofMandate ?? '', ...(OF_MANDATE ?? [])]) expect(book).toContain(shown);
  expect(grid).toContain(ofMandate);
});

test('another manager of the same owner sees neither mix, and the owner sees both', async () => {
  const { book } = await seenBy('ops@marlowe.example');
  for (const hidden of [above ?? '', ofMandate ?? '']) expect(book).not.toContain(hidden);
  const owner = await seenBy('admin@hoshikawa.example');
  for (const shown of [...(ABOVE ?? []), ...(OF_MANDATE ?? [])]) expect(owner.book).toContain(shown);
});
