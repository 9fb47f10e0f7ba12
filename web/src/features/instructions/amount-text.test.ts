import { expect, test } from 'vitest';
import { readAmount } from './amount-text';

test.each([
  ['5m', '5000000'],
  ['1.2bn', '1200000000'],
  ['1.50M', '1500000'],
  ['3千', '3000'],
  ['５百万円', '5000000'],
  ['1.5億', '150000000'],
  ['12,345.67', '12345.67'],
  ['0.000001m', '1'],
  ['5x', null],
  ['百万', null],
  ['-5m', null],
  ['', null],
])('%s is read as %s', (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});
