import fc from 'fast-check';
import { expect, test } from 'vitest';
import { averageRating, averagingMethods, explainAverageRating } from './average-rating';
import { ratingNumber, ratingScale } from './ratings';

// CC, C and D share the last factor, so an average of factors cannot tell them apart.
const distinctRatings = ratingScale.slice(0, 20);

const book = [
  { weight: 60, rating: 'Aaa' },
  { weight: 40, rating: 'Baa2' },
];

test('60 % AAA and 40 % BBB is AA- on the scale but A- by loss: 0.6 × 1 + 0.4 × 360 = 144.6', () => {
  expect(averageRating({ holdings: book, method: 'linear' }).value).toEqual({
    rating: 'AA-',
    score: expect.closeTo(4.2, 12),
    ratedWeight: 1,
  });
  expect(averageRating({ holdings: book, method: 'warf' }).value).toEqual({
    rating: 'A-',
    score: expect.closeTo(144.6, 10),
    ratedWeight: 1,
  });
});

test('a half goes to the worse letter', () => {
  const half = [
    { weight: 1, rating: 'AAA' },
    { weight: 1, rating: 'AA+' },
  ];
  expect(averageRating({ holdings: half, method: 'linear' }).value?.rating).toBe('AA+');
});

test('an exact factor keeps its letter', () => {
  expect(averageRating({ holdings: [{ weight: 0.1, rating: 'BBB' }], method: 'warf' }).value?.rating).toBe('BBB');
});

test('unrated holdings are left out and disclosed; all unrated is no average', () => {
  const value = averageRating({ holdings: [...book, { weight: 25, rating: 'NR' }], method: 'linear' }).value;
  expect([value?.rating, value?.ratedWeight]).toEqual(['AA-', 0.8]);
  expect(averageRating({ holdings: [{ weight: 50, rating: 'NR' }], method: 'linear' })).toEqual({ value: null, reason: 'no_data' });
  expect(averageRating({ holdings: [{ weight: 0, rating: 'A' }], method: 'linear' })).toEqual({ value: null, reason: 'zero_denominator' });
});

test('the average lies between best and worst, size does not matter, and the explanation is the value', () => {
  const holdings = fc.array(fc.record({ weight: fc.integer({ min: 1, max: 1000 }), rating: fc.constantFrom(...distinctRatings) }), {
    minLength: 1,
    maxLength: 20,
  });
  fc.assert(
    fc.property(holdings, fc.constantFrom(...averagingMethods), (list, method) => {
      const { value } = averageRating({ holdings: list, method });
      const places = list.map(each => ratingNumber(each.rating) ?? 0);
      const place = ratingNumber(value?.rating ?? null) ?? 0;
      expect(place).toBeGreaterThanOrEqual(Math.min(...places));
      expect(place).toBeLessThanOrEqual(Math.max(...places));
      const scaled = averageRating({ holdings: list.map(each => ({ ...each, weight: each.weight * 1024 })), method });
      expect(scaled.value?.rating).toBe(value?.rating);
      expect(explainAverageRating({ holdings: list, method }).result).toEqual(averageRating({ holdings: list, method }));
    }),
  );
});
