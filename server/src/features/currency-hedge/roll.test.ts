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
const MARLOWE = 'ops@marlowe.example';
const BANK = 'desk@komorebi.example';
const ask = async (email: string, query: string, variables: Record<string, unknown> = {}, headers = {}) =>
  await server.ask(await server.as(email), query, variables, headers);
type Proposal = {
  forward: { id: string; version: number; entity: { id: string } };
  maturityDate: string;
  amount: string;
  basis: string;
  spot: string;
  points: string;
};
const maturing = async (...mandates: string[]) => {
  const rows = await server.sql(
    `select f.id from fx_forward f join entity e on e.id = f.entity_id where f.organisation_id = $1 and f.currency = 'USD' and f.maturity_date = '2026-11-18' and f.status = 'final' and e.ref = any($2)`,
    [demoId('HOSHI'), mandates],
  );
  return rows.map(({ id }) => String(id));
};
const propose = async (email: string, ids: string[]): Promise<Proposal[]> =>
  (
    await ask(
      email,
      `query($ids: [ID!]!) { fxRollProposal(ids: $ids) { forward { id version entity { id } } maturityDate amount basis spot points } }`,
      { ids },
    )
  ).data?.fxRollProposal;
const legsOf = (proposals: Proposal[], changed: object = {}) =>
  proposals.map(({ forward, maturityDate, amount, spot, points }) => ({
    id: forward.id,
    version: forward.version,
    maturityDate,
    amount,
    spot,
    points,
    ...changed,
  }));
const roll = (email: string, legs: object[], more: object = {}) =>
  ask(
    email,
    `mutation($input: FxRollInput!) { rollFxForwards(input: $input) { id type status side amount forwardRate maturityDate originId version } }`,
    { input: { tradeDate: '2026-11-10', legs, ...more } },
  );
const ratioOf = async (mandate: string) => {
  const { data } = await ask(
    ADMIN,
    `{ currencyHedge(assetId: "${demoId('HMAIN')}") { rows { entityId currency state ratio { value } } } }`,
  );
  return data.currencyHedge.rows.find(
    (row: { entityId: string; currency: string }) => row.entityId === entityId('HOSHI', mandate) && row.currency === 'USD',
  );
};
const count = async () =>
  Number((await server.sql(`select count(*)::int as n from fx_forward where organisation_id = $1`, [demoId('HOSHI')]))[0]?.['n']);

test('a dealt rate 2 % off the mid, a maturity that is not later, or one leg refused: nothing is made', async () => {
  const proposals = await propose(ADMIN, await maturing('HPD01', 'HFH01'));
  expect(proposals).toHaveLength(2);
  const before = await count();
  const [first, second] = legsOf(proposals);
  const far = await roll(ADMIN, [first ?? {}, { ...second, spot: '140' }]);
  expect(Object.values(far.errors?.[0]?.extensions?.validation ?? {})).toEqual([['farFromMid']]);
  const late = await roll(ADMIN, [first ?? {}, { ...second, maturityDate: '2026-11-18' }]);
  expect(Object.values(late.errors?.[0]?.extensions?.validation ?? {})).toEqual([['notLater']]);
  expect((await roll(ADMIN, [first ?? {}, first ?? {}])).errors?.[0]?.extensions?.validation).toEqual({ legs: ['twice'] });
  expect((await roll(BANK, legsOf(proposals))).errors?.[0]?.message).toBe('This action is unauthorized.');
  expect(await count()).toBe(before);
});

test('a roll that dies in the middle, its connection cut while it waits, leaves nothing behind', async () => {
  const ids = await maturing('HPD01', 'HFH01');
  const legs = legsOf(await propose(ADMIN, ids));
  const before = await count();
  const other = await server.app.database.pool.connect();
  try {
    await other.query('begin');
    await other.query(`select set_config('app.platform', 'on', true)`);
    await other.query('select id from fx_forward where id = $1 for update', [ids[0]]);
    const rolling = roll(ADMIN, legs, { finalize: true });
    const waiting = async () =>
      await server.sql(`select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`);
    await expect.poll(async () => (await waiting()).length, { timeout: 20_000 }).toBe(1);
    await server.sql(
      `select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    );
    expect((await rolling).errors).toBeDefined();
  } finally {
    await other.query('rollback');
    other.release();
  }
  expect(await count()).toBe(before);
  const left = await server.sql(`select distinct status from fx_forward where id = any($1)`, [ids]);
  expect(left).toEqual([{ status: 'final' }]);
});

test('a roll closes the maturing forward and follows it with the amount that brings the ratio back to its target', async () => {
  const [id = ''] = await maturing('HPD01');
  expect(Number((await ratioOf('HPD01')).ratio.value).toFixed(3)).toBe('0.826');
  const proposals = await propose(ADMIN, [id]);
  expect(proposals[0]).toMatchObject({ basis: 'target' });
  const { data, errors } = await roll(ADMIN, legsOf(proposals), { finalize: true });
  expect(errors).toBeUndefined();
  const [near, far] = data.rollFxForwards;
  expect(near).toMatchObject({ type: 'fxForward setoff', status: 'final', side: 'buy', maturityDate: '2026-11-18', originId: id });
  expect(far).toMatchObject({ type: 'fxForward', status: 'final', side: 'sell', amount: proposals[0]?.amount, originId: id });
  const outright = Number(proposals[0]?.spot) + Number(proposals[0]?.points) / 100;
  expect(Number(far.forwardRate)).toBeCloseTo(outright, 6);
  const after = await ratioOf('HPD01');
  expect(Number(after.ratio.value)).toBeCloseTo(0.9, 6);
  expect(after.state).toBe('within');
  expect((await roll(ADMIN, legsOf(proposals))).errors).toBeDefined();
});

test('prepared by the manager as drafts, finalised by the owner together; the bank reads what is dealt', async () => {
  const proposals = await propose(MARLOWE, await maturing('HFH01', 'HFH02'));
  const { data } = await roll(MARLOWE, legsOf(proposals));
  const legs: { id: string; version: number; status: string }[] = data.rollFxForwards;
  expect(legs.map(({ status }) => status)).toEqual(legs.map(() => 'preliminary'));
  expect((await ask(BANK, `{ fxForward(id: "${legs[0]?.id}") { id } }`)).errors?.[0]?.message).toBe('Not found.');
  const finalize = (items: object[]) =>
    ask(ADMIN, `mutation($items: [FxForwardChosen!]!) { finalizeFxForwards(items: $items) { status } }`, { items });
  const items = legs.map(({ id, version }) => ({ id, version }));
  const stale = await finalize([...items.slice(0, -1), { ...items.at(-1), version: 9 }]);
  expect(stale.errors?.[0]?.message).toBe('Conflict.');
  const statuses = await server.sql(`select distinct status from fx_forward where id = any($1)`, [legs.map(({ id }) => id)]);
  expect(statuses).toEqual([{ status: 'preliminary' }]);
  expect((await finalize(items)).errors).toBeUndefined();
  expect((await ask(BANK, `{ fxForward(id: "${legs[0]?.id}") { status } }`)).data.fxForward.status).toBe('final');
});
