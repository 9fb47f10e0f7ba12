import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { entityId } from '#features/demo/institution/structure';
import { openTestServer, type TestServer } from '#testing/test-server';

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
const REFUSED = 'This action is unauthorized.';
const idOf = (ref: string) => entityId('HOSHI', ref);

const ask = async (email: string, query: string, variables: Record<string, unknown> = {}) =>
  await server.ask(await server.as(email), query, variables);

/** The last monthly returns of one mandate and its benchmark, as the screens show them. */
async function monthly(ref: string, months: number): Promise<{ own: number[]; market: number[] }> {
  const query = `query($id: ID!) { figureSeries(assetId: "${ASSET}", entityId: $id, from: "2010-01-31", to: "${AS_OF}", columns: ["return.1m", "benchmarkReturn.1m"]) { figures { value } } }`;
  const { data } = await ask(ADMIN, query, { id: idOf(ref) });
  const rows = data.figureSeries.slice(-months) as { figures: { value: string }[] }[]; // the fields of the query above
  return { own: rows.map(({ figures }) => Number(figures[0]?.value)), market: rows.map(({ figures }) => Number(figures[1]?.value)) };
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
function correlated(one: number[], other: number[]): number {
  const part = (values: number[]) => values.map(value => value - mean(values));
  const a = part(one);
  const b = part(other);
  const dot = (x: number[], y: number[]) => x.reduce((sum, value, at) => sum + value * (y[at] ?? 0), 0);
  return dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b));
}
const yearly = (values: number[]) => values.reduce((growth, value) => growth * (1 + value), 1) ** (12 / values.length) - 1;

const grid = async (ref: string, columns: string[]) => {
  const query = `query($id: ID!, $columns: [String!]!) { figureGrid(assetId: "${ASSET}", asOf: "${AS_OF}", entityIds: [$id], columns: $columns) { figures { key value reason } } }`;
  return (await ask(ADMIN, query, { id: idOf(ref), columns })).data.figureGrid[0].figures as {
    key: string;
    value: string;
    reason: string;
  }[]; // the fields of the query above
};

test.each(['12m', '36m', '60m'])('1.39 capture and correlation over %s are those of the months themselves', async window => {
  const [up, down, correlation] = await grid('HDE01', [`upCapture.${window}`, `downCapture.${window}`, `benchmarkCorrelation.${window}`]);
  const { own, market } = await monthly('HDE01', Number.parseInt(window, 10));
  const side = (isUp: boolean) => {
    const kept = market.map(value => value > 0 === isUp);
    return yearly(own.filter((_, at) => kept[at])) / yearly(market.filter((_, at) => kept[at]));
  };
  expect(Number(up?.value)).toBeCloseTo(side(true), 9);
  expect(Number(down?.value)).toBeCloseTo(side(false), 9);
  expect(Number(correlation?.value)).toBeCloseTo(correlated(own, market), 9);
});

const MATRIX = `query($asset: ID!, $horizon: String!) { riskCorrelations(assetId: $asset, asOf: "${AS_OF}", horizon: $horizon) { entityId figures { key value reason } } }`;
type Row = { entityId: string; figures: { key: string; value: string }[] };

test('1.39 the matrix of excess returns is symmetric, one with itself, and each cell traces to the months of both', async () => {
  const rows = (await ask(ADMIN, MATRIX, { asset: ASSET, horizon: '36m' })).data.riskCorrelations as Row[]; // the fields of the query above
  expect(rows.length).toBeGreaterThan(8);
  for (const [at, { figures }] of rows.entries()) {
    expect(figures).toHaveLength(rows.length);
    expect(Number(figures[at]?.value)).toBeCloseTo(1, 12);
    for (const [other, { value }] of figures.entries()) expect(Number(value)).toBeCloseTo(Number(rows[other]?.figures[at]?.value), 12);
  }
  const place = (ref: string) => rows.findIndex(row => row.entityId === idOf(ref));
  const cell = rows[place('HDE01')]?.figures[place('HFE01')];
  const one = await monthly('HDE01', 36);
  const other = await monthly('HFE01', 36);
  const excess = ({ own, market }: typeof one) => own.map((value, at) => value - (market[at] ?? 0));
  expect(Number(cell?.value)).toBeCloseTo(correlated(excess(one), excess(other)), 9);

  const trace = `query($key: String!) { trace(assetId: "${ASSET}", key: $key, first: 100) { method inputs { measure horizon entity { ref } } } }`;
  const traced = (await ask(READER, trace, { key: cell?.key })).data.trace;
  expect(traced.method).toBe('statistics.excess-correlation');
  expect(traced.inputs).toHaveLength(72);
  expect(new Set(traced.inputs.map(({ entity }: { entity: { ref: string } }) => entity.ref))).toEqual(new Set(['HDE01', 'HFE01']));
});

test('risk is closed to whoever does not hold the package, and to strangers', async () => {
  const own = demoId('SMAIN');
  expect((await ask(STRANGER, MATRIX, { asset: own, horizon: '36m' })).errors?.[0]?.message).toBe(REFUSED);
  const figures = `query($asset: ID!, $columns: [String!]!) { figureGrid(assetId: $asset, asOf: "${AS_OF}", rows: mandates, columns: $columns) { entityId } }`;
  expect((await ask(STRANGER, figures, { asset: own, columns: ['upCapture.36m'] })).errors?.[0]?.message).toBe(REFUSED);
  expect((await ask(STRANGER, figures, { asset: own, columns: ['volatility.36m'] })).errors).toBeUndefined();
  expect((await ask(ADMIN, MATRIX, { asset: own, horizon: '36m' })).data?.riskCorrelations).toBeUndefined();
  expect((await ask(ADMIN, MATRIX, { asset: ASSET, horizon: '7y' })).errors?.[0]?.extensions?.validation).toEqual({ horizon: ['invalid'] });
});

test('1.39 Sharpe, Sortino, Treynor, alpha, systematic risk and downside deviation are those of the months, over a riskless rate of zero', async () => {
  const measures = ['sharpe', 'downsideDeviation', 'sortino', 'treynor', 'jensenAlpha', 'systematicRisk', 'beta'];
  const [ratio, below, sortino, treynor, alpha, systematic, slope] = await grid(
    'HDE01',
    measures.map(one => `${one}.36m`),
  );
  const { own, market } = await monthly('HDE01', 36);
  const deviation = (values: number[]) => Math.sqrt(values.reduce((sum, value) => sum + (value - mean(values)) ** 2, 0) / 35);
  const downside = Math.sqrt(own.reduce((sum, value) => sum + Math.min(value, 0) ** 2, 0) / 36);
  const b = Number(slope?.value);
  expect(Number(ratio?.value)).toBeCloseTo((mean(own) / deviation(own)) * Math.sqrt(12), 10);
  expect(Number(below?.value)).toBeCloseTo(downside * Math.sqrt(12), 12);
  expect(Number(sortino?.value)).toBeCloseTo((mean(own) / downside) * Math.sqrt(12), 10);
  expect(Number(treynor?.value)).toBeCloseTo(yearly(own) / b, 10);
  expect(Number(alpha?.value)).toBeCloseTo(yearly(own) - b * yearly(market), 12);
  expect(Number(systematic?.value)).toBeCloseTo(b * deviation(market) * Math.sqrt(12), 12);
});

test('1.39 the classes’ contributions add up to the risk of today’s mix, which is that of its weights over the months', async () => {
  const query = `{ classes: figureGrid(assetId: "${ASSET}", asOf: "${AS_OF}", rows: classes, columns: ["weight.-", "mixContribution.36m", "mixRisk.36m"]) { entityId figures { value reason } }
    root: figureGrid(assetId: "${ASSET}", asOf: "${AS_OF}", rows: root, columns: ["mixRisk.36m", "mixContribution.36m"]) { figures { key value reason } } }`;
  const { data } = await ask(ADMIN, query);
  type Row = { entityId: string; figures: { value: string | null; reason: string | null }[] };
  const rows: Row[] = data.classes;
  const [risk, none] = data.root[0].figures;
  expect(none.reason).toBe('not_applicable');
  expect(rows.every(({ figures }) => figures[2]?.reason === 'not_applicable')).toBe(true);
  const total = rows.reduce((sum, { figures }) => sum + Number(figures[1]?.value), 0);
  expect(Math.abs(total - Number(risk.value))).toBeLessThan(1e-12);

  const months = await Promise.all(rows.map(async ({ entityId: id }) => await ofClass(id)));
  const mixed = Array.from({ length: 36 }, (_, at) =>
    rows.reduce((sum, { figures }, row) => sum + Number(figures[0]?.value) * (months[row]?.[at] ?? 0), 0),
  );
  expect(Number(risk.value)).toBeCloseTo(Math.sqrt((mixed.reduce((sum, value) => sum + (value - mean(mixed)) ** 2, 0) / 36) * 12), 10);

  const traced = (
    await ask(
      ADMIN,
      `{ trace(assetId: "${ASSET}", key: "${idOf('TOTAL')}.mixRisk.36m.${AS_OF}", first: 100) { method inputs { measure } } }`,
    )
  ).data.trace;
  expect(traced.method).toBe('risk.states');
  expect(new Set(traced.inputs.map(({ measure }: { measure: string }) => measure))).toEqual(new Set(['weight', 'return']));
});

/** The months of a class, and of its benchmark where it was not held. */
async function ofClass(id: string): Promise<number[]> {
  const query = `query($id: ID!) { figureSeries(assetId: "${ASSET}", entityId: $id, from: "2010-01-31", to: "${AS_OF}", columns: ["return.1m", "benchmarkReturn.1m"]) { figures { value } } }`;
  const rows: { figures: { value: string | null }[] }[] = (await ask(ADMIN, query, { id })).data.figureSeries;
  return rows.slice(-36).map(({ figures: [own, market] }) => Number(own?.value ?? market?.value));
}
