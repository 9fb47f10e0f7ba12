import { expect, test } from 'vitest';
import { quotient } from './quotient';

test('a ratio, no -0, and a reason where there is nothing to divide by', () => {
  expect(quotient(1, 4, 12)).toEqual({ value: 0.25, n: 12 });
  expect(quotient(-0, 4, 12)).toEqual({ value: 0, n: 12 });
  expect(quotient(1, 0, 12)).toEqual({ value: null, reason: 'zero_denominator', n: 12 });
  expect(quotient(1, 5e-324, 12)).toEqual({ value: null, reason: 'zero_denominator', n: 12 });
});
