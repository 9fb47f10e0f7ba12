import type { ImportKind } from '@hakaru/contract/enumerations';
import { SHEET_ROWS } from '@hakaru/contract/limits';
import { folded } from './kinds/columns';
import type { Kind } from './kinds/kind';
import { kinds } from './kinds/registry';
import { READER_LIMITS } from './reader/limits';
import { Refused } from './reader/refused';
import { columnLetters, type Cell, type Row, type SheetFacts, type TableSink } from './reader/table';

/** A sheet whose columns were recognised: which column stands where. */
export type Understood = {
  name: string;
  kind: Kind;
  headerRow: number;
  columns: Readonly<Record<string, number>>;
  unknown: string[];
  rows: Row[];
  facts: SheetFacts;
};
/** Rows that are not taken, and why. */
export type Ignored = { sheet: string; rows: number; why: 'hiddenSheet' | 'unknownSheet' | 'otherKind' | 'notAllowed' | 'blankKey' };

export type Understanding = { sheets: Understood[]; ignored: Ignored[] };

/** Collects a file as it is read. */
export function collector(): TableSink & { sheets: Map<string, Row[]>; facts: SheetFacts[] } {
  const sheets = new Map<string, Row[]>();
  const facts: SheetFacts[] = [];
  return {
    sheets,
    facts,
    row(sheet, row) {
      const rows = sheets.get(sheet) ?? [];
      rows.push(row);
      sheets.set(sheet, rows);
    },
    sheet: told => void facts.push(told),
  };
}

/** Finds the header and the kind of every sheet. A chosen kind is taken at its word; otherwise headers and the sheet's name decide. */
export function understand(
  { sheets, facts }: { sheets: ReadonlyMap<string, Row[]>; facts: readonly SheetFacts[] },
  chosen: ImportKind | null,
  allowed: readonly ImportKind[],
  isCsv: boolean,
): Understanding {
  const result: Understanding = { sheets: [], ignored: [] };
  for (const told of facts) {
    const rows = sheets.get(told.name) ?? [];
    if (rows.length === 0) continue;
    const found = bestKind(told.name, rows, chosen);
    const below = found ? rows.length - found.at - 1 : rows.length - 1;
    if (!isCsv && below > SHEET_ROWS) throw new Refused('tooManyRows', { sheet: told.name });
    const why = told.hidden ? 'hiddenSheet' : !found ? 'unknownSheet' : allowed.includes(found.kind.kind) ? null : 'notAllowed';
    if (why || !found) result.ignored.push({ sheet: told.name, rows: below, why: why ?? 'unknownSheet' });
    else result.sheets.push(understood(told, rows, found));
  }
  return result;
}

type Found = { kind: Kind; at: number; columns: Record<string, number>; score: number };

function understood(facts: SheetFacts, rows: readonly Row[], { kind, at, columns }: Found): Understood {
  const header = rows[at];
  const taken = new Set(Object.values(columns));
  const unknown = (header?.cells ?? []).flatMap((cell, index) =>
    typeof cell === 'string' && !taken.has(index) ? [cell.slice(0, 60)] : [],
  );
  return { name: facts.name, kind, headerRow: header?.number ?? 1, columns, unknown, rows: rows.slice(at + 1), facts };
}

/** The kind with most of its columns present and every required one; the sheet's own name settles a draw. */
function bestKind(sheet: string, rows: readonly Row[], chosen: ImportKind | null): Found | null {
  let best: Found | null = null;
  for (const kind of chosen ? [kinds[chosen]] : Object.values(kinds)) {
    const named = [kind.kind, kind.title.en, kind.title.jp].some(word => folded(word) === folded(sheet)) ? 5 : 0;
    for (const [at, row] of rows.slice(0, READER_LIMITS.rowsAboveHeader).entries()) {
      const columns = columnsIn(kind, row.cells);
      const isWhole = Object.entries(kind.columns).every(([name, { isRequired }]) => !isRequired || name in columns);
      const score = Object.keys(columns).length + named;
      if (isWhole && score > (best?.score ?? 0)) best = { kind, at, columns, score };
    }
  }
  return best;
}

function columnsIn(kind: Kind, header: readonly Cell[]): Record<string, number> {
  const words = header.map(cell => (typeof cell === 'string' ? folded(cell) : ''));
  const found: Record<string, number> = {};
  // First by the names of the house, then by what others call them: "Price" must not lose its column to an alias.
  for (const names of [ownNames, otherNames]) {
    for (const [name, column] of Object.entries(kind.columns)) {
      if (name in found) continue;
      const at = words.findIndex(
        (word, index) => word !== '' && names(column).some(one => folded(one) === word) && !Object.values(found).includes(index),
      );
      if (at >= 0) found[name] = at;
    }
  }
  return found;
}

const ownNames = ({ header }: Kind['columns'][string]): string[] => [header.en, header.jp];
const otherNames = ({ aliases = [] }: Kind['columns'][string]): readonly string[] => aliases;

export function cellAddress(sheet: Pick<Understood, 'columns'>, row: number, column: string): string {
  return `${columnLetters((sheet.columns[column] ?? 0) + 1)}${row}`;
}
