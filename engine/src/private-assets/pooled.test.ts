import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FundFlow } from './fund-flows';
import { explainPooled, pooled, pooledBy, type FundHolding } from './pooled';

const asOf = '2023-01-01';
const early: FundHolding = { id: 'early', commitment: 100, flows: [{ day: '2021-01-01', kind: 'call', amount: 100 }], nav: 121 };
const late: FundHolding = { id: 'late', commitment: 300, flows: [{ day: '2022-01-01', kind: 'call', amount: 200 }], nav: 180 };

test('1.30 1.34 one fund alone: 100 became 121 in two years', () => {
  const { value } = pooled({ holdings: [early], asOf });
  expect(value).toMatchObject({
    commitment: 100,
    paidIn: 100,
    distributed: 0,
    nav: 121,
    unfunded: { value: 0 },
    callProgress: { value: 1 },
  });
  expect(value?.irr.value).toBeCloseTo(0.1, 12);
  expect(value?.tvpi.value).toBeCloseTo(1.21, 14);
});

test('3.117 two funds are solved as one: 100 (1 + r)² + 200 (1 + r) = 301 gives 0.2357 %, not the mean of 10 % and -10 %', () => {
  const { value } = pooled({ holdings: [early, late], asOf });
  expect(value?.irr.value).toBeCloseTo(-2 + Math.sqrt(4.01), 10); // x² + 2x - 3.01 = 0 with x = 1 + r
  expect(value).toMatchObject({ unfunded: { value: 100 }, callProgress: { value: 0.75 } });
  expect(value?.tvpi.value).toBeCloseTo(301 / 300, 14);
});

test('a fund without NAV leaves a gap; no funds, no figures', () => {
  expect(pooled({ holdings: [early, { ...late, nav: null }], asOf })).toEqual({ value: null, reason: 'gap' });
  expect(pooled({ holdings: [], asOf })).toEqual({ value: null, reason: 'no_data' });
});

test('flows after the day are not known yet', () => {
  const later: FundFlow = { day: '2023-05-01', kind: 'call', amount: 50 };
  expect(pooled({ holdings: [{ ...early, flows: [...early.flows, later] }], asOf })).toEqual(pooled({ holdings: [early], asOf }));
});

test('groups are made by any key', () => {
  const groups = pooledBy({ holdings: [early, late], asOf }, holding => (holding.id === 'early' ? '2021' : '2022'));
  expect([...groups.keys()]).toEqual(['2021', '2022']);
  expect(groups.get('2021')).toEqual(pooled({ holdings: [early], asOf }));
});

const flow: fc.Arbitrary<FundFlow> = fc.record({
  day: fc.constantFrom('2019-03-31', '2020-06-30', '2021-12-31', '2022-09-30'),
  kind: fc.constantFrom('call', 'outsideCall', 'distribution', 'recallable', 'reinvested'),
  amount: fc.integer({ min: 0, max: 1_000_000 }),
});
const holdings = fc.array(
  fc.record({
    id: fc.string(),
    commitment: fc.integer({ min: 0, max: 5_000_000 }),
    flows: fc.array(flow, { maxLength: 10 }),
    nav: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
  }),
  { maxLength: 4 },
);

test('the explanation carries the very result, TVPI is DPI plus RVPI, and funds may come in any order', () => {
  fc.assert(
    fc.property(holdings, fc.constantFrom('keep' as const, 'net' as const), (list, recallable) => {
      const found = pooled({ holdings: list, asOf, recallable });
      expect(explainPooled({ holdings: list, asOf, recallable }).result).toEqual(found);
      expect(pooled({ holdings: list.toReversed(), asOf, recallable })).toEqual(found);
      if (found.value?.dpi.value != null && found.value.rvpi.value != null) {
        expect(found.value.tvpi.value).toBe(found.value.dpi.value + found.value.rvpi.value);
      }
    }),
  );
});
