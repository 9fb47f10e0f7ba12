import { sql } from 'kysely';
import type { ImportStatus } from '@hakaru/contract/imports';
import type { Db } from '#platform/db';
import type { Reading } from './staging-store';
import type { ImportRecord } from './store';

export type Place = { sheet: string; row: number };

/** The positions of a file's errors; without a row the error concerns the whole sheet. */
export async function findErrors(db: Db, { organisationId, importId, fileNo }: Reading): Promise<{ sheet: string; row: number | null }[]> {
  const { rows } = await sql<{ sheet: string; row: number | null }>`
    select distinct sheet, row_no as row from import_finding
    where organisation_id = ${organisationId} and import_id = ${importId} and file_no = ${fileNo} and severity = 'error'`.execute(db);
  return rows;
}

export type Part = { organisationId: string; id: string; of: ImportRecord; rows: readonly Place[]; userId: string };

/** Records which rows a part holds, and copies their overrides and the users who handled the file: from now on these belong to the part. */
export async function insertPart(db: Db, { organisationId, id, of, rows, userId }: Part): Promise<void> {
  const hands = [...new Set([...of.hands, userId])];
  await sql`update import set part_of = ${of.id}, hands = ${hands}::uuid[] where organisation_id = ${organisationId} and id = ${id}`.execute(
    db,
  );
  await sql`
    insert into import_part_row (organisation_id, import_id, from_import_id, from_file_no, sheet, row_no)
    select ${organisationId}, ${id}, ${of.id}, ${of.fileNo}, t.sheet, t.row
    from jsonb_to_recordset(${JSON.stringify(rows.map(({ sheet, row }) => ({ sheet, row })))}::jsonb) as t(sheet text, row integer)`.execute(
    db,
  );
  await sql`
    insert into import_override (organisation_id, import_id, file_no, sheet, row_no, field, cell, is_key, file_value, used_value, reason, user_id, user_name, at)
    select o.organisation_id, ${id}, 1, o.sheet, o.row_no, o.field, o.cell, o.is_key, o.file_value, o.used_value, o.reason, o.user_id, o.user_name, o.at
    from import_override o join import_part_row p on (p.organisation_id, p.from_import_id, p.from_file_no, p.sheet, p.row_no)
      = (o.organisation_id, o.import_id, o.file_no, o.sheet, o.row_no)
    where p.organisation_id = ${organisationId} and p.import_id = ${id} order by o.id`.execute(db);
  await sql`update import set parted = parted + ${rows.length} where organisation_id = ${organisationId} and id = ${of.id}`.execute(db);
}

/** The rows a part holds, and the rows of a file that now belong to another import. */
export async function findShares(db: Db, { organisationId, importId, fileNo }: Reading): Promise<{ own: Place[]; parted: Place[] }> {
  const { rows: own } = await sql<Place>`
    select sheet, row_no as row from import_part_row where organisation_id = ${organisationId} and import_id = ${importId}`.execute(db);
  const { rows: parted } = await sql<Place>`
    select p.sheet, p.row_no as row from import_part_row p join import i on (i.organisation_id, i.id) = (p.organisation_id, p.import_id)
    where p.organisation_id = ${organisationId} and p.from_import_id = ${importId} and p.from_file_no = ${fileNo} and i.withdrawn_at is null`.execute(
    db,
  );
  return { own, parted };
}

export type PartLine = { id: string; status: ImportStatus; rows: number; isWithdrawn: boolean };

export async function listParts(db: Db, organisationId: string, importId: string): Promise<PartLine[]> {
  const { rows } = await sql<PartLine>`
    select i.id, i.status, (select count(*)::int from import_part_row p where (p.organisation_id, p.import_id) = (i.organisation_id, i.id)) as rows,
      i.withdrawn_at is not null as "isWithdrawn"
    from import i where i.organisation_id = ${organisationId} and i.part_of = ${importId} order by i.created_at, i.id`.execute(db);
  return rows;
}
