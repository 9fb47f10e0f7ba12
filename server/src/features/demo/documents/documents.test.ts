import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '#testing/test-server';
import { demoMappings, demoModels } from './models';
import { demoDocuments, plantDocuments } from './plant';

let server: TestServer;
let admin = '';
beforeAll(async () => {
  server = await openTestServer();
  await plantDocuments(server.app);
  admin = await server.as('admin@hoshikawa.example');
}, 300_000);
afterAll(async () => await server.close());

const CONTENTS = `query($id: ID!) { documentContents(documentId: $id) { isInScope values { name value decision status box } checks { id outcome }
  approval { blocks { code about } needsConfirmation notices { side amount status } }
  statement { blocks { code about } proposedQuality proposedWords standing { quality nav } changes { name before after } made { nav quality isValued } } } }`;

async function contentsOf(name: string) {
  const [row] = await server.sql(`select id from document where name = $1 and removed_at is null`, [name]);
  return (await server.ask(admin, CONTENTS, { id: row?.['id'] })).data.documentContents;
}
const named = (key: string): string => demoDocuments.find(one => one.key === key)?.name ?? '';
const blocksOf = async (key: string) =>
  (await contentsOf(named(key))).approval.blocks.map(({ code, about }: { code: string; about: string | null }) => about ?? code);

test('the demo’s lists are filled: documents of all nine types, models, mappings and data points', async () => {
  const { documents } = (await server.ask(admin, `query { documents(first: 50) { paginatorInfo { total } data { type reading } } }`)).data;
  expect(documents.paginatorInfo.total).toBe(demoDocuments.length);
  expect(new Set(documents.data.map(({ type }: { type: string }) => type)).size).toBe(9);
  expect(new Set(documents.data.map(({ reading }: { reading: string }) => reading))).toEqual(new Set(['read']));
  const { extractionModels, cashflowMappings, dataPoints } = (
    await server.ask(admin, `query { extractionModels { id } cashflowMappings { id } dataPoints { id } }`)
  ).data;
  expect([extractionModels.length, cashflowMappings.length]).toEqual([demoModels.length, demoMappings().length]);
  expect(dataPoints.length).toBeGreaterThanOrEqual(30);
});

test.each(demoDocuments)('$key: every value is read as expected, with its box', async ({ name, expected }) => {
  const { values } = await contentsOf(name);
  const read = Object.fromEntries(values.map((one: { name: string; value: string }) => [one.name, one.value]));
  expect(read).toEqual(expected);
  for (const { box } of values) expect(box).toHaveLength(4);
});

test('one call is paid and a fact of its fund; the faulty notices are blocked by the check that fails; a sound one is ready', async () => {
  expect((await contentsOf(named('growth-paid'))).approval.notices).toMatchObject([{ side: 'call', amount: '240000', status: 'final' }]);
  expect(await blocksOf('wrong-total')).toEqual(['totalOfParts']);
  expect(await blocksOf('growth-duplicate')).toEqual(['duplicate']);
  expect(await blocksOf('growth-new-account')).toEqual(['bankDetails']);
  expect(await blocksOf('japan-buyout')).toEqual([]);
  expect((await contentsOf(named('corporation'))).isInScope).toBe(false);
});

test('one statement is taken over and agrees with its workbook; the one that restates it shows what moved; one is ready', async () => {
  const first = await contentsOf(named('buyout-account'));
  expect(first.checks.map(({ outcome }: { outcome: string }) => outcome)).toEqual(Array.from({ length: 6 }, () => 'passed'));
  expect(first.statement.made).toMatchObject({ quality: 'valuated', isValued: false });
  const restated = await contentsOf(named('buyout-restated'));
  expect(restated.statement.made).toBeNull();
  expect(restated.statement.changes.map(({ name }: { name: string }) => name).toSorted()).toEqual([
    'Accrued carry',
    'Net asset value',
    'Net gain',
  ]);
  const ready = await contentsOf(named('japan-account'));
  expect(ready.checks.filter(({ outcome }: { outcome: string }) => outcome !== 'passed')).toEqual([]);
  expect(ready.statement).toMatchObject({ blocks: [], proposedQuality: 'valuated', proposedWords: '未監査', made: null });
});

test('planted again, nothing is added', async () => {
  await plantDocuments(server.app);
  const [row] = await server.sql(
    `select count(*)::int as documents, (select count(*) from fund_notice)::int as notices
      from document d join organisation o on o.id = d.organisation_id where o.ref = 'HOSHI'`,
  );
  expect(row).toEqual({ documents: demoDocuments.length, notices: 1 });
});
