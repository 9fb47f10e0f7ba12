import type { GridColumn, GridValue } from './grid-column';
import { isMissing } from './grid-rows';

/**
 * What is shown, as a file a spreadsheet opens: UTF-8 with a mark, CRLF, raw values in the unit of their heading, ISO dates. Text that
 * a spreadsheet would run as a formula is disarmed with an apostrophe.
 */
export function csvOf<Row>(rows: readonly Row[], columns: readonly GridColumn<Row>[]): string {
  const head = columns.map(column => csvCell(column.group ? `${column.group} ${column.header}` : column.header, false));
  const lines = rows.map(row => columns.map(column => csvCell(rawText(row, column), column.figure !== undefined)).join(','));
  return `\uFEFF${[head.join(','), ...lines].join('\r\n')}\r\n`;
}

/** The selected cells as a spreadsheet takes them from the clipboard. */
export function tsvOf<Row>(rows: readonly Row[], columns: readonly GridColumn<Row>[]): string {
  return rows.map(row => columns.map(column => tsvCell(rawText(row, column))).join('\t')).join('\n');
}

/** The raw value in the unit of its column, exact: 0.0526 under a percent heading is 5.26, with an ASCII minus. */
export function rawText<Row>(row: Row, column: GridColumn<Row>): string {
  const value: GridValue = column.exported ? column.exported(row) : column.value(row);
  if (isMissing(value)) return '';
  return column.figure && !column.exported ? shifted(String(value), column.figure.power) : String(value);
}

/**
 * A decimal text times ten to a power, digit by digit.
 *
 * @example shifted('-0.05263', 2) // '-5.263'
 */
export function shifted(value: string, power: number): string {
  const match = /^(-?)(\d*)\.?(\d*)(?:e([+-]?\d+))?$/i.exec(value.trim());
  if (!match) return value;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match;
  const digits = whole + fraction;
  const point = whole.length + Number(exponent) + power;
  const padded = point <= 0 ? '0'.repeat(1 - point) + digits : digits.padEnd(point, '0');
  const at = Math.max(point, 1);
  const integer = padded.slice(0, at).replace(/^0+(?=\d)/, '');
  const decimals = padded.slice(at).replace(/0+$/, '');
  const text = decimals ? `${integer}.${decimals}` : integer;
  return /^[0.]*$/.test(text) ? '0' : sign + text;
}

function csvCell(text: string, isFigure: boolean): string {
  const safe = !isFigure && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function tsvCell(text: string): string {
  return /[\t\n\r"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
