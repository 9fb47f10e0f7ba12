import fc from 'fast-check';
import { expect, test } from 'vitest';
import { explainWeightedAverage, weightedAverage } from './weighted-average';

test('(60 × 5 + 40 × 2.5) / 100 = 4, covering 100 of 110', () => {
  const items = [
    { marketValue: 60, value: 5 },
    { marketValue: 40, value: 2.5 },
    { marketValue: 10, value: null },
  ];
  expect(weightedAverage({ items })).toEqual({ value: 4, coverage: expect.closeTo(100 / 110, 15) });
});

test('a yield by market value times duration: (60×5×2 % + 40×10×3 %) / 700', () => {
  const items = [
    { marketValue: 60, value: 0.02, duration: 5 },
    { marketValue: 40, value: 0.03, duration: 10 },
    { marketValue: 100, value: 0.09, duration: null },
  ];
  const average = weightedAverage({ items, weighting: 'marketValueTimesDuration' });
  expect(average.value).toBeCloseTo(18 / 700, 15);
  expect(average.coverage).toBe(0.5);
});

test('nothing known, nothing averaged', () => {
  expect(weightedAverage({ items: [{ marketValue: 1, value: null }] })).toEqual({ value: null, reason: 'no_data', coverage: 0 });
  expect(weightedAverage({ items: [] })).toEqual({ value: null, reason: 'no_data', coverage: null });
  expect(weightedAverage({ items: [{ marketValue: 0, value: 3 }] })).toEqual({ value: null, reason: 'zero_denominator', coverage: null });
});

test('the average lies within its values, in any order, and the explanation is the value', () => {
  const item = fc.record({
    marketValue: fc.double({ min: 1, max: 1e9, noNaN: true }),
    value: fc.double({ min: -10, max: 40, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(item, { minLength: 1, maxLength: 50 }), items => {
      const average = weightedAverage({ items });
      const values = items.map(each => each.value);
      expect(average.value).toBeGreaterThanOrEqual(Math.min(...values) - 1e-9);
      expect(average.value).toBeLessThanOrEqual(Math.max(...values) + 1e-9);
      expect(weightedAverage({ items: [...items].reverse() }).value).toBeCloseTo(average.value ?? NaN, 10);
      expect(explainWeightedAverage({ items }).result).toEqual(average);
    }),
  );
});
