import { isZero, subtract, sum } from '@hakaru/engine/money/decimal';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { entityId } from '#features/demo/institution/structure';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const ASSET = demoId('HMAIN');
const id = (ref: string) => entityId('HOSHI', ref);
const ADMIN = 'admin@hoshikawa.example';
const REASON = 'the committee decided so';
const DAYS = ['2020-06-30', '2024-06-30', '2026-08-31', '2026-09-30'];
const COLUMNS = [
  'marketValue.-',
  'weight.-',
  'policyWeight.-',
  'deviation.-',
  'band.-',
  'toPolicy.-',
  'outsideBand.-',
  'contribution.1m',
  'profit.1y',
  'return.1m',
  'return.1y',
  'return.itd',
  'benchmarkReturn.1m',
  'benchmarkReturn.3y',
  'excess.1y',
  'trackingError.3y',
  'assumedReturn.1y',
  'allocationEffect.1y',
  'selectionEffect.1y',
  'otherEffect.1y',
];

type Shown = Map<string, string | null>;

/** Every figure of the total, the classes and the mandates on these days, as known at a moment. */
async function shown(known: string | null, days = DAYS, rows = ['accounts']): Promise<Shown> {
  const token = await server.as(ADMIN);
  const all: Shown = new Map();
  for (const asOf of days)
    for (const of of rows) {
      const { data, errors } = await server.ask(
        token,
        `query($columns: [String!]!, $known: String) { figureGrid(assetId: "${ASSET}", asOf: "${asOf}", rows: ${of}, columns: $columns, known: $known) { figures { key value reason } } }`,
        { columns: COLUMNS, known },
      );
      expect(errors).toBeUndefined();
      for (const row of data.figureGrid) for (const { key, value, reason } of row.figures) all.set(key, value ?? reason);
    }
  return all;
}

const differing = (before: Shown, after: Shown) => [...before].filter(([key, value]) => after.get(key) !== value).map(([key]) => key);

/** The present moment; the clock then advances so that later events are clearly after it. */
function momentNow(): string {
  const known = server.app.now().toISOString();
  server.passTime(60);
  return known;
}

async function done(mutation: string, variables: Record<string, unknown>, as = ADMIN): Promise<void> {
  const { errors } = await server.ask(await server.as(as), mutation, variables);
  expect(errors).toBeUndefined();
}

async function valueOf(ref: string, column: string, asOf: string, known: string | null = null): Promise<number> {
  const { data } = await server.ask(
    await server.as(ADMIN),
    `query($columns: [String!]!, $known: String, $ids: [ID!]) { figureGrid(assetId: "${ASSET}", asOf: "${asOf}", entityIds: $ids, columns: $columns, known: $known) { figures { value } } }`,
    { columns: [column], known, ids: [id(ref)] },
  );
  return Number(data.figureGrid[0].figures[0].value);
}

async function move(ref: string, to: string, fromDay: string): Promise<void> {
  const as = 'super@platform.example';
  const { data } = await server.ask(await server.as(as), `query($id: ID!) { platformEntity(id: $id) { entity { version } } }`, {
    id: id(ref),
  });
  const variables = { id: id(ref), version: data.platformEntity.entity.version, parentId: id(to), fromDay, reason: REASON };
  await done(
    `mutation($id: ID!, $version: Int!, $parentId: ID!, $fromDay: String!, $reason: String) { reparentEntity(id: $id, version: $version, parentId: $parentId, fromDay: $fromDay, reason: $reason) { entity { id } } }`,
    variables,
    as,
  );
}

test('structure is on both clocks: a mandate moved to another class from a day on leaves every month before as it was', async () => {
  const before = await shown(null, ['2020-06-30', '2026-07-31']);
  const known = momentNow();
  await move('HFB01', 'FH', '2026-08-01');
  expect(differing(before, await shown(null, ['2020-06-30', '2026-07-31']))).toEqual([]);
  expect(differing(before, await shown(known, ['2020-06-30', '2026-07-31']))).toEqual([]);
  const then = await valueOf('FH', 'marketValue.-', '2026-08-31', known);
  const now = await valueOf('FH', 'marketValue.-', '2026-08-31');
  expect(now - then).toBe(await valueOf('HFB01', 'marketValue.-', '2026-08-31'));
});

test('the month a mandate moves in: what it brought is money in, its class returns what its members did, and classes add up to the total', async () => {
  const opens = '2026-07-31';
  const closes = '2026-08-31';
  const members = ['HFH01', 'HFH02', 'HFB01'];
  let opening = 0;
  let gain = 0;
  for (const ref of members) {
    opening += await valueOf(ref, 'marketValue.-', opens);
    gain += await valueOf(ref, 'profit.1m', closes);
  }
  expect(await valueOf('FH', 'return.1m', closes)).toBeCloseTo(gain / opening, 12);
  expect(await valueOf('FH', 'profit.1m', closes)).toBe(gain);
  const classes = ['DB', 'GA', 'FH', 'FB', 'DE', 'FE', 'AL', 'PE', 'PD', 'RE', 'IN', 'CS'];
  for (const column of ['contribution.1m', 'marketValue.-', 'flow.1m', 'profit.1m']) {
    let sum = 0;
    for (const ref of classes) sum += (await valueOf(ref, column, closes)) || 0;
    const total = await valueOf('TOTAL', column, closes);
    expect(Math.abs(sum - total)).toBeLessThanOrEqual(1e-12 * Math.max(1, Math.abs(total)));
  }
});

test('structure is on both clocks: a policy saved over an earlier one changes nothing that is shown as known before', async () => {
  const before = await shown(null);
  const known = momentNow();
  const { data } = await server.ask(
    await server.as(ADMIN),
    `{ book(assetId: "${ASSET}") { policies { fromDay weights { classId weightPercent bandPercent } } } }`,
  );
  const { weights } = data.book.policies.at(-1) as { weights: { classId: string; weightPercent: string; bandPercent: string }[] }; // the query above
  const shifted = new Map([
    [demoId('HOSHI|class|DB'), -5],
    [demoId('HOSHI|class|DE'), 5],
  ]);
  const rows = weights.map(({ classId, weightPercent, bandPercent }) => ({
    id: classId,
    percent: String(Number(weightPercent) + (shifted.get(classId) ?? 0)),
    band: bandPercent,
  }));
  await done(`mutation($input: PolicyInput!) { savePolicy(assetId: "${ASSET}", input: $input) { fromDay } }`, {
    input: { fromDay: '2024-04-01', rows, reason: REASON },
  });
  expect(differing(before, await shown(known))).toEqual([]);
  expect(differing(before, await shown(null)).length).toBeGreaterThan(20);
});

test('policy is kept once: after a policy is saved the policy benchmark follows it and nothing of it lands in the rest of the attribution', async () => {
  for (const asOf of ['2026-08-31', '2026-09-30']) expect(Math.abs(await valueOf('TOTAL', 'otherEffect.1m', asOf))).toBeLessThan(1e-12);
  const { data } = await server.ask(
    await server.as(ADMIN),
    `{ book(assetId: "${ASSET}") { policies { fromDay weights { classId weightPercent } } entities { ref parts { fromDay weights { componentId weightPercent } } } } }`,
  );
  type Part = { fromDay: string; weights: { componentId: string; weightPercent: string }[] };
  const entities = data.book.entities as { ref: string; parts: Part[] }[]; // the query above
  const parts = entities.find(({ ref }) => ref === 'POLICY')?.parts.at(-1);
  const policy = data.book.policies.at(-1) as { fromDay: string; weights: { classId: string; weightPercent: string }[] }; // the query above
  expect(parts?.fromDay).toBe(policy.fromDay);
  const percents = (of: readonly { weightPercent: string }[]) =>
    of.map(({ weightPercent }) => Number(weightPercent)).toSorted((a, b) => a - b);
  expect(percents(parts?.weights ?? [])).toEqual(percents(policy.weights));
});

test('structure is on both clocks: a back-dated benchmark changes nothing that is shown as known before', async () => {
  const before = await shown(null);
  const known = momentNow();
  await done(
    `mutation($entityId: ID!, $benchmarkId: ID!, $fromDay: String!, $reason: String) { assignBenchmark(entityId: $entityId, benchmarkId: $benchmarkId, fromDay: $fromDay, reason: $reason) }`,
    { entityId: id('HDE01'), benchmarkId: id('WEQ'), fromDay: '2022-04-01', reason: REASON },
  );
  expect(differing(before, await shown(known))).toEqual([]);
  expect(differing(before, await shown(null)).length).toBeGreaterThan(10);
});

test('structure is on both clocks: a changed assumed rate changes nothing that is shown as known before', async () => {
  const before = await shown(null);
  const known = momentNow();
  await done(`mutation($input: AssumedRateInput!) { addAssumedRate(assetId: "${ASSET}", input: $input) { id } }`, {
    input: { fromDay: '2023-04-01', ratePercent: '2.1', reason: REASON },
  });
  expect(differing(before, await shown(known))).toEqual([]);
  expect(differing(before, await shown(null)).length).toBeGreaterThan(1);
});

test('structure is on both clocks: new terms of a mandate change nothing that is shown as known before', async () => {
  const before = await shown(null, ['2026-09-30']);
  const known = momentNow();
  const { data } = await server.ask(
    await server.as(ADMIN),
    `query($id: ID!) { mandate(id: $id) { version ref name nameJp shortName currency classId style openedDate reportingStartDate reportingEndDate performanceInceptionDate performanceClosedDate terminationDate fiscal_year_start rateMethod feeBps } }`,
    { id: id('HDE02') },
  );
  const { version, ...terms } = data.mandate;
  const input = { ...terms, performanceInceptionDate: '2021-04-30', fiscal_year_start: 1, reason: REASON };
  await done(
    `mutation($id: ID!, $version: Int!, $input: MandateInput!) { updateMandate(id: $id, version: $version, input: $input) { id } }`,
    {
      id: id('HDE02'),
      version,
      input,
    },
  );
  expect(differing(before, await shown(known, ['2026-09-30']))).toEqual([]);
  expect(differing(before, await shown(null, ['2026-09-30'])).length).toBeGreaterThan(0);
});

test('structure is on both clocks: back-dated parts of a benchmark move the months from their day on, and nothing that is shown as known before', async () => {
  const june = '2026-06-30';
  const august = '2026-08-31';
  const before = await shown(null);
  const juneBefore = await valueOf('HAL01', 'benchmarkReturn.1m', june);
  const known = momentNow();
  const rows = ['YENON', 'YENB'].map(ref => ({ id: id(ref), percent: '50' }));
  const save = `mutation($id: ID!, $input: BenchmarkPartsInput!) { saveBenchmarkParts(id: $id, input: $input) }`;
  const input = { fromDay: '2026-07-01', rows };
  const { errors } = await server.ask(await server.as(ADMIN), save, { id: id('CASH3'), input });
  expect(errors?.[0]?.extensions?.validation).toEqual({ reason: ['publishedPeriod'] });
  await done(save, { id: id('CASH3'), input: { ...input, reason: REASON } });
  expect(differing(before, await shown(known))).toEqual([]);
  expect(await valueOf('HAL01', 'benchmarkReturn.1m', june)).toBe(juneBefore);
  const bonds = await valueOf('YENB', 'return.1m', august);
  const cash = await valueOf('YENON', 'return.1m', august);
  const moved = (await valueOf('HAL01', 'benchmarkReturn.1m', august)) - (await valueOf('HAL01', 'benchmarkReturn.1m', august, known));
  expect(moved).toBeCloseTo((bonds - cash) / 2, 12);
  expect(moved).not.toBe(0);
  const { data } = await server.ask(
    await server.as(ADMIN),
    `query($ids: [ID!], $since: String!) { changes(assetId: "${ASSET}", asOf: "${august}", since: $since, entityIds: $ids, columns: ["benchmarkReturn.1m"]) { change effects { effect structure { kinds fromDay } } } }`,
    { ids: [id('HAL01')], since: known },
  );
  const [{ change, effects }] = data.changes;
  expect(effects).toEqual([{ effect: change, structure: { kinds: ['parts'], fromDay: '2026-07-01' } }]);
});

test('a published period is changed only with a reason', async () => {
  const refused = async (mutation: string, variables: Record<string, unknown>) => {
    const { errors } = await server.ask(await server.as(ADMIN), mutation, variables);
    expect(errors?.[0]?.extensions?.validation).toEqual({ reason: ['publishedPeriod'] });
  };
  const rows = [{ id: demoId('HOSHI|class|DB'), percent: '100', band: '5' }];
  const input = { fromDay: '2026-09-30', rows };
  await refused(`mutation($input: PolicyInput!) { savePolicy(assetId: "${ASSET}", input: $input) { fromDay } }`, { input });
  await refused(`mutation($input: PolicyInput!) { savePolicy(assetId: "${ASSET}", input: $input) { fromDay } }`, {
    input: { ...input, reason: ' ' },
  });
  await refused(`mutation($e: ID!, $b: ID!) { assignBenchmark(entityId: $e, benchmarkId: $b, fromDay: "2026-09-01") }`, {
    e: id('HDE01'),
    b: id('WEQ'),
  });
  await refused(`mutation($e: ID!, $b: ID!) { unassignBenchmark(entityId: $e, benchmarkId: $b) }`, { e: id('HDE01'), b: id('WEQ') });
  const rate = { fromDay: '2026-09-01', ratePercent: '1' };
  await refused(`mutation($input: AssumedRateInput!) { addAssumedRate(assetId: "${ASSET}", input: $input) { id } }`, { input: rate });
});

test('the published pack lists every figure the changed structure moved, with its causes and their reasons, and they add up', async () => {
  const token = await server.as(ADMIN);
  const { data: listed } = await server.ask(
    token,
    `{ reports(assetId: "${ASSET}", asOf: "2026-09-30", first: 10) { data { id entityId isLatest } } }`,
  );
  type Report = { id: string; entityId: string | null; isLatest: boolean };
  const reports = listed.reports.data as Report[]; // the query above
  const pack = reports.find(one => one.entityId === null && one.isLatest);
  const { data } = await server.ask(
    token,
    `query($id: ID!) { restatement(id: $id) { moved { ref published { key value } now { key value } change effects { effect fact { id } structure { kinds reason person } } } } }`,
    { id: pack?.id },
  );
  type Effect = { effect: string; structure: { kinds: string[]; reason: string | null; person: string | null } | null };
  const moved = data.restatement.moved as { published: { key: string }; change: string | null; effects: Effect[] }[]; // the query above
  const counted = moved.filter(({ change }) => change !== null);
  expect(counted.length).toBeGreaterThan(40);
  for (const { published, change, effects } of counted) {
    const sums = isZero(subtract(sum(['0', ...effects.map(({ effect }) => effect)]), change ?? ''));
    expect({ key: published.key, sums, causes: effects.length > 0 }).toEqual({ key: published.key, sums: true, causes: true });
  }
  const causes = counted.flatMap(({ effects }) => effects.flatMap(({ structure }) => structure ?? []));
  for (const kind of ['place', 'policy', 'benchmark', 'parts', 'terms'])
    expect(causes.some(({ kinds }) => kinds.includes(kind))).toBe(true);
  expect(new Set(causes.map(({ reason }) => reason))).toEqual(new Set([REASON]));
});
