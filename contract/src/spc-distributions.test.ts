import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sharesOf, totalOf } from './spc-distributions';

test('20.42 % is withheld of each share with the fraction of a yen dropped', () => {
  const investors = [
    { name: 'A', percent: '60' },
    { name: 'B', percent: '25' },
    { name: 'C', percent: '15' },
  ];
  expect(sharesOf('10000001', investors)).toEqual([
    { name: 'A', percent: '60', gross: '6000001', withholding: '1225200', net: '4774801' },
    { name: 'B', percent: '25', gross: '2500000', withholding: '510500', net: '1989500' },
    { name: 'C', percent: '15', gross: '1500000', withholding: '306300', net: '1193700' },
  ]);
});

test('property: shares sum to the profit, and net and withholding to the share', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 ** 12 }), parts, (profit, weights) => {
      const shares = sharesOf(
        String(profit),
        weights.map((weight, at) => ({ name: String(at), percent: String(weight) })),
      );
      expect(totalOf(shares, 'gross')).toBe(String(profit));
      for (const { gross, withholding, net } of shares) {
        expect(BigInt(withholding) + BigInt(net)).toBe(BigInt(gross));
        expect(BigInt(withholding)).toBe((BigInt(gross) * 2042n) / 10000n);
      }
    }),
  );
});
