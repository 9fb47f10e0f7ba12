import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allRoots } from './all-roots';
import { fillSeries, seriesFor } from './flow-series';

const ratesOf = (amounts: number[]) =>
  allRoots(
    fillSeries(
      seriesFor(amounts.length),
      amounts.map((_, i) => i),
      amounts,
      0,
      amounts.length,
    ),
  ).map(Math.expm1);

/** The amounts whose worth is the product of (x - 1 / (1 + r)), so that exactly these rates solve them. */
function amountsWithRoots(rates: readonly number[]): number[] {
  return rates.reduce<number[]>((poly, rate) => [...poly, 0].map((_, i) => (poly[i - 1] ?? 0) * (1 + rate) - (poly[i] ?? 0)), [100]);
}

test('-100, 230, -132: x = 1/1.1 and x = 1/1.2 solve it, so 10 % and 20 % do', () => {
  const [low, high, ...more] = ratesOf([-100, 230, -132]);
  expect(low).toBeCloseTo(0.1, 12);
  expect(high).toBeCloseTo(0.2, 12);
  expect(more).toEqual([]);
});

test('two rates a thousandth of a per cent apart do not slip through', () => {
  const rates = ratesOf(amountsWithRoots([0.1, 0.10001]));
  expect(rates).toHaveLength(2);
  expect(rates[0]).toBeCloseTo(0.1, 7);
  expect(rates[1]).toBeCloseTo(0.10001, 7);
});

test('a rate that is only touched counts once: (1 - 1.25 x)² = 1 - 2.5 x + 1.5625 x²', () => {
  const rates = ratesOf([1, -2.5, 1.5625]);
  expect(rates).toHaveLength(1);
  expect(rates[0]).toBeCloseTo(0.25, 6);
});

test('money given and taken back is a rate of zero, met once', () => {
  expect(ratesOf([-100, 50, 50])).toEqual([0]);
});

test('no rate solves 100, -100, 100', () => {
  expect(ratesOf([100, -100, 100])).toEqual([]);
});

test('300 periods do not overflow at either end', () => {
  const rates = ratesOf([-1000, ...Array.from({ length: 300 }, () => 10)]);
  expect(rates).toHaveLength(1);
  expect(rates[0]).toBeCloseTo(0.009395170016491723, 12); // 40-digit bisection of 10 × (1 - (1 + r)^-300) / r = 1000
});

test('a root of multiplicity ten, flat to the last digit, is one root near its place', () => {
  const rates = ratesOf(amountsWithRoots(Array.from({ length: 10 }, () => 0)));
  expect(rates).toHaveLength(1);
  expect(Math.abs(rates[0]!)).toBeLessThan(0.05); // (1 - x)^10 is below rounding that far around zero
});

test('every planted rate is found, and no other', () => {
  const planted = fc.uniqueArray(fc.integer({ min: -80, max: 300 }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(planted, percents => {
      const rates = percents.map(each => each / 100).sort((a, b) => a - b);
      const found = ratesOf(amountsWithRoots(rates));
      expect(found).toHaveLength(rates.length);
      for (const [i, rate] of rates.entries()) expect(found[i]).toBeCloseTo(rate, 6);
    }),
  );
});
