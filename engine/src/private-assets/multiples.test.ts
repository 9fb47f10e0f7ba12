import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dpi, explainDpi, explainRvpi, explainTvpi, moic, rvpi, tvpi } from './multiples';

test('3.118 30 paid in, 45 paid out: DPI 1.5 (INSEAD GPEI 2019)', () => {
  expect(dpi({ contributions: [10, 20], distributions: [15, 30] })).toEqual({ value: 1.5 });
});

test('75 paid in, 15 held: RVPI 0.2 (INSEAD GPEI 2019)', () => {
  expect(rvpi({ contributions: [10, 20, 15, 30], distributions: [], nav: 15 })).toEqual({ value: 0.2 });
});

test('1.35 25 paid in, 15 out, 20 held: TVPI 1.4 (INSEAD GPEI 2019)', () => {
  expect(tvpi({ contributions: [25], distributions: [15], nav: 20 }).value).toBeCloseTo(1.4, 14);
});

test('nothing paid in has no multiple, and a NAV not known is not zero', () => {
  expect(dpi({ contributions: [], distributions: [5] })).toEqual({ value: null, reason: 'zero_denominator' });
  expect(tvpi({ contributions: [0], distributions: [5], nav: 1 })).toEqual({ value: null, reason: 'zero_denominator' });
  expect(tvpi({ contributions: [10], distributions: [5], nav: null })).toEqual({ value: null, reason: 'no_data' });
});

test('the multiple on cost leaves fees out: 35 from deals that cost 20', () => {
  expect(moic({ invested: 20, realised: 15, unrealised: 20 })).toEqual({ value: 1.75 });
});

const amounts = fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { maxLength: 40 });
const sides = fc.record({ contributions: amounts, distributions: amounts, nav: fc.integer({ min: 0, max: 1_000_000_000 }) });

test('TVPI is DPI plus RVPI, whatever the fund', () => {
  fc.assert(
    fc.property(sides, fund => {
      const paidOut = dpi(fund).value;
      const held = rvpi(fund).value;
      const total = tvpi(fund).value;
      if (paidOut === null || held === null) expect(total).toBeNull();
      else expect(total).toBe(paidOut + held);
    }),
  );
});

test('the explanation carries the very result', () => {
  fc.assert(
    fc.property(sides, fund => {
      expect(explainDpi(fund).result).toEqual(dpi(fund));
      expect(explainRvpi(fund).result).toEqual(rvpi(fund));
      expect(explainTvpi(fund).result).toEqual(tvpi(fund));
    }),
  );
});
