import { sql } from 'kysely';
import type { ImportKind } from '@hakaru/contract/enumerations';
import { hasEverGranted } from '#features/grants/public';
import type { KeptFinding, Reading } from '#features/imports/staging-store';
import type { Db } from '#platform/db';

/**
 * The owner a file is for, if the reader is that owner or was ever granted anything of theirs. A file the reader may not see gives the same
 * answer as none, from the same statement, so that timing does not reveal it either.
 */
export async function findOwner(db: Db, importId: string, readerId: string): Promise<string | null> {
  const { rows } = await sql<{ ownerId: string | null }>`
    select i.owner_id as "ownerId" from import i
    where i.id = ${importId} and (i.owner_id = ${readerId}
      or ${hasEverGranted('i.owner_id', readerId)})`.execute(db);
  return rows[0]?.ownerId ?? null;
}

/** What a row is about: its code and day, if its kind has them. */
export type RowAbout = { kind: ImportKind; code: string | null; day: string | null };

const ABOUT = sql`s.kind, r.cells ->> 'code' as code, coalesce(r.cells ->> 'asOf', r.cells ->> 'day', r.cells ->> 'tradeDate') as day`;
const ROWS = sql`import_row r join import_sheet s using (organisation_id, import_id, file_no, sheet_no)`;
const rowsOf = ({ organisationId, importId, fileNo }: Reading) =>
  sql`r.organisation_id = ${organisationId} and r.import_id = ${importId} and r.file_no = ${fileNo}`;

/** The distinct subjects of a file's rows. */
export async function findSubjects(db: Db, reading: Reading): Promise<RowAbout[]> {
  const { rows } = await sql<RowAbout>`select distinct ${ABOUT} from ${ROWS} where ${rowsOf(reading)}`.execute(db);
  return rows;
}

export type Stretch = { sheet: string; from: number; to: number };

export async function findRowsIn(db: Db, reading: Reading, { sheet, from, to }: Stretch): Promise<(RowAbout & { row: number })[]> {
  const { rows } = await sql<RowAbout & { row: number }>`
    select r.row_no as row, ${ABOUT} from ${ROWS} where ${rowsOf(reading)} and s.name = ${sheet} and r.row_no between ${from} and ${to}`.execute(
    db,
  );
  return rows;
}

export async function findFindingsIn(
  db: Db,
  { organisationId, importId, fileNo }: Reading,
  { sheet, from, to }: Stretch,
): Promise<KeptFinding[]> {
  const { rows } = await sql<KeptFinding>`
    select id, severity, code, sheet, row_no as row, cell, field, value, previous, params, fix #>> '{}' as fix from import_finding
    where organisation_id = ${organisationId} and import_id = ${importId} and file_no = ${fileNo} and sheet = ${sheet}
      and row_no between ${from} and ${to} and cell is not null
    order by array_position(array['error', 'warning', 'info'], severity), id`.execute(db);
  return rows;
}
