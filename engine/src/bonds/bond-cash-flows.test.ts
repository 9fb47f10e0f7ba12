import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#calendar/day';
import { bondCashFlows } from './bond-cash-flows';

test('a two per cent bond of a million pays ten thousand each half-year, and its face at maturity', () => {
  const bond = { units: '1000000', couponPercent: '2', maturity: '2027-09-20' };
  expect(bondCashFlows(bond, { after: '2026-11-10', until: '2027-12-31' })).toEqual([
    { day: '2027-03-20', kind: 'coupon', amount: '10000.000000' },
    { day: '2027-09-20', kind: 'coupon', amount: '10000.000000' },
    { day: '2027-09-20', kind: 'redemption', amount: '1000000' },
  ]);
});

test('a bond without a rate pays its redemption alone, and one that has matured pays nothing', () => {
  const bond = { units: '500', couponPercent: null, maturity: '2027-01-31' };
  expect(bondCashFlows(bond, { after: '2026-11-10', until: '2027-12-31' })).toEqual([
    { day: '2027-01-31', kind: 'redemption', amount: '500' },
  ]);
  expect(bondCashFlows(bond, { after: '2027-01-31', until: '2027-12-31' })).toEqual([]);
});

test('a period cut in two pays what the whole period pays', () => {
  fc.assert(
    fc.property(fc.nat(2000), fc.nat(1000), fc.nat(1000), (toMaturity, first, second) => {
      const bond = { units: '7', couponPercent: '1.5', maturity: addDays('2026-11-10', toMaturity) };
      const after = '2026-11-10';
      const middle = addDays('2026-11-10', first);
      const until = addDays(middle, second);
      const parts = [...bondCashFlows(bond, { after, until: middle }), ...bondCashFlows(bond, { after: middle, until })];
      expect(parts).toEqual(bondCashFlows(bond, { after, until }));
    }),
  );
});
