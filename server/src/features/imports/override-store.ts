import { sql } from 'kysely';
import type { Db } from '#platform/db';
import type { Reading } from './staging-store';

/** A value used in place of the one in the file. */
export type Override = {
  sheet: string;
  row: number;
  field: string;
  cell: string;
  /** The value in the file, as it was read; null for an empty cell. */
  fileValue: string | null;
  usedValue: string;
  reason: string;
  userName: string;
  at: Date;
};

export type Overriding = {
  findingIds: readonly string[];
  keys: readonly string[];
  reason: string;
  userId: string;
  userName: string;
  at: Date;
};

/** Records the corrections that findings offer. The file value stays the original one, however often a cell is overridden. */
export async function insertOverrides(
  db: Db,
  { organisationId, importId, fileNo }: Reading,
  { findingIds, keys, reason, userId, userName, at }: Overriding,
): Promise<Override[]> {
  const { rows } = await sql<Override>`
    insert into import_override (organisation_id, import_id, file_no, sheet, row_no, field, cell, is_key, file_value, used_value, reason, user_id, user_name, at)
    select f.organisation_id, f.import_id, f.file_no, f.sheet, f.row_no, f.field, f.cell, f.field = any(${[...keys]}::text[]),
      case when first.id is null then f.value else first.file_value end, f.fix #>> '{}', ${reason}, ${userId}, ${userName}, ${at}
    from import_finding f
    left join lateral (select o.id, o.file_value from import_override o where (o.organisation_id, o.import_id, o.file_no, o.sheet, o.row_no, o.field)
      = (f.organisation_id, f.import_id, f.file_no, f.sheet, f.row_no, f.field) order by o.id limit 1) first on true
    where f.organisation_id = ${organisationId} and f.import_id = ${importId} and f.file_no = ${fileNo} and f.id = any(${[...findingIds]}::bigint[])
      and f.fix is not null and f.row_no is not null and f.field is not null and f.cell is not null
    returning sheet, row_no as row, field, cell, file_value as "fileValue", used_value as "usedValue", reason, user_name as "userName", at`.execute(
    db,
  );
  return rows;
}

/** The overrides in force for a file: the newest of each cell. */
export async function listOverrides(db: Db, { organisationId, importId, fileNo }: Reading): Promise<Override[]> {
  const { rows } = await sql<Override>`
    select distinct on (sheet, row_no, field) sheet, row_no as row, field, cell, file_value as "fileValue", used_value as "usedValue", reason,
      user_name as "userName", at
    from import_override where organisation_id = ${organisationId} and import_id = ${importId} and file_no = ${fileNo}
    order by sheet, row_no, field, id desc`.execute(db);
  return rows;
}
