import { sql } from 'kysely';
import type { ExportFormat, ExportKind, ExportScope, ExportState } from '@hakaru/contract/exports';
import type { Language } from '@hakaru/contract/languages';
import type { Db } from '#platform/db';
import { offsetOf, type Slice } from '#platform/paging';

export type ExportRow = {
  organisationId: string;
  id: string;
  assetId: string;
  assetEn: string;
  assetJp: string;
  kind: ExportKind;
  scope: ExportScope;
  from: string;
  to: string;
  format: ExportFormat;
  language: Language;
  state: ExportState;
  done: number;
  total: number;
  failure: string | null;
  rows: number | null;
  fileKey: string | null;
  fileName: string | null;
  bytes: number | null;
  /** The mandates in the file with the last day of each grant; null for the whole asset, or when unknown. */
  within: Readonly<Record<string, string | null>> | null;
  requestedBy: string;
  requesterName: string;
  requestedAt: Date;
  finishedAt: Date | null;
};

const COLUMNS = sql`
  organisation_id as "organisationId", id, asset_id as "assetId", asset_en as "assetEn", asset_jp as "assetJp", kind, scope, from_month as "from",
  to_month as "to", format, language, state, done, total, failure, rows, file_key as "fileKey", file_name as "fileName", bytes, within,
  requested_by as "requestedBy", requester_name as "requesterName", requested_at as "requestedAt", finished_at as "finishedAt"`;

export async function findExports(db: Db, organisationId: string, slice: Slice): Promise<{ data: ExportRow[]; total: number }> {
  const { rows: data } = await sql<ExportRow>`
    select ${COLUMNS} from data_export where organisation_id = ${organisationId}
    order by requested_at desc, id limit ${slice.first} offset ${offsetOf(slice)}`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from data_export where organisation_id = ${organisationId}`.execute(db);
  return { data, total: counted.rows[0]?.total ?? 0 };
}

export async function findExport(db: Db, organisationId: string, id: string): Promise<ExportRow | undefined> {
  const { rows } =
    await sql<ExportRow>`select ${COLUMNS} from data_export where organisation_id = ${organisationId} and id = ${id}`.execute(db);
  return rows[0];
}

/**
 * The number of an organisation's exports that wait or are being made. Takes a lock until the transaction ends, so that concurrent requests
 * cannot both pass the limit.
 */
export async function countOpen(db: Db, organisationId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`exports ${organisationId}`}, 0))`.execute(db);
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from data_export where organisation_id = ${organisationId} and state in ('waiting', 'running')`.execute(
    db,
  );
  return rows[0]?.open ?? 0;
}

export type NewExport = Pick<
  ExportRow,
  | 'organisationId'
  | 'assetId'
  | 'assetEn'
  | 'assetJp'
  | 'kind'
  | 'scope'
  | 'from'
  | 'to'
  | 'format'
  | 'language'
  | 'requestedBy'
  | 'requesterName'
  | 'requestedAt'
>;

export async function insertExport(db: Db, row: NewExport): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into data_export (organisation_id, asset_id, asset_en, asset_jp, kind, scope, from_month, to_month, format, language, requested_by,
      requester_name, requested_at)
    values (${row.organisationId}, ${row.assetId}, ${row.assetEn}, ${row.assetJp}, ${row.kind}, ${row.scope}, ${row.from}, ${row.to}, ${row.format},
      ${row.language}, ${row.requestedBy}, ${row.requesterName}, ${row.requestedAt})
    returning id`.execute(db);
  return rows[0]?.id ?? '';
}

export type ExportKey = { organisationId: string; id: string };

export async function setProgress(
  db: Db,
  { organisationId, id }: ExportKey,
  { done, total }: { done: number; total: number },
): Promise<void> {
  await sql`
    update data_export set state = 'running', done = ${done}, total = ${total}
    where organisation_id = ${organisationId} and id = ${id} and state in ('waiting', 'running')`.execute(db);
}

export type Finished = { fileKey: string; fileName: string; bytes: number; rows: number; at: Date; within: ExportRow['within'] };

/** Stores the finished export; false when another run has finished it before. */
export async function setDone(
  db: Db,
  { organisationId, id }: ExportKey,
  { fileKey, fileName, bytes, rows, at, within }: Finished,
): Promise<boolean> {
  const changed = await sql`
    update data_export set state = 'done', done = total, file_key = ${fileKey}, file_name = ${fileName}, bytes = ${bytes}, rows = ${rows}, finished_at = ${at},
      within = ${within && JSON.stringify(within)}::jsonb
    where organisation_id = ${organisationId} and id = ${id} and state in ('waiting', 'running')`.execute(db);
  return Number(changed.numAffectedRows ?? 0) > 0;
}

export async function setFailed(db: Db, { organisationId, id }: ExportKey, failure: string, at: Date): Promise<void> {
  await sql`
    update data_export set state = 'failed', failure = ${failure}, finished_at = ${at}
    where organisation_id = ${organisationId} and id = ${id} and state in ('waiting', 'running')`.execute(db);
}

/** A batch of files, of every organisation, finished before a moment. */
export async function findOldFiles(
  db: Db,
  { before, first }: { before: Date; first: number },
): Promise<(ExportKey & { fileKey: string })[]> {
  const { rows } = await sql<ExportKey & { fileKey: string }>`
    select organisation_id as "organisationId", id, file_key as "fileKey" from data_export
    where file_key is not null and finished_at < ${before} order by finished_at limit ${first}`.execute(db);
  return rows;
}

export async function forgetFile(db: Db, { organisationId, id }: ExportKey): Promise<void> {
  await sql`update data_export set file_key = null where organisation_id = ${organisationId} and id = ${id}`.execute(db);
}
