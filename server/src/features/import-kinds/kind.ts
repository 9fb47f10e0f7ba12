import type { ImportKind } from '@hakaru/contract/enumerations';
import type { Language } from '@hakaru/contract/languages';
import type { TermsChanged } from '#features/mandates/public';
import type { Db } from '#platform/db';
import type { Cell } from '#workbooks/table';
import type { Read } from './cell-values';

export type Words = Readonly<Record<Language, string>>;

/** What the codes of a column refer to; an unknown code is an error, with near matches suggested. */
export type Reference = 'mandate' | 'account' | 'benchmark' | 'fund' | 'security';

export type Column = {
  header: Words;
  aliases?: readonly string[];
  help: Words;
  example: string | number;
  shape: 'text' | 'day' | 'number' | 'percent';
  isRequired?: boolean;
  /** The column must be present, but the kind's rules decide whether a row's cell may be blank. */
  mayBeBlank?: boolean;
  refersTo?: Reference;
  choices?: readonly string[];
  read(cell: Cell): Read;
};

/** A row ready to be recorded: its values as text by column, and its position in the file. */
export type StagedRow = { sheet: string; row: number; values: Readonly<Record<string, string | null>> };

export type KnownEntity = {
  id: string;
  assetId: string;
  ref: string;
  kind: string;
  type: string;
  currency: string;
  baseCurrency: string;
  nameEn: string;
  nameJp: string;
};

/** What `save` works with: the approving transaction in the owner's scope, and lookups for what rows refer to. */
export type Saving = {
  db: Db;
  ownerId: string;
  userId: string;
  userName: string;
  /** The organisation that the approving person acts for. */
  userOrganisationId: string;
  /** Whether the owner itself sent the file. */
  isOwn: boolean;
  recordedAt: string;
  entity(ref: string): KnownEntity;
  /** The id of the source of a sheet's facts; inserted at the first call. */
  sourceOf(sheet: string): Promise<string>;
  /** The cell of a column's value, as `Sheet!C17`. */
  place(row: StagedRow, column: string): string;
};

/** The number of facts recorded and unchanged, the assets whose books changed, and the mandates whose terms changed. */
export type Saved = { recorded: number; unchanged: number; assetIds: readonly string[]; changed?: readonly TermsChanged[] };

/** One fact of a row: the column of its cell, and the parts of its key. */
export type RowFact = { column: string; about: readonly string[] };

/** Whose facts a kind writes, and who approves them when the sender is not their owner. */
export type Authority = { facts: 'granted' | 'owners'; approvedBy: 'sender' | 'owner' };
/** About a mandate, an account or a fund: the grantee reports it, and approves it while its month is open. */
export const GRANTED: Authority = { facts: 'granted', approvedBy: 'sender' };
/** What reaches beyond a grant belongs to the owner: others propose it, and only for what their grants hold. */
export const OWNERS: Authority = { facts: 'owners', approvedBy: 'owner' };

export type Kind = {
  kind: ImportKind;
  authority: Authority;
  title: Words;
  help: Words;
  columns: Readonly<Record<string, Column>>;
  /** Columns of which a sheet needs at least one, when none of them is required by itself. */
  oneOf?: readonly string[];
  /** The columns that identify a row. */
  key: readonly string[];
  /** `subject` is the column with the code of the mandate or account a row is about, if any; `asOf` the column with its month. */
  subject?: string;
  asOf?: string;
  /** Rules across the columns of a row; each result names the column at fault and the problem. */
  rules?(values: StagedRow['values']): readonly { column: string; problem: string }[];
  /** The facts of a row with their keys, for kinds in which two rows with different keys could report the same fact. */
  reportedFacts?(values: StagedRow['values']): readonly RowFact[];
  save(saving: Saving, rows: readonly StagedRow[]): Promise<Saved>;
};

/** Declares a kind; the types ensure that its keys and references name its own columns. */
export function defineKind<const C extends Record<string, Column>>(
  kind: Omit<Kind, 'columns' | 'oneOf' | 'key' | 'subject' | 'asOf'> & {
    columns: C;
    oneOf?: readonly (keyof C & string)[];
    key: readonly (keyof C & string)[];
    subject?: keyof C & string;
    asOf?: keyof C & string;
  },
): Kind {
  return kind;
}

/** The column letters of a row's further values, by the names they are stored under; blank cells are left out. */
export function cellsOf(saving: Saving, row: StagedRow, kept: Readonly<Record<string, string>>): Record<string, string> {
  const cells: Record<string, string> = {};
  for (const [name, column] of Object.entries(kept)) {
    const [, letters] = /!([A-Z]+)\d+$/.exec(row.values[column] ? saving.place(row, column) : '') ?? [];
    if (letters) cells[name] = letters;
  }
  return cells;
}

/** A value that the column's rules guarantee; throws if it is missing. */
export function given({ values, sheet, row }: StagedRow, column: string): string {
  const value = values[column];
  if (value === null || value === undefined) throw new Error(`${sheet} row ${row} was staged without ${column}`);
  return value;
}

/** The same for a value out of a fixed set. */
export function chosen<T extends string>(row: StagedRow, column: string, of: readonly T[]): T {
  const value = given(row, column);
  const found = of.find(one => one === value);
  if (found === undefined) throw new Error(`${row.sheet} row ${row.row} was staged with ${column} ${value}`);
  return found;
}
