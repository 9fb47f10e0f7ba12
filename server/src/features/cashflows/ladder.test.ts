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
const STRANGER = 'admin@shirasagi.example';
const assetId = demoId('HMAIN');
const LADDER = `query($assetId: ID, $mandateId: ID, $into: String) { liquidityLadder(assetId: $assetId, mandateId: $mandateId, into: $into) {
  today currencies steps { id until } rows { source currency cells { amount reason } total { amount reason } }
  sums { currency cells { amount } running { amount reason } total { amount reason } } rates { base quote day rate } } }`;
const ITEMS = `query($assetId: ID, $mandateId: ID, $source: String!, $step: String!, $currency: String) {
  liquidityItems(assetId: $assetId, mandateId: $mandateId, source: $source, step: $step, currency: $currency) { day kind ref name currency amount isConfirmed } }`;

type Cell = { amount: string | null; reason: string | null };
type Row = { source: string; currency: string; cells: Cell[]; total: Cell };
type Answered = { errors: { message: string; extensions?: { validation?: Record<string, string[]> } }[] | undefined };
const refusal = ({ errors }: Answered) => errors?.[0]?.extensions?.validation ?? errors?.[0]?.message ?? null;
const ask = async (email: string, document: string, variables: object) =>
  await server.ask(await server.as(email), document, { ...variables });
const read = async (variables: object, email = OWNER) => {
  const { data, errors } = await ask(email, LADDER, variables);
  expect(errors).toBeUndefined();
  return data.liquidityLadder;
};
const cents = (text: string | null) => BigInt(Math.round(Number(text) * 100));
const added = (texts: (string | null)[]) => texts.reduce((sum, text) => sum + cents(text), 0n);

test('cash, private funds, coupons and redemptions stand on one ladder whose rungs add up, and each cell is the sum of what it opens [3E.023]', async () => {
  const { rows, sums, steps, today }: { rows: Row[]; sums: Row[]; steps: { id: string; until: string }[]; today: string } = await read({
    assetId,
  });
  expect([today, steps.at(0)?.until, steps.at(-1)?.until]).toEqual(['2026-11-10', '2026-11-10', '2031-11-10']);
  expect(rows.map(({ source }) => source)).toEqual(
    expect.arrayContaining(['cash', 'calls', 'distributions', 'fxSettlement', 'coupons', 'maturities']),
  );
  for (const row of rows) expect(cents(row.total.amount)).toBe(added(row.cells.map(({ amount }) => amount)));
  for (const { currency, cells } of sums)
    cells.forEach((cell, at) =>
      expect(cents(cell.amount)).toBe(added(rows.filter(row => row.currency === currency).map(row => row.cells[at]?.amount ?? null))),
    );
  for (const { source, currency, cells } of rows) {
    const at = cells.findLastIndex(({ amount }) => Number(amount) !== 0);
    if (at < 0) continue;
    const { data } = await ask(OWNER, ITEMS, { assetId, source, step: steps[at]?.id, currency });
    expect(added(data.liquidityItems.map(({ amount }: { amount: string }) => amount))).toBe(cents(cells[at]?.amount ?? null));
  }
});

test('the balance is the cashflow’s, and a bond that is held pays its face on its day [3E.023]', async () => {
  const mandateId = entityId('HOSHI', 'HCS01');
  const { rows }: { rows: Row[] } = await read({ mandateId });
  const { data } = await ask(
    OWNER,
    `query($mandateId: ID) { cashBalance(mandateId: $mandateId, currency: "JPY", day: "2026-11-10") { balance } }`,
    { mandateId },
  );
  expect(rows.find(({ source, currency }) => source === 'cash' && currency === 'JPY')?.cells[0]?.amount).toBe(data.cashBalance.balance);
  const bond = { mandateId: entityId('HOSHI', 'HDB01'), source: 'maturities', currency: 'JPY' };
  const all = await Promise.all(['year', 'twoYears', 'threeYears', 'fiveYears'].map(step => ask(OWNER, ITEMS, { ...bond, step })));
  const [first] = all.flatMap(({ data }) => data.liquidityItems);
  const [held] = await server.sql(
    `select sum(h.units)::text as units, v.maturity_date as day from holding h join security s on s.id = h.security_id
       join security_version v on v.security_id = s.id and v.superseded_at is null
     where h.entity_id = $1 and s.ref = $2 and h.superseded_at is null and h.as_of = (select max(as_of) from holding where entity_id = $1 and superseded_at is null)
     group by 2`,
    [bond.mandateId, first.ref],
  );
  expect(first).toMatchObject({ kind: 'bond', isConfirmed: true, day: held?.['day'] });
  expect(cents(first.amount)).toBe(cents(held?.['units']));
});

test('in yen every amount is turned by a published rate; a currency nobody published a rate for is a gap, and so is its total', async () => {
  const own: { rows: Row[] } = await read({ assetId });
  const yen: { rows: Row[]; rates: { base: string; day: string; rate: string }[]; sums: Row[] } = await read({ assetId, into: 'JPY' });
  expect(yen.rows.every(({ currency }) => currency === 'JPY')).toBe(true);
  const dollars = own.rows.find(({ source, currency }) => source === 'cash' && currency === 'USD')?.cells[0]?.amount;
  const rate = yen.rates.find(({ base }) => base === 'USD');
  expect(rate?.day && rate.day <= '2026-11-10').toBe(true);
  const rest = own.rows.filter(({ source, currency }) => source === 'cash' && !['JPY', 'USD'].includes(currency));
  if (rest.length === 0) {
    const plain = Number(own.rows.find(({ source, currency }) => source === 'cash' && currency === 'JPY')?.cells[0]?.amount ?? 0);
    const cash = Number(yen.rows.find(({ source }) => source === 'cash')?.cells[0]?.amount);
    expect(cash).toBeCloseTo(plain + Number(dollars) * Number(rate?.rate), -1);
  }
  await server.sql(
    `update fx_rate set superseded_at = now() where organisation_id = $1 and 'USD' in (base, quote) and superseded_at is null`,
    [demoId('HOSHI')],
  );
  const gap: { rows: Row[]; sums: { total: Cell }[] } = await read({ assetId, into: 'JPY' });
  const cash = gap.rows.find(({ source }) => source === 'cash');
  expect([cash?.cells[0], cash?.total, gap.sums[0]?.total]).toEqual(Array.from({ length: 3 }, () => ({ amount: null, reason: 'no_data' })));
});

test('readers look; strangers find nothing, a manager only its own mandates; nonsense is refused on its field', async () => {
  expect((await read({ assetId }, READER)).rows.length).toBeGreaterThan(0);
  await server.sql(
    `update organisation set modules = array_append(array_remove(modules, 'cashManagement'), 'cashManagement') where ref = 'SHIRA'`,
  );
  const mandateId = entityId('HOSHI', 'HCS01');
  for (const email of [STRANGER, MARLOWE]) {
    expect(refusal(await ask(email, LADDER, { mandateId }))).toBe('Not found.');
    expect(refusal(await ask(email, ITEMS, { mandateId, source: 'cash', step: 'today' }))).toBe('Not found.');
  }
  expect((await read({ mandateId: entityId('HOSHI', 'HFH01') }, MARLOWE)).rows.length).toBeGreaterThan(0);
  expect(refusal(await ask('admin@kaede.example', LADDER, { assetId }))).toBe('This action is unauthorized.'); // without the cash management module
  expect(refusal(await ask(OWNER, LADDER, { assetId, into: 'yen' }))).toEqual({ '': ['currency'] });
  expect(refusal(await ask(OWNER, ITEMS, { assetId, source: 'gold', step: 'today' }))).toEqual({ source: ['invalid'] });
  expect(refusal(await ask(OWNER, ITEMS, { assetId, source: 'cash', step: 'never' }))).toBe('Not found.');
});
