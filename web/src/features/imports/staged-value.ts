import type { Formats } from '#platform/formats';
import { exactly, onDay, type TableValue } from '#ui/table-value';

/**
 * A staged value formatted for display: amounts with separators, rates in percent, days in the user's format. Anything else is shown as
 * received.
 */
export function stagedValue(f: Formats, shape: string | undefined, value: string | null): string {
  if (value === null) return '-';
  const isNumber = /^-?\d+(\.\d+)?$/.test(value);
  if (shape === 'number' && isNumber) return f.number(value, { decimals: Math.min(8, value.split('.')[1]?.length ?? 0) });
  if (shape === 'percent' && isNumber) return f.percent(value);
  return shape === 'day' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? f.date(value) : value;
}

/** The same for exports: numbers and days keep their type. */
export function stagedCell(shape: string | undefined, value: string | null): TableValue {
  if (shape === 'number') return exactly(value);
  if (shape === 'percent') return exactly(value, 2);
  return shape === 'day' && value !== null && /^\d{4}-\d{2}-\d{2}$/.test(value) ? onDay(value) : value;
}
