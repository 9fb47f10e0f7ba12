import { expect, test } from 'vitest';
import { isCurrencyCode, minorUnitsOf, yearBasisOf } from './currencies';

test('yen have no minor unit, dollars two places, dinars three (ISO 4217)', () => {
  expect(['JPY', 'KRW', 'USD', 'EUR', 'KWD', 'CLF'].map(minorUnitsOf)).toEqual([0, 0, 2, 2, 3, 4]);
});

test('what is no code is refused', () => {
  expect(() => minorUnitsOf('yen')).toThrow('not a currency code');
  expect([isCurrencyCode('USD'), isCurrencyCode('usd'), isCurrencyCode('US')]).toEqual([true, false, false]);
});

test('money-market years: 360 days for yen, dollar and euro, 365 for sterling', () => {
  expect(['JPY', 'USD', 'EUR', 'GBP', 'AUD'].map(yearBasisOf)).toEqual([360, 360, 360, 365, 365]);
});
