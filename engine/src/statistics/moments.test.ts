import { expect, test } from 'vitest';
import { covarianceOf, meanOf, presentIn, varianceOf } from './moments';

test('1, 2, 3: mean 2, variance 1 in the sample and 2/3 in the population', () => {
  expect(meanOf([1, 2, 3])).toBe(2);
  expect(varianceOf([1, 2, 3])).toBe(1);
  expect(varianceOf([1, 2, 3], true)).toBeCloseTo(2 / 3, 15);
});

test('covariance with twice oneself is twice the variance', () => {
  expect(covarianceOf([1, 2, 3], [2, 4, 6])).toBe(2);
});

test('equal values have no spread, whatever their rounding', () => {
  for (const value of [0.1, 0.01, 1 / 3, 1e-9]) {
    for (let n = 2; n < 50; n++) expect(varianceOf(Array.from({ length: n }, () => value))).toBe(0);
  }
  expect(varianceOf([0.013 - 0.003, 0.113 - 0.103, 0.01])).toBe(0);
});

test('missing values are left out, zeros are kept', () => {
  expect(presentIn([0, null, 0.01])).toEqual([0, 0.01]);
});
