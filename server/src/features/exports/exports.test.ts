import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import yauzl from 'yauzl';
import { demoId } from '#features/demo/demo-id';
import { entityId } from '#features/demo/institution/structure';
import { openTestServer, type TestServer } from '#testing/test-server';
import { exportTasks } from './jobs';

let server: TestServer;
let viewer: string;
let manager: string;
let stranger: string;
beforeAll(async () => {
  server = await openTestServer();
  viewer = await server.as('view@hoshikawa.example');
  manager = await server.as('ops@marlowe.example');
  stranger = await server.as('admin@shirasagi.example');
});
afterAll(() => server.close());

const ASSET = demoId('HMAIN');
const TO = '2026-09-30';
const CREATE = `mutation($assetId: ID!, $kind: ExportKind!, $scope: ExportScope!, $from: String!, $to: String!, $format: ExportFormat!, $language: String!) {
  createExport(assetId: $assetId, kind: $kind, scope: $scope, from: $from, to: $to, format: $format, language: $language) { id state } }`;
const MATRIX = { assetId: ASSET, kind: 'returnMatrix', scope: 'mandates', from: '2025-10-31', to: TO, format: 'csv', language: 'en' };
const create = (token: string | undefined, more: Partial<typeof MATRIX> = {}, headers: Record<string, string> = {}) =>
  server.ask(token, CREATE, { ...MATRIX, ...more }, headers);
const refusalOf = ({ errors }: { errors: { message: string; extensions?: { validation?: object } }[] | undefined }) =>
  errors?.[0]?.extensions?.validation ?? errors?.[0]?.message;

/** Requests an export, runs the job and fetches the file. */
async function exported(
  token: string | undefined,
  ref: string,
  more: Partial<typeof MATRIX> = {},
): Promise<{ id: string; bytes: Buffer; name: string }> {
  const { id } = (await create(token, more)).data.createExport;
  await exportTasks['exportData']?.(server.app, { organisationId: demoId(ref), id }, { jobId: '1', attempt: 1, signal: undefined });
  const { data } = await server.ask(token, `{ dataExport(id: "${id}") { state done total rows fileName bytes failure } }`);
  expect(data.dataExport).toMatchObject({ state: 'done', failure: null });
  expect(data.dataExport.done).toBe(data.dataExport.total);
  const reply = await server.http.inject({ url: `/exports/${id}`, headers: { authorization: `Bearer ${token}` } });
  expect([reply.statusCode, reply.rawPayload.length]).toEqual([200, data.dataExport.bytes]);
  return { id, bytes: reply.rawPayload, name: data.dataExport.fileName };
}
/** The raw text of a workbook's sheet. */
function sheetOf(book: Buffer, number: number): Promise<string> {
  return new Promise((resolve, reject) =>
    yauzl.fromBuffer(book, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error);
      zip.on('entry', (entry: yauzl.Entry) => {
        if (entry.fileName !== `xl/worksheets/sheet${number}.xml`) return zip.readEntry();
        zip.openReadStream(entry, (fault, stream) =>
          fault ? reject(fault) : void buffer(stream).then(bytes => resolve(bytes.toString())),
        );
      });
      zip.readEntry();
    }),
  );
}
const linesOf = (text: string) => text.split('\r\n').map(line => line.split(','));
const shown = async (ref: string, column: string) =>
  (
    await server.ask(
      viewer,
      `query($e: [ID!], $c: [String!]!) { figureGrid(assetId: "${ASSET}", asOf: "${TO}", entityIds: $e, columns: $c) { figures { key value } } }`,
      {
        e: [entityId('HOSHI', ref)],
        c: [column],
      },
    )
  ).data.figureGrid[0].figures[0];

test('1.16 2.6.15 7G.29 a reader takes out the return matrix: months down, series across, decimals to the last digit', async () => {
  const { bytes, name } = await exported(viewer, 'HOSHI');
  expect(name).toBe('HOSHI_returnMatrix_20260930.csv');
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = linesOf(bytes.toString('utf8'));
  const at = lines.findIndex(([first]) => first === 'Month-end');
  const months = lines.slice(at + 1).filter(([first]) => first);
  expect(months.map(([month]) => month).slice(-2)).toEqual(['2026-08-31', TO]);
  expect(months).toHaveLength(12);
  const column = lines[at]?.indexOf('HDB01') ?? -1;
  expect(months.at(-1)?.[column]).toBe((await shown('HDB01', 'return.1m')).value);
  expect(lines.some(([label, unit]) => label === 'Unit' && unit?.includes('decimals'))).toBe(true);
});

test('values leave in Shift_JIS with exact amounts; a workbook names each figure’s trace key in the same cell of its second sheet', async () => {
  const ledger = await exported(viewer, 'HOSHI', { kind: 'values', from: TO, format: 'csvShiftJis', language: 'jp' });
  const text = new TextDecoder('shift_jis').decode(ledger.bytes);
  const figure = await shown('HDB01', 'marketValue.-');
  expect(text).toContain(`${TO},HDB01,国内債券パッシブ,JPY,${figure.value},`);
  const book = await exported(viewer, 'HOSHI', { kind: 'values', from: TO, format: 'xlsx' });
  const data = await sheetOf(book.bytes, 1);
  const keys = await sheetOf(book.bytes, 2);
  const cell = /<c r="([A-Z]+\d+)"[^>]*>(?:(?!<\/c>).)*HDB01/.exec(data)?.[1]?.replace('B', 'E');
  expect(data).toMatch(new RegExp(`<c r="${cell}"[^>]*><v>${Number(figure.value)}</v>`));
  expect(keys).toMatch(new RegExp(`<c r="${cell}"[^>]*>(?:(?!</c>).)*${figure.key}`));
});

test('a month that is not whole leaves without totals: the cells are empty, and the row says which mandates it lacks', async () => {
  const { bytes } = await exported(viewer, 'HOSHI', { kind: 'values', scope: 'accounts', from: '2026-10-31', to: '2026-10-31' });
  const lines = linesOf(bytes.toString('utf8'));
  const heads = lines.find(([first]) => first === 'Month-end') ?? [];
  const total = lines.find(([, ref]) => ref === 'TOTAL') ?? [];
  const cell = (name: string) => total[heads.indexOf(name)];
  expect(['Market value', 'Weight', 'Net flow', 'Investment gain/loss'].map(cell)).toEqual(['', '', '', '']);
  expect(cell('Note')).toMatch(/^gap: 7 of 17 mandates reported; missing .*HRE01/);
  expect(lines.find(([, ref]) => ref === 'HRE01')?.at(-1)).toBe('not reported');
  const matrix = await exported(viewer, 'HOSHI', { scope: 'root', to: '2026-10-31' });
  expect(linesOf(matrix.bytes.toString('utf8')).some(([label, note]) => label === 'Note' && note?.includes('TOTAL: gap: 7 of 17'))).toBe(
    true,
  );
});

test('holdings leave line by line and add up to what the statement says', async () => {
  const { bytes } = await exported(viewer, 'HOSHI', { kind: 'holdings', from: TO });
  const lines = linesOf(bytes.toString('utf8')).filter(([, ref]) => ref === 'HDB01');
  expect(lines.length).toBeGreaterThan(5);
  const total = lines.reduce((sum, cells) => sum + Number(cells.at(-4)), 0);
  const whole = await server.ask(
    viewer,
    `{ holdings(assetId: "${ASSET}", entityId: "${entityId('HOSHI', 'HDB01')}", asOf: "${TO}") { total { value } } }`,
  );
  expect(total).toBeCloseTo(Number(whole.data.holdings.total.value), 2);
});

test('a manager takes out its own mandates and no others; strangers nothing, not even another’s file', async () => {
  const { id, bytes } = await exported(manager, 'MARLO');
  const heads = linesOf(bytes.toString('utf8')).find(([first]) => first === 'Month-end') ?? [];
  expect(heads).toContain('HFB01');
  expect(heads).not.toContain('HDB01');
  expect(refusalOf(await create(stranger))).toBe('Not found.');
  for (const token of [stranger, viewer]) {
    expect((await server.call('GET', `/exports/${id}`, token ? { token } : {})).status).toBe(404);
    expect(refusalOf(await server.ask(token, `{ dataExport(id: "${id}") { id } }`))).toBe('Not found.');
  }
  expect((await server.call('GET', `/exports/${id}`)).status).toBe(401);
});

test.each([
  [{ from: '2026-10-31' }, { from: ['order'] }],
  [{ from: '2026-09-29' }, { from: ['dateFormat'] }],
  [{ kind: 'holdings', from: '2020-09-30' }, { from: ['tooLong'] }],
  [{ kind: 'values', scope: 'benchmarks' }, { scope: ['invalid'] }],
])('%j is refused', async (more, fields) => {
  expect(refusalOf(await create(viewer, more))).toEqual(fields);
});

test('asked twice with one key it is made once, and who took what is on record', async () => {
  const key = { 'idempotency-key': 'export-once-1' };
  const first = await create(viewer, {}, key);
  const second = await create(viewer, {}, key);
  expect(second.data.createExport.id).toBe(first.data.createExport.id);
  const entries = await server.sql(`select after from audit where action = 'export.create' and subject_id = $1`, [
    first.data.createExport.id,
  ]);
  expect(entries).toHaveLength(1);
  const { data } = await server.ask(viewer, '{ dataExports(first: 1) { data { id requesterName kind state } paginatorInfo { total } } }');
  expect(data.dataExports.data[0]).toMatchObject({ id: first.data.createExport.id, kind: 'returnMatrix', state: 'waiting' });
});

test('1.16 after thirty days the file is removed and its line stays, saying so; a younger one is left alone', async () => {
  const run = () => exportTasks['removeOldExports']?.(server.app, null, { jobId: '1', attempt: 1, signal: undefined });
  const old = await exported(viewer, 'HOSHI');
  const young = await exported(viewer, 'HOSHI');
  const keyOf = async (id: string) => (await server.sql('select file_key as key from data_export where id = $1', [id]))[0]?.['key'];
  const oldKey = await keyOf(old.id);
  const youngKey = await keyOf(young.id);
  for (const [id, days] of [
    [old.id, 31],
    [young.id, 29],
  ] as const)
    await server.sql(`update data_export set finished_at = $2::timestamptz - make_interval(days => $3) where id = $1`, [
      id,
      server.app.now(),
      days,
    ]);
  await run();
  await run(); // running it again changes nothing
  const shown = async (id: string) =>
    (await server.ask(viewer, `{ dataExport(id: "${id}") { state isFileGone rows fileName } }`)).data.dataExport;
  expect(await shown(old.id)).toMatchObject({ state: 'done', isFileGone: true, rows: 12, fileName: old.name });
  expect(await shown(young.id)).toMatchObject({ state: 'done', isFileGone: false });
  expect([await server.app.files.head(oldKey), (await server.app.files.head(youngKey))?.bytes]).toEqual([null, young.bytes.length]);
  const fetched = async (id: string) => (await server.call('GET', `/exports/${id}`, { token: viewer ?? '' })).status;
  expect([await fetched(old.id), await fetched(young.id)]).toEqual([404, 200]);
});
