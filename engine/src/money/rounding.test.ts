import { expect, test } from 'vitest';
import { percentText, roundedText } from './rounding';

test('what is shown is rounded on its decimal text: 1.005 reads 1.01', () => {
  expect(roundedText(1.005, 2)).toBe('1.01');
  expect(roundedText(-1.005, 2)).toBe('-1.01');
  expect(roundedText(-0.001, 2)).toBe('0.00');
});

test('a rate of 0.00125 at two places of percent reads 0.13', () => {
  expect(percentText(0.00125, 2)).toBe('0.13');
  expect(percentText(-0.00125, 2)).toBe('-0.13');
  expect(percentText(0.012345, 2)).toBe('1.23');
  expect(percentText(1, 1)).toBe('100.0');
});
