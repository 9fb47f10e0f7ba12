import { shownColumn, shownValue } from '#ui/grid/grid-export';
import { asGridColumn, isValued, type TableColumn } from '#ui/table-column';
import { cellValue } from './dom-table';
import type { ShownColumn, ShownTable, ShownValue } from './shown-table';

type Asked<Row> = { title: string; columns: readonly TableColumn<Row>[]; rows: readonly Row[]; element: HTMLTableElement };

/** A plain table for a file: from the values of its columns. What a column shows without saying its value is read off the page. */
export function plainTable<Row>({ title, columns, rows, element }: Asked<Row>): ShownTable {
  const lines = [...element.tBodies].flatMap(body => [...body.rows]);
  const read = (at: number, line: number): ShownValue => {
    const cell = lines[line]?.cells[at];
    return cell ? cellValue(cell) : null;
  };
  const cellsOf = (column: TableColumn<Row>, at: number): ShownValue[] =>
    rows.map((row, line) => (isValued(column) ? shownValue(row, asGridColumn(column)) : read(at, line)));
  const kept = columns
    .map((column, at) => ({ column, at, cells: cellsOf(column, at) }))
    // A column of buttons has nothing to say.
    .filter(({ column, cells }) => !column.menu && (isValued(column) || cells.some(value => !isEmpty(value))));
  const foot = element.tFoot?.rows[0];
  return {
    title,
    columns: kept.map(({ column, cells }) => columnOf(column, cells)),
    rows: rows.map((_, line) => ({ depth: 0, cells: kept.map(({ cells }) => cells[line] ?? null) })),
    foot: foot ? kept.map(({ at }) => (foot.cells[at] ? cellValue(foot.cells[at]) : null)) : null,
  };
}

function columnOf<Row>(column: TableColumn<Row>, cells: readonly ShownValue[]): ShownColumn {
  const longest = cells.reduce((most, value) => Math.max(most, lengthOf(value)), 8);
  const width = Math.min(60, longest + 4);
  if (isValued(column)) return { ...shownColumn(asGridColumn(column)), width };
  return { header: column.header, width, ...(column.align === 'end' ? { isEnd: true, format: '#,##0.00######' } : {}) };
}

function isEmpty(value: ShownValue): boolean {
  return value === null || value === '';
}

/** From here on letters are Japanese, Chinese or the like, and twice as wide. */
const FIRST_WIDE = 0x2e80;

function lengthOf(value: ShownValue): number {
  if (value === null) return 0;
  const text = typeof value === 'object' ? Object.values(value).join('') : String(value);
  return [...text].reduce((sum, letter) => sum + ((letter.codePointAt(0) ?? 0) > FIRST_WIDE ? 2 : 1), 0);
}
