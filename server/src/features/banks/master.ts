import type { BankMaster } from '@hakaru/contract/banks';
import type { Db } from '#platform/db';
import type { Slice } from '#platform/paging';
import type * as z from 'zod/mini';

export type Kept = { id: string; version: number; isArchived: boolean; uses: number; organisationId: string | null };
export type Version = { id: string; version: number };

/** One list of the payment master: its validation rule and its statements. */
export type Master<Input extends object, Row extends Kept> = {
  kind: BankMaster;
  rule: z.ZodMiniType<Input>;
  /** The fields that identify a row. They cannot be changed, because accounts and files refer to a row by them. */
  key: readonly (keyof Input & string)[];
  findPage(db: Db, slice: Slice, search: string): Promise<{ data: Row[]; total: number }>;
  /** With `locked` the row is locked against change and deletion until the transaction ends. */
  findOne(db: Db, id: string, locked?: boolean): Promise<Row | undefined>;
  findByKey(db: Db, input: Input): Promise<Row | undefined>;
  inputOf(row: Row): Input;
  /** The field that refers to a row which does not exist or is archived, or null. */
  missing(db: Db, input: Input): Promise<string | null>;
  insert(db: Db, input: Input): Promise<string>;
  update(db: Db, version: Version, input: Input): Promise<boolean>;
  setArchived(db: Db, version: Version, at: Date | null): Promise<boolean>;
  remove(db: Db, version: Version): Promise<boolean>;
};

export const likeOf = (search: string): string => `%${search.replace(/[\\%_]/g, '\\$&')}%`;
