import { expect, test } from 'vitest';
import {
  DEFAULT_FISCAL_YEAR_START,
  fiscalQuarterOf,
  fiscalYearEndOf,
  fiscalYearOf,
  fiscalYearStartOf,
  isQuarterEnd,
  quarterEndOf,
  quarterOf,
} from './fiscal';

test('9.018 the fiscal year starts in month 6, June, unless a mandate says otherwise', () => {
  expect(DEFAULT_FISCAL_YEAR_START).toBe(6);
  expect(fiscalYearStartOf('2024-05-31')).toBe('2023-06-01');
  expect(fiscalYearStartOf('2024-06-01')).toBe('2024-06-01');
});

test('a Japanese fiscal year runs from April to March and is called by its first year', () => {
  expect(fiscalYearStartOf('2025-03-31', 4)).toBe('2024-04-01');
  expect(fiscalYearEndOf('2024-04-01', 4)).toBe('2025-03-31');
  expect(fiscalYearOf('2025-03-31', 4)).toBe(2024);
  expect(['2024-04-30', '2024-07-01', '2024-12-31', '2025-03-31'].map(day => fiscalQuarterOf(day, 4))).toEqual([1, 2, 3, 4]);
});

test('a year that starts in January is the calendar year', () => {
  expect(fiscalYearEndOf('2024-02-10', 1)).toBe('2024-12-31');
  expect(fiscalQuarterOf('2024-02-10', 1)).toBe(quarterOf('2024-02-10'));
});

test('9.019 quarters end in March, June, September and December', () => {
  const months = Array.from({ length: 12 }, (_, index) => `2024-${String(index + 1).padStart(2, '0')}-10`);
  expect([...new Set(months.map(quarterEndOf))]).toEqual(['2024-03-31', '2024-06-30', '2024-09-30', '2024-12-31']);
  expect([isQuarterEnd('2024-06-30'), isQuarterEnd('2024-05-31')]).toEqual([true, false]);
});
