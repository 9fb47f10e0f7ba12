import type { ImportKind } from '@hakaru/contract/enumerations';
import type { Language } from '@hakaru/contract/languages';
import type { TermsChanged } from '#features/mandates/public';
import type { Db } from '#platform/db';
import type { Cell } from '#workbooks/table';
import type { Read } from './cell-values';

export type Words = Readonly<Record<Language, string>>;

/** What a column points at: a code in it must be known, or near a known one. */
export type Reference = 'mandate' | 'account' | 'benchmark' | 'fund' | 'security';

export type Column = {
  header: Words;
  aliases?: readonly string[];
  help: Words;
  example: string | number;
  shape: 'text' | 'day' | 'number' | 'percent';
  isRequired?: boolean;
  /** The column must be there, but whether a row's cell may be blank is for the kind's rules to say. */
  mayBeBlank?: boolean;
  refersTo?: Reference;
  choices?: readonly string[];
  read(cell: Cell): Read;
};

/** A row ready to be recorded: its values as texts by column, and where it stood. */
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

/** What `save` works with: the owner's scope in the approving transaction, and the things rows refer to. */
export type Saving = {
  db: Db;
  ownerId: string;
  userId: string;
  userName: string;
  /** The organisation the person who approves acts for. */
  userOrganisationId: string;
  /** Whether the owner itself sent the file. */
  isOwn: boolean;
  recordedAt: string;
  entity(ref: string): KnownEntity;
  /** The source of a sheet's facts; kept once. */
  sourceOf(sheet: string): Promise<string>;
  /** Where a column's value stood, as Sheet!C17. */
  place(row: StagedRow, column: string): string;
};

/** Facts reported, assets whose books they change, and what became of the owner's mandates. */
export type Saved = { recorded: number; unchanged: number; assetIds: readonly string[]; changed?: readonly TermsChanged[] };

/** One fact of a row: the cell it stands in, and what it is about. */
export type RowFact = { column: string; about: readonly string[] };

/** Whose facts a kind writes, and who approves them when somebody other than their owner sends them. */
export type Authority = { facts: 'granted' | 'owners'; approvedBy: 'sender' | 'owner' };
/** About a mandate, an account or a fund: whom it was granted to reports it, and approves it while its month is open. */
export const GRANTED: Authority = { facts: 'granted', approvedBy: 'sender' };
/** What reaches beyond a grant is the owner's: others propose it, and only about what their grants hold. */
export const OWNERS: Authority = { facts: 'owners', approvedBy: 'owner' };

export type Kind = {
  kind: ImportKind;
  authority: Authority;
  title: Words;
  help: Words;
  columns: Readonly<Record<string, Column>>;
  /** Columns of which a sheet has at least one, where none of them alone is required. */
  oneOf?: readonly string[];
  /** The columns that tell rows apart. */
  key: readonly string[];
  /** The column that says which mandate or account a row is about, where there is one; the month it is about. */
  subject?: string;
  asOf?: string;
  /** Rules across the columns of a row: the column at fault and its problem. */
  rules?(values: StagedRow['values']): readonly { column: string; problem: string }[];
  /** The facts of a row by what each is about, where that is less than the row's key: two rows could hold the same fact. */
  reportedFacts?(values: StagedRow['values']): readonly RowFact[];
  save(saving: Saving, rows: readonly StagedRow[]): Promise<Saved>;
};

/** A declaration, checked where it is written: keys and references name columns of its own. */
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

/** The letters of the cells a row's further values stand in, by the names they are kept under; blank cells have none. */
export function cellsOf(saving: Saving, row: StagedRow, kept: Readonly<Record<string, string>>): Record<string, string> {
  const cells: Record<string, string> = {};
  for (const [name, column] of Object.entries(kept)) {
    const [, letters] = /!([A-Z]+)\d+$/.exec(row.values[column] ? saving.place(row, column) : '') ?? [];
    if (letters) cells[name] = letters;
  }
  return cells;
}

/** A value that the columns' own rules promise to be there. */
export function given({ values, sheet, row }: StagedRow, column: string): string {
  const value = values[column];
  if (value === null || value === undefined) throw new Error(`${sheet} row ${row} was staged without ${column}`);
  return value;
}

/** The same of a value that is one of a few words. */
export function chosen<T extends string>(row: StagedRow, column: string, of: readonly T[]): T {
  const value = given(row, column);
  const found = of.find(one => one === value);
  if (found === undefined) throw new Error(`${row.sheet} row ${row.row} was staged with ${column} ${value}`);
  return found;
}
