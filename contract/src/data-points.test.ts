import { expect, test } from 'vitest';
import { formattedValue, isFormat } from './data-points';

test('formats show numbers, days and texts as they say', () => {
  expect(formattedValue('1234567.891', 'number', '#,##0.00')).toBe('1,234,567.89');
  expect(formattedValue('-0.001', 'number', '0.00')).toBe('0.00');
  expect(formattedValue('8.256', 'percent', '0.0%')).toBe('8.3%');
  expect(formattedValue('2026-09-05', 'date', 'yyyy/MM/dd')).toBe('2026/09/05');
  expect(formattedValue('2026-09-05', 'date', 'yyyy年M月d日')).toBe('2026年9月5日');
  expect(formattedValue('7', 'text', 'No. {value}')).toBe('No. 7');
  expect(formattedValue('none', 'number', '0')).toBe('none');
  expect([isFormat('number', '#,##0.0'), isFormat('number', 'x'), isFormat('date', 'yyyy'), isFormat('text', 'x')]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
