import { expect, test } from 'vitest';
import { quartiles } from './quartiles';

test('the best quarter is the first, and what is missing lies in none', () => {
  expect(quartiles([0.04, null, 0.01, 0.03, 0.02])).toEqual([1, null, 4, 2, 3]);
  expect(quartiles([8, 7, 6, 5, 4, 3, 2, 1])).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
});

test('equal values share the better quarter; three values have no quarters', () => {
  expect(quartiles([1, 1, 1, 0])).toEqual([1, 1, 1, 4]);
  expect(quartiles([3, 2, 1, null])).toEqual([null, null, null, null]);
});
