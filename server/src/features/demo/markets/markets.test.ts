import { isIsin } from '@hakaru/contract/securities';
import { maturityBucket, maturityBuckets } from '@hakaru/engine/bonds/maturity-buckets';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { openTestServer, type TestServer } from '#testing/test-server';
import { demoSecurities } from './securities';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const HOSHI = demoId('HOSHI');

test('3.093 3.094 3.096 220 securities with valid codes, every bucket of maturity, ratings from AAA to B', () => {
  expect(demoSecurities).toHaveLength(220);
  expect(demoSecurities.slice(0, 2).map(({ isin }) => isin)).toEqual(['ZZ0000000016', 'ZZ0000000024']);
  expect(demoSecurities.filter(({ isin }) => !isIsin(isin))).toEqual([]);
  const countOf = (wanted: string) => demoSecurities.filter(({ group }) => group.endsWith(wanted)).length;
  expect(['yen bond', 'foreign bond', 'equity', 'fund', 'cash'].map(countOf)).toEqual([60, 60, 70, 20, 10]);
  const buckets = new Set(demoSecurities.map(({ maturityDate }) => maturityBucket({ asOf: '2026-09-30', maturity: maturityDate }).value));
  expect(maturityBuckets.filter(bucket => !buckets.has(bucket))).toEqual(['matured']);
  const ratings = new Set(demoSecurities.map(({ rating }) => rating?.replace(/[+-]$/, '')));
  for (const rating of ['AAA', 'AA', 'A', 'BBB', 'BB', 'B']) expect(ratings).toContain(rating);
  expect(demoSecurities.filter(({ riskWeightPercent }) => riskWeightPercent === null)).toHaveLength(3);
  expect(new Set(demoSecurities.map(({ nameEn }) => nameEn)).size).toBe(220);
  const types = demoSecurities.map(({ type1 }) => type1);
  for (const type of ['fixed income fund', 'private equity fund', 'cash equivalency'] as const) expect(types).toContain(type);
});

test('twelve accounts for thirteen months and five in October: every statement foots to the account value to the yen', async () => {
  const statements = await server.sql(`
    select e.ref, h.as_of, count(*) as lines, sum(h.market_value)::text as held, min(o.value)::text as recorded
    from holding h join entity e on (e.organisation_id, e.id) = (h.organisation_id, h.entity_id)
    join observation o on (o.organisation_id, o.entity_id, o.as_of) = (h.organisation_id, h.entity_id, h.as_of)
      and o.measure = 'marketValue' and o.superseded_at is null
    where h.superseded_at is null group by e.ref, h.as_of`);
  expect(statements).toHaveLength(12 * 13 + 5);
  expect(statements.filter(({ held, recorded }) => held !== recorded)).toEqual([]);
  const september = statements.filter(({ as_of }) => as_of === '2026-09-30');
  expect(september.reduce((total, { lines }) => total + Number(lines), 0)).toBeGreaterThan(500);
});

test('a line is its units at its price and rate; cash is what is left', async () => {
  const wrong = await server.sql(`
    select h.id from holding h join security_version v on (v.organisation_id, v.security_id) = (h.organisation_id, h.security_id) and v.superseded_at is null
    where abs(h.market_value_local - h.units * h.price * case when v.maturity_date is null then 1 else 0.01 end) > 0.51
       or abs(h.market_value - h.market_value_local * coalesce(h.fx_rate, 1)) > 0.51`);
  expect(wrong).toEqual([]);
  const [cash] = await server.sql(
    `select min(h.market_value) as least from holding h join security s on (s.organisation_id, s.id) = (h.organisation_id, h.security_id) where s.ref = 'SEC211'`,
  );
  expect(Number(cash?.['least'])).toBeGreaterThan(0);
});

test('the restated August was first reported 18.2 million lower, in cash', async () => {
  const recorded = await server.sql(`
    select h.market_value::text as value, h.superseded_at from holding h
    join security s on (s.organisation_id, s.id) = (h.organisation_id, h.security_id)
    join entity e on (e.organisation_id, e.id) = (h.organisation_id, h.entity_id)
    where e.ref = 'HDB02' and h.as_of = '2026-08-31' and s.ref = 'SEC211' order by h.id`);
  expect(recorded).toHaveLength(2);
  expect(BigInt(recorded[1]?.['value']) - BigInt(recorded[0]?.['value'])).toBe(18_200_000n);
});

test('six prices were not renewed for September', async () => {
  const stale = await server.sql(
    `select distinct security_id from holding where organisation_id = $1 and as_of = '2026-09-30' and price_date < '2026-09-01' and superseded_at is null`,
    [HOSHI],
  );
  expect(stale.length).toBeGreaterThan(0);
  const all = await server.sql(
    `select security_id from price where organisation_id = $1 and superseded_at is null group by security_id having max(as_of) < '2026-09-30'`,
    [HOSHI],
  );
  expect(all).toHaveLength(6);
});

test('3.097 3.098 rates: the October spots of the design, daily for 24 months, 23 tenors at month-ends', async () => {
  const spots = await server.sql(
    `select base, round(mid, 2)::text as mid from fx_rate where organisation_id = $1 and as_of = '2026-10-30' and tenor = 'spot' and method = 'WMR' and base in ('USD', 'EUR', 'GBP') order by base`,
    [HOSHI],
  );
  expect(spots).toEqual([
    { base: 'EUR', mid: '157.16' },
    { base: 'GBP', mid: '151.27' },
    { base: 'USD', mid: '126.76' },
  ]);
  const [daily] = await server.sql(
    `select count(*)::int as days, min(as_of) as first from fx_rate where organisation_id = $1 and base = 'USD' and tenor = 'spot' and method = 'WMR' and as_of > '2024-10-31'`,
    [HOSHI],
  );
  expect(daily).toEqual({ days: 521, first: '2024-11-01' });
  const tenors = await server.sql(
    `select tenor from fx_rate where organisation_id = $1 and base = 'USD' and method = 'WMR' and as_of = '2026-09-30'`,
    [HOSHI],
  );
  expect(tenors).toHaveLength(23);
  const methods = await server.sql(`select distinct method from fx_rate where organisation_id = $1 and as_of = '2026-09-30'`, [HOSHI]);
  expect(methods).toHaveLength(8);
  const unsent = await server.sql(
    `select f.id from fx_rate f join source s on (s.organisation_id, s.id) = (f.organisation_id, f.source_id)
     where f.as_of > '2026-06-30' and (s.kind <> 'import' or s.import_id is null or f.place not like '為替レート!%')`,
  );
  expect(unsent).toEqual([]);
  const crossed = await server.sql('select id from fx_rate where not (bid < mid and mid < ask)');
  expect(crossed).toEqual([]);
});
