import { figureKey, type Horizon, type Measure } from '@hakaru/contract/figures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { entityId } from '#features/demo/institution/structure';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await openTestServer();
  token = await server.as('admin@hoshikawa.example');
});
afterAll(() => server.close());

const ASSET = demoId('HMAIN');
const AS_OF = '2026-09-30';

type Fact = {
  measure: string;
  value: string;
  place: string | null;
  importId: string | null;
  sourceKind: string;
  sourceEn: string;
  person: string | null;
  reason: string | null;
  recordedAt: string | null;
  supersededAt: string | null;
};
type Traced = {
  figure: { key: string; value: string | null };
  method: string;
  steps: { id: string }[];
  inputs: { figure: { key: string; value: string | null } }[];
  facts: Fact[];
};

const QUERY = `query($asset: ID!, $key: String!) { trace(assetId: $asset, key: $key, first: 100) { figure { key value } method steps { id }
  inputs { figure { key value } } facts { measure value place importId sourceKind sourceEn person reason recordedAt supersededAt } } }`;

async function traced(key: string): Promise<Traced> {
  const { data, errors } = await server.ask(token, QUERY, { asset: ASSET, key });
  expect(errors).toBeUndefined();
  return data.trace;
}

/** Every figure that others are calculated from, down to those without inputs. */
async function walked(keys: readonly string[]): Promise<Map<string, Traced>> {
  const found = new Map<string, Traced>();
  const open = [...keys];
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    if (found.has(key)) continue;
    const trace = await traced(key);
    found.set(key, trace);
    open.push(...trace.inputs.flatMap(({ figure }) => (figure.value === null ? [] : [figure.key])));
  }
  return found;
}

const keysOf = (ref: string, columns: readonly (readonly [Measure, Horizon | null])[]) =>
  columns.map(([measure, horizon]) => figureKey({ entityId: entityId('HOSHI', ref), measure, horizon, asOf: AS_OF }));

type Column = readonly [Measure, Horizon | null];
const over = (horizon: Horizon | null, ...of: Measure[]): Column[] => of.map(one => [one, horizon]);
const COLUMNS: readonly Column[] = [
  ...over(null, 'marketValue', 'weight', 'policyWeight', 'deviation', 'band', 'toPolicy', 'toBand', 'outsideBand'),
  ...over('1m', 'return', 'benchmarkReturn', 'excess', 'profit', 'contribution', 'allocationEffect'),
  ...over('3m', 'assumedReturn', 'overAssumed', 'priorReturn', 'overPrior'),
];

/** The total's weight of itself is 1 by definition and rests on no fact. */
const DEFINED: ReadonlySet<string> = new Set(['figures.whole']);

describe.each(['TOTAL', 'DE', 'PE'])('what figures of %s rest on', ref => {
  test('every leaf opens its source: a cell of a file, or who recorded it and when', async () => {
    const traces = [...(await walked(keysOf(ref, COLUMNS))).values()];
    const leaves = traces.filter(({ inputs, figure, method }) => inputs.length === 0 && figure.value !== null && !DEFINED.has(method));
    const without = leaves.filter(({ facts }) => !facts.some(({ supersededAt }) => supersededAt === null));
    expect(without.map(({ figure, method }) => `${method} ${figure.key} = ${figure.value}`)).toEqual([]);
    const facts = leaves.flatMap(leaf => leaf.facts);
    expect(facts.filter(({ importId, place }) => importId !== null && place === null)).toEqual([]);
    expect(facts.filter(({ sourceEn, recordedAt }) => sourceEn === '' || recordedAt === null)).toEqual([]);
    const methods = new Set(leaves.map(({ method }) => method));
    expect([...methods]).toEqual(expect.arrayContaining(['figures.fact', 'figures.policy', 'figures.assumed-return']));
    expect(leaves.length).toBeGreaterThan(20);
  });
});

test('a fund’s figures rest on its notices and reports: no zero is called reported without a report', async () => {
  const columns = over(null, 'nav', 'commitment', 'called', 'distributed', 'recallable', 'unfunded', 'dpi', 'tvpi', 'managementFee');
  const traces = [...(await walked(keysOf('HPEF5', columns))).values()];
  const reported = traces.filter(({ method, figure }) => method === 'figures.fact' && figure.value !== null);
  expect(reported.filter(({ facts, inputs }) => facts.length + inputs.length === 0).map(({ figure }) => figure)).toEqual([]);
  expect(reported.length).toBeGreaterThan(2);
  const none = traces.filter(({ method }) => method === 'private-assets.none-reported');
  expect(none.map(({ figure, steps }) => [figure.value, steps.map(({ id }) => id)])).toEqual([
    ['0', ['notices']],
    ['0', ['notices']],
  ]);
});

test('a policy saved with a reason is the source of the weight: who, when and why, beside what it replaced', async () => {
  const [key = ''] = keysOf('DE', [['policyWeight', null]]);
  const before = await traced(key);
  expect(before.facts).toMatchObject([{ measure: 'policyWeight', sourceKind: 'generator', person: null, supersededAt: null }]);
  expect(Number(before.facts[0]?.value)).toBe(Number(before.figure.value));
  const rows = await server.sql(
    `select category_id as id, weight_percent::text as percent, band_percent::text as band, from_day::text as day from policy_weight
     where asset_id = $1 and from_day = (select max(from_day) from policy_weight where asset_id = $1 and from_day <= $2) order by category_id`,
    [ASSET, AS_OF],
  );
  const input = {
    fromDay: rows[0]?.['day'],
    reason: 'The committee widened the bands',
    rows: rows.map(({ id, percent, band }) => ({ id, percent, band: String(Number(band) + 1) })),
  };
  const saved = await server.ask(token, `mutation($input: PolicyInput!) { savePolicy(assetId: "${ASSET}", input: $input) { fromDay } }`, { input }); // oxfmt-ignore
  expect(saved.errors).toBeUndefined();
  const [band = ''] = keysOf('DE', [['band', null]]);
  const { facts, figure } = await traced(band);
  expect(facts).toMatchObject([
    { measure: 'band', sourceKind: 'generator', person: null },
    { measure: 'band', sourceKind: 'person', reason: 'The committee widened the bands', supersededAt: null },
  ]);
  expect(facts[0]?.supersededAt).toBe(facts[1]?.recordedAt);
  expect(facts[1]?.person).toEqual(expect.any(String));
  expect(Number(facts[1]?.value)).toBe(Number(figure.value));
});

const COMPOSITE = 'MIX46';

test('the weights inside a built benchmark have their source: who recorded each part, when and why, beside what it replaced', async () => {
  const [key = ''] = keysOf(COMPOSITE, [['return', '1m']]);
  const before = await traced(key);
  const weights = before.facts.filter(({ measure }) => measure === 'partWeight');
  expect(weights.length).toBe(before.inputs.length);
  expect(weights.reduce((sum, { value }) => sum + Number(value), 0)).toBeCloseTo(1, 12);
  const parts = await server.sql(
    `select component_id as id, weight_percent::text as percent, from_day::text as day from benchmark_part where benchmark_id = $1
     and from_day = (select max(from_day) from benchmark_part where benchmark_id = $1 and from_day <= $2) order by component_id`,
    [entityId('HOSHI', COMPOSITE), AS_OF],
  );
  const [first, second, ...rest] = parts;
  const moved = (row: typeof first, by: number) => ({ id: row?.['id'], percent: String(Number(row?.['percent']) + by) });
  const input = {
    fromDay: first?.['day'],
    reason: 'The index mix was agreed anew',
    rows: [moved(first, 5), moved(second, -5), ...rest.map(row => moved(row, 0))],
  };
  const saved = await server.ask(token, `mutation($id: ID!, $input: BenchmarkPartsInput!) { saveBenchmarkParts(id: $id, input: $input) }`, {
    id: entityId('HOSHI', COMPOSITE),
    input,
  });
  expect(saved.errors).toBeUndefined();
  const { facts, figure } = await traced(key);
  expect(figure.value).not.toBe(before.figure.value);
  const current = facts.filter(({ supersededAt }) => supersededAt === null);
  expect(current.length).toBe(weights.length);
  const changed = current.filter(({ reason }) => reason === 'The index mix was agreed anew');
  expect(changed.length).toBeGreaterThan(1);
  for (const { sourceKind, person, recordedAt } of changed)
    expect({ sourceKind, person, recordedAt }).toEqual({
      sourceKind: 'person',
      person: expect.any(String),
      recordedAt: expect.any(String),
    });
  expect(facts.filter(({ supersededAt }) => supersededAt !== null).length).toBeGreaterThan(1);
});

test('the policy benchmark rests on the policy’s own weights', async () => {
  const policy = await server.sql(`select id from entity where asset_id = $1 and type = 'policyWeightedAverage'`, [ASSET]);
  const key = figureKey({ entityId: String(policy[0]?.['id']), measure: 'return', horizon: '1m', asOf: AS_OF });
  const { facts, figure } = await traced(key);
  expect(figure.value).not.toBeNull();
  const current = facts.filter(({ supersededAt }) => supersededAt === null);
  expect(new Set(current.map(({ measure }) => measure))).toEqual(new Set(['policyWeight']));
  expect(current.reduce((sum, { value }) => sum + Number(value), 0)).toBeCloseTo(1, 12);
});
