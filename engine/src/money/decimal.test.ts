import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compare, decimal, divide, isZero, multiply, negate, round, subtract, sum, toFloat, toText, type Decimal } from './decimal';

const decimals: fc.Arbitrary<Decimal> = fc.record({
  units: fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }),
  scale: fc.integer({ min: 0, max: 12 }),
});

test('decimals are read as written', () => {
  expect(decimal('-12.340')).toEqual({ units: -12340n, scale: 3 });
  expect(decimal('.5')).toEqual({ units: 5n, scale: 1 });
  expect(decimal('1.5e3')).toEqual({ units: 1500n, scale: 0 });
  expect(decimal(1e-7)).toEqual({ units: 1n, scale: 7 });
  expect(decimal(12n)).toEqual({ units: 12n, scale: 0 });
});

test('what is no number is refused', () => {
  for (const text of ['', '.', '-', '1,000', 'abc', 'NaN', '1.2.3', 'Infinity']) expect(() => decimal(text)).toThrow('not a decimal');
  expect(() => decimal(NaN)).toThrow('not a decimal');
});

test('0.1 + 0.2 is 0.3', () => {
  expect(toText(sum(['0.1', '0.2']))).toBe('0.3');
  expect(toText(subtract('1', '0.9'))).toBe('0.1');
  expect(toText(multiply('1.10', '3'))).toBe('3.30');
});

test('sums of yen beyond the doubles stay exact', () => {
  expect(toText(sum(['9007199254740993', '1']))).toBe('9007199254740994');
});

test('rounding goes half away from zero on the text', () => {
  expect(['2.5', '-2.5', '2.4999', '-0.4', '1.5'].map(text => toText(round(text, 0)))).toEqual(['3', '-3', '2', '0', '2']);
  expect(toText(round('1.005', 2))).toBe('1.01');
  expect(toText(round('1', 3))).toBe('1.000');
});

test('division rounds at its last place', () => {
  expect(toText(divide('1', '3', 4))).toBe('0.3333');
  expect(toText(divide('-2', '3', 4))).toBe('-0.6667');
  expect(toText(divide('1.25', '0.5', 0))).toBe('3');
  expect(toText(divide('123.456', '1', 1))).toBe('123.5');
  expect(() => divide('1', '0.00', 2)).toThrow('division by zero');
});

test('comparison ignores trailing zeros', () => {
  expect([compare('1.0', '1'), compare('1', '1.01'), compare('-1', '-2')]).toEqual([0, -1, 1]);
  expect([isZero('0.00'), isZero('0.01')]).toEqual([true, false]);
  expect(toFloat('0.10')).toBe(0.1);
  expect(Object.is(toFloat(negate('0')), 0)).toBe(true);
});

test('text and decimal are the same thing', () => {
  fc.assert(
    fc.property(decimals, value => {
      expect(decimal(toText(value))).toEqual(value);
    }),
  );
});

test('sums commute, and taking away undoes adding', () => {
  fc.assert(
    fc.property(decimals, decimals, (a, b) => {
      expect(compare(sum([a, b]), sum([b, a]))).toBe(0);
      expect(compare(subtract(sum([a, b]), b), a)).toBe(0);
    }),
  );
});

test('rounding is odd and moves by half a unit at most', () => {
  fc.assert(
    fc.property(decimals, fc.integer({ min: 0, max: 12 }), (value, places) => {
      expect(compare(round(negate(value), places), negate(round(value, places)))).toBe(0);
      const moved = subtract(round(value, places), value);
      const half = { units: 5n, scale: places + 1 };
      expect(compare(moved, half) <= 0 && compare(negate(moved), half) <= 0).toBe(true);
    }),
  );
});
