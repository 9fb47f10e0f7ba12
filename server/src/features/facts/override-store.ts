import { sql } from 'kysely';
import type { Db } from '#platform/db';

/** A value used in place of the one in the file: who decided it, when and why, with both values. */
export type FactOverride = {
  cell: string;
  field: string;
  fileValue: string | null;
  usedValue: string;
  reason: string;
  userName: string;
  at: Date;
};

export type KeptOverride = FactOverride & { importId: string; sheet: string; row: number; isKey: boolean };

/** The overrides in force for these imports, of their newest file: the facts of an approved import come from that file. */
export async function findOverrides(db: Db, importIds: readonly string[]): Promise<KeptOverride[]> {
  const { rows } = await sql<KeptOverride>`
    select distinct on (o.import_id, o.sheet, o.row_no, o.field) o.import_id as "importId", o.sheet, o.row_no as row, o.is_key as "isKey", o.cell, o.field,
      o.file_value as "fileValue", o.used_value as "usedValue", o.reason, o.user_name as "userName", o.at
    from import i join import_override o on (o.organisation_id, o.import_id, o.file_no) = (i.organisation_id, i.id, i.file_no)
    where i.id = any(${[...importIds]}::uuid[]) order by o.import_id, o.sheet, o.row_no, o.field, o.id desc`.execute(db);
  return rows;
}
