import {
  MASTER_ROWS,
  masterSheetNames,
  masterSheets,
  type MasterColumn,
  type MasterFinding,
  type MasterFindingCode,
  type MasterSheet,
} from '@hakaru/contract/master-data';
import { dayIn, numberOf, type Table, textOf } from '#features/import-kinds/public';
import { columnLetters, type Cell, type Row } from '#workbooks/table';

/** A row as sent: its values by field, and their cells. Blank cells are left out. */
export type GivenRow = {
  sheet: MasterSheet;
  sheetName: string;
  row: number;
  values: Readonly<Record<string, string>>;
  cells: Readonly<Record<string, string>>;
};
export type Parsed = { rows: GivenRow[]; findings: MasterFinding[] };

type Head = { sheet: MasterSheet; sheetName: string; columns: { column: MasterColumn; at: number }[] };

/** Reads the sheets by the template's names, in either language. Unreadable cells become findings. */
export function parseTables(tables: readonly Table[]): Parsed {
  const findings: MasterFinding[] = [];
  const known = tables.flatMap(table => {
    const sheet = sheetNamed(table.sheet);
    if (!sheet) findings.push({ severity: 'warning', code: 'otherSheet', sheet: table.sheet, cell: null, value: table.sheet });
    return sheet ? [{ sheet, table }] : [];
  });
  if (known.length === 0) return { rows: [], findings: [whole(tables, 'noSheet')] };
  if (known.reduce((sum, { table }) => sum + table.rows.length, 0) > MASTER_ROWS + known.length)
    return { rows: [], findings: [{ ...whole(tables, 'tooManyRows'), value: String(MASTER_ROWS) }] };
  const rows = known.flatMap(({ sheet, table }) => rowsOf(sheet, table, findings));
  if (rows.length === 0 && findings.every(({ severity }) => severity === 'warning')) findings.push(whole(tables, 'nothing'));
  return { rows: rows.toSorted((one, other) => masterSheetNames.indexOf(one.sheet) - masterSheetNames.indexOf(other.sheet)), findings };
}

const whole = (tables: readonly Table[], code: MasterFindingCode): MasterFinding => ({
  severity: 'error',
  code,
  sheet: tables[0]?.sheet ?? '',
  cell: null,
  value: '',
});

const folded = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/[\s*]/g, '');

function sheetNamed(name: string): MasterSheet | null {
  return masterSheetNames.find(sheet => Object.values(masterSheets[sheet].title).some(title => folded(title) === folded(name))) ?? null;
}

function rowsOf(sheet: MasterSheet, { sheet: sheetName, rows }: Table, findings: MasterFinding[]): GivenRow[] {
  const [first, ...body] = rows;
  if (!first) return [];
  const head = headOf({ sheet, sheetName }, first, findings);
  if (!head) return [];
  return body.flatMap(row => {
    if (row.cells.every(cell => cell === null || (typeof cell === 'string' && cell.trim() === ''))) return [];
    return readRow(head, row, findings) ?? [];
  });
}

function headOf({ sheet, sheetName }: Omit<Head, 'columns'>, { cells, number }: Row, findings: MasterFinding[]): Head | null {
  const columns: Head['columns'] = [];
  const say = (severity: 'error' | 'warning', code: MasterFindingCode, at: number, value: string) =>
    findings.push({ severity, code, sheet: sheetName, cell: `${columnLetters(at + 1)}${number}`, value });
  for (const [at, cell] of cells.entries()) {
    if (typeof cell !== 'string' || cell.trim() === '') continue;
    const column = masterSheets[sheet].columns.find(({ title }) => Object.values(title).some(one => folded(one) === folded(cell)));
    if (!column) say('warning', 'otherColumn', at, cell.slice(0, 60));
    else if (columns.some(one => one.column === column)) say('error', 'columnTwice', at, cell.slice(0, 60));
    else columns.push({ column, at });
  }
  const missing = masterSheets[sheet].columns.filter(one => one.isRequired && !columns.some(({ column }) => column === one));
  for (const { title } of missing) say('error', 'columnMissing', 0, `${title.en} / ${title.jp}`);
  return missing.length > 0 ? null : { sheet, sheetName, columns };
}

/** The row, or null when one of its cells cannot be read. */
function readRow({ sheet, sheetName, columns }: Head, { cells, number }: Row, findings: MasterFinding[]): GivenRow | null {
  const values: Record<string, string> = {};
  const places: Record<string, string> = {};
  let isSound = true;
  for (const { column, at } of columns) {
    const place = `${columnLetters(at + 1)}${number}`;
    places[column.field] = place;
    const read = readCell(column, cells[at] ?? null);
    if ('problem' in read) {
      isSound = false;
      findings.push({ severity: 'error', sheet: sheetName, cell: place, ...read.problem });
    } else if (read.value !== null) values[column.field] = read.value;
  }
  return isSound ? { sheet, sheetName, row: number, values, cells: places } : null;
}

type Problem = { code: MasterFindingCode; value: string; choices?: string };
type ReadCell = { value: string | null } | { problem: Problem };

function readCell(column: MasterColumn, cell: Cell): ReadCell {
  const { shape, choices, isRequired } = column;
  const read = shape === 'day' ? dayIn(cell) : shape === 'number' || shape === 'whole' ? numberOf(cell) : textOf(flagged(shape, cell));
  const problem = (code: MasterFindingCode, more: Partial<Problem> = {}): ReadCell => ({ problem: { code, value: shown(cell), ...more } });
  if ('problem' in read) return problem(PROBLEMS[read.problem] ?? 'refused');
  const { value } = read;
  if (value === null) return isRequired ? problem('required') : { value };
  if (shape === 'whole' && !/^-?\d+$/.test(value)) return problem('notWhole');
  if (!choices) return { value };
  const choice = choices.find(one => folded(one) === folded(value));
  return choice === undefined ? problem('choice', { choices: choices.join(', ') }) : { value: choice };
}

const PROBLEMS: Readonly<Record<string, MasterFindingCode>> = {
  notNumber: 'notNumber',
  dateFormat: 'dateFormat',
  excelError: 'excelError',
  formulaWithoutValue: 'formulaWithoutValue',
};

const YES = /^(yes|true|1|はい|有|○)$/i;
const NO = /^(no|false|0|いいえ|無|×)$/i;

function flagged(shape: MasterColumn['shape'], cell: Cell): Cell {
  if (shape !== 'flag' || cell === null || typeof cell === 'object') return cell;
  const text = String(cell).normalize('NFKC').trim();
  return YES.test(text) ? 'yes' : NO.test(text) ? 'no' : cell;
}

const shown = (cell: Cell): string => (cell === null ? '' : typeof cell === 'object' ? '' : String(cell)).slice(0, 60);
