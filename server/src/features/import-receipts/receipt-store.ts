import { sql, type RawBuilder } from 'kysely';
import type { ImportRecord, Reading } from '#features/imports/public';
import type { Db } from '#platform/db';

/** `total` is of the values used, `inFile` of the values in the file; they differ where some were overridden. */
export type SheetTotal = { sheet: string; field: string; total: string | null; inFile: string | null };

/** Exact sums of the given columns of each sheet, in sheet order. Cells that could not be read as numbers are in the findings. */
export async function sumSheets(db: Db, { organisationId, importId, fileNo }: Reading, fields: readonly string[]): Promise<SheetTotal[]> {
  const { rows } = await sql<SheetTotal>`
    select s.name as sheet, f.field, sum(${number(sql`r.cells ->> f.field`)})::text as total,
      sum(${number(sql`case when o.id is null then r.cells ->> f.field else o.file_value end`)})::text as "inFile"
    from import_sheet s
    join import_row r using (organisation_id, import_id, file_no, sheet_no)
    cross join unnest(${[...fields]}::text[]) as f(field)
    left join lateral (select o.id, o.file_value from import_override o where (o.organisation_id, o.import_id, o.file_no, o.sheet, o.row_no, o.field)
      = (r.organisation_id, r.import_id, r.file_no, s.name, r.row_no, f.field) order by o.id desc limit 1) o on true
    where s.organisation_id = ${organisationId} and s.import_id = ${importId} and s.file_no = ${fileNo}
    group by s.sheet_no, s.name, f.field order by s.sheet_no`.execute(db);
  return rows;
}

const number = (text: RawBuilder<unknown>) => sql`case when ${text} ~ '^-?[0-9]+([.][0-9]+)?$' then (${text})::numeric end`;

/** When and by whom the current file was sent: an import may have had earlier files. */
export async function findSending(
  db: Db,
  { organisationId, id, fileNo }: Pick<ImportRecord, 'organisationId' | 'id' | 'fileNo'>,
): Promise<{ userName: string; at: Date } | undefined> {
  const { rows } = await sql<{ userName: string; at: Date }>`
    select user_name as "userName", created_at as at from import_file
    where organisation_id = ${organisationId} and import_id = ${id} and file_no = ${fileNo}`.execute(db);
  return rows[0];
}
