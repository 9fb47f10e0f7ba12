import fc from 'fast-check';
import { expect, test } from 'vitest';
import { twoSided } from '#testing/two-sided';
import { explainGeometricCurrency, geometricCurrency } from './geometric-currency';

/** Bacon (2008), table 6.9. */
const bacon = {
  portfolio: {
    weights: [0.4, 0.3, 0.3],
    base: [0.2, 0.047, 0.28],
    local: [0.2, -0.05, 0.06],
    forwards: [0.2, -0.15, -0.05],
    forwardRates: [1, 1.004566, 1.025641],
  },
  benchmark: {
    weights: [0.4, 0.2, 0.4],
    base: [0.1, 0.056, 0.296],
    local: [0.1, -0.04, 0.08],
    forwards: [0.3, -0.1, -0.2],
    forwardRates: [1, 1.010379, 1.018503],
  },
  hedged: [0.1, -0.03, 0.1],
  spotStart: [1, 1, 1],
  spotEnd: [1, 1.1, 1.2],
};

test('table 6.9: 1.051 / 1.064 for allocation, 1.083 / 1.052 for selection, 1.052 / 1.051 for hedging', () => {
  const { value } = geometricCurrency(bacon);
  expect(value?.totalAllocation).toBeCloseTo(1.051 / 1.064 - 1, 12);
  expect(value?.totalSelection).toBeCloseTo(1.083 / 1.052 - 1, 12);
  expect(value?.hedging).toBeCloseTo(1.052 / 1.051 - 1, 12);
  const own = 1.1781 - 0.15 * (1.1 / 1.004566 - 1) - 0.05 * (1.2 / 1.025641 - 1);
  const other = 1.1696 - 0.1 * (1.1 / 1.010379 - 1) - 0.2 * (1.2 / 1.018503 - 1);
  expect(value?.excess).toBeCloseTo(own / other - 1, 12);
  expect(value?.currency).toBeCloseTo(0.008879913, 6); // printed from forward rates with more digits than the table shows
  expect(value?.excess).toBeCloseTo(0.02689563, 6);
});

test('without hedged returns hedging costs nothing', () => {
  const { hedged: _hedged, ...plain } = bacon;
  expect(geometricCurrency(plain).value?.hedging).toBeCloseTo(0, 14);
});

test('a list too short is a gap, a rate of zero is refused', () => {
  expect(geometricCurrency({ ...bacon, hedged: [0.1] })).toEqual({ value: null, reason: 'gap' });
  expect(geometricCurrency({ ...bacon, spotEnd: [1] })).toEqual({ value: null, reason: 'gap' });
  const free = { ...bacon.portfolio, forwardRates: [1, 0, 1] };
  expect(geometricCurrency({ ...bacon, portfolio: free })).toEqual({ value: null, reason: 'not_applicable' });
});

test('the four effects compound to the excess, and the explanation carries the very result', () => {
  const rates = fc.array(fc.double({ min: -0.2, max: 0.2, noNaN: true }), { minLength: 3, maxLength: 3 });
  fc.assert(
    fc.property(twoSided(3), rates, rates, (sides, hedged, moves) => {
      const side = (each: typeof sides.portfolio, forwards: number[]) => ({
        weights: each.weights,
        local: each.returns.map(Number),
        base: each.returns.map((local, i) => (1 + Number(local)) * (1 + moves[i]!) - 1),
        forwards,
      });
      const inputs = {
        portfolio: side(sides.portfolio, [0.1, -0.1, 0]),
        benchmark: side(sides.benchmark, [0, 0.2, -0.2]),
        hedged,
        spotStart: [1, 1, 1],
        spotEnd: moves.map(move => 1 + move),
      };
      const found = geometricCurrency(inputs);
      const { totalAllocation, totalSelection, hedging, currency, excess } = found.value!;
      expect(Math.abs((1 + totalAllocation) * (1 + totalSelection) * (1 + hedging) * (1 + currency) - 1 - excess)).toBeLessThan(1e-12);
      expect(explainGeometricCurrency(inputs).result).toEqual(found);
    }),
  );
});
