import type { ImportKind } from '@hakaru/contract/enumerations';
import type { Language } from '@hakaru/contract/languages';
import type { Cell } from '#features/imports/reader/table';
import type { Db } from '#platform/db';
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
  refersTo?: Reference;
  choices?: readonly string[];
  read(cell: Cell): Read;
};

/** A row ready to be told: its values as texts by column, and where it stood. */
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
  recordedAt: string;
  entity(ref: string): KnownEntity;
  /** The source of a sheet's facts; kept once. */
  sourceOf(sheet: string): Promise<string>;
  /** Where a column's value stood, as Sheet!C17. */
  place(row: StagedRow, column: string): string;
};

/** Facts told, and assets whose books they change. */
export type Saved = { told: number; unchanged: number; assetIds: readonly string[] };

export type Kind = {
  kind: ImportKind;
  title: Words;
  help: Words;
  columns: Readonly<Record<string, Column>>;
  /** The columns that tell rows apart. */
  key: readonly string[];
  /** The column that says which mandate or account a row is about, where there is one; the month it is about. */
  subject?: string;
  asOf?: string;
  /** Rules across the columns of a row: the column at fault and its problem. */
  rules?(values: StagedRow['values']): readonly { column: string; problem: string }[];
  save(saving: Saving, rows: readonly StagedRow[]): Promise<Saved>;
};

/** A declaration, checked where it is written: keys and references name columns of its own. */
export function defineKind<const C extends Record<string, Column>>(
  kind: Omit<Kind, 'columns' | 'key' | 'subject' | 'asOf'> & {
    columns: C;
    key: readonly (keyof C & string)[];
    subject?: keyof C & string;
    asOf?: keyof C & string;
  },
): Kind {
  return kind;
}

/** A value that the columns' own rules promise to be there. */
export function given({ values, sheet, row }: StagedRow, column: string): string {
  const value = values[column];
  if (value === null || value === undefined) throw new Error(`${sheet} row ${row} was staged without ${column}`);
  return value;
}
