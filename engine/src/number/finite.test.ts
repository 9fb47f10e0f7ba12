import { expect, test } from 'vitest';
import { allFinite, finite, ratio } from './finite';

test('nothing infinite, undefined or minus zero leaves', () => {
  expect(finite(NaN, 'no_data')).toEqual({ value: null, reason: 'no_data' });
  expect(finite(Infinity, 'zero_denominator')).toEqual({ value: null, reason: 'zero_denominator' });
  const zero = finite(-0, 'no_data');
  expect(Object.is(zero.value, 0)).toBe(true);
});

test('a ratio to nothing is no ratio', () => {
  expect(ratio(1, 4)).toEqual({ value: 0.25 });
  expect(ratio(0, 0)).toEqual({ value: null, reason: 'zero_denominator' });
  expect(allFinite([1, 2])).toBe(true);
  expect(allFinite([1, NaN])).toBe(false);
});
