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
const ASSET = demoId('HMAIN');
const REFUSED = 'This action is unauthorized.';
const FIGURE = '{ key value reason }';
const id = (ref: string) => entityId('HOSHI', ref);
const none = (ref: string) => ({ classEntityId: id(ref), entityId: null, costBps: '0' });
const TERMS = {
  asOf: '2026-09-30',
  target: 'policy',
  cashEntityId: id('HCS01'),
  keepCash: '500000000',
  minimumTrade: '50000000',
  classes: [none('GA'), none('RE'), { classEntityId: id('FE'), entityId: id('HFE01'), costBps: '12' }],
};
const PLAN = `query($asset: ID!, $terms: RebalancingTermsInput!) { rebalancingPlan(assetId: $asset, terms: $terms) { bought sold costs cashAvailable cashAfter
  cashHeld ${FIGURE} lines { classId entityId held ${FIGURE} move ${FIGURE} amount cost reason weightAfter } } }`;
const SAVE = `mutation($asset: ID!, $name: String!, $terms: RebalancingTermsInput!) { saveRebalancing(assetId: $asset, name: $name, terms: $terms) {
  id version trades { classId entityId amount } } }`;
const DRAFT = `mutation($id: ID!, $version: Int!, $trade: String!, $settle: String!) {
  draftRebalancing(id: $id, version: $version, tradeDate: $trade, settlementDate: $settle) { version draftedBy trades { amount instructionId instructionRef } } }`;
const ask = async (email: string, query: string, variables: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  await server.ask(await server.as(email), query, variables, headers);
const plan = async (given: object = {}, email = OWNER) => {
  const { data, errors } = await ask(email, PLAN, { asset: ASSET, terms: { ...TERMS, ...given } });
  if (errors) throw new Error(JSON.stringify(errors[0]));
  return data.rebalancingPlan;
};
type Line = {
  classId: string;
  entityId: string | null;
  move: { value: string | null };
  amount: string;
  cost: string;
  reason: string | null;
};

test('the trades are what policy asks for, within cash, costs and the smallest trade, and the money adds up to the yen', async () => {
  const found = await plan();
  const at = (ref: string): Line => found.lines.find(({ classId }: Line) => classId === id(ref));
  expect(at('FE')).toMatchObject({ entityId: id('HFE01'), amount: String(Math.round(Number(at('FE').move.value))), reason: null });
  expect(Number(at('FE').cost)).toBe(Math.round(Math.abs(Number(at('FE').amount)) * 0.0012));
  expect(at('GA')).toMatchObject({ amount: '0', reason: 'notTraded' });
  expect(at('PE')).toMatchObject({ entityId: null, amount: '0', reason: 'notTraded' });
  const sum = (lines: Line[], sign: 1 | -1) =>
    lines.reduce((total, { amount }) => total + (Math.sign(Number(amount)) === sign ? BigInt(amount) : 0n), 0n);
  expect(sum(found.lines, 1)).toBe(BigInt(found.bought));
  expect(-sum(found.lines, -1)).toBe(BigInt(found.sold));
  expect(BigInt(found.cashAfter)).toBe(BigInt(found.cashHeld.value) + BigInt(found.sold) - BigInt(found.bought) - BigInt(found.costs));
  expect(Number(found.cashAfter)).toBeGreaterThanOrEqual(500_000_000);
  for (const { amount } of found.lines) expect(amount === '0' || Math.abs(Number(amount)) >= 50_000_000).toBe(true);
});

test('back into the bands trades nothing where every class is inside', async () => {
  const found = await plan({ target: 'band' });
  expect(found.lines.every(({ amount }: Line) => amount === '0')).toBe(true);
  expect(found.cashAfter).toBe(found.cashHeld.value);
});

test('a month that is not populated, another’s mandate and a class of another asset are refused on their field', async () => {
  const refusal = async (given: object) =>
    (await ask(OWNER, PLAN, { asset: ASSET, terms: { ...TERMS, ...given } })).errors?.[0]?.extensions?.validation;
  expect(await refusal({ asOf: '2026-10-31' })).toEqual({ asOf: ['notPopulated'] });
  expect(await refusal({ cashEntityId: entityId('SHIRA', 'SCS01') })).toEqual({ cashEntityId: ['notFound'] });
  expect(await refusal({ classes: [{ classEntityId: id('FE'), entityId: id('HDB01'), costBps: '1' }] })).toEqual({ classes: ['notFound'] });
  expect(await refusal({ classes: [none('nobody')] })).toEqual({ classes: ['notFound'] });
  expect(await refusal({ keepCash: '-1' })).toEqual({ keepCash: ['number'] });
});

test('a proposal becomes draft instructions once, all or none, between the mandates and cash', async () => {
  const { data } = await ask(OWNER, SAVE, { asset: ASSET, name: 'October', terms: TERMS });
  const saved = data.saveRebalancing;
  const days = { trade: '2026-11-11', settle: '2026-11-13' };
  const both = await Promise.all([1, 2].map(() => ask(OWNER, DRAFT, { id: saved.id, version: saved.version, ...days })));
  expect(both.filter(({ errors }) => errors)).toHaveLength(1);
  const traded = saved.trades.filter(({ amount }: Line) => amount !== '0');
  expect(traded.length).toBeGreaterThan(3);
  const rows = await server.sql(
    `select i.status, i.category, i.type, i.amount::text as amount, i.from_entity_id, i.to_entity_id, i.settlement_date::text as day, t.amount::text as trade, t.entity_id
     from rebalancing_trade t join instruction i on i.id = t.instruction_id where t.rebalancing_id = $1`,
    [saved.id],
  );
  expect(rows).toHaveLength(traded.length);
  for (const row of rows) {
    const isSale = Number(row['trade']) < 0;
    expect(row).toMatchObject({ status: 'preliminary', category: 'Cash Transfer', type: 'cashTransfer', day: '2026-11-13' });
    expect(Number(row['amount'])).toBe(Math.abs(Number(row['trade'])));
    expect([row['from_entity_id'], row['to_entity_id']]).toEqual(
      isSale ? [row['entity_id'], id('HCS01')] : [id('HCS01'), row['entity_id']],
    );
  }
  const REMOVE = 'mutation($id: ID!, $version: Int!) { removeRebalancing(id: $id, version: $version) }';
  expect((await ask(OWNER, REMOVE, { id: saved.id, version: saved.version + 1 })).errors?.[0]?.extensions?.validation).toEqual({
    id: ['inUse'],
  });
});

test('readers plan and write nothing, consultants plan for their client and keep nothing, managers and strangers have no whole to plan for', async () => {
  const save = async (email: string) => (await ask(email, SAVE, { asset: ASSET, name: 'Not mine', terms: TERMS })).errors?.[0]?.message;
  expect((await plan({}, 'view@hoshikawa.example')).lines.length).toBeGreaterThan(5);
  expect((await plan({}, 'admin@kaede.example')).lines.length).toBeGreaterThan(5);
  for (const email of ['view@hoshikawa.example', 'admin@kaede.example']) expect(await save(email)).toBe(REFUSED);
  for (const email of ['ops@tsubaki.example', 'admin@shirasagi.example']) {
    await expect(plan({}, email)).rejects.toThrow('Not found.');
    expect(await save(email)).toBe('Not found.');
  }
  const list = `{ rebalancings(assetId: "${ASSET}") { id name } }`;
  expect((await ask('admin@kaede.example', list)).data.rebalancings).toEqual([]);
  const [own] = (await ask(OWNER, list)).data.rebalancings;
  expect(
    (await ask('admin@shirasagi.example', DRAFT, { id: own.id, version: 1, trade: '2026-11-11', settle: '2026-11-13' })).errors?.[0]
      ?.message,
  ).toBe(REFUSED);
});
