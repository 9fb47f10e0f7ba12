import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compoundOf, sumOf, sumOfProducts } from './sum';

const rates = fc.array(fc.double({ min: -0.5, max: 0.5, noNaN: true }), { maxLength: 200 });

test('1 + 1e100 + 1 - 1e100 is 2 (Neumaier 1974)', () => {
  expect(sumOf([1, 1e100, 1, -1e100])).toBe(2);
  expect(sumOf([])).toBe(0);
  expect(Object.is(sumOf([-0]), 0)).toBe(true);
});

test('ten tenths are one', () => {
  expect(sumOf(Array(10).fill(0.1))).toBe(1);
  expect(sumOfProducts([0.5, 0.5], [0.02, 0.04])).toBeCloseTo(0.03, 15);
  expect(sumOfProducts([1, 2, 3], [10])).toBe(10);
});

test('up 10 % and down 10 % is down 1 %', () => {
  expect(compoundOf([0.1, -0.1])).toBeCloseTo(-0.01, 15);
  expect(compoundOf([])).toBe(0);
});

test('a total loss is a total loss whatever follows', () => {
  expect(compoundOf([0.5, -1, 3])).toBe(-1);
  expect(compoundOf([...Array(40).fill(0.01), -1])).toBe(-1);
});

test('order does not show in a sum or a compounding', () => {
  fc.assert(
    fc.property(rates, list => {
      const turned = [...list].reverse();
      expect(sumOf(turned)).toBeCloseTo(sumOf(list), 12);
      const there = compoundOf(list);
      const back = compoundOf(turned);
      expect(Math.abs(there - back)).toBeLessThanOrEqual(1e-12 * Math.max(1, Math.abs(there)));
    }),
  );
});

test('linking two stretches is linking the whole', () => {
  fc.assert(
    fc.property(rates, rates, (first, second) => {
      const whole = compoundOf([...first, ...second]);
      const linked = (1 + compoundOf(first)) * (1 + compoundOf(second)) - 1;
      expect(Math.abs(whole - linked)).toBeLessThanOrEqual(1e-11 * Math.max(1, Math.abs(whole)));
    }),
  );
});
