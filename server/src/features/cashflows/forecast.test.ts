import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
let mandates: Record<string, string>;
beforeAll(async () => {
  server = await openTestServer();
  const rows = await server.sql(`select e.ref, e.id from entity e where e.type = 'mandate'`);
  mandates = Object.fromEntries(rows.map(({ ref, id }) => [ref, id]));
});
afterAll(() => server.close());

const OWNER = 'admin@hoshikawa.example';
const ASK = `query($mandateId: ID, $currency: String!, $horizon: String!, $sources: [String!], $callShockPercent: Int) {
  cashForecast(mandateId: $mandateId, currency: $currency, horizon: $horizon, sources: $sources, callShockPercent: $callShockPercent) {
    today opening minimum lowest { day balance isBelow } items { day source isConfirmed cash } points { day balance isBelow } } }`;
const MINIMUM = `mutation($mandateId: ID!, $currency: String!, $amount: String) { setCashMinimum(mandateId: $mandateId, currency: $currency, amount: $amount) }`;
type Item = { day: string; source: string; isConfirmed: boolean; cash: string };
type Answered = { errors: { message: string; extensions?: { validation?: Record<string, string[]> } }[] | undefined };
const refusal = ({ errors }: Answered) => errors?.[0]?.extensions?.validation ?? errors?.[0]?.message ?? null;
const doAs = async (email: string, document: string, variables: object) =>
  await server.ask(await server.as(email), document, { ...variables });
const forecast = async (variables: object) => {
  const { data, errors } = await doAs(OWNER, ASK, { currency: 'JPY', horizon: 'days', ...variables });
  expect(errors).toBeUndefined();
  return data.cashForecast;
};
const total = (items: Item[], source: string) =>
  items.filter(item => item.source === source).reduce((sum, { cash }) => sum + Number(cash), 0);

test('the path starts from the balance of today and adds what is known, day by day; a source that is switched off is left out', async () => {
  const mandateId = mandates['HCS01'];
  const all = await forecast({ mandateId });
  expect(all.points).toHaveLength(61);
  expect(all.points[0]).toMatchObject({ day: all.today, balance: all.opening });
  const moved = all.items.reduce((sum: number, { cash }: Item) => sum + Number(cash), Number(all.opening));
  expect(Number(all.points.at(-1).balance)).toBe(moved);
  expect(total(all.items, 'benefits')).toBe(-1_900_000_000);
  const without = await forecast({ mandateId, sources: ['other'] });
  expect(total(without.items, 'benefits')).toBe(0);
});

test('a cancelled instruction leaves the forecast at once', async () => {
  const mandateId = mandates['HCS01'];
  const before = await forecast({ mandateId });
  const [draft] = await server.sql(
    `select id, version from instruction where entity_id = $1 and status = 'preliminary' and type = 'cashTransfer'`,
    [mandateId],
  );
  await doAs(OWNER, `mutation($id: ID!, $version: Int!) { deleteInstruction(id: $id, version: $version) { id } }`, draft ?? {});
  const after = await forecast({ mandateId });
  expect(Number(before.points.at(-1).balance) - Number(after.points.at(-1).balance)).toBe(600_000_000);
  expect(after.points.find(({ isBelow }: { isBelow: boolean }) => isBelow)?.day).toBe('2026-11-20');
});

test('coupons and maturities of the bonds a mandate holds come with their terms, those of a bond’s own file first [3E.023]', async () => {
  const [held] = await server.sql(
    `select h.organisation_id, h.entity_id, h.security_id, h.units::text as units, h.currency, h.source_id from holding h
     join security_version v on (v.organisation_id, v.security_id) = (h.organisation_id, h.security_id) and v.superseded_at is null
     join entity e on e.id = h.entity_id and e.ref = 'HDB01'
     where h.superseded_at is null and v.maturity_date > '2030-01-01' and v.coupon_percent > 0 and h.currency = 'JPY' and h.units > 0
       and h.as_of = (select max(as_of) from holding x where x.entity_id = h.entity_id and x.superseded_at is null)
     limit 1`,
  );
  const asked = { mandateId: held?.['entity_id'], horizon: 'quarters', sources: ['bonds'] };
  const before = await forecast(asked);
  await server.sql(`update fixed_income set superseded_at = now() where security_id = $1 and superseded_at is null`, [
    held?.['security_id'],
  ]);
  await server.sql(
    `insert into fixed_income (organisation_id, security_id, as_of, duration, maturity_date, source_id) values ($1, $2, '2026-10-31', 1, '2027-05-20', $3)`,
    [held?.['organisation_id'], held?.['security_id'], held?.['source_id']],
  );
  const after = await forecast(asked);
  expect(after.items.every(({ isConfirmed }: Item) => isConfirmed)).toBe(true);
  expect(total(after.items, 'bonds') - total(before.items, 'bonds')).toBeGreaterThan(0.9 * Number(held?.['units']));
});

test('over quarters private funds go on as expected, and a shock calls more', async () => {
  const mandateId = mandates['HPE01'];
  const asked = { mandateId, currency: 'USD', horizon: 'quarters', sources: ['expectedCalls'] };
  const calm = await forecast(asked);
  const shocked = await forecast({ ...asked, callShockPercent: 50 });
  expect(calm.points).toHaveLength(13);
  expect(total(calm.items, 'expectedCalls')).toBeLessThan(0);
  const first = (items: Item[]) => Number(items.find(({ isConfirmed }) => !isConfirmed)?.cash);
  expect(first(shocked.items)).toBeLessThan(first(calm.items));
});

test('over all accounts the total lasts, and the one that falls below its minimum on 20 November is named', async () => {
  const query = `query($assetId: ID) { cashForecast(assetId: $assetId, currency: "JPY", horizon: "days") { lowest { isBelow } below { ref day balance minimum } } }`;
  const { data } = await doAs(OWNER, query, { assetId: demoId('HMAIN') });
  const [first] = data.cashForecast.below;
  expect(first).toMatchObject({ ref: 'HCS01', day: '2026-11-20' });
  expect(Number(first.balance)).toBeLessThan(Number(first.minimum));
});

test('a minimum is set by whoever writes instructions, and by nobody else', async () => {
  const mandateId = mandates['HDE01'];
  const set = (email: string, amount: string | null) => doAs(email, MINIMUM, { mandateId, currency: 'JPY', amount });
  expect((await set(OWNER, '500')).data.setCashMinimum).toBe('500');
  expect((await forecast({ mandateId })).minimum).toBe('500');
  expect(refusal(await set('view@hoshikawa.example', '1'))).toBe('This action is unauthorized.');
  await server.sql(`update organisation set modules = array_append(array_remove(modules, 'cashManagement'), 'cashManagement')`);
  expect(refusal(await set('admin@shirasagi.example', '1'))).toBe('Not found.');
  expect(refusal(await set('admin@kaede.example', '1'))).toBe('This action is unauthorized.');
  expect(refusal(await doAs('admin@shirasagi.example', ASK, { mandateId, currency: 'JPY', horizon: 'days' }))).toBe('Not found.');
  expect(refusal(await doAs(OWNER, ASK, { mandateId, currency: 'JPY', horizon: 'years' }))).toContain(
    'does not exist in "ForecastHorizon" enum',
  );
  expect((await set(OWNER, null)).data.setCashMinimum).toBeNull();
  expect((await forecast({ mandateId })).minimum).toBeNull();
});
