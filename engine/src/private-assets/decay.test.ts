import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decay } from './decay';

test('e to the power of nothing is one, exactly', () => {
  expect(decay(0)).toBe(1);
  expect(decay(-0)).toBe(1);
});

test('agrees with the built-in function to two units in the last place', () => {
  fc.assert(
    fc.property(fc.double({ min: -700, max: 0, noNaN: true }), exponent => {
      expect(Math.abs(decay(exponent) / Math.exp(exponent) - 1)).toBeLessThan(5e-16);
    }),
    { numRuns: 5000 },
  );
});

test('far below, nothing is left, whatever the exponent', () => {
  expect([decay(-701), decay(-1e9), decay(-1e300), decay(-Infinity)]).toEqual([0, 0, 0, 0]);
});
