import { expect, test } from 'vitest';
import { signHandlings, signed } from './enumerations';
import { extractionModelInput, fieldMappingInput, hasWrongSign, scaled, signedDecimal, valueOf } from './extraction';

const DATA_POINT = '00000000-0000-4000-8000-000000000000';

test('a decimal takes its sign as a number does', () => {
  for (const handling of signHandlings)
    for (const value of ['12.50', '-12.50', '0', '-3'])
      expect(Number(signedDecimal(value, handling)), `${value} ${handling}`).toBe(signed(Number(value), handling));
});

test('a value with another sign than expected is a warning, zero never is', () => {
  expect(hasWrongSign('-5', 'positive')).toBe(true);
  expect(hasWrongSign('5', 'negative')).toBe(true);
  expect(hasWrongSign('-5', 'negative')).toBe(false);
  expect(hasWrongSign('0.00', 'negative')).toBe(false);
  expect(hasWrongSign('-5', 'none')).toBe(false);
});

test('what was found becomes a value of its type, and a factor keeps every digit', () => {
  expect(valueOf('amount', '▲1,234')).toBe('-1234');
  expect(valueOf('date', '令和8年9月30日')).toBe('2026-09-30');
  expect(valueOf('percent', '8.25 %')).toBe('8.25');
  expect(valueOf('text', '  Komorebi ')).toBe('Komorebi');
  expect(valueOf('amount', 'none')).toBeNull();
  expect(scaled('1234567890.12', '1000')).toBe('1234567890120');
});

test('a mapping needs what its kind works with', () => {
  const mapping = { dataPointId: DATA_POINT, kind: 3, pattern: 'Total ([0-9,.]+)' };
  expect(fieldMappingInput.safeParse(mapping).success).toBe(true);
  expect(fieldMappingInput.safeParse({ ...mapping, pattern: '' }).success).toBe(false);
  expect(fieldMappingInput.safeParse({ dataPointId: DATA_POINT, kind: 1 }).success).toBe(false);
  expect(fieldMappingInput.safeParse({ dataPointId: DATA_POINT, kind: 2 }).success).toBe(true);
  expect(fieldMappingInput.safeParse({ ...mapping, kind: 4 }).success).toBe(false);
  expect(extractionModelInput.safeParse({ name: 'x', documentType: 'PA_CONTRIBUTION', mappings: [mapping] }).success).toBe(true);
});
