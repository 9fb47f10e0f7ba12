import type { ImportKind } from '@hakaru/contract/enumerations';
import { SHEET_ROWS } from '@hakaru/contract/limits';
import { READER_LIMITS } from '#workbooks/limits';
import { Refused } from '#workbooks/refused';
import { type Cell, columnLetters, type Row, type SheetFacts, type TableSink } from '#workbooks/table';
import { folded } from './columns';
import type { Kind } from './kind';
import { formsOf } from './registry';
import { isOwnSheet, isReference } from './own-sheets';

/** A sheet whose columns were recognised, with the position of each. */
export type Understood = {
  name: string;
  kind: Kind;
  headerRow: number;
  columns: Readonly<Record<string, number>>;
  unknown: string[];
  rows: Row[];
  facts: SheetFacts;
};
/** Rows that are not imported, and why. */
export type Ignored = {
  sheet: string;
  rows: number;
  why: 'hiddenSheet' | 'unknownSheet' | 'otherKind' | 'notAllowed' | 'blankKey' | 'ownSheet' | 'notFilled';
};

export type Understanding = { sheets: Understood[]; ignored: Ignored[] };

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
    sheet: sheetFacts => void facts.push(sheetFacts),
  };
}

/** Finds the header and kind of every sheet. A chosen kind is used as it is; otherwise headers and the sheet's name decide. */
export function understand(
  { sheets, facts }: { sheets: ReadonlyMap<string, Row[]>; facts: readonly SheetFacts[] },
  chosen: ImportKind | null,
  allowed: readonly ImportKind[],
  isCsv: boolean,
): Understanding {
  const result: Understanding = { sheets: [], ignored: [] };
  for (const sheetFacts of facts) {
    const rows = sheets.get(sheetFacts.name) ?? [];
    if (rows.length === 0) continue;
    if (isOwnSheet(sheetFacts.name, rows[0]?.cells)) {
      result.ignored.push({ sheet: sheetFacts.name, rows: rows.length - 1, why: 'ownSheet' });
      continue;
    }
    const found = bestKind(sheetFacts.name, rows, chosen);
    const below = found ? rows.length - found.at - 1 : rows.length - 1;
    if (!isCsv && below > SHEET_ROWS) throw new Refused('tooManyRows', { sheet: sheetFacts.name });
    const why = sheetFacts.hidden ? 'hiddenSheet' : !found ? 'unknownSheet' : ignoredFor(found, rows, allowed);
    if (why || !found) result.ignored.push({ sheet: sheetFacts.name, rows: below, why: why ?? 'unknownSheet' });
    else result.sheets.push(understood(sheetFacts, rows, found));
  }
  return result;
}

/** A template sheet that nobody filled in is ignored; as soon as one row is filled in, blanks in the others are reported. */
function ignoredFor(found: Found, rows: readonly Row[], allowed: readonly ImportKind[]): Ignored['why'] | null {
  if (!allowed.includes(found.kind.kind)) return 'notAllowed';
  const below = rows.slice(found.at + 1);
  const filled = Object.entries(found.columns).flatMap(([name, at]) => (found.kind.key.includes(name) ? [] : [at]));
  const isBlank = ({ cells }: Row): boolean => filled.every(at => cells[at] == null || cells[at] === '');
  return below.length > 0 && filled.length > 0 && below.every(isBlank) && isFromTemplate(rows[found.at]) ? 'notFilled' : null;
}

const isFromTemplate = (head: Row | undefined): boolean => head?.cells.some(cell => typeof cell === 'string' && isReference(cell)) ?? false;

type Found = { kind: Kind; at: number; columns: Record<string, number>; score: number };

function understood(facts: SheetFacts, rows: readonly Row[], { kind, at, columns }: Found): Understood {
  const header = rows[at];
  const taken = new Set(Object.values(columns));
  const unknown = (header?.cells ?? []).flatMap((cell, index) =>
    typeof cell === 'string' && !taken.has(index) && !isReference(cell) ? [cell.slice(0, 60)] : [],
  );
  return { name: facts.name, kind, headerRow: header?.number ?? 1, columns, unknown, rows: rows.slice(at + 1), facts };
}

/** The kind with the most of its columns present and all its required ones; the sheet's name counts extra. */
function bestKind(sheet: string, rows: readonly Row[], chosen: ImportKind | null): Found | null {
  let best: Found | null = null;
  const headers = rows.slice(0, READER_LIMITS.rowsAboveHeader).map(({ cells }) => wordsIn(cells));
  for (const kind of formsOf(chosen)) {
    const named = [kind.kind, kind.title.en, kind.title.jp].some(word => folded(word) === folded(sheet)) ? 5 : 0;
    for (const [at, words] of headers.entries()) {
      const columns = columnsIn(kind, words);
      const score = Object.keys(columns).length + named;
      if (isWhole(kind, columns) && score > (best?.score ?? 0)) best = { kind, at, columns, score };
    }
  }
  return best;
}

function isWhole(kind: Kind, columns: Readonly<Record<string, number>>): boolean {
  const hasRequired = Object.entries(kind.columns).every(([name, { isRequired }]) => !isRequired || name in columns);
  return hasRequired && (!kind.oneOf || kind.oneOf.some(name => name in columns));
}

/** The positions of each header word in a row, from left to right. */
function wordsIn(cells: readonly Cell[]): Map<string, number[]> {
  const words = new Map<string, number[]>();
  for (const [index, cell] of cells.entries()) {
    const word = typeof cell === 'string' ? folded(cell) : '';
    if (word === '') continue;
    const places = words.get(word) ?? [];
    places.push(index);
    words.set(word, places);
  }
  return words;
}

function columnsIn(kind: Kind, words: ReadonlyMap<string, readonly number[]>): Record<string, number> {
  const found: Record<string, number> = {};
  const taken = new Set<number>();
  // Our own column names match before aliases do: "Price" must not lose its column to an alias.
  for (const names of namesOf(kind)) {
    for (const [name, spellings] of names) {
      if (name in found) continue;
      const places = spellings.flatMap(word => words.get(word) ?? []).filter(index => !taken.has(index));
      if (places.length === 0) continue;
      const at = Math.min(...places);
      found[name] = at;
      taken.add(at);
    }
  }
  return found;
}

type Names = readonly (readonly [name: string, spellings: readonly string[]])[];
const foldedNames = new WeakMap<Kind, readonly Names[]>();

/** A kind's headers and aliases, normalised for comparison; cached, because doing so for every row would take longer than reading. */
function namesOf(kind: Kind): readonly Names[] {
  const columns = Object.entries(kind.columns);
  const names = foldedNames.get(kind) ?? [
    columns.map(([name, { header }]) => [name, [header.en, header.jp].map(folded)] as const),
    columns.map(([name, { aliases = [] }]) => [name, aliases.map(folded)] as const),
  ];
  foldedNames.set(kind, names);
  return names;
}

export function cellAddress(sheet: Pick<Understood, 'columns'>, row: number, column: string): string {
  return `${columnLetters((sheet.columns[column] ?? 0) + 1)}${row}`;
}
