import { shownColumn, shownValue } from '#ui/grid/grid-export';
import { asGridColumn, isValued, type TableColumn, type Valued } from '#ui/table-column';
import type { TableValue } from '#ui/table-value';
import type { ShownColumn, ShownTable, ShownValue } from './shown-table';

type Asked<Row> = {
  title: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  foot?: (columnId: string) => { value: TableValue } | null;
};

/** A plain table for a file, from the values of its columns; columns of buttons are left out. */
export function plainTable<Row>({ title, columns, rows, foot }: Asked<Row>): ShownTable {
  const kept = columns.filter(isValued).map(column => ({ column, cells: rows.map(row => valueOf(column, row)) }));
  return {
    title,
    columns: kept.map(({ column, cells }) => columnOf(column, cells)),
    rows: rows.map((_, line) => ({ depth: 0, cells: kept.map(({ cells }) => cells[line] ?? null) })),
    foot: foot ? kept.map(({ column }) => plainValue(foot(column.id)?.value)) : null,
  };
}

/** A typed cell, or the value of its column. */
function valueOf<Row>(column: Valued<Row>, row: Row): ShownValue {
  const value = column.value(row);
  return typeof value === 'object' && value !== null ? value : shownValue(row, asGridColumn(column));
}

function plainValue(value: TableValue): ShownValue {
  if (value === null || value === undefined || value === '') return null;
  return typeof value === 'number' ? { exact: String(value) } : value;
}

function columnOf<Row>(column: Valued<Row>, cells: readonly ShownValue[]): ShownColumn {
  const longest = cells.reduce((most, value) => Math.max(most, lengthOf(value)), 8);
  const shown = shownColumn(asGridColumn(column));
  const isFigures = shown.isEnd && !column.figure && cells.some(value => typeof value === 'object' && value !== null && 'exact' in value);
  return { ...shown, width: Math.min(60, longest + 4), ...(isFigures ? { format: '#,##0.00######' } : {}) };
}

/** Characters from here on are Japanese, Chinese or the like, and twice as wide. */
const FIRST_WIDE = 0x2e80;

function lengthOf(value: ShownValue): number {
  if (value === null) return 0;
  const text = typeof value === 'object' ? Object.values(value).join('') : String(value);
  return [...text].reduce((sum, letter) => sum + ((letter.codePointAt(0) ?? 0) > FIRST_WIDE ? 2 : 1), 0);
}
