import { expect, test } from 'vitest';
import { differenceOf } from './compare';

const exact = { tolerance: 0, mode: 'abs' } as const;
const near = { tolerance: 1e-6, mode: 'abs' } as const;
const relative = { tolerance: 1e-6, mode: 'rel' } as const;

test('numbers agree within the tolerance, bare or as a result', () => {
  expect(differenceOf(0.1000001, 0.1, near)).toBeNull();
  expect(differenceOf({ value: 0.1000001 }, 0.1, near)).toBeNull();
  expect(differenceOf({ value: 0.10001 }, 0.1, near)).toContain('expected 0.1');
  expect(differenceOf(NaN, 0.1, near)).not.toBeNull();
  expect(differenceOf('0.1', 0.1, near)).not.toBeNull();
});

test('a relative tolerance grows with the figure, never below 1', () => {
  expect(differenceOf(1e6 + 0.5, 1e6, relative)).toBeNull();
  expect(differenceOf(1e6 + 0.5, 1e6, near)).not.toBeNull();
  expect(differenceOf(1e-3 + 5e-7, 1e-3, relative)).toBeNull();
});

test('an expected null needs a reason', () => {
  expect(differenceOf({ value: null, reason: 'gap' }, null, exact)).toBeNull();
  expect(differenceOf({ value: null }, null, exact)).not.toBeNull();
  expect(differenceOf({ value: 0 }, null, exact)).not.toBeNull();
  expect(differenceOf(undefined, null, exact)).not.toBeNull();
});

test('objects are compared on the expected keys, inside the value or beside it', () => {
  expect(differenceOf({ value: { a: 1, b: 2 } }, { a: 1 }, exact)).toBeNull();
  expect(differenceOf({ value: 3, roots: [1, 2] }, { roots: [1, 2] }, exact)).toBeNull();
  expect(differenceOf({ a: 1 }, { a: 1, c: 2 }, exact)).toContain('answer.c');
  expect(differenceOf({ a: { b: { value: null, reason: 'gap' } } }, { a: { b: null } }, exact)).toBeNull();
});

test('lists are compared whole', () => {
  expect(differenceOf([1, 2], [1, 2], exact)).toBeNull();
  expect(differenceOf([1, 2, 3], [1, 2], exact)).toContain('expected 2 members');
  expect(differenceOf([1, 5], [1, 2], exact)).toContain('answer[1]');
});

test('texts and truth are compared exactly', () => {
  expect(differenceOf('2024-01-04', '2024-01-04', exact)).toBeNull();
  expect(differenceOf({ value: 'AA-' }, 'AA', near)).not.toBeNull();
  expect(differenceOf(false, true, exact)).not.toBeNull();
});
