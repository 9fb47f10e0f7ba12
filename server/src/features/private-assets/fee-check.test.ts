import { fundTermNames } from '@hakaru/contract/fund-terms';
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
const AS_OF = '2026-09-30';
const fundOf = (name: string) => entityId('HOSHI', fundRef(name));
const QUERY = `query ($assetId: ID!, $fundId: ID!, $asOf: String!) {
  fundFeeChecks(assetId: $assetId, fundId: $fundId, asOf: $asOf) { currency hasTerms
    fees { from to computed charged givenBack difference outcome parts { from to days base percent amount fee } notices { day figure { key value } } }
    carries { day stated difference outcome nav { value } working { contributed received value owed preferred excess caughtUp shared entitled accrued } } } }`;

type Fee = {
  from: string;
  to: string;
  computed: string | null;
  charged: string | null;
  difference: string | null;
  outcome: string;
  parts: { days: number; base: string; percent: string; amount: string | null; fee: string | null }[];
  notices: { day: string; figure: { key: string; value: string } }[];
};
type CarryRow = {
  day: string;
  stated: string | null;
  difference: string | null;
  outcome: string;
  nav: { value: string };
  working: Record<'contributed' | 'received' | 'value' | 'owed' | 'excess' | 'entitled' | 'accrued', string> | null;
};
type Checks = { currency: string; hasTerms: boolean; fees: Fee[]; carries: CarryRow[] };

const asked = async (fund: string, { by = OWNER, asOf = AS_OF } = {}) =>
  await server.ask(await server.as(by), QUERY, { assetId: demoId('HMAIN'), fundId: fundOf(fund), asOf });
async function checksOf(fund: string): Promise<Checks> {
  const { data, errors } = await asked(fund);
  expect(errors).toBeUndefined();
  return data.fundFeeChecks;
}
const at = <Row extends { to: string }>(rows: readonly Row[], to: string) => rows.find(row => row.to === to);

test('a young fund’s fee agrees: a quarter of its rate on the commitment, charged by notices that lead to their facts', async () => {
  const { fees, currency } = await checksOf('Secondaries V');
  expect(currency).toBe('USD');
  const charged = fees.filter(({ outcome }) => outcome !== 'noNotice');
  expect(charged.length).toBeGreaterThan(5);
  expect(new Set(charged.map(({ outcome }) => outcome))).toEqual(new Set(['agrees']));
  // Calculated by hand: 10 million × 1.25 % ÷ 4.
  for (const { computed, charged: paid, parts } of charged)
    expect([Number(computed), Number(paid), parts.length]).toEqual([31_250, 31_250, 1]);
  const [notice] = charged[0]?.notices ?? [];
  const trace = `query ($key: String!) { trace(assetId: "${demoId('HMAIN')}", key: $key, first: 9) { figure { value } facts { measure value } } }`;
  const { data } = await server.ask(await server.as(OWNER), trace, { key: notice?.figure.key });
  expect(data.trace.facts).toEqual([expect.objectContaining({ measure: 'managementFee' })]);
});

test('a quarter nobody charged is not a fee of nothing', async () => {
  const { fees } = await checksOf('Buyout Fund III');
  const silent = fees.filter(({ outcome }) => outcome === 'noNotice');
  expect(silent.length).toBeGreaterThan(0);
  for (const { charged, difference, computed } of silent) expect([charged, difference, computed === null]).toEqual([null, null, false]);
});

test('after the step-down the fee is held against capital still invested, worked out here from the raw notices', async () => {
  const { fees } = await checksOf('Growth Partners I');
  const later = fees.filter(({ from, outcome }) => from > '2025-03-31' && outcome !== 'noNotice');
  expect(later.map(({ outcome }) => outcome)).toContain('differs');
  for (const fee of later) {
    const [row] = await server.sql(
      `select sum(case when type = 'investment' then amount else -amount end)::text as invested from cashflow
        where entity_id = $1 and superseded_at is null and as_of < $2 and (type = 'investment' or type in ('returnOfCapital', 'repayment'))`,
      [fundOf('Growth Partners I'), fee.from],
    );
    expect(fee.parts).toMatchObject([{ base: 'investedCapital', percent: '2' }]);
    expect(Number(fee.computed)).toBeCloseTo((Number(row?.['invested']) * 0.02) / 4, 2);
    expect(Number(fee.difference)).toBeCloseTo(Number(fee.charged) - Number(fee.computed), 2);
  }
  const stepped = at(fees, '2025-03-31');
  expect(stepped?.parts.map(({ base, days }) => [base, days])).toEqual([
    ['commitment', 89],
    ['investedCapital', 1],
  ]);
});

test('the carry of a fund above its hurdle agrees: a fifth of all gains, from raw flows', async () => {
  const { carries } = await checksOf('Buyout Fund III');
  const [last] = carries;
  expect(last).toMatchObject({ day: AS_OF, outcome: 'agrees' });
  const [row] = await server.sql(
    `select coalesce(sum(amount) filter (where side = 'call'), 0)::text as calls, coalesce(sum(amount) filter (where side = 'distribution'), 0)::text as paid
      from cashflow where entity_id = $1 and superseded_at is null and as_of <= $2 and type not in ('placementFee', 'admissionInterest')`,
    [fundOf('Buyout Fund III'), AS_OF],
  );
  const gain = Number(last?.nav.value) + Number(last?.stated) + Number(row?.['paid']) - Number(row?.['calls']);
  expect(Number(last?.stated)).toBeGreaterThan(0);
  expect(Number(last?.working?.entitled)).toBeCloseTo(gain * 0.2, 0);
});

test('carry that leaves the investor below the hurdle differs by what was accrued above, with its working', async () => {
  const { carries } = await checksOf('Secondaries V');
  const [last] = carries;
  expect(last).toMatchObject({ outcome: 'differs' });
  const owed = Number(last?.working?.owed);
  expect(Number(last?.nav.value)).toBeLessThan(owed);
  // Above the hurdle everything goes to the manager until it has caught up, and no more than that.
  const above = Number(last?.nav.value) + Number(last?.stated) - owed;
  expect(Number(last?.working?.accrued)).toBeCloseTo(above, 2);
  expect(Number(last?.difference)).toBeCloseTo(owed - Number(last?.nav.value), 2);
});

test('terms from a later day change the quarters from then on, and a day within a quarter shares it', async () => {
  const fund = 'US Direct Lending III';
  const before = await checksOf(fund);
  const terms = Object.fromEntries(fundTermNames.map(name => [name, null]));
  const input = { ...terms, fromDay: '2026-08-01', feeBase: 'nav', feePercent: '0.5' };
  const save = `mutation ($fundId: ID!, $input: FundTermsInput!) { saveFundTerms(fundId: $fundId, input: $input) { fromDay } }`;
  expect((await server.ask(await server.as(OWNER), save, { fundId: fundOf(fund), input })).errors).toBeUndefined();
  const after = await checksOf(fund);
  expect(at(after.fees, '2026-06-30')).toEqual(at(before.fees, '2026-06-30'));
  expect(at(after.fees, AS_OF)?.parts.map(({ base, days }) => [base, days])).toEqual([
    ['commitment', 31],
    ['nav', 61],
  ]);
  expect(after.carries[0]).toMatchObject({ day: AS_OF, outcome: 'noTerms', working: null });
});

test('strangers, other months and what is no fund find nothing; a reader looks', async () => {
  for (const by of ['admin@shirasagi.example', 'ops@tsubaki.example'])
    expect((await asked('Growth Partners I', { by })).errors?.[0]?.message).toBe('Not found.');
  expect((await asked('Growth Partners I', { asOf: '2026-09-15' })).errors).toBeDefined();
  expect((await asked('Growth Partners I', { asOf: '2015-01-31' })).errors?.[0]?.message).toBe('Not found.');
  expect((await asked('Growth Partners I', { by: 'view@hoshikawa.example' })).errors).toBeUndefined();
});
