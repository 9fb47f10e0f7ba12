import { figureKey } from '@hakaru/contract/figures';
import { monthEndsBetween } from '@hakaru/engine/calendar/month-end';
import { writeWorkbook } from '@hakaru/workbook/workbook';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { monthEndTasks } from '#features/month-ends/jobs';
import { sendFile } from '#testing/send-file';
import { openTestServer, type TestServer } from '#testing/test-server';
import { readFile } from '#workbooks/read-file';
import type { Row } from '#workbooks/table';
import { reportTasks } from './opening-jobs';

// The full run is as large as the largest institutions: 500 mandates over ten years. It takes minutes and prints its times.
const IS_FULL = process.env['COUNTS'] === 'full';
const MANDATES = IS_FULL ? 500 : 3;
const LAST = '2026-10-31';
const FIRST = IS_FULL ? '2016-11-30' : '2025-11-30';
const UP_TO = '2026-09-30';
const months = monthEndsBetween(FIRST, LAST);
const opening = monthEndsBetween(FIRST, UP_TO);
const refs = Array.from({ length: MANDATES }, (_, at) => `H${String(at).padStart(3, '0')}`);
const OWNER = demoId('NAGIS');
const WORK_MS = IS_FULL ? 3_600_000 : 180_000;
const JOB = { jobId: '1', attempt: 1, signal: undefined };

let server: TestServer;
let admin = '';
let asset = '';
beforeAll(async () => {
  server = await openTestServer({ figures: false });
  admin = await server.as('admin@nagisa.example');
  const input = { ref: 'HIST', nameEn: 'History', nameJp: '過去', baseCurrency: 'JPY' };
  asset = (await given('mutation($input: OwnAssetInput!) { createOwnAsset(input: $input) }', { input })).createOwnAsset;
  const CLASS = 'mutation($asset: ID!, $input: CategoryInput!) { createCategory(assetId: $asset, input: $input) { id } }';
  const kind = { kind: 'portfolio', axis: 'class', ref: 'HC', name: 'History class', nameJp: '過去クラス' };
  const classId = (await given(CLASS, { asset, input: kind })).createCategory.id;
  const INDEX = 'mutation($asset: ID!, $input: BenchmarkInput!) { createBenchmark(assetId: $asset, input: $input) }';
  await given(INDEX, { asset, input: { ref: 'HINDEX', name: 'History index', type: 'market' } });
  const CREATE = 'mutation($asset: ID!, $input: MandateInput!) { createMandate(assetId: $asset, input: $input) { id } }';
  for (const ref of refs)
    await given(CREATE, {
      asset,
      input: { ref, name: ref, nameJp: ref, openedDate: `${FIRST.slice(0, 8)}01`, fiscal_year_start: 4, classId },
    });
}, 900_000);
afterAll(() => server.close());

async function given(query: string, variables: Record<string, unknown> = {}, token = admin) {
  const { data, errors } = await server.ask(token, query, variables);
  if (errors) throw new Error(`${query} was refused: ${JSON.stringify(errors[0])}`);
  return data;
}

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const result = await work();
  if (IS_FULL) console.log(`opening history, ${MANDATES} mandates × ${months.length} months: ${what} ${((performance.now() - startedAt) / 1000).toFixed(1)} s`); // oxfmt-ignore
  return result;
}

type Sheets = Record<string, Row['cells'][]>;
async function template(token = admin, language = 'en'): Promise<{ status: number; sheets: Sheets }> {
  const url = `/imports/templates/history?language=${language}`;
  const { statusCode, rawPayload } = await server.http.inject({ url, headers: { authorization: `Bearer ${token}` } });
  const sheets: Sheets = {};
  const row = (name: string, { cells }: Row) => void (sheets[name] ??= []).push(cells);
  if (statusCode === 200) await readFile({ name: 'history.xlsx', bytes: rawPayload }, { row, sheet: () => undefined });
  return { status: statusCode, sheets };
}

const valueOf = (asOf: unknown) => 1_000_000 + 10_000 * months.indexOf(String(asOf));
const isOwn = (code: unknown) => refs.some(ref => ref === code);
const written = (rows: readonly Row['cells'][]) => rows.map(cells => cells.map(value => ({ value: value as string | number | null }))); // a template has no other cells
/** The template as a client fills it in: rows of this test's mandates and index, and nothing of the demo's. */
function filled(sheets: Sheets) {
  return Object.entries(sheets).flatMap(([name, [head = [], ...rows]]) => {
    if (name === 'Help') return [];
    const own = rows.filter(([code]) => isOwn(code) || code === 'HINDEX');
    const isIndex = name.startsWith('Benchmarks');
    const lines = own.map(([code = null, asOf = null]) => (isIndex ? [code, asOf, 0.4] : [code, asOf, valueOf(asOf), 0]));
    return lines.length > 0 ? [{ name, rows: written([head, ...lines]) }] : [];
  });
}

async function send(name: string, bytes: Buffer) {
  const { body } = await sendFile(server, admin, { name, bytes, fields: { runMode: 'sync' } });
  return { ...body, ...(await given('query($id: ID!) { import(id: $id) { version errors warnings rows status recorded } }', { id: body.id })).import }; // oxfmt-ignore
}
const APPROVE = 'mutation($id: ID!, $version: Int!) { approveImport(id: $id, version: $version, reason: "history") { status recorded } }';
const approve = async ({ id, version }: { id: string; version: number }) => (await given(APPROVE, { id, version })).approveImport;

const PUBLISH = 'mutation($a: ID!, $d: String!) { publishOpeningHistory(assetId: $a, asOf: $d) { id } }';
async function publish(asOf: string, token = admin): Promise<unknown> {
  const { data, errors } = await server.ask(token, PUBLISH, { a: asset, d: asOf });
  return data?.publishOpeningHistory?.id ?? errors?.[0]?.extensions?.validation ?? errors?.[0]?.message;
}
const STATE = 'query($a: ID!) { openingReports(assetId: $a) { months run { state done total failure } } }';
const state = async (token = admin) => (await given(STATE, { a: asset }, token)).openingReports;
const work = async (runId: unknown, app = server.app, { signal, attempt = 1 }: { signal?: AbortSignal; attempt?: number } = {}) =>
  await reportTasks['publishOpening']?.(app, { organisationId: OWNER, runId }, { ...JOB, attempt, signal });
const reports = async (first = 50) =>
  (await given('query($a: ID!, $n: Int!) { reports(assetId: $a, first: $n) { data { id asOf version moved knownAt } paginatorInfo { total } } }', { a: asset, n: first })).reports; // oxfmt-ignore

async function populate(): Promise<void> {
  const START = 'mutation($a: ID!, $d: String!) { populateOpeningHistory(assetId: $a, asOf: $d) { id } }';
  const runId = (await given(START, { a: asset, d: UP_TO })).populateOpeningHistory.id;
  await monthEndTasks['openingHistory']?.(server.app, { organisationId: OWNER, runId }, JOB);
}

let book = Buffer.alloc(0);

test('the history workbook asks for every month without a value, and what it brings traces to its cell', { timeout: WORK_MS }, async () => {
  const { sheets } = await timed('template', () => template());
  const rows = Object.entries(sheets).flatMap(([name, [, ...lines]]) => (name.startsWith('Mandates') ? lines : []));
  expect(rows.filter(([code]) => isOwn(code))).toHaveLength(MANDATES * months.length);
  expect(sheets['Help']?.length).toBeGreaterThan(1);
  expect(Object.keys((await template(admin, 'jp')).sheets)[0]).toMatch(/^マンデート/);
  // What nobody filled in is no error: the sheets are left out with a word.
  const empty = Object.entries(sheets).map(([name, lines]) => ({ name, rows: written(lines) }));
  if (!IS_FULL) {
    const { body } = await sendFile(server, admin, { path: '/imports/preflight', name: 'empty.xlsx', bytes: Buffer.from(await writeWorkbook(empty)) }); // oxfmt-ignore
    expect(body).toMatchObject({ refusal: { code: 'notFilled' } });
  }
  // A manager looks after no whole organisation but its own, which has no mandates.
  const manager = await template(await server.as('ops@tsubaki.example'));
  expect(Object.values(manager.sheets).flatMap(lines => lines.slice(1).filter(([code]) => isOwn(code)))).toEqual([]);

  book = Buffer.from(await writeWorkbook(filled(sheets)));
  const sent = await timed('check', () => send('history.xlsx', book));
  expect(sent).toMatchObject({ errors: 0, rows: (MANDATES + 1) * months.length });
  expect(await timed('approve', () => approve(sent))).toMatchObject({ status: 'approved' });
  expect((await template()).sheets).not.toHaveProperty('Mandates 2');

  const again = await send('history.xlsx', book);
  expect(again).toMatchObject({ id: sent.id, isKnown: true });
  // Another name and format make it another file; none of its values is new.
  const copied = await send('copy.xlsx', Buffer.from(await writeWorkbook([...filled(sheets), { name: 'Notes', rows: [[{ value: 'copy' }]] }]))); // oxfmt-ignore
  expect(await approve(copied)).toMatchObject({ recorded: 0 });

  await timed('populate', populate);
  const at = opening.length - 3;
  const entity = (await server.sql(`select id from entity where organisation_id = $1 and ref = $2`, [OWNER, refs[1]]))[0]?.['id'];
  const key = figureKey({ entityId: entity, measure: 'marketValue', horizon: null, asOf: opening[at] ?? '' });
  const { trace } = await given('query($a: ID!, $k: String!) { trace(assetId: $a, key: $k, first: 1) { facts { value place } } }', { a: asset, k: key }); // oxfmt-ignore
  const [name] = Object.keys(sheets);
  expect(trace.facts).toEqual([{ value: String(valueOf(opening[at])), place: `${name}!C${2 + months.length + at}` }]);
});

test(
  'a run that keeps failing is ended, and a month populated again after it was asked for is left out',
  { timeout: WORK_MS },
  async () => {
    expect(await state()).toMatchObject({ months: opening, run: null });
    const failing = await publish(UP_TO);
    const breaksAt = async (attempt: number) => {
      let asked = 0;
      const broken = { ...server.app, now: () => (asked++ === 0 ? expect.unreachable('broken') : server.app.now()) };
      await expect(work(failing, broken, { attempt })).rejects.toThrow('broken');
      return (await state()).run;
    };
    expect(await breaksAt(4)).toMatchObject({ state: 'waiting' });
    expect(await publish(UP_TO)).toMatch(/conflict|changed/i);
    expect(await breaksAt(5)).toMatchObject({ state: 'failed', done: 0, failure: 'unexpected' });

    const runId = await publish(UP_TO);
    const POPULATED = `update month_end set populated_at = populated_at + $2::interval where asset_id = $1`;
    await server.sql(POPULATED, [asset, '1 hour']);
    await work(runId);
    expect(await state()).toMatchObject({ months: opening, run: { state: 'failed', done: 0, failure: 'notPopulated' } });
    await server.sql(POPULATED, [asset, '-1 hour']);
    expect((await reports()).paginatorInfo.total).toBe(0);
  },
);

test('the months are published in order by one run, which goes on after its process dies', { timeout: WORK_MS }, async () => {
  expect(await state(await server.as('view@nagisa.example'))).toBeNull();
  expect(await publish(UP_TO, await server.as('view@nagisa.example'))).toMatch(/unauthorized/i);
  expect(await publish(UP_TO, await server.as('admin@shirasagi.example'))).toMatch(/not found/i);
  expect(await publish(LAST)).toEqual({ asOf: ['notOpening'] });
  await given('mutation { setSecondPerson(secondPerson: true) }');
  expect(await publish(UP_TO)).toEqual({ asOf: ['secondPerson'] });
  await given('mutation { setSecondPerson(secondPerson: false) }');

  const started = await Promise.all([publish(UP_TO), publish(UP_TO)]);
  const [runId, ...others] = started.filter(one => /^[0-9a-f-]{36}$/.test(String(one)));
  expect(others).toEqual([]);
  const dying = new AbortController();
  let asked = 0;
  const mortal = { ...server.app, now: () => (++asked === 8 && dying.abort(), server.app.now()) };
  await expect(work(runId, mortal, { signal: dying.signal })).rejects.toThrow('stopping');
  const { run, months: left } = await state();
  expect(run.state).toBe('running');
  expect(run.done).toBeGreaterThan(0);
  expect(left).toEqual(opening.slice(run.done));
  await timed('publish', () => Promise.all([work(runId), work(runId)]));
  expect(await state()).toMatchObject({ months: [], run: { state: 'done', done: opening.length, total: opening.length, failure: null } });

  const { data, paginatorInfo } = await reports();
  expect(paginatorInfo.total).toBe(opening.length);
  expect(data.every(({ version, moved }: { version: number; moved: number }) => version === 1 && moved === 0)).toBe(true);
  expect(new Set(data.map(({ knownAt }: { knownAt: string }) => knownAt)).size).toBe(1);
  const REPORT = 'query($id: ID!) { report(id: $id) { isIntact lines { ref figures { key value } } } }';
  const { report } = await given(REPORT, { id: data.at(-1).id });
  expect(report.isIntact).toBe(true);
  expect(report.lines).toHaveLength(MANDATES + 2);
  const trail = await server.sql(`select count(*)::int as n from audit where organisation_id = $1 and action = 'report.publish' and subject_id = $2`, [OWNER, asset]); // oxfmt-ignore
  expect(trail[0]?.['n']).toBe(opening.length);
  const notices = await server.sql(`select distinct params ->> 'asOf' as day from notification where organisation_id = $1 and kind = 'reportPublished'`, [OWNER]); // oxfmt-ignore
  expect(notices.map(({ day }) => day)).toEqual([UP_TO]);
  expect(await publish(UP_TO)).toEqual({ asOf: ['notOpening'] });
});

test('one cell corrected afterwards is a restatement like any other', { timeout: WORK_MS }, async () => {
  const at = opening.length - 3;
  const bytes = Buffer.from(`Mandate Code,As-of Date,Market Value,Net Flow\n${refs[0]},${opening[at]},${valueOf(opening[at]) + 5000},0\n`);
  const sent = await send('correction.csv', bytes);
  expect(await approve(sent)).toMatchObject({ status: 'approved' });
  const { data } = await reports(3);
  // Without flows the month and the one after it make up for each other: returns over both stay as they were.
  expect(data.map(({ asOf, moved }: { asOf: string; moved: number }) => [asOf, moved > 0])).toEqual([
    [UP_TO, false],
    [opening[at + 1], true],
    [opening[at], true],
  ]);
  const RESTATE = 'mutation($id: ID!) { restateReport(id: $id, reason: "corrected") { version } }';
  expect((await given(RESTATE, { id: data[2].id })).restateReport.version).toBe(2);
});
