import { expect, test } from 'vitest';
import { addMoney, fromMinorUnits, money, roundMoney, toMinorUnits } from './money';

test('amounts of one currency add, of two never', () => {
  expect(addMoney([money('1', 'JPY'), money('2', 'JPY')])).toEqual({ amount: '3', currency: 'JPY' });
  expect(() => addMoney([money('1', 'JPY'), money('2', 'USD')])).toThrow('cannot add USD to JPY');
});

test('100.5 yen book as 101, -100.5 as -101', () => {
  expect(roundMoney(money('100.5', 'JPY')).amount).toBe('101');
  expect(roundMoney(money('-100.5', 'JPY')).amount).toBe('-101');
  expect(roundMoney(money('1', 'USD')).amount).toBe('1.00');
});

test('smallest units and back', () => {
  expect(toMinorUnits(money('12.34', 'USD'))).toBe(1234n);
  expect(fromMinorUnits(1234n, 'USD')).toEqual(money('12.34', 'USD'));
});
