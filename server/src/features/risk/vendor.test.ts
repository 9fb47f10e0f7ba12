import { buffer } from 'node:stream/consumers';
import { writeWorkbook } from '@hakaru/workbook/workbook';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { entityId } from '#features/demo/institution/structure';
import { sendFile } from '#testing/send-file';
import { openTestServer, type TestServer } from '#testing/test-server';
import { readFile } from '#workbooks/read-file';
import { columnLetters } from '#workbooks/table';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const ADMIN = 'admin@hoshikawa.example';
const READER = 'view@hoshikawa.example';
const STRANGER = 'admin@shirasagi.example';
const ASSET = demoId('HMAIN');
const AS_OF = '2026-09-30';
const idOf = (ref: string) => entityId('HOSHI', ref);
const FIGURE = '{ key value reason }';
const REPORT = `query($asset: ID!, $asOf: String!, $id: ID, $known: String) { riskReport(assetId: $asset, asOf: $asOf, entityId: $id, known: $known) {
  months isModelled totalRisk ${FIGURE} activeRisk ${FIGURE} beta ${FIGURE} vendorBeta ${FIGURE} factorRisk ${FIGURE} specificRisk ${FIGURE}
  factorShare ${FIGURE} specificShare ${FIGURE} coverage ${FIGURE} undiversified ${FIGURE} history { asOf activeRisk ${FIGURE} }
  factors { code exposure ${FIGURE} contribution ${FIGURE} } contributors { part contribution ${FIGURE} } } }`;

const ask = async (email: string, query: string, variables: Record<string, unknown> = {}) =>
  await server.ask(await server.as(email), query, variables);
type Asked = { email?: string; asOf?: string; known?: string | null };
const report = async (ref: string | null, { email = ADMIN, asOf = AS_OF, known = null }: Asked = {}) =>
  (await ask(email, REPORT, { asset: ASSET, asOf, id: ref && idOf(ref), known })).data.riskReport;

/** The stored data of a mandate, as plain numbers. */
async function stored(ref: string) {
  const [model] = await server.sql(`select factors, covariance from risk_model where as_of = $1 and superseded_at is null`, [AS_OF]);
  const lines = await server.sql(
    `select l.weight, l.benchmark_weight as market, l.specific_risk as own, l.exposures from risk_line l join risk_portfolio p on p.id = l.portfolio_id
     where p.entity_id = $1 and p.as_of = $2 and p.superseded_at is null order by l.row_no`,
    [idOf(ref), AS_OF],
  );
  const size = model?.['factors'].length as number; // a list of codes
  const covariance = (k: number, j: number) => Number(model?.['covariance'][k * size + j]);
  const of = (weights: number[], others = weights) => {
    const exposed = (held: number[]) =>
      Array.from({ length: size }, (_, k) => lines.reduce((sum, line, n) => sum + (held[n] ?? 0) * Number(line['exposures'][k]), 0));
    const x = exposed(weights);
    const y = exposed(others);
    const common = x.reduce((sum, value, k) => sum + y.reduce((inner, other, j) => inner + value * covariance(k, j) * other, 0), 0);
    return {
      x,
      common,
      specific: lines.reduce((sum, line, n) => sum + (weights[n] ?? 0) * (others[n] ?? 0) * Number(line['own']) ** 2, 0),
    };
  };
  return { of, own: lines.map(line => Number(line['weight'])), market: lines.map(line => Number(line['market'])) };
}

const total = (values: number[]) => values.reduce((sum, value) => sum + value, 0);

test('1.39 predicted risk of a mandate is that of its exposures, covariances and specific risks, and its parts add up to it', async () => {
  const { of, own, market } = await stored('HDE02');
  const active = of(own.map((weight, n) => weight - (market[n] ?? 0)));
  const risk = Math.sqrt(active.common + active.specific);
  const found = await report('HDE02', { email: READER });
  expect(found.isModelled).toBe(true);
  expect(Number(found.activeRisk.value)).toBeCloseTo(risk, 12);
  expect(risk).toBeGreaterThan(0.005);
  const whole = of(own);
  expect(Number(found.totalRisk.value)).toBeCloseTo(Math.sqrt(whole.common + whole.specific), 12);
  const together = of(own, market);
  const alone = of(market);
  expect(Number(found.beta.value)).toBeCloseTo((together.common + together.specific) / (alone.common + alone.specific), 12);
  expect(Number(found.vendorBeta.value)).toBe(1.02);
  expect(Number(found.specificShare.value)).toBeCloseTo(active.specific / risk ** 2, 12);
  expect(Number(found.factorShare.value) + Number(found.specificShare.value)).toBeCloseTo(1, 12);
  const byFactor = total(found.factors.map((row: { contribution: { value: string } }) => Number(row.contribution.value)));
  expect(byFactor + active.specific / risk).toBeCloseTo(risk, 12);
  expect(found.history.map(({ asOf }: { asOf: string }) => asOf)).toEqual(found.months);
  expect(found.months).toHaveLength(6);
});

test('1.39 the whole diversifies: its risk is below the sum, and the mandates’ contributions add up to it', async () => {
  const found = await report(null);
  const risk = Number(found.activeRisk.value);
  expect(risk).toBeLessThan(Number(found.undiversified.value));
  expect(found.contributors).toHaveLength(4);
  expect(total(found.contributors.map((row: { contribution: { value: string } }) => Number(row.contribution.value)))).toBeCloseTo(risk, 12);
});

test('a mandate the vendor does not cover has no predicted risk, and the report says so', async () => {
  expect(await report('HDB01')).toMatchObject({ months: [], isModelled: false, activeRisk: { value: null, reason: 'no_data' } });
  expect(await report('HDE02', { asOf: '2026-03-31' })).toMatchObject({ isModelled: false, factors: [], contributors: [] });
});

const TRACE = `query($asset: ID!, $key: String!) { trace(assetId: $asset, key: $key, first: 100) { method inputs { measure figure { key value } }
  facts { value place sourceKind sourceEn } } }`;
type Traced = {
  method: string;
  inputs: { measure: string; figure: { key: string; value: string } }[];
  facts: { value: string; place: string }[];
};
const traced = async (key: string): Promise<Traced> => (await ask(READER, TRACE, { asset: ASSET, key })).data.trace;

test('1.39 every figure leads to cells of the vendor’s file, and the file says the same there', async () => {
  const cells = new Map<string, unknown>();
  const [upload] = await server.sql(`select file_name as name, file_key as key from risk_upload where is_recorded limit 1`);
  const content = await server.app.files.get(String(upload?.['key']));
  if (!content) throw new Error('the file is not kept');
  const sink = {
    row: (sheet: string, row: { number: number; cells: readonly unknown[] }) =>
      row.cells.forEach((cell, at) => cells.set(`${sheet}!${columnLetters(at + 1)}${row.number}`, cell)),
    sheet: () => undefined,
  };
  await readFile({ name: String(upload?.['name']), bytes: await buffer(content) }, sink);
  const { activeRisk } = await report('HDE02');
  const seen = new Set<string>();
  const walk = async (key: string): Promise<void> => {
    const { inputs, facts } = await traced(key);
    for (const { value, place } of facts) {
      const isPercent = /構成比|固有/.test(String(cells.get(place.replace(/\d+$/, '1'))));
      expect(Number(value)).toBeCloseTo(Number(cells.get(place)) / (isPercent ? 100 : 1), 12);
    }
    if (inputs.length === 0) expect(facts).toHaveLength(1);
    // One of each measure is followed further; the others are similar.
    for (const { measure, figure } of inputs) {
      if (seen.has(measure)) continue;
      seen.add(measure);
      await walk(figure.key);
    }
  };
  await walk(activeRisk.key);
  expect([...seen].toSorted()).toEqual(
    [
      'modelBenchmarkWeight',
      'modelCovariance',
      'modelExposure',
      'modelFactorVariance',
      'modelLineRisk',
      'modelLoading',
      'modelSpecificVariance',
      'modelWeight',
    ].toSorted(),
  );
});

type Cells = (string | number | null)[];
const book = async (sheets: Record<string, Cells[]>) =>
  Buffer.from(
    await writeWorkbook(Object.entries(sheets).map(([name, rows]) => ({ name, rows: rows.map(cells => cells.map(value => ({ value }))) }))),
  );
const send = async (email: string, bytes: Buffer, { assetId = ASSET, name = 'risk.xlsx' } = {}) =>
  await sendFile(server, await server.as(email), { path: '/risk/uploads', name, bytes, fields: { assetId } });
const COVARIANCE: Cells[] = [
  ['As of', 'Factor', 'MKT', 'SIZE'],
  ['2026-02-28', 'MKT', 0.03, 0.001],
  ['2026-02-28', 'SIZE', 0.001, 0.002],
];
const HEADS = ['As of', 'Mandate', 'Security', 'Weight %', 'Benchmark weight %', 'Specific risk %', 'MKT', 'SIZE'];
const LINES: Cells[] = [HEADS, ['2026-02-28', 'HFE03', 'A', 70, 50, 20, 1, 0.5], ['2026-02-28', 'HFE03', 'B', 30, 50, 25, 1, -0.5]];
const LATEST = `{ riskUploads(assetId: "${ASSET}") { id fileName isRecorded findings { severity code sheet cell value } } }`;

test.each([
  ['an asymmetric matrix', { Covariance: [...COVARIANCE.slice(0, 2), ['2026-02-28', 'SIZE', 0.002, 0.002]] }, ['notSymmetric', 'D2']],
  [
    'a matrix no market can have',
    { Covariance: [COVARIANCE[0], ['2026-02-28', 'MKT', 0.001, 0.03], ['2026-02-28', 'SIZE', 0.03, 0.001]] },
    ['notPositive', 'A2'],
  ],
  ['a factor without its row', { Covariance: COVARIANCE.slice(0, 2) }, ['notSquare', 'A2']],
  ['a day that ends no month', { Covariance: [COVARIANCE[0], ['2026-02-27', 'MKT', 0.03, 0.001]] }, ['notMonthEnd', 'A2']],
  ['a word for a number', { Covariance: [COVARIANCE[0], ['2026-02-28', 'MKT', 'much', 0.001]] }, ['notNumber', 'C2']],
  [
    'a mandate nobody has',
    { Covariance: COVARIANCE, Exposures: [HEADS, ['2026-02-28', 'NOPE', 'A', 100, 100, 20, 1, 0]] },
    ['unknownMandate', 'B2'],
  ],
  ['weights that are not whole', { Covariance: COVARIANCE, Exposures: LINES.slice(0, 2) }, ['weightSum', 'B2']],
  ['a month without a model', { Exposures: LINES.map(row => ['2026-01-31', ...row.slice(1)]).with(0, HEADS) }, ['noModel', 'B2']],
  ['other factors than the model’s', { Covariance: COVARIANCE, Exposures: LINES.map(row => row.slice(0, 7)) }, ['otherFactors', 'B2']],
  ['no sheet of ours', { Something: [['a', 'b']] }, ['noSheet', null]],
])('a file with %s is kept out, and the cell is named', async (_, sheets, [code, cell]) => {
  const before = await server.sql(`select count(*)::int as n from risk_portfolio`);
  const { status, body } = await send(ADMIN, await book(sheets as Record<string, Cells[]>)); // rows of text and numbers
  expect([status, body.isRecorded]).toEqual([201, false]);
  const [latest] = (await ask(READER, LATEST)).data.riskUploads;
  expect(latest).toMatchObject({ id: body.id, isRecorded: false });
  expect(latest.findings).toContainEqual(expect.objectContaining({ severity: 'error', code, cell }));
  expect(await server.sql(`select count(*)::int as n from risk_portfolio`)).toEqual(before);
  const annotated = await server.call('GET', `/risk/uploads/${body.id}/annotated?language=en`, { token: await server.as(READER) });
  expect([annotated.status, annotated.headers['content-disposition']]).toEqual([200, expect.stringContaining('Findings.xlsx')]);
});

test('a correction replaces a month, and what was known before stays known', async () => {
  const day = { asOf: '2026-02-28' };
  expect((await send(ADMIN, await book({ Covariance: COVARIANCE, Exposures: LINES }))).body.isRecorded).toBe(true);
  const first = await report('HFE03', day);
  // 20 points from B to A: x = (0, 0.2), variance 0.2² × 0.002 + 0.2² × (0.04 + 0.0625).
  expect(Number(first.activeRisk.value)).toBeCloseTo(Math.sqrt(0.04 * 0.002 + 0.04 * 0.1025), 12);
  const known = server.app.now().toISOString();
  const csv = [HEADS, ['2026-02-28', 'HFE03', 'A', 60, 50, 20, 1, 0.5], ['2026-02-28', 'HFE03', 'B', 40, 50, 25, 1, -0.5]]
    .map(row => row.join())
    .join('\n');
  expect((await send(ADMIN, Buffer.from(csv), { name: 'exposures.csv' })).body.isRecorded).toBe(true);
  expect(Number((await report('HFE03', day)).activeRisk.value)).toBeCloseTo(Number(first.activeRisk.value) / 2, 12);
  expect((await report('HFE03', { ...day, known })).activeRisk.value).toBe(first.activeRisk.value);
});

test('only writers of the owner upload; strangers see neither list nor file', async () => {
  const bytes = await book({ Covariance: COVARIANCE });
  expect((await send(READER, bytes)).status).toBe(403);
  expect((await send(STRANGER, bytes)).status).toBe(403);
  await server.sql(`insert into organisation_package (organisation_id, type) values ($1, 'risk') on conflict do nothing`, [
    demoId('SHIRA'),
  ]);
  const token = await server.signIn(STRANGER);
  const foreign = await sendFile(server, token, { path: '/risk/uploads', name: 'risk.xlsx', bytes, fields: { assetId: ASSET } });
  expect([403, 404]).toContain(foreign.status);
  const [own] = (await ask(ADMIN, LATEST)).data.riskUploads;
  expect((await server.call('GET', `/risk/uploads/${own.id}/file`, { token })).status).toBe(404);
  expect((await server.ask(token, LATEST)).data?.riskUploads).toBeUndefined();
  expect((await server.call('GET', '/risk/template?language=jp', { token })).status).toBe(200);
});
