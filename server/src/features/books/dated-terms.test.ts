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
const ADMIN = 'admin@hoshikawa.example';
const MANDATE = entityId('HOSHI', 'HDE02');
const REASON = 'the contract was amended';
const FORM = `version ref name nameJp shortName currency classId style openedDate reportingStartDate reportingEndDate performanceInceptionDate
  performanceClosedDate terminationDate fiscal_year_start rateMethod flowTiming feeBps`;

async function readForm(): Promise<{ version: number; input: Record<string, unknown> }> {
  const { data } = await server.ask(await server.as(ADMIN), `query($id: ID!) { mandate(id: $id) { ${FORM} } }`, { id: MANDATE });
  const { version, ...input } = data.mandate;
  return { version, input };
}

async function save(change: Record<string, unknown>, { as = ADMIN, at }: { as?: string; at?: number } = {}) {
  const { version, input } = await readForm();
  return await server.ask(
    await server.as(as),
    `mutation($id: ID!, $version: Int!, $input: MandateInput!) { updateMandate(id: $id, version: $version, input: $input) { version } }`,
    { id: MANDATE, version: at ?? version, input: { ...input, ...change } },
  );
}

async function valueOf(column: string, asOf: string, known: string | null = null): Promise<string> {
  const { data } = await server.ask(
    await server.as(ADMIN),
    `query($columns: [String!]!, $known: String, $ids: [ID!]) { figureGrid(assetId: "${ASSET}", asOf: "${asOf}", entityIds: $ids, columns: $columns, known: $known) { figures { value } } }`,
    { columns: [column], known, ids: [MANDATE] },
  );
  return data.figureGrid[0].figures[0].value;
}

/** The terms in force as screens read them. */
async function termsOn(asOf: string, known: string | null = null) {
  const { data } = await server.ask(
    await server.as(ADMIN),
    `query($asOf: String!, $known: String) { book(assetId: "${ASSET}", known: $known) { entities { id mandate {
      fiscal_year_start(asOf: $asOf) feeBps(asOf: $asOf) termsFromDay(asOf: $asOf) } } } }`,
    { asOf, known },
  );
  const entities = data.book.entities as { id: string; mandate: Record<string, unknown> | null }[]; // the query above
  return entities.find(({ id }) => id === MANDATE)?.mandate;
}

function momentNow(): string {
  const known = server.app.now().toISOString();
  server.passTime(60);
  return known;
}

test('terms dated in a published period ask for a reason, and a day to come is refused', async () => {
  const published = await save({ fiscal_year_start: 1, termsFromDay: '2026-08-01' });
  expect(published.errors?.[0]?.extensions?.validation).toEqual({ reason: ['publishedPeriod'] });
  const future = await save({ feeBps: 50, termsFromDay: '2027-01-01' });
  expect(future.errors?.[0]?.extensions?.validation).toEqual({ termsFromDay: ['future'] });
});

test('a fiscal year changed from a day on: months before keep theirs, what was known before stays, and the effect is listed exactly', async () => {
  const july = await valueOf('return.fytd', '2026-07-31');
  const september = await valueOf('return.fytd', '2026-09-30');
  const sinceJanuary = await valueOf('return.ytd', '2026-09-30');
  expect(september).not.toBe(sinceJanuary);
  const known = momentNow();
  expect((await save({ fiscal_year_start: 1, termsFromDay: '2026-08-01', reason: REASON })).errors).toBeUndefined();
  expect(await valueOf('return.fytd', '2026-07-31')).toBe(july);
  expect(await valueOf('return.fytd', '2026-09-30')).toBe(sinceJanuary);
  expect(await valueOf('return.fytd', '2026-09-30', known)).toBe(september);
  const { data } = await server.ask(
    await server.as(ADMIN),
    `query($ids: [ID!], $since: String!) { changes(assetId: "${ASSET}", asOf: "2026-09-30", since: $since, entityIds: $ids, columns: ["return.fytd", "return.1y"]) {
      before { key value } change effects { effect structure { kinds reason fromDay } } } }`,
    { ids: [MANDATE], since: known },
  );
  expect(data.changes).toMatchObject([
    { before: { value: september }, effects: [{ structure: { kinds: ['terms'], reason: REASON, fromDay: '2026-08-01' } }] },
  ]);
  const [{ change, effects }] = data.changes;
  expect(isZero(subtract(change, subtract(sinceJanuary, september)))).toBe(true);
  expect(isZero(subtract(sum(effects.map(({ effect }: { effect: string }) => effect)), change))).toBe(true);
});

test('a fee holds from its day on, and what is said from an earlier day on replaces it', async () => {
  const before = await termsOn('2026-06-30');
  const known = momentNow();
  expect((await save({ feeBps: 41.5, termsFromDay: '2026-10-01' })).errors).toBeUndefined();
  expect(await termsOn('2026-09-30')).toEqual({ ...before, fiscal_year_start: 1, termsFromDay: '2026-08-01' });
  expect(await termsOn('2026-10-31')).toEqual({ fiscal_year_start: 1, feeBps: '41.5000', termsFromDay: '2026-10-01' });
  expect(await termsOn('2026-10-31', known)).toEqual({ ...before, fiscal_year_start: 1, termsFromDay: '2026-08-01' });
  expect((await readForm()).input).toMatchObject({ feeBps: 41.5, fiscal_year_start: 1 });
  expect((await save({ feeBps: 40, termsFromDay: '2026-09-01', reason: REASON })).errors).toBeUndefined();
  expect(await termsOn('2026-10-31')).toEqual({ fiscal_year_start: 1, feeBps: '40.0000', termsFromDay: '2026-09-01' });
  expect(await termsOn('2026-06-30')).toEqual(before);
  const { openedDate } = (await readForm()).input;
  expect((await save({ termsFromDay: openedDate, reason: REASON })).errors).toBeUndefined();
  expect(await termsOn('2019-06-30')).toEqual({ fiscal_year_start: 1, feeBps: '40.0000', termsFromDay: null });
});

test('the same terms saved again are no change; of two who save at once one does; a reader and a stranger change nothing', async () => {
  const versions = () => server.sql(`select id from structure_version where source in ('mandate', 'mandate_term')`);
  const held = (await versions()).length;
  expect((await save({ shortName: 'Renamed' })).errors).toBeUndefined();
  expect((await versions()).length).toBe(held);
  const { version } = await readForm();
  const replies = await Promise.all([save({ feeBps: 1 }, { at: version }), save({ feeBps: 2 }, { at: version })]);
  expect(replies.map(({ errors }) => errors?.[0]?.message ?? 'saved').toSorted()).toEqual(['Conflict.', 'saved']);
  expect((await save({ feeBps: 3 }, { as: 'view@hoshikawa.example' })).errors?.[0]?.message).toBe('This action is unauthorized.');
  expect((await save({ feeBps: 3 }, { as: 'admin@shirasagi.example' })).errors?.[0]?.message).toBe('Not found.');
});
