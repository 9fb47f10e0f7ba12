import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { entityId, fundRef } from '#features/demo/institution/structure';
import { openTestServer, type TestServer } from '#testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const OWNER = 'admin@hoshikawa.example';
const FORECAST = `query($mandateId: ID, $currency: String!, $sources: [String!], $callShockPercent: Int) {
  cashForecast(mandateId: $mandateId, currency: $currency, horizon: "quarters", sources: $sources, callShockPercent: $callShockPercent) {
    today items { day source isConfirmed cash } funds { fundId ref calls distributions assumedFrom } } }`;
const ITEMS = `query($mandateId: ID, $source: String!, $step: String!, $currency: String) {
  liquidityItems(mandateId: $mandateId, source: $source, step: $step, currency: $currency) { day kind ref amount isConfirmed pacing { fromDay year callRate distributionRate call growthPercent } } }`;
const CREATE = `mutation($input: InstructionInput!) { createInstruction(input: $input) { id } }`;
const INFRA = entityId('HOSHI', 'HIN01');

type Item = { day: string; source: string; cash: string };
const ask = async (document: string, variables: object) => {
  const { data, errors } = await server.ask(await server.as(OWNER), document, { ...variables });
  expect(errors).toBeUndefined();
  return data;
};
const forecast = async (variables: object = {}) => (await ask(FORECAST, { mandateId: INFRA, currency: 'USD', ...variables })).cashForecast;
const total = (items: Item[], ...sources: string[]) =>
  Math.round(items.filter(({ source }) => sources.includes(source)).reduce((sum, { cash }) => sum + Number(cash), 0) * 100) / 100;

test('a call that is on the account takes the place of what the model expected: all calls together stay the same', async () => {
  const mandateId = entityId('HOSHI', 'HPE01');
  const before = await forecast({ mandateId });
  expect(total(before.items, 'expectedCalls')).toBeLessThan(-40_000);
  const amount = '40000.00';
  await ask(CREATE, {
    input: {
      entityId: mandateId,
      category: 'Private Asset',
      type: 'contribution',
      tradeDate: '2026-11-10',
      settlementDate: '2027-12-01',
      amount,
      currency: 'USD',
    },
  });
  const after = await forecast({ mandateId });
  expect(total(after.items, 'calls')).toBe(total(before.items, 'calls') - 40_000);
  expect(total(after.items, 'calls', 'expectedCalls')).toBe(total(before.items, 'calls', 'expectedCalls'));
  expect(total(after.items, 'distributions', 'expectedDistributions')).toBe(total(before.items, 'distributions', 'expectedDistributions'));
});

test('a draft of more than the model expects leaves nothing to expect beside it', async () => {
  const { items, funds } = await forecast();
  expect(funds).toMatchObject([{ ref: fundRef('Digital Infra I'), assumedFrom: '2023-06-30', calls: expect.stringMatching(/^0(\.0+)?$/) }]);
  expect(total(items, 'calls')).toBe(-3_000_000);
});

test('expected calls and distributions are switched by themselves, and a shock calls more, never more than is unfunded', async () => {
  const { items } = await forecast({ sources: ['expectedDistributions'] });
  expect(new Set(items.map(({ source }: Item) => source))).toEqual(new Set(['expectedDistributions']));
  const mandateId = entityId('HOSHI', 'HPE01');
  const calm = await forecast({ mandateId, sources: ['expectedCalls'] });
  const shocked = await forecast({ mandateId, sources: ['expectedCalls'], callShockPercent: 200 });
  expect(Number(shocked.items[0].cash)).toBeLessThan(Number(calm.items[0].cash));
  const [open] = await server.sql(
    `select sum(c.amount - f.called)::float as unfunded from entity_link l join entity e on e.id = l.child_id and e.currency = 'USD'
     join commitment c on c.entity_id = e.id and c.superseded_at is null
     cross join lateral (select coalesce(sum(case when side = 'call' and type not in ('placementFee', 'admissionInterest') then amount
       when type = 'recallable' then -amount else 0 end), 0) as called from cashflow where entity_id = e.id and superseded_at is null and as_of <= '2026-11-10') f
     where l.parent_id = $1 and c.amount > f.called`,
    [mandateId],
  );
  expect(-total(shocked.items, 'expectedCalls')).toBeLessThanOrEqual(Number(open?.['unfunded']) + 0.01);
});

test('each expected amount on the ladder names the year and the assumptions it is a quarter of', async () => {
  const { liquidityItems } = await ask(ITEMS, { mandateId: INFRA, source: 'expectedDistributions', step: 'year', currency: 'USD' });
  expect(liquidityItems.length).toBeGreaterThan(0);
  for (const { kind, isConfirmed, pacing } of liquidityItems) {
    expect([kind, isConfirmed]).toEqual(['fund', false]);
    expect(pacing).toMatchObject({ fromDay: '2023-06-30', year: 4 });
    expect(pacing.distributionRate).toBeCloseTo((4 / 14) ** 2.5, 12);
  }
});

test('a fund without assumptions goes on at its own pace, and says so', async () => {
  await server.sql(`delete from fund_pacing where organisation_id = $1 and entity_id = $2`, [
    demoId('HOSHI'),
    entityId('HOSHI', fundRef('Digital Infra I')),
  ]);
  const { funds, items } = await forecast();
  expect(funds).toMatchObject([{ ref: fundRef('Digital Infra I'), assumedFrom: null }]);
  expect(total(items, 'expectedDistributions')).toBeGreaterThan(0);
});

test('a trust bank sees the account, not what is expected of its funds', async () => {
  const [grant] = await server.sql(
    `select e.id from entity e join entity_link l on l.parent_id = e.id join commitment c on c.entity_id = l.child_id where e.ref = 'HPE01' limit 1`,
  );
  const { data, errors } = await server.ask(await server.as('desk@komorebi.example'), FORECAST, {
    mandateId: grant?.['id'],
    currency: 'USD',
  });
  expect(errors).toBeUndefined();
  expect(data.cashForecast.funds).toEqual([]);
  expect((await forecast({ mandateId: grant?.['id'] })).funds.length).toBeGreaterThan(0);
});

test('a fund that moved to another mandate is expected there only, and listed below it', async () => {
  const from = entityId('HOSHI', 'HPE01');
  const to = entityId('HOSHI', 'HIN01');
  const expected = async (mandateId: string) =>
    (await forecast({ mandateId })).funds.map(({ ref }: { ref: string }) => ref) as string[]; /* codes are texts */
  const before = await expected(from);
  const there = await expected(to);
  const [moved = ''] = before;
  const key = `organisation_id = $1 and child_id = (select id from entity where organisation_id = $1 and ref = $2)`;
  await server.sql(`update entity_link set to_day = '2026-09-30' where ${key}`, [demoId('HOSHI'), moved]);
  await server.sql(
    `insert into entity_link (organisation_id, child_id, parent_id, from_day) select $1, id, $3, '2026-10-01' from entity where organisation_id = $1 and ref = $2`,
    [demoId('HOSHI'), moved, to],
  );
  expect(await expected(from)).toEqual(before.filter(ref => ref !== moved));
  expect((await expected(to)).toSorted()).toEqual([...there, moved].toSorted());
});
