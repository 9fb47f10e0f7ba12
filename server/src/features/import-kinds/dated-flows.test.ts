import { figureKey } from '@hakaru/contract/figures';
import { divide, multiply, round, toText } from '@hakaru/engine/money/decimal';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { entityId } from '#features/demo/institution/structure';
import { openTestServer, type TestServer } from '#testing/test-server';
import { makeWorkbook, type Value } from '#workbooks/testing/make-workbook';
import { sendFile } from '#testing/send-file';

let server: TestServer;
let manager: string;
let owner: string;
let stranger: string;
let opening: string;
beforeAll(async () => {
  server = await openTestServer();
  manager = await server.as('ops@marlowe.example');
  owner = await server.as('admin@hoshikawa.example');
  stranger = await server.as('admin@shirasagi.example');
  const [row] = await server.sql(
    `select value::text from observation where entity_id = $1 and measure = 'marketValue' and as_of = '2026-09-30' and superseded_at is null`,
    [MANDATE],
  );
  opening = String(row?.['value']);
});
afterAll(() => server.close());

const ASSET = demoId('HMAIN');
const MANDATE = entityId('HOSHI', 'HAL01');
const share = (percent: number) => toText(round(multiply(opening, toText(divide(String(percent), '100', 6))), 0));

const HEADS = ['Mandate Code', 'As-of Date', 'Market Value', 'Net Flow', 'Flow Date', 'Return (%)', 'Value Before Flow'];
type Line = { value?: string; flow?: string; day?: string; return?: number; before?: string };

async function send(lines: readonly Line[]) {
  const rows = lines.map((line): Value[] => [
    'HAL01',
    '2026-10-31',
    line.value ? Number(line.value) : null,
    line.flow ? Number(line.flow) : null,
    line.day ?? null,
    line.return ?? null,
    line.before ? Number(line.before) : null,
  ]);
  const bytes = await makeWorkbook([{ name: 'Mandates', rows: [HEADS, ...rows] }]);
  const fields = { runMode: 'sync', ownerId: demoId('HOSHI') };
  const { body } = await sendFile(server, manager ?? '', { name: 'october.xlsx', bytes, fields });
  const { data } = await server.ask(
    manager,
    `query($id: ID!) { import(id: $id) { id version status } importFindings(id: $id, first: 50) { data { code cell previous } } }`,
    body,
  );
  return { ...data.import, findings: data.importFindings.data.map(({ code, cell }: { code: string; cell: string }) => `${cell} ${code}`) };
}

async function approve({ id, version }: { id: string; version: number }): Promise<void> {
  const { errors } = await server.ask(
    manager,
    `mutation($id: ID!, $version: Int!) { approveImport(id: $id, version: $version, reason: "as agreed") { id } }`,
    { id, version },
  );
  expect(errors).toBeUndefined();
}

/** Applies from October on; earlier months keep their timing. */
async function setTiming(flowTiming: string): Promise<void> {
  const { data } = await server.ask(
    owner,
    `query($id: ID!) { mandate(id: $id) { version ref name nameJp classId style openedDate performanceInceptionDate reportingStartDate fiscal_year_start feeBps } }`,
    { id: MANDATE },
  );
  const { version, ...terms } = data.mandate;
  const { errors } = await server.ask(
    owner,
    `mutation($id: ID!, $version: Int!, $input: MandateInput!) { updateMandate(id: $id, version: $version, input: $input) { id } }`,
    { id: MANDATE, version, input: { ...terms, flowTiming, termsFromDay: '2026-10-01' } },
  );
  expect(errors).toBeUndefined();
}

const keyOf = (measure: 'return' | 'flow', id = MANDATE) => figureKey({ entityId: id, measure, horizon: '1m', asOf: '2026-10-31' });
type Traced = {
  figure: { value: string | null };
  steps: { id: string; value: string; at: string | null }[];
  facts: { measure: string; asOf: string; value: string; place: string; supersededAt: string | null }[];
};
async function trace(measure: 'return' | 'flow', known: string | null = null, id = MANDATE): Promise<Traced> {
  const { data } = await server.ask(
    owner,
    `query($asset: ID!, $key: String!, $known: String) { trace(assetId: $asset, key: $key, known: $known) {
      figure { value } steps { id value at } facts { measure asOf value place supersededAt } } }`,
    { asset: ASSET, key: keyOf(measure, id), known },
  );
  return data.trace;
}
const percent = (traced: Traced) => (Number(traced.figure.value) * 100).toFixed(2);

test('the check and the screen use one calculation: 3.00 % is questioned, 2.11 % is not, and 2.11 % is what the screen shows', async () => {
  const flow = { flow: share(50), day: '2026-10-05' };
  expect((await send([{ value: share(153), ...flow, return: 3 }])).findings).toContain('F2 reportedReturn');
  const right = await send([{ value: share(153), ...flow, return: 2.11 }]);
  expect(right.findings.filter((said: string) => said.includes('reportedReturn'))).toEqual([]);
  await approve(right);
  const traced = await trace('return');
  expect(percent(traced)).toBe('2.11');
  expect(traced.steps).toContainEqual({ id: 'weight', value: String(26 / 31), at: '2026-10-05' });
  expect(traced.facts).toMatchObject([{ measure: 'flow', asOf: '2026-10-05', value: share(50), place: 'Mandates!D2' }]);
  expect((await trace('flow')).facts).toMatchObject([{ measure: 'flow', asOf: '2026-10-05', place: 'Mandates!D2' }]);
});

test('a day corrected alone is a correction: asked for, traced, and not known before', async () => {
  const before = server.app.now().toISOString();
  server.passTime(60);
  const sent = await send([{ value: share(153), flow: share(50), day: '2026-10-25', return: 2.11 }]);
  expect(sent.findings).toEqual(expect.arrayContaining(['E2 changedPast', 'F2 reportedReturn']));
  await approve(sent);
  expect(percent(await trace('return'))).toBe((300 / (100 + (6 / 31) * 50)).toFixed(2));
  expect(percent(await trace('return', before))).toBe('2.11');
});

test('several flows a month, each on its day and from its cell; the month’s flow is their sum', async () => {
  const sent = await send([
    { value: share(120), flow: share(10), day: '2026-10-05', return: 1 },
    { flow: share(5), day: '2026-10-20' },
    { flow: share(2) },
  ]);
  expect(sent.findings).toContain('C4 required'); // a further row of a month needs a day
  const right = await send([
    { value: share(120), flow: share(10), day: '2026-10-05' },
    { flow: share(5), day: '2026-10-20' },
  ]);
  expect(right.findings.filter((said: string) => !/changedPast|Outlier|valueChange/.test(said))).toEqual([]);
  await approve(right);
  const traced = await trace('flow');
  expect(traced.figure.value).toBe(String(Number(share(10)) + Number(share(5))));
  expect(traced.facts.filter(({ supersededAt }) => supersededAt === null).map(({ asOf, place }) => [asOf, place])).toEqual([
    ['2026-10-05', 'Mandates!D2'],
    ['2026-10-20', 'Mandates!D3'],
  ]);
  expect(percent(await trace('return'))).toBe((500 / (100 + (26 / 31) * 10 + (11 / 31) * 5)).toFixed(2));
});

test('a large flow with a value before it is revalued there; the mandate’s timing is read', async () => {
  await approve(await send([{ value: share(153), flow: share(50), day: '2026-10-05', before: share(104) }]));
  const revalued = await trace('return');
  expect(percent(revalued)).toBe((((1.04 * 153) / 154 - 1) * 100).toFixed(2));
  expect(revalued.facts.filter(({ measure }) => measure === 'valueBefore')).toMatchObject([{ value: share(104), place: 'Mandates!G2' }]);
  await approve(await send([{ value: share(153), flow: share(50), day: '2026-10-05' }]));
  await setTiming('startOfDay');
  const early = (300 / (100 + (27 / 31) * 50)).toFixed(2);
  expect(percent(await trace('return'))).toBe(early);
  // The check of reported returns uses the same flow timing.
  const sent = await send([{ value: share(153), flow: share(50), day: '2026-10-05', return: Number(early) }]);
  expect(sent.findings.filter((said: string) => said.includes('reportedReturn'))).toEqual([]);
  await setTiming('endOfDay');
  expect(percent(await trace('return'))).toBe('2.11');
});

test('a flow reported without a day stands at the month’s end, and closes the days it had; another month’s day is an error', async () => {
  await approve(await send([{ value: share(153), flow: share(50) }]));
  expect(percent(await trace('return'))).toBe('3.00');
  expect(await server.sql('select id from dated_flow where entity_id = $1 and superseded_at is null', [MANDATE])).toEqual([]);
  expect((await send([{ value: share(153), flow: share(50), day: '2026-09-05' }])).findings).toContain('E2 flowOutsideMonth');
  const { errors } = await server.ask(stranger, `query($asset: ID!, $key: String!) { trace(assetId: $asset, key: $key) { method } }`, {
    asset: ASSET,
    key: keyOf('return'),
  });
  expect(errors?.[0]?.message).toBe('Not found.');
});
