import { sql } from 'kysely';
import type { ImportKind } from '@hakaru/contract/enumerations';
import type { Db } from '#platform/db';
import { offsetOf, type Slice } from '#platform/paging';
import type { Finding, Placed } from '#features/import-checks/public';
import { kinds, type StagedRow, type Understood } from '#features/import-kinds/public';

/** One reading of one file of an import. */
export type Reading = { organisationId: string; importId: string; fileNo: number };

const BATCH = 1_000;

/** Deletes an earlier reading of the same file before it is read again. */
export async function clearReading(db: Db, { organisationId, importId, fileNo }: Reading): Promise<void> {
  await sql`delete from import_finding where organisation_id = ${organisationId} and import_id = ${importId} and file_no = ${fileNo}`.execute(
    db,
  );
  await sql`delete from import_sheet where organisation_id = ${organisationId} and import_id = ${importId} and file_no = ${fileNo}`.execute(
    db,
  );
}

export async function insertSheets(db: Db, { organisationId, importId, fileNo }: Reading, sheets: readonly Understood[]): Promise<void> {
  const rows = sheets.map(({ name, kind, headerRow, columns }, at) => ({ at, name, kind: kind.kind, headerRow, columns }));
  await sql`
    insert into import_sheet (organisation_id, import_id, file_no, sheet_no, name, kind, header_row, columns)
    select ${organisationId}, ${importId}, ${fileNo}, t.at, t.name, t.kind, t."headerRow", t.columns
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t(at integer, name text, kind text, "headerRow" integer, columns jsonb)`.execute(
    db,
  );
}

export async function insertRows(
  db: Db,
  reading: Reading,
  sheets: readonly Understood[],
  rows: readonly Placed[],
  reportDone: (done: number) => Promise<void>,
): Promise<void> {
  const { organisationId, importId, fileNo } = reading;
  const numbers = new Map(sheets.map((sheet, at) => [sheet, at]));
  for (let from = 0; from < rows.length; from += BATCH) {
    const some = rows.slice(from, from + BATCH).map(({ on, row, values }) => ({ sheet: numbers.get(on), row, values }));
    await sql`
      insert into import_row (organisation_id, import_id, file_no, sheet_no, row_no, cells)
      select ${organisationId}, ${importId}, ${fileNo}, t.sheet, t.row, t.values
      from jsonb_to_recordset(${JSON.stringify(some)}::jsonb) as t(sheet integer, row integer, values jsonb)`.execute(db);
    await reportDone(Math.min(rows.length, from + BATCH));
  }
}

export async function insertFindings(db: Db, { organisationId, importId, fileNo }: Reading, findings: readonly Finding[]): Promise<void> {
  for (let from = 0; from < findings.length; from += BATCH) {
    await sql`
      insert into import_finding (organisation_id, import_id, file_no, severity, code, sheet, row_no, cell, field, value, previous, params, fix)
      select ${organisationId}, ${importId}, ${fileNo}, t.severity, t.code, t.sheet, t.row, t.cell, t.field, t.value, t.previous, t.params, to_jsonb(t.fix)
      from jsonb_to_recordset(${JSON.stringify(findings.slice(from, from + BATCH))}::jsonb)
        as t(severity text, code text, sheet text, row integer, cell text, field text, value text, previous text, params jsonb, fix text)`.execute(
      db,
    );
  }
}

export type KeptFinding = Finding & { id: string };

const SEVERITY = sql`array_position(array['error', 'warning', 'info'], severity)`;

export async function listFindings(
  db: Db,
  { organisationId, importId, fileNo }: Reading,
  slice: Slice,
  of: string | null = null,
): Promise<{ data: KeptFinding[]; total: number }> {
  const strange = sql`exists (select from import_row r join import_sheet s using (organisation_id, import_id, file_no, sheet_no)
    where (r.organisation_id, r.import_id, r.file_no, s.name, r.row_no) = (f.organisation_id, f.import_id, f.file_no, f.sheet, f.row_no) and not (${isOf(of)}))`;
  const where = sql`f.organisation_id = ${organisationId} and f.import_id = ${importId} and f.file_no = ${fileNo} and ${of === null ? sql`true` : sql`not ${strange}`}`;
  const { rows: data } = await sql<KeptFinding>`
    select id, severity, code, sheet, row_no as row, cell, field, value, previous, params, fix #>> '{}' as fix from import_finding f where ${where}
    order by ${SEVERITY}, sheet, row_no nulls first, id limit ${slice.first} offset ${offsetOf(slice)}`.execute(db);
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from import_finding f where ${where}`.execute(db);
  return { data, total: rows[0]?.total ?? 0 };
}

export type KeptRow = StagedRow & { kind: ImportKind };

/** Limits rows to those about one organisation, by their codes; rows without a code count as everybody's. Null means no limit. */
function isOf(organisationId: string | null) {
  if (organisationId === null) return sql`true`;
  return sql`(s.kind = any(${withoutSubject}::text[]) or coalesce(r.cells ->> 'code' in (select upper(e.ref) from entity e where e.organisation_id = ${organisationId}), false))`;
}

const withoutSubject = Object.values(kinds).flatMap(({ kind, subject }) => (subject === undefined ? [kind] : []));

/** `of` limits the rows to those about one organisation. */
export async function listRows(
  db: Db,
  { organisationId, importId, fileNo }: Reading,
  slice: Slice,
  { sheet = null, of = null }: { sheet?: string | null; of?: string | null } = {},
): Promise<{ data: KeptRow[]; total: number }> {
  const from = sql`import_row r join import_sheet s using (organisation_id, import_id, file_no, sheet_no)
    where r.organisation_id = ${organisationId} and r.import_id = ${importId} and r.file_no = ${fileNo} and (${sheet}::text is null or s.name = ${sheet}) and ${isOf(of)}`;
  const { rows: data } = await sql<KeptRow>`
    select s.name as sheet, s.kind, r.row_no as row, r.cells as values from ${from} order by s.sheet_no, r.row_no limit ${slice.first} offset ${offsetOf(slice)}`.execute(
    db,
  );
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from ${from}`.execute(db);
  return { data, total: rows[0]?.total ?? 0 };
}

const ROWS_EACH = 5_000;

/** All rows of a reading, read in parts, so that no statement takes long however large the file is. */
export async function allRows(db: Db, { organisationId, importId, fileNo }: Reading): Promise<KeptRow[]> {
  const all: KeptRow[] = [];
  for (let after: { sheetNo: number; row: number } | null = { sheetNo: -1, row: -1 }; after;) {
    const { rows } = await sql<KeptRow & { sheetNo: number }>`
      select s.name as sheet, s.kind, r.row_no as row, r.cells as values, r.sheet_no as "sheetNo"
      from import_row r join import_sheet s using (organisation_id, import_id, file_no, sheet_no)
      where r.organisation_id = ${organisationId} and r.import_id = ${importId} and r.file_no = ${fileNo}
        and (r.sheet_no, r.row_no) > (${after.sheetNo}, ${after.row})
      order by r.sheet_no, r.row_no limit ${ROWS_EACH}`.execute(db);
    for (const { sheetNo: _, ...row } of rows) all.push(row);
    after = rows.length === ROWS_EACH ? (rows.at(-1) ?? null) : null;
  }
  return all;
}

/** The number of rows that are not about the organisation. */
export async function countStrange(db: Db, { organisationId, importId, fileNo }: Reading, of: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from import_row r join import_sheet s using (organisation_id, import_id, file_no, sheet_no)
    where r.organisation_id = ${organisationId} and r.import_id = ${importId} and r.file_no = ${fileNo} and not ${isOf(of)}`.execute(db);
  return rows[0]?.count ?? 0;
}

export type KeptSheet = { name: string; kind: ImportKind; headerRow: number; columns: Readonly<Record<string, number>>; rows: number };

export async function listSheets(db: Db, { organisationId, importId, fileNo }: Reading): Promise<KeptSheet[]> {
  const { rows } = await sql<KeptSheet>`
    select s.name, s.kind, s.header_row as "headerRow", s.columns,
      (select count(*)::int from import_row r where (r.organisation_id, r.import_id, r.file_no, r.sheet_no) = (s.organisation_id, s.import_id, s.file_no, s.sheet_no)) as rows
    from import_sheet s where s.organisation_id = ${organisationId} and s.import_id = ${importId} and s.file_no = ${fileNo} order by s.sheet_no`.execute(
    db,
  );
  return rows;
}
