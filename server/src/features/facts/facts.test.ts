import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '#features/demo/demo-id';
import { inScope, type Db } from '#platform/db';
import { openTestServer, type TestServer } from '#testing/test-server';
import {
  recordCashflows,
  recordCommitments,
  recordFxRates,
  recordHoldings,
  recordPrices,
  recordSecurities,
  recordValuations,
} from './public';

let server: TestServer;
let entityId: string;
let held: string;
let other: string;
beforeAll(async () => {
  server = await openTestServer();
  const [row] = await server.sql(`select id from entity where organisation_id = $1 and ref = 'HAL01'`, [organisationId]);
  entityId = String(row?.['id']);
  const notes = ['T-BOND', 'T-NOTE'].map(ref => ({ ...bond, ...first, ref }));
  const { ids } = await inOrganisation(db => recordSecurities(db, batch(notes)));
  held = ids.get('T-BOND') ?? '';
  other = ids.get('T-NOTE') ?? '';
});
afterAll(() => server.close());

const organisationId = demoId('HOSHI');
const source = { kind: 'import', labelEn: 'statement.xlsx', labelJp: '明細.xlsx' } as const;
const batch = <Row>(rows: Row[]) => ({ organisationId, source, rows });
const inOrganisation = <T>(work: (db: Db) => Promise<T>) => inScope(server.app.database.db, { organisation: organisationId }, work);
const first = { recordedAt: '2026-11-02T10:00:00+09:00', place: 'Sheet1!B2' };
const later = { recordedAt: '2026-11-03T10:00:00+09:00', place: 'Sheet1!B2' };

const bond = { ref: 'T-BOND', nameEn: 'Test bond', nameJp: 'テスト債', type1: 'government bond', currency: 'JPY', rating: 'AA' };

test('3.093 a security is created once; what is known of it is recorded in versions', async () => {
  const again = await inOrganisation(db => recordSecurities(db, batch([{ ...bond, ...later }])));
  expect(again).toMatchObject({ recorded: 0, unchanged: 1, superseded: 0 });
  const moved = await inOrganisation(db => recordSecurities(db, batch([{ ...bond, ...later, rating: 'A+' }])));
  expect(moved).toMatchObject({ recorded: 1, unchanged: 0, superseded: 1 });
  expect(moved.ids.get('T-BOND')).toBe(held);
  const versions = await server.sql(
    'select rating, place, superseded_at is null as current from security_version where security_id = $1 order by id',
    [held],
  );
  expect(versions).toEqual([
    { rating: 'AA', place: 'Sheet1!B2', current: false },
    { rating: 'A+', place: 'Sheet1!B2', current: true },
  ]);
});

test('a corrected statement closes the lines it changes, and as a whole those it leaves out', async () => {
  const line = { entityId, asOf: '2026-10-31', units: '100', currency: 'JPY', marketValueLocal: '1000', marketValue: '1000', ...first };
  const recorded = await inOrganisation(db =>
    recordHoldings(db, {
      ...batch([
        { ...line, securityId: held },
        { ...line, securityId: other },
      ]),
      isWhole: true,
    }),
  );
  expect(recorded).toEqual({ recorded: 2, unchanged: 0, superseded: 0 });
  const added = await inOrganisation(db => recordHoldings(db, { ...batch([{ ...line, ...later, securityId: held }]), isWhole: false }));
  expect(added).toEqual({ recorded: 0, unchanged: 1, superseded: 0 });
  const corrected = await inOrganisation(db =>
    recordHoldings(db, { ...batch([{ ...line, ...later, securityId: held, units: '90' }]), isWhole: true }),
  );
  expect(corrected).toEqual({ recorded: 1, unchanged: 0, superseded: 2 });
  const current = await server.sql('select security_id, units::text from holding where entity_id = $1 and superseded_at is null', [
    entityId,
  ]);
  expect(current).toEqual([{ security_id: held, units: '90' }]);
});

test('prices, rates, promises, flows and valuations: recorded, unchanged, superseded', async () => {
  const securityId = other;
  const of = { entityId, asOf: '2026-10-31', currency: 'USD' };
  const flow = { ...of, notice: 'C-1', side: 'call' as const, type: 'managementFee' as const };
  const rate = { base: 'NZD', quote: 'JPY', asOf: '2026-10-30', tenor: 'spot' as const, tenorDate: '2026-11-04', method: 'WMR' as const };
  const doors = [
    (db: Db, stamp: typeof first, amount: string) =>
      recordPrices(db, batch([{ securityId, asOf: of.asOf, currency: 'JPY', price: amount, ...stamp }])),
    (db: Db, stamp: typeof first, amount: string) => recordFxRates(db, batch([{ ...rate, mid: amount, ...stamp }])),
    (db: Db, stamp: typeof first, amount: string) => recordCommitments(db, batch([{ ...of, amount, ...stamp }])),
    (db: Db, stamp: typeof first, amount: string) => recordCashflows(db, batch([{ ...flow, amount, ...stamp }])),
    (db: Db, stamp: typeof first, amount: string) =>
      recordValuations(db, batch([{ ...of, quality: 'valuated' as const, nav: amount, ...stamp }])),
  ];
  for (const door of doors) {
    expect(await inOrganisation(db => door(db, first, '90'))).toEqual({ recorded: 1, unchanged: 0, superseded: 0 });
    expect(await inOrganisation(db => door(db, later, '90.0'))).toEqual({ recorded: 0, unchanged: 1, superseded: 0 });
    expect(await inOrganisation(db => door(db, later, '91'))).toEqual({ recorded: 1, unchanged: 0, superseded: 1 });
  }
});

test('twelve thousand rows at once, and two senders at once: the later one is the one that stands', async () => {
  const securityId = other;
  const days = Array.from({ length: 12_000 }, (_, index) => new Date(Date.UTC(1990, 0, 1 + index)).toISOString().slice(0, 10));
  const rows = days.map(asOf => ({ securityId, asOf, price: '100', currency: 'JPY', ...first }));
  expect(await inOrganisation(db => recordPrices(db, batch(rows)))).toEqual({ recorded: 12_000, unchanged: 0, superseded: 0 });
  const asOf = '2026-09-30';
  const both = await Promise.all(
    ['1', '2'].map(price => inOrganisation(db => recordPrices(db, batch([{ securityId, asOf, price, currency: 'JPY', ...later }])))),
  );
  expect(both.map(({ recorded }) => recorded)).toEqual([1, 1]);
  expect(
    await server.sql('select id from price where security_id = $1 and as_of = $2 and superseded_at is null', [securityId, asOf]),
  ).toHaveLength(1);
});

test('a fact is kept: it can be closed once, and neither changed nor deleted', async () => {
  for (const table of ['security_version', 'price', 'fx_rate', 'holding', 'commitment', 'cashflow', 'valuation']) {
    expect((await server.sql(`select id from ${table} limit 1`)).length).toBe(1);
    await expect(server.sql(`update ${table} set place = 'x'`)).rejects.toThrow('facts are corrected by new facts');
    await expect(server.sql(`delete from ${table}`)).rejects.toThrow('facts are kept');
  }
});
