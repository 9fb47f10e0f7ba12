import { AppError, invalid } from '@hakaru/contract/errors';
import { noteTask } from '#features/first-tasks/public';
import { contentOf } from '#features/imports/content';
import { listOverrides, type Override } from '#features/imports/override-store';
import { overrideSentence, sentencesFor } from '#features/import-checks/public';
import { listSheets, type KeptFinding, type KeptSheet } from '#features/imports/staging-store';
import type { Words } from '#features/import-kinds/public';
import type { SignedIn } from '#platform/context';
import { withReader } from '#workbooks/readers';
import { Refused } from '#workbooks/refused';
import { columnLetters, columnOf, type Cell, type Row } from '#workbooks/table';
import { findFindingsIn, findRowsIn, type Stretch } from './opening-store';
import { mayTakeAway, openFile, type Opened } from './file-access';
import { readingOf } from './whole-file';

export type WindowCell = { text: string; isNumber: boolean; severity: string | null; remark: Words | null };
export type WindowRow = { number: number; isHeader: boolean; cells: WindowCell[] };
/** Rows of a sheet as it was sent, around the requested cell. */
export type Window = {
  fileName: string;
  sheet: string;
  row: number;
  column: string | null;
  columns: string[];
  rows: WindowRow[];
  /** The number of rows in this range that the reader may not see. */
  withheld: number;
  mayDownload: boolean;
};

const ROWS_EACH_WAY = 12;
const COLUMNS_MAX = 40;

/** The cell a fact came from with its neighbours, read again from the stored file. */
export async function openWindow(ctx: SignedIn, { id, sheet, cell }: { id: string; sheet: string; cell: string }): Promise<Window> {
  const target = readCell(cell); // before any lookup, so that an invalid cell does not reveal whether the file exists
  const opened = await openFile(ctx, id);
  const { found, read } = opened;
  const kept = (await read(db => listSheets(db, readingOf(found)))).find(({ name }) => name === sheet);
  if (!kept) throw new AppError('notFound');
  const stretch = { sheet, from: Math.max(kept.headerRow + 1, target.row - ROWS_EACH_WAY), to: target.row + ROWS_EACH_WAY };
  const shown = await shownIn(opened, stretch);
  if (!opened.isSender && !shown.has(target.row)) throw new AppError('notFound');
  const inFile = await readStretch(ctx, opened, kept, stretch);
  const rows = inFile.filter(({ number }) => number === kept.headerRow || opened.isSender || shown.has(number));
  const findings = await read(db => findFindingsIn(db, readingOf(found), stretch));
  const overrides = (await read(db => listOverrides(db, readingOf(found)))).filter(one => one.sheet === sheet);
  await noteTask(ctx, 'cell');
  return {
    fileName: found.fileName,
    sheet,
    row: target.row,
    column: target.column > 0 ? columnLetters(target.column) : null,
    ...asTable(rows, { headerRow: kept.headerRow, column: target.column, findings, overrides }),
    withheld: inFile.length - rows.length,
    mayDownload: await mayTakeAway(opened),
  };
}

/** `C17`, or `17` when a fact came from a whole row. */
function readCell(cell: string): { row: number; column: number } {
  const [, letters = '', digits = ''] = /^([A-Z]{0,3})([1-9]\d{0,6})$/i.exec(cell) ?? [];
  if (digits === '') throw invalid('cell', 'invalid');
  return { row: Number(digits), column: columnOf(letters) };
}

/** The row numbers that were imported and that the reader may see. */
async function shownIn({ found, sees, read }: Opened, stretch: Stretch): Promise<Set<number>> {
  const rows = await read(db => findRowsIn(db, readingOf(found), stretch));
  return new Set(rows.filter(sees).map(({ row }) => row));
}

/** Reads the file in the separate reader process and keeps only the header and the requested rows. */
async function readStretch(ctx: SignedIn, { found, read }: Opened, { headerRow }: KeptSheet, { sheet, from, to }: Stretch): Promise<Row[]> {
  const file = await contentOf(ctx.app, read, found);
  const rows: Row[] = [];
  const row = (name: string, one: Row): void => {
    if (name === sheet && (one.number === headerRow || (one.number >= from && one.number <= to))) rows.push(one);
  };
  try {
    await withReader(ctx.actor.organisation.id, reader => reader.read(file, { row, sheet: () => undefined }));
  } catch (error) {
    // The file was readable when it arrived, so a failure now is temporary.
    throw error instanceof Refused ? new AppError('unavailable') : error;
  }
  return rows;
}

type Around = { headerRow: number; column: number; findings: readonly KeptFinding[]; overrides: readonly Override[] };

function asTable(rows: readonly Row[], { headerRow, column, findings, overrides }: Around): Pick<Window, 'columns' | 'rows'> {
  const used = Math.max(column, ...rows.map(({ cells }) => cells.length));
  const first = Math.max(0, column - COLUMNS_MAX);
  const places = Array.from({ length: Math.min(used, COLUMNS_MAX) }, (_, at) => first + at);
  const remarks = new Map([
    ...findings.toReversed().map(finding => [finding.cell, { severity: finding.severity, remark: sentencesFor(finding).what }] as const), // the worst finding of a cell comes last and wins
    ...overrides.map(one => [one.cell, { severity: 'info' as const, remark: overrideSentence(one) }] as const),
  ]);
  return {
    columns: places.map(at => columnLetters(at + 1)),
    rows: rows.map(({ number, cells }) => ({
      number,
      isHeader: number === headerRow,
      cells: places.map(at => {
        const said = remarks.get(`${columnLetters(at + 1)}${number}`);
        return { ...textOf(cells[at] ?? null), severity: said?.severity ?? null, remark: said?.remark ?? null };
      }),
    })),
  };
}

function textOf(cell: Cell): Pick<WindowCell, 'text' | 'isNumber'> {
  if (cell === null) return { text: '', isNumber: false };
  if (typeof cell === 'number') return { text: String(cell), isNumber: true };
  if (typeof cell !== 'object') return { text: typeof cell === 'boolean' ? String(cell).toUpperCase() : cell, isNumber: false };
  if ('percent' in cell) return { text: `${Number((cell.percent * 100).toPrecision(12))}%`, isNumber: true };
  return { text: 'error' in cell ? cell.error : '=', isNumber: false };
}
