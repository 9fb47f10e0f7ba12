import fc from 'fast-check';
import { expect, test } from 'vitest';
import { round, sum, toText } from './decimal';
import { readAmount, roundedTotal } from './rounded-total';

const exactly = (values: number[], places: number) =>
  toText(sum([{ units: 0n, scale: places }, ...values.map(value => round(readAmount(value), places))]));

test('each amount is rounded half away from zero before it is added', () => {
  expect(toText(roundedTotal([0.5, 0.5, -1.5], 0))).toBe('0');
  expect(toText(roundedTotal([1.005, 1.0049, -0.00499999], 2))).toBe('2.00'); // 1.01 + 1.00 - 0.01: each is read to four places first
  expect(toText(roundedTotal([], 2))).toBe('0.00');
});

test('the total is that of the decimals, for any amounts and places', () => {
  const amount = fc.oneof(
    fc.double({ noNaN: true, min: -1e11, max: 1e11 }),
    fc.integer({ min: -2_000_000_000, max: 2_000_000_000 }).map(units => units / 20_000), // many halves
  );
  fc.assert(
    fc.property(fc.array(amount, { maxLength: 60 }), fc.constantFrom(0, 2, 3), (values, places) => {
      expect(toText(roundedTotal(values, places))).toBe(exactly(values, places));
    }),
  );
});

test('amounts beyond what a double counts exactly are added as decimals', () => {
  const large = Array.from({ length: 200 }, (_, at) => 8_000_000_000_000_000 + at);
  expect(toText(roundedTotal(large, 2))).toBe(exactly(large, 2));
  const many = Array.from({ length: 300 }, () => 899_999_999_999.5);
  expect(toText(roundedTotal(many, 3))).toBe(exactly(many, 3));
});
