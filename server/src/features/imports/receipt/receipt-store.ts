import { sql } from 'kysely';
import type { Reading } from '#features/imports/staging-store';
import type { Db } from '#platform/db';

export type SheetTotal = { sheet: string; field: string; total: string | null };

/** Exact sums of the named columns of each sheet, in the order of the sheets. What could not be read as a number is in the findings. */
export async function sumSheets(db: Db, { organisationId, importId, fileNo }: Reading, fields: readonly string[]): Promise<SheetTotal[]> {
  const { rows } = await sql<SheetTotal>`
    select s.name as sheet, f.field, sum(case when r.cells ->> f.field ~ '^-?[0-9]+([.][0-9]+)?$' then (r.cells ->> f.field)::numeric end)::text as total
    from import_sheet s
    join import_row r using (organisation_id, import_id, file_no, sheet_no)
    cross join unnest(${[...fields]}::text[]) as f(field)
    where s.organisation_id = ${organisationId} and s.import_id = ${importId} and s.file_no = ${fileNo}
    group by s.sheet_no, s.name, f.field order by s.sheet_no`.execute(db);
  return rows;
}
