import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWorker } from '#platform/worker';
import { tasks } from '#tasks';
import { openTestServer, type TestServer } from '#testing/test-server';
import { demoMappings, demoModels, WAITING_CHANGE } from './models';
import { demoDocuments, plantDocuments } from './plant';
import { demoScans } from './scans';

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
const REPLAYS = `query($id: ID!) { extractionReplays(modelId: $id) { isOwn isCurrent state counts { changed gained lost }
  documents { fields { name change before { value } after { value page } } } } }`;
const PATIENT = { timeout: 170_000, interval: 200 };

async function contentsOf(name: string) {
  const [row] = await server.sql(`select id from document where name = $1 and removed_at is null`, [name]);
  return (await server.ask(admin, CONTENTS, { id: row?.['id'] })).data.documentContents;
}
const named = (key: string): string => demoDocuments.find(one => one.key === key)?.name ?? '';
const blocksOf = async (key: string) =>
  (await contentsOf(named(key))).approval.blocks.map(({ code, about }: { code: string; about: string | null }) => about ?? code);

test('the demo’s lists are filled: documents of all nine types, models, mappings and data points', async () => {
  const { documents } = (await server.ask(admin, `query { documents(first: 50) { paginatorInfo { total } data { type reading } } }`)).data;
  expect(documents.paginatorInfo.total).toBe(demoDocuments.length + demoScans.length);
  expect(new Set(documents.data.map(({ type }: { type: string }) => type)).size).toBe(9);
  expect(new Set(documents.data.map(({ reading }: { reading: string }) => reading))).toEqual(new Set(['read']));
  const { extractionModels, cashflowMappings, dataPoints } = (
    await server.ask(admin, `query { extractionModels { id } cashflowMappings { id } dataPoints { id } }`)
  ).data;
  expect([extractionModels.length, cashflowMappings.length]).toEqual([demoModels.length, demoMappings().length]);
  expect(dataPoints.length).toBeGreaterThanOrEqual(30);
});

type Compared = { name: string; change: string; before: object; after: object };
type Read = { name: string; value: string | null; status: string; box: number[] };

test.each(demoDocuments)('$key: every value is read as expected, with its box', async ({ name, expected, asked = [] }) => {
  const { values }: { values: Read[] } = await contentsOf(name);
  const open = values.filter(one => asked.includes(one.name));
  const read = values.filter(one => !asked.includes(one.name));
  expect(Object.fromEntries(read.map(one => [one.name, one.value]))).toEqual(expected);
  for (const { box } of read) expect(box).toHaveLength(4);
  expect(open.map(one => [one.name, one.value, one.status])).toEqual(asked.map(point => [point, null, 'needsEntry']));
});

test('one prompt waits for a provider or a person, and one change of a model waits to be compared and accepted', async () => {
  expect(demoDocuments.flatMap(({ asked = [] }) => asked)).toEqual(['Expected distributions']);
  const models: { id: string; name: string; mappings: { kind: number; pattern: string | null }[] }[] = (
    await server.ask(admin, `query { extractionModels { id name mappings { kind pattern } } }`)
  ).data.extractionModels;
  expect(models.filter(({ mappings }) => mappings.some(({ kind }) => kind === 1)).map(({ name }) => name)).toEqual([
    'Redfern quarterly report',
  ]);
  const id = models.find(({ name }) => name === WAITING_CHANGE.model)?.id;
  const replays = async (who = admin) => await server.ask(who, REPLAYS, { id });
  expect((await replays()).data.extractionReplays).toMatchObject([{ isOwn: false, isCurrent: true, state: 'waiting' }]);
  const { replayModel } = tasks;
  const worker = await startWorker(server.app, replayModel ? { replayModel } : {});
  await expect.poll(async () => (await replays()).data.extractionReplays[0].state, PATIENT).toBe('done');
  await worker.stop();
  const [{ counts, documents }] = (await replays()).data.extractionReplays;
  expect(counts).toMatchObject({ changed: 1, gained: 0, lost: 0 });
  const fields: Compared[] = documents.flatMap((one: { fields: Compared[] }) => one.fields);
  expect(fields.filter(({ change }) => change === 'changed')).toMatchObject([
    { name: 'Notice number', before: { value: 'D-09 (revised)' }, after: { value: 'D-09', page: 1 } },
  ]);
  expect((await replays(await server.as('pa@redfern.example'))).errors).toHaveLength(1);
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
    `select count(*)::int as documents, (select count(*) from fund_notice)::int as notices,
      (select count(*) from extraction_replay)::int as changes
      from document d join organisation o on o.id = d.organisation_id where o.ref = 'HOSHI'`,
  );
  expect(row).toEqual({ documents: demoDocuments.length + demoScans.length, notices: 1, changes: 1 });
});
