import { csvText, type CsvCell } from '@hakaru/workbook/csv';
import type { Cell, Sheet, Style } from '@hakaru/workbook/workbook';
import type { ExportHead, ShownColumn, ShownTable, ShownValue } from './shown-table';

/** Provided by the caller in the reader's language. */
export type ExportWords = { printedAt: string };
export type Export = { table: ShownTable; head: ExportHead; words: ExportWords; printedAt: string };

const TITLE: Style = { bold: true, size: 14 };
const QUIET: Style = { colour: '656D7C' };
const HEADING: Style = { bold: true, fill: 'EEF0F4', line: 'below', wrap: true };

/** The sheet of a table: heading lines, frozen headings, real numbers and days, and tree levels as indents. */
export function tableSheet({ table, head, words, printedAt }: Export): Sheet {
  const { columns, rows, foot, title } = table;
  const above: (Cell | null)[][] = [
    [{ value: title, style: TITLE }],
    ...head.lines.map(({ label, value }): Cell[] => [
      { value: label, style: QUIET },
      { value, style: { align: 'left' } },
    ]),
    [
      { value: words.printedAt, style: QUIET },
      { value: { date: printedAt }, style: { align: 'left' } },
    ],
    [],
  ];
  const hasGroups = columns.some(({ group }) => group);
  const headings = [
    ...(hasGroups
      ? [
          columns.map(({ group }, at) =>
            group && group !== columns[at - 1]?.group ? heading(group, columns[at]) : heading('', columns[at]),
          ),
        ]
      : []),
    columns.map(column => heading(column.header, column)),
  ];
  const first = above.length + headings.length;
  return {
    name: title,
    rows: [
      ...above,
      ...headings,
      ...rows.map(({ depth, cells }) => cells.map((value, at) => bodyCell(value, columns[at], at === 0 ? depth : 0))),
      ...(foot ? [foot.map((value, at) => bodyCell(value, columns[at], 0, { bold: true, line: 'above' }))] : []),
    ],
    columns: columns.map(({ width = 14 }) => ({ width })),
    frozen: { rows: first, columns: 1 },
    print: { headerRows: { from: above.length + 1, to: first }, footer: title },
  };
}

function heading(value: string, column: ShownColumn | undefined): Cell {
  return { value, style: column?.isEnd ? { ...HEADING, align: 'right' } : HEADING };
}

function bodyCell(value: ShownValue | undefined, column: ShownColumn | undefined, indent: number, look: Style = {}): Cell | null {
  const style: Style = { ...look, ...(column?.isEnd ? { align: 'right' } : {}), ...(indent > 0 ? { indent } : {}) };
  if (value === null || value === undefined || value === '') return Object.keys(look).length > 0 ? { value: null, style } : null;
  if (typeof value !== 'object') return { value, style };
  if ('date' in value) return { value, style };
  const number = Number(value.exact);
  if (!Number.isFinite(number)) return { value: value.exact, style };
  return { value: number, style: { ...style, ...(column?.format ? { format: column.format } : {}) } };
}

/** The same as CSV, which cannot show the levels of a tree: names only keep their order. */
export function tableCsv({ table, head, words, printedAt }: Export): string {
  const { columns, rows, foot, title } = table;
  const rest = rows.map(({ cells }) => cells.map(csvValue));
  return csvText([
    [title],
    ...head.lines.map(({ label, value }) => [label, typeof value === 'string' ? value : value.date]),
    [words.printedAt, printedAt],
    [],
    columns.map(({ group, header }) => (group ? `${group} ${header}` : header)),
    ...rest,
    ...(foot ? [foot.map(csvValue)] : []),
  ]);
}

function csvValue(value: ShownValue): CsvCell {
  return value !== null && typeof value === 'object' && 'date' in value ? value.date : value;
}
