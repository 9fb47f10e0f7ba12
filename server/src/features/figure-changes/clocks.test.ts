import { readFigureKey } from '@hakaru/contract/figures';
import { readsSame } from '@hakaru/contract/reports';
import { isZero, subtract, sum } from '@hakaru/engine/money/decimal';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { entityId } from '#features/demo/institution/structure';
import { raiseBook, recordCashflows, recordFacts } from '#features/facts/public';
import { inScope } from '#platform/db';
import { openTestServer, type TestServer } from '#testing/test-server';
import { forgetBook } from '#features/books/book-cache';

/** Random sequences of facts, corrections, structural moves and passing time, through the same requests a user makes. */
const ASSET = demoId('HMAIN');
const OWNER = demoId('HOSHI');
const ADMIN = 'admin@hoshikawa.example';
const SUPER = 'super@platform.example';
const PACK_DAY = '2026-09-30';
const DAYS = ['2026-07-31', PACK_DAY];
const COLUMNS = [
  'marketValue.-',
  'weight.-',
  'policyWeight.-',
  'toBand.-',
  'flow.1m',
  'profit.1y',
  'contribution.1m',
  'return.1m',
  'return.1y',
  'return.itd',
  'return.fytd',
  'benchmarkReturn.1y',
  'excess.1y',
  'volatility.3y',
  'assumedReturn.1y',
  'allocationEffect.1y',
  'otherEffect.1y',
  'pme.itd',
  'pmeReturn.itd',
];
const MANDATES = ['HDB01', 'HDE01', 'HFB01', 'HFE02'];
const CLASSES = ['DB', 'DE', 'FB', 'FH', 'FE'];
const INDICES = ['JPEQ', 'YENB', 'WEQ', 'CASH3'];

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const id = (ref: string) => entityId('HOSHI', ref);

async function ask(query: string, variables: Record<string, unknown> = {}, as = ADMIN) {
  const { data, errors } = await server.ask(await server.as(as), query, variables);
  expect(errors).toBeUndefined();
  return data;
}

/**
 * A fact or correction, a moved mandate, a policy, a benchmark, a rate, terms or a fund notice, each dated; some fall into long published
 * months.
 */
const step = fc.oneof(
  fc.record({
    kind: fc.constant('fact' as const),
    ref: fc.constantFrom(...MANDATES),
    asOf: fc.constantFrom('2026-06-30', '2026-07-31', '2026-08-31', PACK_DAY),
    value: fc.integer({ min: 1_000_000_000, max: 30_000_000_000 }),
  }),
  fc.record({
    kind: fc.constant('move' as const),
    ref: fc.constantFrom(...MANDATES),
    to: fc.constantFrom(...CLASSES),
    fromDay: fc.constantFrom('2025-04-01', '2026-06-15', '2026-08-01', '2026-10-01'),
  }),
  fc.record({
    kind: fc.constant('policy' as const),
    fromDay: fc.constantFrom('2024-04-01', '2026-04-01'),
    share: fc.integer({ min: 1, max: 60 }),
  }),
  fc.record({
    kind: fc.constant('benchmark' as const),
    ref: fc.constantFrom(...MANDATES, 'DE'),
    to: fc.constantFrom(...INDICES),
    fromDay: fc.constantFrom('2023-04-01', '2026-03-01'),
  }),
  fc.record({
    kind: fc.constant('rate' as const),
    fromDay: fc.constantFrom('2022-04-01', '2025-10-01', '2026-05-01'),
    rate: fc.integer({ min: 1, max: 9 }),
  }),
  fc.record({
    kind: fc.constant('terms' as const),
    ref: fc.constantFrom(...MANDATES),
    termsFromDay: fc.constantFrom('2024-01-01', '2026-06-15', '2026-08-01'),
    fiscal_year_start: fc.constantFrom(1, 4, 10),
  }),
  fc.record({
    kind: fc.constant('notice' as const),
    ref: fc.constantFrom('HPEF1', 'HPEF2'),
    asOf: fc.constantFrom('2025-03-10', '2026-05-15', '2026-09-01'),
    side: fc.constantFrom('call' as const, 'distribution' as const),
    value: fc.integer({ min: 1_000_000, max: 900_000_000 }),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const reason = 'a random change';

async function doStep(one: Step): Promise<void> {
  if (one.kind === 'fact') return await correct(one);
  if (one.kind === 'move') return await move(one);
  if (one.kind === 'terms') return await changeTerms(one);
  if (one.kind === 'notice') return await notify(one);
  if (one.kind === 'policy') {
    const rows = [['DB', 60 - one.share], ['FE', 40], ['DE', one.share]].map(([ref, percent]) => ({ id: demoId(`HOSHI|class|${ref}`), percent: String(percent), band: '3' })); // oxfmt-ignore
    const input = { fromDay: one.fromDay, rows, reason };
    await ask(`mutation($input: PolicyInput!) { savePolicy(assetId: "${ASSET}", input: $input) { fromDay } }`, { input });
  } else if (one.kind === 'benchmark') {
    const link = { e: id(one.ref), b: id(one.to), day: one.fromDay, reason };
    await ask(
      `mutation($e: ID!, $b: ID!, $day: String!, $reason: String) { assignBenchmark(entityId: $e, benchmarkId: $b, fromDay: $day, reason: $reason) }`,
      link,
    );
  } else {
    const input = { fromDay: one.fromDay, ratePercent: String(one.rate), reason };
    // A day has one rate: the second is refused and changes nothing.
    await server.ask(
      await server.as(ADMIN),
      `mutation($input: AssumedRateInput!) { addAssumedRate(assetId: "${ASSET}", input: $input) { id } }`,
      { input },
    );
  }
}

async function correct({ ref, asOf, value }: { ref: string; asOf: string; value: number }): Promise<void> {
  const observation = {
    entityId: id(ref),
    measure: 'marketValue' as const,
    asOf,
    value: String(value),
    recordedAt: server.app.now().toISOString(),
  };
  const source = { kind: 'person' as const, labelEn: 'A correction', labelJp: '訂正' };
  await inScope(server.app.database.db, { organisation: OWNER }, db =>
    recordFacts(db, { organisationId: OWNER, assetId: ASSET, source, observations: [observation] }),
  );
}

type Noticed = { ref: string; asOf: string; side: 'call' | 'distribution'; value: number };

/** Records a fund notice; the same one again is a correction. */
async function notify({ ref, asOf, side, value }: Noticed): Promise<void> {
  const amount = String(value);
  const type = side === 'call' ? ('investment' as const) : ('returnOfCapital' as const);
  const source = { kind: 'person' as const, labelEn: 'A notice', labelJp: '通知' };
  const row = {
    entityId: id(ref),
    asOf,
    notice: `${side} ${asOf}`,
    side,
    type,
    amount,
    amountBase: amount,
    currency: 'JPY',
    recordedAt: server.app.now().toISOString(),
  };
  await inScope(server.app.database.db, { organisation: OWNER }, async db => {
    await recordCashflows(db, { organisationId: OWNER, source, rows: [row] });
    await raiseBook(db, OWNER, ASSET);
  });
}

/** A move before the newest link is refused and changes nothing. */
async function move({ ref, to, fromDay }: { ref: string; to: string; fromDay: string }): Promise<void> {
  const { platformEntity } = await ask(`query($id: ID!) { platformEntity(id: $id) { entity { version } } }`, { id: id(ref) }, SUPER);
  const mutation = `mutation($id: ID!, $version: Int!, $parentId: ID!, $fromDay: String!, $reason: String) {
    reparentEntity(id: $id, version: $version, parentId: $parentId, fromDay: $fromDay, reason: $reason) { entity { id } } }`;
  const { errors } = await server.ask(await server.as(SUPER), mutation, {
    id: id(ref),
    version: platformEntity.entity.version,
    parentId: id(to),
    fromDay,
    reason,
  });
  if (errors) expect(errors[0]?.extensions?.validation).toEqual({ fromDay: ['beforeCurrentParent'] });
}

type Terms = { ref: string; termsFromDay: string; fiscal_year_start: number };

async function changeTerms({ ref, termsFromDay, fiscal_year_start }: Terms): Promise<void> {
  const { mandate } = await ask(
    `query($id: ID!) { mandate(id: $id) { version ref name nameJp classId style openedDate reportingStartDate performanceInceptionDate feeBps } }`,
    { id: id(ref) },
  );
  const { version, ...held } = mandate;
  await ask(
    `mutation($id: ID!, $version: Int!, $input: MandateInput!) { updateMandate(id: $id, version: $version, input: $input) { id } }`,
    { id: id(ref), version, input: { ...held, termsFromDay, fiscal_year_start, reason } },
  );
}

/** With the reason when there is no value. */
type Shown = [key: string, value: string | null, why: string | null, quality: unknown][];

async function shownAt(known: string | null): Promise<Shown> {
  const shown: Shown = [];
  for (const asOf of DAYS) {
    const query = `query($columns: [String!]!, $known: String) { figureGrid(assetId: "${ASSET}", asOf: "${asOf}", rows: accounts, columns: $columns, known: $known) {
      figures { key value reason quality { have of } } } }`;
    const { figureGrid } = await ask(query, { columns: COLUMNS, known });
    for (const { figures } of figureGrid)
      for (const { key, value, reason: why, quality } of figures) shown.push([key, value, why, quality]);
  }
  return shown;
}

/**
 * The effects since the moment must add up to the change without a residual; appeared and disappeared figures must have a cause, and no
 * figure may be left out. A gap whose reason has changed has not moved.
 */
async function expectExplained(since: string, before: Shown): Promise<void> {
  const now = new Map((await shownAt(null)).map(([key, value]) => [key, value]));
  for (const asOf of DAYS) {
    const { changes } = await ask(
      `query($columns: [String!]!) { changes(assetId: "${ASSET}", asOf: "${asOf}", since: "${since}", rows: accounts, columns: $columns) { before { key value } change effects { effect } } }`,
      { columns: COLUMNS },
    );
    type Change = { before: { key: string }; change: string | null; effects: { effect: string | null }[] };
    const listed = new Map((changes as Change[]).map(one => [one.before.key, one])); // the query above
    for (const [key, value] of before.filter(([of]) => of.includes(asOf))) {
      expect({ key, isListed: listed.has(key) }).toEqual({ key, isListed: now.get(key) !== value });
      const { change = null, effects = [] } = listed.get(key) ?? {};
      if (change !== null)
        expect({ key, rest: isZero(subtract(sum(['0', ...effects.map(({ effect }) => effect ?? '')]), change)) }).toEqual({
          key,
          rest: true,
        });
      else if (listed.has(key)) expect({ key, hasCause: effects.length > 0 }).toEqual({ key, hasCause: true });
    }
  }
}

/** Every figure of a published pack that has changed must be listed, and every listed change must have a cause. */
async function expectRestated(): Promise<void> {
  const { reports } = await ask(`{ reports(assetId: "${ASSET}", asOf: "${PACK_DAY}", first: 10) { data { id entityId isLatest } } }`);
  type Report = { id: string; entityId: string | null; isLatest: boolean };
  const listed = reports.data as Report[]; // the query above
  const pack = listed.find(one => one.entityId === null && one.isLatest);
  const { report, restatement } = await ask(
    `query($id: ID!) { report(id: $id) { columns lines { entityId figures { key value } } }
      restatement(id: $id) { moved { published { key } change effects { effect } } } }`,
    { id: pack?.id },
  );
  const lines = report.lines as { entityId: string; figures: { key: string; value: string | null }[] }[]; // the query above
  const { figureGrid } = await ask(
    `query($columns: [String!]!, $ids: [ID!]) { figureGrid(assetId: "${ASSET}", asOf: "${PACK_DAY}", entityIds: $ids, columns: $columns) { figures { key value } } }`,
    { columns: report.columns, ids: lines.map(line => line.entityId) },
  );
  const rows = figureGrid as typeof lines; // the query above
  const now = new Map(rows.flatMap(row => row.figures.map(({ key, value }) => [key, value] as const)));
  type Moved = { published: { key: string }; change: string | null; effects: unknown[] };
  const restated = restatement.moved as Moved[]; // the query above
  const moved = new Map(restated.map(one => [one.published.key, one]));
  for (const { key, value } of lines.flatMap(({ figures }) => figures)) {
    const measure = readFigureKey(key)?.measure;
    if (!measure || readsSame(measure, value, now.get(key) ?? null)) continue;
    const line = moved.get(key);
    expect({ key, isListed: line !== undefined, hasCause: line?.change === null || (line?.effects.length ?? 0) > 0 }).toEqual({
      key,
      isListed: true,
      hasCause: true,
    });
  }
}

test('what was shown as known at a time is shown so for ever; what moved since is listed, explained to the last digit and restated', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 7 }), async steps => {
      const moments: { known: string; shown: Shown }[] = [];
      for (const [at, one] of steps.entries()) {
        if (at % 2 === 0) {
          const known = server.app.now().toISOString();
          server.passTime(60);
          moments.push({ known, shown: await shownAt(null) });
        }
        server.passTime(60);
        await doStep(one);
      }
      for (const { known, shown } of moments) {
        expect(await shownAt(known)).toEqual(shown);
        await expectExplained(known, shown);
      }
      forgetBook(server.app, ASSET); // forces reading from the database instead of the cache
      for (const { known, shown } of moments) expect(await shownAt(known)).toEqual(shown);
      await expectRestated();
    }),
    process.env['COUNTS'] === 'full' ? { numRuns: 12 } : { numRuns: 2, seed: 13 },
  );
}, 5_400_000); // hundreds of books are read, with COUNTS=full thousands
