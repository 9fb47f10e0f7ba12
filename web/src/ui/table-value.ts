import { MISSING, type FigureValue } from '#platform/formats';
import type { GridValue } from './grid/grid-column';
import { shifted } from './grid/grid-export';

/** What a file gets from a cell: a text, a figure with all its digits, a day as yyyy-MM-dd or a moment as yyyy-MM-dd HH:mm. */
export type TableValue = GridValue | { exact: string } | { date: string };

/**
 * A figure with the digits it was rounded from, in the unit of its column. What is no figure stays what it says.
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

/** A moment as the page writes it. */
export function atTime(shown: string): TableValue {
  return shown === MISSING ? null : { date: shown };
}

/** Words for something that may be missing. */
export function said(shown: string): TableValue {
  return shown === MISSING ? null : shown;
}

/** A cell that says several things. */
export function joined(...parts: readonly TableValue[]): string | null {
  const texts = parts.map(part => String(plainOf(part) ?? '').trim()).filter(text => text !== '');
  return texts.length > 0 ? texts.join(' ') : null;
}

export function plainOf(value: TableValue): GridValue {
  if (typeof value !== 'object' || value === null) return value;
  return 'exact' in value ? value.exact : value.date;
}
