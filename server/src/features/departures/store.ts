import type { ArchiveState } from '@hakaru/contract/departures';
import { sql } from 'kysely';
import type { Db } from '#platform/db';

export type ArchiveKey = { organisationId: string; id: string };
export type ArchiveRow = ArchiveKey & {
  state: ArchiveState;
  done: number;
  total: number;
  failure: string | null;
  tables: number | null;
  rows: number | null;
  files: number | null;
  missingFiles: number | null;
  fileKey: string | null;
  fileName: string | null;
  bytes: number | null;
  sha256: string | null;
  requestedBy: string;
  requesterName: string;
  requestedAt: Date;
  finishedAt: Date | null;
};

const COLUMNS = sql`
  organisation_id as "organisationId", id, state, done, total, failure, tables, rows::float8 as rows, files, missing_files as "missingFiles",
  file_key as "fileKey", file_name as "fileName", bytes::float8 as bytes, sha256, requested_by as "requestedBy", requester_name as "requesterName",
  requested_at as "requestedAt", finished_at as "finishedAt"`;

export async function findArchives(db: Db, organisationId: string): Promise<ArchiveRow[]> {
  const { rows } = await sql<ArchiveRow>`
    select ${COLUMNS} from organisation_export where organisation_id = ${organisationId} order by requested_at desc, id limit 50`.execute(
    db,
  );
  return rows;
}

export async function findArchive(db: Db, { organisationId, id }: ArchiveKey): Promise<ArchiveRow | undefined> {
  const { rows } = await sql<ArchiveRow>`
    select ${COLUMNS} from organisation_export where organisation_id = ${organisationId} and id = ${id}`.execute(db);
  return rows[0];
}

export type NewArchive = Pick<ArchiveRow, 'organisationId' | 'requestedBy' | 'requesterName' | 'requestedAt'>;

/** A unique index refuses it while another archive of the organisation is being made. */
export async function insertArchive(db: Db, { organisationId, requestedBy, requesterName, requestedAt }: NewArchive): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into organisation_export (organisation_id, requested_by, requester_name, requested_at)
    values (${organisationId}, ${requestedBy}, ${requesterName}, ${requestedAt}) returning id`.execute(db);
  return rows[0]?.id ?? '';
}

const OPEN = sql`state in ('waiting', 'running')`;

export async function setProgress(
  db: Db,
  { organisationId, id }: ArchiveKey,
  { done, total }: { done: number; total: number },
): Promise<void> {
  await sql`
    update organisation_export set state = 'running', done = ${done}, total = ${total}
    where organisation_id = ${organisationId} and id = ${id} and ${OPEN}`.execute(db);
}

type Finished = Pick<ArchiveRow, 'fileName'> & {
  fileKey: string;
  bytes: number;
  sha256: string;
  at: Date;
  totals: { tables: number; rows: number; files: number; missingFiles: number };
};

/** Stores the finished archive; false when another run has finished it before. */
export async function setDone(
  db: Db,
  { organisationId, id }: ArchiveKey,
  { fileKey, fileName, bytes, sha256, at, totals }: Finished,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update organisation_export set state = 'done', done = total, file_key = ${fileKey}, file_name = ${fileName}, bytes = ${bytes}, sha256 = ${sha256},
      tables = ${totals.tables}, rows = ${totals.rows}, files = ${totals.files}, missing_files = ${totals.missingFiles}, finished_at = ${at}
    where organisation_id = ${organisationId} and id = ${id} and ${OPEN}`.execute(db);
  return numAffectedRows === 1n;
}

export async function setFailed(db: Db, { organisationId, id }: ArchiveKey, failure: string, at: Date): Promise<void> {
  await sql`
    update organisation_export set state = 'failed', failure = ${failure}, finished_at = ${at}
    where organisation_id = ${organisationId} and id = ${id} and ${OPEN}`.execute(db);
}

/** Those said to be under way since before a moment, of one organisation or of all. */
export async function findOpenArchives(db: Db, organisationId: string | 'everybody', before: Date): Promise<ArchiveKey[]> {
  const owner = organisationId === 'everybody' ? sql`true` : sql`organisation_id = ${organisationId}`;
  const { rows } = await sql<ArchiveKey>`
    select organisation_id as "organisationId", id from organisation_export where ${OPEN} and requested_at < ${before} and ${owner} limit 100`.execute(
    db,
  );
  return rows;
}

/** A batch of archives, of every organisation, finished before a moment. */
export async function findOldArchives(db: Db, before: Date): Promise<(ArchiveKey & { fileKey: string })[]> {
  const { rows } = await sql<ArchiveKey & { fileKey: string }>`
    select organisation_id as "organisationId", id, file_key as "fileKey" from organisation_export
    where file_key is not null and finished_at < ${before} order by finished_at limit 100`.execute(db);
  return rows;
}

export async function forgetArchive(db: Db, { organisationId, id }: ArchiveKey): Promise<void> {
  await sql`update organisation_export set file_key = null where organisation_id = ${organisationId} and id = ${id}`.execute(db);
}
