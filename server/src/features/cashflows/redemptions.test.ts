import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { entityId } from '#features/demo/institution/structure';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const OWNER = 'admin@hoshikawa.example';
const READER = 'view@hoshikawa.example';
const MARLOWE = 'ops@marlowe.example';
const TSUBAKI = 'ops@tsubaki.example';
const STRANGER = 'admin@shirasagi.example';
const assetId = demoId('HMAIN');
const propertyId = entityId('HOSHI', 'HRE01');
const LADDER = `query($assetId: ID, $mandateId: ID) { liquidityLadder(assetId: $assetId, mandateId: $mandateId) {
  steps { id until } rows { source currency cells { amount } total { amount } } } }`;
const ITEMS = `query($mandateId: ID, $step: String!) { liquidityItems(mandateId: $mandateId, source: "redemptions", step: $step, currency: "JPY") {
  day kind ref amount isConfirmed redemption { value valuedOn cash dealingDay fromDay noticeDays frequency payDays lockUpUntil gatePercent } } }`;
const TERMS = `query($assetId: ID, $mandateId: ID) { redemptionTerms(assetId: $assetId, mandateId: $mandateId) { ref fromDay noticeDays frequency payDays lockUpUntil gatePercent version mayWrite } }`;
const SAVE = `mutation($input: RedemptionTermsInput!) { saveRedemptionTerms(input: $input) { ref fromDay noticeDays version } }`;

type Answered = { errors: { message: string; extensions?: { validation?: Record<string, string[]> } }[] | undefined };
const refusal = ({ errors }: Answered) => errors?.[0]?.extensions?.validation ?? errors?.[0]?.message ?? null;
const ask = async (email: string, document: string, variables: object) =>
  await server.ask(await server.as(email), document, { ...variables });
const itemsOf = async (mandateId: string) => {
  const { steps } = (await ask(OWNER, LADDER, { mandateId })).data.liquidityLadder;
  const found = [];
  for (const { id } of steps) found.push(...(await ask(OWNER, ITEMS, { mandateId, step: id })).data.liquidityItems);
  return found;
};
const lastValue = async (mandateId: string) => {
  const [found] = await server.sql(
    `select value::text as value, as_of as day from observation where entity_id = $1 and measure = 'marketValue' and superseded_at is null and as_of <= '2026-11-10'
     order by as_of desc limit 1`,
    [mandateId],
  );
  return found;
};
const input = (change: object = {}) => ({
  mandateId: propertyId,
  fromDay: '2026-11-01',
  noticeDays: 0,
  frequency: 'monthly',
  payDays: 10,
  ...change,
});

test('a fund that can be redeemed stands on the rungs its notice, dealing days and gate allow, and adds up to its value', async () => {
  const value = await lastValue(propertyId);
  const items = await itemsOf(propertyId);
  // 90 days of notice from 10 November end on 8 February: dealing days are the half-year ends, a fifth on each, paid 20 days later.
  expect(items.map(({ day }) => day)).toEqual(['2027-07-20', '2028-01-20', '2028-07-20', '2029-01-20', '2029-07-20']);
  for (const item of items)
    expect(item).toMatchObject({
      kind: 'redemption',
      ref: 'HRE01',
      isConfirmed: false,
      redemption: {
        value: value?.['value'],
        valuedOn: value?.['day'],
        fromDay: '2026-04-01',
        noticeDays: 90,
        frequency: 'halfYearly',
        gatePercent: '20',
      },
    });
  const [first] = items;
  const total = items.reduce((sum, { amount }) => sum + Number(amount), 0);
  expect(total).toBe(Math.round(Number(value?.['value']) - Number(first.redemption.cash)));
  expect(first.redemption.dealingDay).toBe('2027-06-30');
});

test('the ladder of the whole asset has one row of redemptions whose rungs are the sum of its funds', async () => {
  const { rows } = (await ask(OWNER, LADDER, { assetId })).data.liquidityLadder;
  const row = rows.find(({ source, currency }: Record<string, string>) => source === 'redemptions' && currency === 'JPY');
  const funds = await Promise.all(['HAL01', 'HRE01', 'HGA01'].map(ref => itemsOf(entityId('HOSHI', ref))));
  expect(funds.every(items => items.length > 0)).toBe(true);
  expect(Number(row.total.amount)).toBe(funds.flat().reduce((sum, { amount }) => sum + Number(amount), 0));
});

test('new terms hold from their day on and are kept with those before; a lock-up moves everything behind it', async () => {
  const saved = await ask(OWNER, SAVE, { input: input() });
  expect(saved.errors).toBeUndefined();
  expect(saved.data.saveRedemptionTerms).toHaveLength(3);
  expect((await itemsOf(propertyId)).map(({ day }) => day)).toEqual(['2026-12-10']);
  expect(refusal(await ask(OWNER, SAVE, { input: input({ noticeDays: 5 }) }))).toBe('Conflict.');
  const locked = input({ lockUpUntil: '2028-03-01', version: 1 });
  expect((await ask(OWNER, SAVE, { input: locked })).errors).toBeUndefined();
  expect(refusal(await ask(OWNER, SAVE, { input: locked }))).toBe('Conflict.');
  expect((await itemsOf(propertyId)).map(({ day }) => day)).toEqual(['2028-04-10']);
  const later = input({ fromDay: '2027-01-01', lockUpUntil: null });
  await ask(OWNER, SAVE, { input: later });
  expect((await itemsOf(propertyId)).map(({ day }) => day)).toEqual(['2028-04-10']); // not in force yet
  const [entry] = await server.sql(`select count(*)::int as entries from audit where action = 'cash.redemptionTerms' and subject_id = $1`, [
    propertyId,
  ]);
  expect(entry?.['entries']).toBeGreaterThanOrEqual(3);
});

test('readers look and do not write, the manager of the mandate writes, others find nothing; nonsense is refused on its field', async () => {
  const seen = (await ask(READER, TERMS, { mandateId: propertyId })).data.redemptionTerms;
  expect(seen.map(({ mayWrite }: { mayWrite: boolean }) => mayWrite)).toEqual(seen.map(() => false));
  expect(refusal(await ask(READER, SAVE, { input: input({ fromDay: '2026-11-02' }) }))).toBe('This action is unauthorized.');
  await server.sql(
    `update organisation set modules = array_append(array_remove(modules, 'cashManagement'), 'cashManagement') where ref in ('SHIRA', 'TSUBA')`,
  );
  expect((await ask(TSUBAKI, SAVE, { input: input({ fromDay: '2026-11-02' }) })).errors).toBeUndefined();
  for (const email of [STRANGER, MARLOWE]) {
    expect(refusal(await ask(email, TERMS, { mandateId: propertyId }))).toBe('Not found.');
    expect(refusal(await ask(email, SAVE, { input: input({ fromDay: '2026-11-03' }) }))).toBe('Not found.');
  }
  expect(
    refusal(await ask(OWNER, SAVE, { input: input({ noticeDays: -1, frequency: 'never', gatePercent: '0', fromDay: 'soon' }) })),
  ).toEqual({
    noticeDays: ['negative'],
    frequency: ['invalid'],
    gatePercent: ['positive'],
    fromDay: ['dateFormat'],
  });
});
