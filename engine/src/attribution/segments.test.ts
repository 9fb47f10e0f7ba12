import { expect, test } from 'vitest';
import { addToOne, segmentsOf } from './segments';

const sides = (own: (number | null)[], other: (number | null)[], wp = [0.6, 0.4], wb = [0.5, 0.5]) => ({
  portfolio: { weights: wp, returns: own },
  benchmark: { weights: wb, returns: other },
});

test('a segment the portfolio does not hold takes the return of the benchmark', () => {
  expect(segmentsOf(sides([0.1, null], [0.1, 0.2], [1, 0])).value?.rp).toEqual([0.1, 0.2]);
  expect(segmentsOf(sides([0.1, null], [0.1, 0.2], [1, 0]), 'zero').value?.rp).toEqual([0.1, 0]);
});

test('a held segment without a return is a gap', () => {
  expect(segmentsOf(sides([0.1, null], [0.1, 0.2]))).toEqual({ value: null, reason: 'gap' });
});

test('weights that do not add to one are refused, to 1e-10', () => {
  expect(segmentsOf(sides([0.1, 0.1], [0.1, 0.2], [0.6, 0.3]))).toEqual({ value: null, reason: 'not_applicable' });
  expect([addToOne([0.5, 0.5 + 9e-11]), addToOne([0.5, 0.5 + 2e-10])]).toEqual([true, false]);
});

test('nothing, sides of different length, and returns that are no numbers are refused', () => {
  expect(segmentsOf(sides([], [], [], []))).toEqual({ value: null, reason: 'no_data' });
  expect(segmentsOf(sides([0.1], [0.1, 0.2]))).toEqual({ value: null, reason: 'gap' });
  expect(segmentsOf(sides([NaN, 0], [0.1, 0.2]))).toEqual({ value: null, reason: 'no_data' });
});
