import { MISSING, type FigureValue } from '#platform/formats';
import type { GridValue } from './grid/grid-column';
import { shifted } from './grid/grid-export';

/** The value of a cell in a file: text, a figure with all its digits, a day as yyyy-MM-dd or a time as yyyy-MM-dd HH:mm. */
export type TableValue = GridValue | { exact: string } | { date: string };

/**
 * A figure with the digits from which it was rounded, in the unit of its column. Text that is not a figure stays as it is.
 *
 * @example exactly('0.05263', 2) // { exact: '5.263' }
 */
export function exactly(value: FigureValue, power = 0): TableValue {
  if (value === null || value === undefined || value === '' || value === MISSING) return null;
  const text = String(value);
  return /^-?\d/.test(text) && Number.isFinite(Number(text)) ? { exact: shifted(text, power) } : text;
}

export function onDay(day: string | null | undefined): TableValue {
  return day ? { date: day.slice(0, 10) } : null;
}

/** A time as shown on the page. */
export function atTime(shown: string): TableValue {
  return shown === MISSING ? null : { date: shown };
}

/** Text that may be missing. */
export function said(shown: string): TableValue {
  return shown === MISSING ? null : shown;
}

/** Joins several values in one cell. */
export function joined(...parts: readonly TableValue[]): string | null {
  const texts = parts.map(part => String(plainOf(part) ?? '').trim()).filter(text => text !== '');
  return texts.length > 0 ? texts.join(' ') : null;
}

export function plainOf(value: TableValue): GridValue {
  if (typeof value !== 'object' || value === null) return value;
  return 'exact' in value ? value.exact : value.date;
}
