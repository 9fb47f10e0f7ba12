import type { ShownColumn, ShownTable, ShownValue } from '#ui/export/shown-table';
import { isEndAligned, type GridColumn, type GridValue } from './grid-column';
import { isMissing, type GridRow } from './grid-rows';
import type { Totals } from './grid-totals';

/** The table as shown: expanded branches with their level, the footer, and figures exact in the unit of their heading. */
export function shownTable<Row>({
  title,
  rows,
  columns: all,
  totals,
}: {
  title: string;
  rows: readonly GridRow<Row>[];
  columns: readonly GridColumn<Row>[];
  totals: Totals | undefined;
}): ShownTable {
  const columns = all.filter(({ menu }) => !menu);
  return {
    title,
    columns: columns.map(shownColumn),
    rows: rows.map(({ row, depth }) => ({ depth, cells: columns.map(column => shownValue(row, column)) })),
    foot: totals ? columns.map((column, at) => (at === 0 ? totals.label : footValue(column, totals.values[column.id]))) : null,
  };
}

export function shownColumn<Row>(column: GridColumn<Row>): ShownColumn {
  const { header, group, figure, width } = column;
  return {
    header,
    ...(group === undefined ? {} : { group }),
    ...(isEndAligned(column) ? { isEnd: true } : {}),
    ...(figure ? { format: formatOf(figure) } : {}),
    // About seven pixels per letter, with room for digits that are not shown here.
    width: Math.max(10, Math.round(width / 7)),
  };
}

function formatOf({ decimals, signed }: NonNullable<GridColumn<unknown>['figure']>): string {
  const digits = decimals > 0 ? `#,##0.${'0'.repeat(decimals)}` : '#,##0';
  return signed ? `+${digits};-${digits};${digits}` : digits;
}

export function shownValue<Row>(row: Row, column: GridColumn<Row>): ShownValue {
  const value = column.exported ? column.exported(row) : column.value(row);
  if (isMissing(value)) return null;
  if (column.date) return { date: String(value) };
  if (column.figure) return { exact: rawText(row, column) };
  if (column.show && !column.exported) return column.show(value, row);
  return typeof value === 'boolean' ? value : String(value);
}

function footValue<Row>(column: GridColumn<Row>, value: GridValue): ShownValue {
  if (isMissing(value)) return null;
  return column.figure ? { exact: shifted(String(value), column.figure.power) } : String(value);
}

/** The selected cells as tab-separated text, which spreadsheets paste. */
export function tsvOf<Row>(rows: readonly Row[], columns: readonly GridColumn<Row>[], hasHeadings = false): string {
  const headings = columns.map(({ group = '', header }) => tsvCell(`${group} ${header}`.trim()));
  const lines = rows.map(row => columns.map(column => tsvCell(rawText(row, column))));
  return [...(hasHeadings ? [headings] : []), ...lines].map(cells => cells.join('\t')).join('\n');
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

function tsvCell(text: string): string {
  return /[\t\n\r"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
