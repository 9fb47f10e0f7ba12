import fc from 'fast-check';
import { expect, test } from 'vitest';
import { explainSelectRating, ratingRules, selectRating } from './rating-selection';
import { ratingScale } from './ratings';

test('the middle of three, the lower of two, the only one', () => {
  expect(selectRating({ ratings: ['AAA', 'A', 'Aa2'] })).toEqual({ value: 'AA' });
  expect(selectRating({ ratings: ['AAA', 'A'] })).toEqual({ value: 'A' });
  expect(selectRating({ ratings: ['NR', 'Aa3'] })).toEqual({ value: 'AA-' });
  expect(selectRating({ ratings: ['NR', null] })).toEqual({ value: null, reason: 'no_data' });
});

test('best, worst and second best', () => {
  const ratings = ['AA', 'AAA', 'BBB'];
  expect(ratingRules.map(rule => selectRating({ ratings, rule }).value)).toEqual(['AA', 'AAA', 'BBB', 'AA']);
  expect(selectRating({ ratings: ['A'], rule: 'secondBest' })).toEqual({ value: 'A' });
});

test('the order of agencies does not matter, and the explanation is the value', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...ratingScale, 'NR'), { maxLength: 6 }), fc.constantFrom(...ratingRules), (ratings, rule) => {
      const chosen = selectRating({ ratings, rule });
      expect(selectRating({ ratings: [...ratings].reverse(), rule })).toEqual(chosen);
      expect(explainSelectRating({ ratings, rule }).result).toEqual(chosen);
    }),
  );
});
