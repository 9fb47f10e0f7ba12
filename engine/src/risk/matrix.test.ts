import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPositiveSemidefinite, isSymmetric, squareOf, timesColumn } from './matrix';

test('rows that do not make a square make nothing', () => {
  expect(squareOf([[1, 2]])).toBeNull();
  expect(
    squareOf([
      [1, 2],
      [3, 4],
    ])?.cells,
  ).toEqual(Float64Array.of(1, 2, 3, 4));
});

test('a matrix equals its transpose or does not', () => {
  expect(
    isSymmetric(
      squareOf([
        [1, 0.5],
        [0.5, 1],
      ])!,
    ),
  ).toBe(true);
  expect(
    isSymmetric(
      squareOf([
        [1, 0.5],
        [0.4, 1],
      ])!,
    ),
  ).toBe(false);
});

test('eigenvalues 3 and -1 are refused, 3 and 0 are not, nor is one a hair below zero', () => {
  expect(
    isPositiveSemidefinite(
      squareOf([
        [1, 2],
        [2, 1],
      ])!,
    ),
  ).toBe(false);
  expect(
    isPositiveSemidefinite(
      squareOf([
        [1.5, 1.5],
        [1.5, 1.5],
      ])!,
    ),
  ).toBe(true);
  expect(
    [-9e-11, -2e-10].map(low =>
      isPositiveSemidefinite(
        squareOf([
          [low, 0],
          [0, 1],
        ])!,
      ),
    ),
  ).toEqual([true, false]);
});

test('whatever is multiplied by its own transpose is positive semidefinite', () => {
  const row = fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(fc.array(row, { minLength: 4, maxLength: 4 }), rows => {
      const product = rows.map(a => rows.map(b => a.reduce((sum, each, k) => sum + each * b[k]!, 0)));
      expect(isPositiveSemidefinite(squareOf(product)!)).toBe(true);
    }),
  );
});

test('(1 2; 3 4) times (1, 1) is (3, 7)', () => {
  expect(
    timesColumn(
      squareOf([
        [1, 2],
        [3, 4],
      ])!,
      Float64Array.of(1, 1),
    ),
  ).toEqual(Float64Array.of(3, 7));
});
