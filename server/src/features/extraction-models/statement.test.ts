import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { documentTasks } from '#features/documents/jobs';
import { sendFile } from '#testing/send-file';
import { printPaper } from '#platform/pdf/print-paper';
import { startWorker } from '#platform/worker';
import { openTestServer, type TestServer } from '#testing/test-server';
import { extractionTasks } from './jobs';
import { DECIDE, validationOf } from './testing/notice-desk';
import { STATEMENT_PATTERNS, statementPaper, type Stated } from './testing/statement-paper';

const PATIENT = { timeout: 170_000, interval: 200 };
const FUND = 'US Direct Lending III';
const DAY = '2026-09-30';
const FULL = `version values { dataPointId name tableName page value version decision } checks { id outcome }
  statement { blocks { code about } proposedQuality standing { quality nav } earlierId changes { name before after }
    made { nav quality asOf currency isValued approvedByName } }`;
const CONTENTS = `query($id: ID!) { documentContents(documentId: $id) { ${FULL} } }`;
const APPROVE = `mutation($id: ID!, $version: Int!, $quality: String!) {
  approveDocumentStatement(documentId: $id, version: $version, quality: $quality) { ${FULL} } }`;
const WITHDRAW = `mutation($id: ID!, $version: Int!) { withdrawDocumentStatement(documentId: $id, version: $version) { ${FULL} } }`;
const LEDGER = `query($assetId: ID!, $fundId: ID!) { fundLedger(assetId: $assetId, fundId: $fundId, asOf: "${DAY}") {
  statements { day quality nav { key value } earlier { nav } } checks { id holds } } }`;

let server: TestServer;
let worker: { stop(): Promise<unknown> };
let admin = '';
let readonly = '';
let stranger = '';
let fundId = '';
let sound: Stated;
/** The value the workbook reported for the day. */
let reported = { nav: '', quality: '' };

beforeAll(async () => {
  server = await openTestServer();
  worker = await startWorker(server.app, { ...documentTasks, ...extractionTasks });
  admin = await server.as('admin@hoshikawa.example');
  readonly = await server.as('view@hoshikawa.example');
  stranger = await server.as('pa@redfern.example');
  const [fund] = await server.sql(`select id from entity where kind = 'fund' and name_en = $1`, [FUND]);
  fundId = fund?.['id'];
  await teach();
  const navs = await server.sql(
    `select as_of, nav::text as nav, quality from valuation where entity_id = $1 and superseded_at is null and as_of in ('2026-06-30', $2)`,
    [fundId, DAY],
  );
  const at = (day: string) => navs.find(row => row['as_of'] === day);
  const [moved] = await server.sql(
    `select coalesce(sum(amount) filter (where side = 'call'), 0)::text as calls, coalesce(sum(amount) filter (where side = 'distribution'), 0)::text as paid
      from cashflow where entity_id = $1 and superseded_at is null and as_of > '2026-06-30' and as_of <= $2`,
    [fundId, DAY],
  );
  reported = { nav: at(DAY)?.['nav'], quality: at(DAY)?.['quality'] };
  const opening = Number(at('2026-06-30')?.['nav']);
  const calls = Number(moved?.['calls']);
  const paid = Number(moved?.['paid']);
  const nav = Number(reported.nav) + 1000;
  sound = {
    asOf: '30 September 2026',
    opening: opening.toFixed(2),
    contributions: calls.toFixed(2),
    distributions: paid.toFixed(2),
    gain: (nav - opening - calls + paid).toFixed(2),
    nav: nav.toFixed(2),
  };
}, 300_000);
afterAll(async () => {
  await worker.stop();
  await server.close();
});

async function teach(): Promise<void> {
  const { data } = await server.ask(admin, `query { documentTypeFields { id documentType } }`);
  const fieldIds = data.documentTypeFields.flatMap((one: { id: string; documentType: string }) =>
    one.documentType === 'PA_CAPITAL_ACC' ? [one.id] : [],
  );
  await server.ask(admin, `mutation($fieldIds: [ID!]!) { addDataPoints(fieldIds: $fieldIds) { id } }`, { fieldIds });
  const asked = await server.ask(admin, `query { dataPoints(documentType: "PA_CAPITAL_ACC") { id name } }`);
  const points: { id: string; name: string }[] = asked.data.dataPoints;
  const mappings = Object.entries(STATEMENT_PATTERNS).map(([name, pattern]) => ({
    dataPointId: points.find(one => one.name === name)?.id,
    kind: 3,
    pattern,
  }));
  const input = { name: 'Statement test', documentType: 'PA_CAPITAL_ACC', layout: FUND, mappings };
  const made = `mutation($input: ExtractionModelInput!) { createExtractionModel(input: $input) { id } }`;
  expect((await server.ask(admin, made, { input })).errors).toBeUndefined();
}

async function bring(name: string, said: Stated): Promise<string> {
  const bytes = await printPaper(statementPaper(FUND, said));
  const fields = { name, type: 'PA_CAPITAL_ACC', entityId: fundId };
  const { body } = await sendFile(server, admin, { path: '/documents', name: `${name}.pdf`, bytes, fields });
  await expect.poll(async () => (await contentsOf(body.id)).values.length, PATIENT).toBe(7);
  return body.id;
}
const contentsOf = async (id: string) => (await server.ask(admin, CONTENTS, { id })).data.documentContents;
async function decideAll(id: string): Promise<void> {
  for (const { dataPointId, tableName, page, version } of (await contentsOf(id)).values) {
    const decided = await server.ask(admin, DECIDE, { documentId: id, dataPointId, tableName, page, version, value: null });
    expect(decided.errors).toBeUndefined();
  }
}
const approve = async (id: string, quality = 'audited', by = admin) =>
  await server.ask(by, APPROVE, { id, quality, version: (await contentsOf(id)).version });
const blocksOf = async (id: string) =>
  (await contentsOf(id)).statement.blocks.map(({ code, about }: { code: string; about: string | null }) => about ?? code);
const current = async () =>
  await server.sql(
    `select v.quality, v.nav::text as nav, v.place, s.document_id from valuation v join source s on s.id = v.source_id
      where v.entity_id = $1 and v.as_of = $2 and v.superseded_at is null order by v.quality`,
    [fundId, DAY],
  );
const ledger = async () => (await server.ask(admin, LEDGER, { assetId: demoId('HMAIN'), fundId })).data.fundLedger;

let id = '';

test('a statement is approved when every value is decided, once, by a writer of its own organisation, in a quality that exists', async () => {
  id = await bring('USDL statement 2026-09', sound);
  expect(validationOf(await approve(id))).toHaveProperty('openValues');
  await decideAll(id);
  expect(await blocksOf(id)).toEqual([]);
  expect((await contentsOf(id)).checks.map(({ outcome }: { outcome: string }) => outcome)).toEqual(
    Array.from({ length: 6 }, () => 'passed'),
  );
  expect((await approve(id, 'audited', readonly)).errors).toHaveLength(1);
  expect((await approve(id, 'audited', stranger)).errors).toHaveLength(1);
  expect((await server.ask(stranger, CONTENTS, { id })).errors).toHaveLength(1);
  expect(validationOf(await approve(id, 'guessed'))).toEqual({ quality: ['invalid'] });
  const { version } = await contentsOf(id);
  expect((await server.ask(admin, APPROVE, { id, quality: 'audited', version: version - 1 })).errors).toHaveLength(1);
  const both = await Promise.all([1, 2].map(() => server.ask(admin, APPROVE, { id, quality: 'audited', version })));
  for (const { data } of both)
    expect(data.approveDocumentStatement.statement.made).toMatchObject({
      quality: 'audited',
      asOf: DAY,
      currency: 'USD',
      isValued: true,
      nav: expect.stringMatching(/^\d+/),
    });
  expect(await server.sql(`select from audit where subject_id = $1 and action = 'document.approveStatement'`, [id])).toHaveLength(1);
});

test('the fund is valued by it from its box on the page, beside what the workbook said, and the trace leads there', async () => {
  const rows = await current();
  expect(new Set(rows.map(row => row['quality']))).toEqual(new Set(['audited', reported.quality]));
  const own = rows.find(row => row['quality'] === 'audited');
  expect(own).toMatchObject({ document_id: id, place: expect.stringMatching(/^p1@/) });
  expect(Number(own?.['nav'])).toBe(Number(sound.nav));
  const { statements, checks } = await ledger();
  const [last] = statements;
  expect(last).toMatchObject({ day: DAY, quality: 'audited' });
  expect(Number(last.nav.value)).toBe(Number(sound.nav));
  expect(checks.find((one: { id: string }) => one.id === 'navRoll').holds).toBe(true);
  const trace = `query($assetId: ID!, $key: String!) { trace(assetId: $assetId, key: $key, first: 20) { facts { value place documentId } } }`;
  const { data } = await server.ask(admin, trace, { assetId: demoId('HMAIN'), key: last.nav.key });
  expect(data.trace.facts).toContainEqual(expect.objectContaining({ documentId: id, place: expect.stringMatching(/^p1@/) }));
});

test('an approved statement stays what it is until it is taken back', async () => {
  const [value] = (await contentsOf(id)).values;
  const { dataPointId, tableName, page, version } = value;
  const decided = await server.ask(admin, DECIDE, { documentId: id, dataPointId, tableName, page, version, value: null });
  expect(validationOf(decided)).toEqual({ documentId: ['approved'] });
  const removed = await server.ask(admin, `mutation($id: ID!) { deleteDocument(id: $id, version: 1) }`, { id });
  expect(validationOf(removed)).toEqual({ id: ['approved'] });
});

test('a restated statement says what moved, replaces the value, and taken back leaves the earlier one standing', async () => {
  const more = (text: string, by: number) => (Number(text) + by).toFixed(2);
  const again = await bring('USDL statement 2026-09 restated', { ...sound, gain: more(sound.gain, -250), nav: more(sound.nav, -250) });
  await decideAll(again);
  const { statement } = await contentsOf(again);
  expect(statement.earlierId).toBe(id);
  expect(statement.changes.map(({ name }: { name: string }) => name).toSorted()).toEqual(['Net asset value', 'Net gain']);
  const made = await approve(again);
  expect(made.data.approveDocumentStatement.statement.made).toMatchObject({ isValued: true });
  const audited = async () => Number((await current()).find(row => row['quality'] === 'audited')?.['nav']);
  expect(await audited()).toBe(Number(sound.nav) - 250);
  expect((await ledger()).statements[0].earlier.map(({ nav }: { nav: string }) => Number(nav))).toEqual([Number(sound.nav)]);
  expect((await contentsOf(id)).statement.made).toMatchObject({ isValued: false });
  const { version } = await contentsOf(again);
  expect((await server.ask(readonly, WITHDRAW, { id: again, version })).errors).toHaveLength(1);
  expect((await server.ask(stranger, WITHDRAW, { id: again, version })).errors).toHaveLength(1);
  expect((await server.ask(admin, WITHDRAW, { id: again, version })).data.withdrawDocumentStatement.statement.made).toBeNull();
  expect(await audited()).toBe(Number(sound.nav));
  const [own] = await current();
  expect(own).toMatchObject({ document_id: id });
});

test('taken back where nothing stood before, the statement leaves only what the workbook said', async () => {
  const { version } = await contentsOf(id);
  expect((await server.ask(admin, WITHDRAW, { id, version })).errors).toBeUndefined();
  const rows = await current();
  expect(rows.map(row => row['quality'])).toEqual([reported.quality]);
});

test('a statement that says what the workbook said changes nothing', async () => {
  const difference = Number(sound.nav) - Number(reported.nav);
  const same = await bring('USDL statement as reported', {
    ...sound,
    gain: (Number(sound.gain) - difference).toFixed(2),
    nav: Number(reported.nav).toFixed(2),
  });
  await decideAll(same);
  const before = await current();
  expect((await approve(same, reported.quality)).data.approveDocumentStatement.statement.made).toMatchObject({ isValued: false });
  expect(await current()).toEqual(before);
  const { version } = await contentsOf(same);
  expect((await server.ask(admin, WITHDRAW, { id: same, version })).errors).toBeUndefined();
  expect(await current()).toEqual(before);
});

test('of two statements of one day approved at once the later replaces the earlier, and taken back leaves that one', async () => {
  const more = (by: number) => ({ ...sound, gain: (Number(sound.gain) + by).toFixed(2), nav: (Number(sound.nav) + by).toFixed(2) });
  const ids = [await bring('USDL at once, one', more(10)), await bring('USDL at once, other', more(20))];
  for (const one of ids) await decideAll(one);
  await Promise.all(ids.map(async one => expect((await approve(one)).errors).toBeUndefined()));
  const [standing] = await current();
  const later = standing?.['document_id'];
  const earlier = ids.find(one => one !== later);
  const withdraw = async (id: string | undefined) =>
    await server.ask(admin, WITHDRAW, { id, version: (await contentsOf(id ?? '')).version });
  expect((await withdraw(later)).errors).toBeUndefined();
  expect((await current())[0]).toMatchObject({ quality: 'audited', document_id: earlier });
  expect((await withdraw(earlier)).errors).toBeUndefined();
  expect((await current()).map(row => row['quality'])).toEqual([reported.quality]);
});

test.each([
  ['another opening than the last closing', { opening: '1.00' }, ['rollForward', 'openingClosing']],
  ['money the ledger does not know', { contributions: '5000000.00' }, ['rollForward', 'ledgerCalls']],
  ['another currency', { currency: 'EUR' }, ['currency']],
  ['a day to come', { asOf: '31 December 2026' }, ['statementDay']],
])('%s blocks the approval by the name of the check', async (name, change, failed) => {
  const wrong = await bring(`USDL ${name}`, { ...sound, ...change });
  await decideAll(wrong);
  const blocks = await blocksOf(wrong);
  for (const check of failed) expect(blocks).toContain(check);
  expect(validationOf(await approve(wrong))).toHaveProperty('check');
  expect((await current()).map(row => row['quality'])).toEqual([reported.quality]);
});

test('a notice values no fund, and its statement part is empty', async () => {
  const bytes = await printPaper(statementPaper(FUND, sound));
  const fields = { name: 'no statement', type: 'PA_CONTRIBUTION', entityId: fundId };
  const { body } = await sendFile(server, admin, { path: '/documents', name: 'no.pdf', bytes, fields });
  const { statement, version } = await contentsOf(body.id);
  expect(statement).toBeNull();
  expect(validationOf(await server.ask(admin, APPROVE, { id: body.id, version, quality: 'audited' }))).toEqual({
    documentId: ['notAStatement'],
  });
});
