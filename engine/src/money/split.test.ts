import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compare, sum } from './decimal';
import { explainSplit, split, totalsHundred } from './split';

const splits = fc.record({
  amount: fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }),
  weights: fc.array(fc.integer({ min: 0, max: 100_000 }), { maxLength: 12 }),
  places: fc.integer({ min: 0, max: 3 }),
});

test('100 yen in three: 34, 33, 33', () => {
  expect(split({ amount: '100', weights: [1, 1, 1], places: 0 })).toEqual({ value: ['34', '33', '33'] });
  expect(split({ amount: '-100', weights: [1, 1, 1], places: 0 })).toEqual({ value: ['-34', '-33', '-33'] });
});

test('the largest remainder gets the unit: 10 by 1 : 2 : 4 is 1.43, 2.86, 5.71', () => {
  expect(split({ amount: '10', weights: [1, 2, 4], places: 2 })).toEqual({ value: ['1.43', '2.86', '5.71'] });
});

test('weights may be decimals, and a part may be nothing', () => {
  expect(split({ amount: '1000', weights: ['33.3333', '66.6667', '0'], places: 0 })).toEqual({ value: ['333', '667', '0'] });
});

test('no weights, no split', () => {
  expect(split({ amount: '1', weights: [], places: 0 })).toEqual({ value: null, reason: 'no_data' });
  expect(split({ amount: '1', weights: [0, 0], places: 0 })).toEqual({ value: null, reason: 'zero_denominator' });
  expect(split({ amount: '1', weights: [2, -1], places: 0 })).toEqual({ value: null, reason: 'not_applicable' });
});

test('the parts sum to the whole, and the explanation is the value', () => {
  fc.assert(
    fc.property(splits, input => {
      const { value } = split(input);
      if (value !== null) expect(compare(sum(value), input.amount)).toBe(0);
      expect(explainSplit(input).result).toEqual(split(input));
    }),
  );
});

test('a policy totals 100 at four decimals', () => {
  expect(totalsHundred(['33.3333', '33.3333', '33.3334'])).toBe(true);
  expect(totalsHundred(['33.3333', '33.3333', '33.3333'])).toBe(false);
  expect(totalsHundred([0.1, 0.2, 99.7])).toBe(true);
});
