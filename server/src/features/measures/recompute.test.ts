import { figureKey, readColumn, readFigureKey, type Figure, type FigureKey } from '@hakaru/contract/figures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { entityId } from '#features/demo/institution/structure';
import { mainBook } from '#features/books/testing/main-book';
import { FigureCalculator } from '#features/books/calculator';
import { captured, correlated, deviation, mean, product, total, yearly } from './testing/arithmetic';
import { openTestServer, type TestServer } from '#testing/test-server';
import { ATTRIBUTION, COLUMNS } from './testing/columns';
import { type Trace, traceOf } from './trace';

/**
 * Every figure of a screen is followed through its trace down to the facts and recalculated by the arithmetic below, which shares nothing
 * with the engine. This fails if a trace does not explain the figure shown.
 */
const ASSET = demoId('HMAIN');
const ROOT = entityId('HOSHI', 'TOTAL');
const AS_OF = '2026-09-30';
const TOLERANCE = 1e-12;

type Row = Record<string, string>;
type Leaves = {
  facts: Map<string, number>;
  parts: Row[];
  assignments: Row[];
  policies: Row[];
  classOf: Map<string, string>;
  spreads: Map<string, number>;
};

let server: TestServer;
let calculator: FigureCalculator;
let leaves: Leaves;
beforeAll(async () => {
  server = await openTestServer();
  calculator = new FigureCalculator(await mainBook(server));
  leaves = await readLeaves();
});
afterAll(() => server.close());

for (const rows of ['accounts', 'mandates', 'benchmarks'] as const) {
  test(`every figure of the ${rows} comes out of its leaves again`, async () => {
    const shown = (await Promise.all(COLUMNS.map(columns => gridOf(rows, columns)))).flat();
    const there = shown.filter(({ value }) => value !== null);
    expect(there.length).toBeGreaterThan(rows === 'benchmarks' ? 300 : 900);
    for (const { key, value } of there) expectSame(key, recomputed(keyOf(key)), Number(value));
    for (const { reason, value } of shown) expect(reason === null).toBe(value !== null);
  }, 120_000); // about ten thousand traces
}

test('1.38 every effect of the attribution does, linked over months, down to the same facts', async () => {
  const shown = (await Promise.all(['root', 'classes'].map(rows => gridOf(rows, [...ATTRIBUTION, 'policyReturn.1m'])))).flat();
  const there = shown.filter(({ value }) => value !== null);
  expect(there.length).toBeGreaterThan(400);
  for (const { key, value } of there) expectSame(key, recomputed(keyOf(key)), Number(value));
});

test('every point of the overview’s charts does too', async () => {
  const query = `query Series($columns: [String!]!) { figureSeries(assetId: "${ASSET}", entityId: "${ROOT}", from: "2016-11-30", to: "${AS_OF}", columns: $columns)
    { figures { key value } } }`;
  const { data, errors } = await server.ask(await server.as('admin@hoshikawa.example'), query, {
    columns: ['marketValue.-', 'cumulativeReturn.itd', 'cumulativeBenchmark.itd', 'excess.1m'],
  });
  expect(errors).toBeUndefined();
  const points: Figure[] = data.figureSeries.flatMap(({ figures }: { figures: Figure[] }) => figures);
  expect(points.filter(({ value }) => value !== null).length).toBeGreaterThan(119 * 3);
  for (const { key, value } of points) if (value !== null) expectSame(key, recomputed(keyOf(key)), Number(value));
});

function expectSame(key: string, mine: number | null, shown: number): void {
  const allowed = TOLERANCE * Math.max(1, Math.abs(shown));
  if (mine !== null && Math.abs(mine - shown) * steadiness(keyOf(key)) <= allowed) return;
  expect.fail(`${key} ${calculator.entity(keyOf(key).entityId)?.ref}: shown ${shown}, recomputed ${mine}`);
}

const BARELY_MOVING = 1e-5;

/**
 * 1, except for a ratio over a tracking error close to zero (a guaranteed rate against itself, differing by rounding to the yen): a double
 * cannot hold twelve digits of it, so the excess return it represents is compared, which is the ratio times that error.
 */
function steadiness(key: FigureKey): number {
  if (key.measure !== 'informationRatio') return 1;
  const risk = recomputed({ ...key, measure: 'trackingError' });
  return risk !== null && risk < BARELY_MOVING ? risk : 1;
}

async function gridOf(rows: string, columns: readonly string[]): Promise<Figure[]> {
  const query = `query Grid($columns: [String!]!) { figureGrid(assetId: "${ASSET}", asOf: "${AS_OF}", rows: ${rows}, columns: $columns) { figures { key value reason } } }`;
  const { data, errors } = await server.ask(await server.as('admin@hoshikawa.example'), query, { columns });
  expect(errors).toBeUndefined();
  return data.figureGrid.flatMap(({ figures }: { figures: Figure[] }) => figures);
}

function keyOf(text: string): FigureKey {
  const key = readFigureKey(text);
  if (!key || !readColumn(`${key.measure}.${key.horizon ?? '-'}`)) throw new Error(`no key: ${text}`);
  return key;
}

async function readLeaves(): Promise<Leaves> {
  const mine = [demoId('HOSHI')];
  const rows = async (text: string) => (await server.sql(text, mine)) as Row[]; // every column is selected as text
  const facts = await rows(`select id::text as id, value::text as value from observation where organisation_id = $1`);
  const classes = await rows(
    `select id::text as id, entity_id::text as entity from category where organisation_id = $1 and entity_id is not null`,
  );
  const spreads = await rows(`select entity_id::text as entity, spread_percent::text as spread from benchmark where organisation_id = $1`);
  return {
    facts: new Map(facts.map(({ id = '', value }) => [id, Number(value)])),
    parts: await rows(
      `select benchmark_id::text as benchmark, from_day::text as from, component_id::text as component, weight_percent::text as weight
       from benchmark_part where organisation_id = $1 order by from_day`,
    ),
    assignments: await rows(
      `select entity_id::text as entity, benchmark_id::text as benchmark, from_day::text as from, coalesce(to_day::text, '9999') as to
       from benchmark_assignment where organisation_id = $1 order by from_day`,
    ),
    policies: await rows(
      `select from_day::text as from, category_id::text as class, weight_percent::text as weight, band_percent::text as band
       from policy_weight where organisation_id = $1 order by from_day`,
    ),
    classOf: new Map(classes.map(({ entity = '', id = '' }) => [entity, id])),
    spreads: new Map(spreads.map(({ entity = '', spread }) => [entity, Number(spread)])),
  };
}

const memory = new Map<string, number | null>();

function recomputed(key: FigureKey): number | null {
  const place = figureKey(key);
  if (!memory.has(place)) {
    const trace = traceOf(calculator, key);
    memory.set(place, trace.figure.value === null ? null : work(trace));
  }
  return memory.get(place) ?? null;
}

type Parts = { trace: Trace; key: FigureKey; all: number[]; of: (measure: string) => number[] };

function work(trace: Trace): number | null {
  const values = trace.inputs.map(key => ({ key, value: recomputed(key) }));
  const of = (measure: string) => values.filter(({ key }) => key.measure === measure).flatMap(({ value }) => value ?? []);
  const parts = { trace, key: trace.key, all: values.flatMap(({ value }) => value ?? []), of };
  const method = BY_METHOD[trace.method] ?? (trace.method.startsWith('benchmarks.') ? blended : null);
  if (!method) throw new Error(`no arithmetic for ${trace.method}`);
  return method(parts);
}

const differences = ({ of }: Parts) => of('return').map((value, at) => value - (of('benchmarkReturn')[at] ?? Number.NaN));
const at = (values: readonly number[], index: number) => values[index] ?? Number.NaN;

const BY_METHOD: Readonly<Record<string, (parts: Parts) => number | null>> = {
  'figures.fact': ({ trace }) => leaves.facts.get(trace.factIds[0] ?? '') ?? null,
  'figures.carried': ({ trace }) => leaves.facts.get(trace.factIds[0] ?? '') ?? null,
  'figures.no-notice': ({ trace }) => leaves.facts.get(trace.factIds[0] ?? '') ?? null,
  'figures.sum': ({ all }) => total(all),
  'figures.profit': profit,
  'figures.weight': ({ all }) => at(all, 0) / (all.length === 1 ? at(all, 0) : at(all, 1)),
  'figures.whole': () => 1,
  'figures.policy': ({ key }) => Number(termsOf(key)?.['weight'] ?? 0) / 100,
  'figures.band': ({ key }) => Number(termsOf(key)?.['band']) / 100,
  'figures.deviation': ({ of }) => at(of('weight'), 0) - at(of('policyWeight'), 0),
  'figures.to-policy': ({ of }) => at(of('marketValue'), 1) * at(of('policyWeight'), 0) - at(of('marketValue'), 0),
  'figures.to-band': toBand,
  'figures.outside-band': ({ key, all }) => (key.entityId === ROOT ? total(all) : at(all, 0) === 0 ? 0 : 1),
  'figures.contribution': ({ of }) => at(of('profit'), 0) / at(of('marketValue'), 0),
  'figures.assigned-benchmark': ({ all }) => at(all, 0),
  // Flows in the demo are dated on the month's last day, so they have no weight in the capital.
  'returns.modified-dietz': ({ of }) =>
    (at(of('marketValue'), 1) - at(of('marketValue'), 0) - at(of('flow'), 0)) / at(of('marketValue'), 0),
  'returns.horizon': ({ key, all }) => (/y$|^itd$/.test(key.horizon ?? '') && all.length > 12 ? yearly(all) : product(all) - 1),
  'returns.chain-link': ({ all }) => product(all) - 1,
  'returns.over-prior': ({ of }) => at(of('return'), 0) - at(of('priorReturn'), 0),
  'returns.excess': ({ of }) => at(of('return'), 0) - at(of('benchmarkReturn'), 0),
  'statistics.volatility': ({ all }) => deviation(all) * Math.sqrt(12),
  'statistics.tracking-error': parts => deviation(differences(parts)) * Math.sqrt(12),
  'statistics.information-ratio': parts =>
    (yearly(parts.of('return')) - yearly(parts.of('benchmarkReturn'))) / (deviation(differences(parts)) * Math.sqrt(12)),
  'statistics.beta': slope,
  'statistics.up-capture': ({ of }) => captured(of('return'), of('benchmarkReturn'), value => value > 0),
  'statistics.down-capture': ({ of }) => captured(of('return'), of('benchmarkReturn'), value => value <= 0),
  'statistics.correlation': ({ of }) => correlated(of('return'), of('benchmarkReturn')),
  'statistics.sharpe': ({ all }) => (mean(all) / deviation(all)) * Math.sqrt(12),
  'statistics.downside-deviation': ({ all }) => downside(all) * Math.sqrt(12),
  'statistics.sortino': ({ all }) => (mean(all) / downside(all)) * Math.sqrt(12),
  'statistics.treynor': parts => yearly(parts.of('return')) / slope(parts),
  'statistics.jensen-alpha': parts => yearly(parts.of('return')) - slope(parts) * yearly(parts.of('benchmarkReturn')),
  'statistics.systematic-risk': parts => slope(parts) * deviation(parts.of('benchmarkReturn')) * Math.sqrt(12),
  'statistics.max-drawdown': deepest,
  'attribution.average': ({ trace, all }) => total(all) / Number(trace.steps.find(({ id }) => id === 'observations')?.value),
  'attribution.policy-return': ({ all }) => total(all.map((value, index) => (index % 2 === 0 ? value * at(all, index + 1) : 0))),
  'attribution.allocation': ({ of }) => (begun(of) - at(of('policyWeight'), 0)) * (marketOf(of) - at(of('policyReturn'), 0)),
  'attribution.selection': ({ of }) => at(of('policyWeight'), 0) * (ownOf(of) - marketOf(of)),
  'attribution.interaction': ({ of }) => (begun(of) - at(of('policyWeight'), 0)) * (ownOf(of) - marketOf(of)),
  'attribution.other': ({ of }) => at(of('excess'), 0) - total(of('totalEffect')),
  'attribution.coefficient': ({ of }) => {
    const own = product(of('return'));
    const market = product(of('benchmarkReturn'));
    return own === market ? 1 / own : (Math.log(own) - Math.log(market)) / (own - market);
  },
  'attribution.linked': ({ key, of }) => {
    const effects = of(key.measure);
    const by = of('linkingCoefficient');
    return total(effects.map((value, index) => value * at(by, index))) / at(by, effects.length);
  },
};

type Of = Parts['of'];
/** A class that was not held had no opening weight; a side without a return takes the other's. */
const begun = (of: Of) => of('weight')[0] ?? 0;
const ownOf = (of: Of) => of('return')[0] ?? of('benchmarkReturn')[0] ?? 0;
const marketOf = (of: Of) => of('benchmarkReturn')[0] ?? of('return')[0] ?? 0;

function profit({ trace, of }: Parts): number {
  const values = trace.inputs.filter(({ measure }) => measure === 'marketValue').toSorted((a, b) => a.asOf.localeCompare(b.asOf));
  const [opening, closing] = [values[0], values.at(-1)].map(key => (key ? (recomputed(key) ?? Number.NaN) : Number.NaN));
  return (closing ?? Number.NaN) - (opening ?? Number.NaN) - total(of('flow'));
}

function toBand({ of }: Parts): number {
  const held = at(of('marketValue'), 0);
  const whole = at(of('marketValue'), 1);
  const policy = at(of('policyWeight'), 0);
  const band = at(of('band'), 0);
  const low = whole * (policy - band);
  const high = whole * (policy + band);
  return held < low ? low - held : held > high ? high - held : 0;
}

const downside = (values: readonly number[]) => Math.sqrt(total(values.map(value => Math.min(value, 0) ** 2)) / values.length);

function slope({ of }: Parts): number {
  const own = of('return');
  const other = of('benchmarkReturn');
  const ownMean = mean(own);
  const otherMean = mean(other);
  const covariance = total(own.map((value, index) => (value - ownMean) * (at(other, index) - otherMean)));
  return covariance / total(other.map(value => (value - otherMean) ** 2));
}

function deepest({ all }: Parts): number {
  let wealth = 1;
  let peak = 1;
  let fall = 0;
  for (const value of all) {
    wealth *= 1 + value;
    peak = Math.max(peak, wealth);
    fall = Math.min(fall, wealth / peak - 1);
  }
  return fall;
}

function termsOf({ entityId: id, asOf }: FigureKey): Row | undefined {
  const from = leaves.policies.findLast(row => (row['from'] ?? '') <= asOf)?.['from'];
  return leaves.policies.find(row => row['from'] === from && row['class'] === leaves.classOf.get(id));
}

/**
 * A constructed benchmark: the parts of the version in force, by given weights or by the opening values of the mandates measured against
 * them.
 */
function blended({ trace, key }: Parts): number {
  const versions = leaves.parts.filter(row => row['benchmark'] === key.entityId && (row['from'] ?? '') <= key.asOf);
  const members = versions.filter(row => row['from'] === versions.at(-1)?.['from']);
  const byValue = trace.method === 'benchmarks.mvWeightedAverage';
  const recorded = () => members.map(row => ({ id: row['component'] ?? '', weight: Number(row['weight']) }));
  const isPolicy = trace.method === 'benchmarks.policyWeightedAverage';
  const weights = byValue ? openingValues(trace, key) : isPolicy ? policyMembers(key.asOf) : recorded();
  const terms = weights.map(({ id, weight }) => ({
    weight,
    value: recomputed({ entityId: id, measure: 'return', horizon: '1m', asOf: key.asOf }),
  }));
  const known = terms.flatMap(({ weight, value }) => (value === null ? [] : [{ weight, value }]));
  const spread = (1 + (leaves.spreads.get(key.entityId) ?? 0) / 100) ** (1 / 12) - 1;
  return total(known.map(({ weight, value }) => weight * value)) / total(known.map(({ weight }) => weight)) + spread;
}

/** The policy's weights with each class's benchmark on that day. */
function policyMembers(asOf: string): { id: string; weight: number }[] {
  const holds = (row: Row) => (row['from'] ?? '') <= asOf && (row['to'] ?? '9999') >= asOf;
  const from = leaves.policies.findLast(holds)?.['from'];
  return [...leaves.classOf].flatMap(([account, of]) => {
    const weight = leaves.policies.find(row => row['from'] === from && row['class'] === of)?.['weight'];
    const held = leaves.assignments.findLast(row => row['entity'] === account && holds(row));
    return weight === undefined ? [] : [{ id: held?.['benchmark'] ?? '', weight: Number(weight) }];
  });
}

function openingValues(trace: Trace, { asOf }: FigureKey): { id: string; weight: number }[] {
  return trace.inputs
    .filter(({ measure }) => measure === 'marketValue')
    .map(input => {
      const held = leaves.assignments.findLast(
        row => row['entity'] === input.entityId && (row['from'] ?? '') <= asOf && (row['to'] ?? '') >= asOf,
      );
      return { id: held?.['benchmark'] ?? '', weight: recomputed(input) ?? Number.NaN };
    });
}
