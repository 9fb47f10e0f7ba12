import { sql } from 'kysely';
import type { ImportKind } from '@hakaru/contract/enumerations';
import type { ApprovalFailure, FileRefusal, ImportStatus } from '@hakaru/contract/imports';
import type { Db } from '#platform/db';
import { offsetOf, type Slice } from '#platform/paging';
import type { Ignored } from '#features/import-kinds/public';

export type ImportRecord = {
  organisationId: string;
  id: string;
  ownerId: string | null;
  kind: ImportKind | null;
  kinds: ImportKind[];
  status: ImportStatus;
  rechecked: boolean;
  refusal: FileRefusal | null;
  asOf: string | null;
  rows: number;
  warnings: number;
  errors: number;
  ignored: Ignored[];
  fileNo: number;
  fileName: string;
  bytes: number;
  sha256: string;
  reason: string | null;
  userId: string;
  userName: string;
  approvedByName: string | null;
  approvedAt: Date | null;
  recorded: number | null;
  /** Since when the client may see the import; before that it is the sender's draft. */
  sharedAt: Date | null;
  hands: string[];
  basis: string | null;
  proposedAt: Date | null;
  proposedByName: string | null;
  proposalReason: string | null;
  returnedAt: Date | null;
  returnedByName: string | null;
  returnComment: string | null;
  withdrawnAt: Date | null;
  withdrawnByName: string | null;
  /** The approval of a large file: since when, by whom, whether it is under way, or why it was not recorded. */
  approvalAt: Date | null;
  approvalByName: string | null;
  isBeingApproved: boolean;
  approvalFailure: ApprovalFailure | null;
  resumed: number;
  /** The import this one was split from, and the number of its own rows that were saved in parts. */
  partOf: string | null;
  parted: number;
  version: number;
  createdAt: Date;
  updatedAt: Date;
};

const COLUMNS = sql`
  i.organisation_id as "organisationId", i.id, i.owner_id as "ownerId", i.kind, i.kinds, i.status, i.rechecked, i.refusal, i.as_of as "asOf", i.rows,
  i.warnings, i.errors, i.ignored, i.file_no as "fileNo", f.name as "fileName", f.bytes, f.sha256, i.reason, i.user_id as "userId",
  i.user_name as "userName", i.approved_by_name as "approvedByName", i.approved_at as "approvedAt", i.recorded, i.version, i.shared_at as "sharedAt", i.hands, i.basis,
  i.proposed_at as "proposedAt", i.proposed_by_name as "proposedByName", i.proposal_reason as "proposalReason", i.returned_at as "returnedAt",
  i.returned_by_name as "returnedByName", i.return_comment as "returnComment", i.withdrawn_at as "withdrawnAt", i.withdrawn_by_name as "withdrawnByName", i.resumed, i.part_of as "partOf", i.parted,
  i.approval_at as "approvalAt", i.approval_by_name as "approvalByName", i.approval is not null as "isBeingApproved", i.approval_failure as "approvalFailure",
  i.created_at as "createdAt", i.updated_at as "updatedAt"`;
/** Whatever happens to a file ends its approval. */
export const NO_APPROVAL = sql`approval_at = null, approval_by_name = null, approval = null, approval_failure = null`;
const JOINED = sql`import i join import_file f on (f.organisation_id, f.import_id, f.file_no) = (i.organisation_id, i.id, i.file_no)`;

export type Created = {
  organisationId: string;
  id: string;
  ownerId: string | null;
  kind: ImportKind | null;
  userId: string;
  userName: string;
  at: Date;
};

export async function insertImport(db: Db, { organisationId, id, ownerId, kind, userId, userName, at }: Created): Promise<void> {
  await sql`
    insert into import (organisation_id, id, owner_id, kind, user_id, user_name, hands, created_at, updated_at)
    values (${organisationId}, ${id}, ${ownerId}, ${kind}, ${userId}, ${userName}, array[${userId}::uuid], ${at}, ${at})`.execute(db);
}

export type FileRow = {
  organisationId: string;
  importId: string;
  fileNo: number;
  name: string;
  key: string;
  bytes: number;
  sha256: string;
  userName: string;
  at: Date;
};

export async function insertFile(db: Db, file: FileRow): Promise<void> {
  await sql`
    insert into import_file (organisation_id, import_id, file_no, name, key, bytes, sha256, user_name, created_at)
    values (${file.organisationId}, ${file.importId}, ${file.fileNo}, ${file.name}, ${file.key}, ${file.bytes}, ${file.sha256}, ${file.userName}, ${file.at})`.execute(
    db,
  );
}

export async function addStep(
  db: Db,
  {
    organisationId,
    id,
    status,
    userName,
    at,
  }: { organisationId: string; id: string; status: ImportStatus; userName: string | null; at: Date },
): Promise<void> {
  await sql`insert into import_step (organisation_id, import_id, status, user_name, at) values (${organisationId}, ${id}, ${status}, ${userName}, ${at})`.execute(
    db,
  );
}

/** Serialises uploads of the same file, so that the second recognises the first. */
export async function lockContent(db: Db, organisationId: string, sha256: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`import ${organisationId} ${sha256}`}, 0))`.execute(db);
}

/** The newest import of the same bytes that was not withdrawn and is not a part. */
export async function findSame(
  db: Db,
  organisationId: string,
  { sha256, ownerId, kind }: { sha256: string; ownerId: string | null; kind: ImportKind | null },
): Promise<{ id: string; status: ImportStatus } | undefined> {
  const { rows } = await sql<{ id: string; status: ImportStatus }>`
    select i.id, i.status from import_file f join import i on (i.organisation_id, i.id, i.file_no) = (f.organisation_id, f.import_id, f.file_no)
    where f.organisation_id = ${organisationId} and f.sha256 = ${sha256} and (${ownerId}::uuid is null or i.owner_id = ${ownerId})
      and (${kind}::text is null or i.kind = ${kind} or ${kind} = any(i.kinds))
      and i.withdrawn_at is null and i.part_of is null
    order by i.created_at desc limit 1`.execute(db);
  return rows[0];
}

/** An import of the organisation itself, or one for it that is no longer a draft. */
export async function findImport(db: Db, organisationId: string | 'everybody', id: string): Promise<ImportRecord | undefined> {
  const { rows } = await sql<ImportRecord>`
    select ${COLUMNS} from ${JOINED} where i.id = ${id} and ${seenBy(organisationId)}`.execute(db);
  return rows[0];
}

const seenBy = (organisationId: string | 'everybody') =>
  organisationId === 'everybody'
    ? sql`true`
    : sql`(i.organisation_id = ${organisationId} or (i.owner_id = ${organisationId} and i.shared_at is not null))`;

/** The name and storage key of an import's file. */
export async function findFile(
  db: Db,
  organisationId: string,
  importId: string,
  fileNo: number,
): Promise<{ key: string; name: string } | undefined> {
  const { rows } = await sql<{ key: string; name: string }>`
    select key, name from import_file where organisation_id = ${organisationId} and import_id = ${importId} and file_no = ${fileNo}`.execute(
    db,
  );
  return rows[0];
}

export type Filter = { status: ImportStatus | null; kind: ImportKind | null; search: string | null; proposed: boolean };

/** `everybody` is for administration: all organisations, with their names. */
export async function listImports(db: Db, organisationId: string | 'everybody', filter: Filter, slice: Slice) {
  const where = sql`${seenBy(organisationId)} and (${filter.status}::text is null or i.status = ${filter.status}) and (${filter.kind}::text is null or ${filter.kind} = any(i.kinds) or i.kind = ${filter.kind})
    and (not ${filter.proposed} or (i.proposed_at is not null and i.returned_at is null and i.withdrawn_at is null and i.status <> 'approved'))
    and (${filter.search}::text is null or strpos(lower(f.name), lower(${filter.search})) > 0)`;
  const { rows: data } = await sql<ImportRecord>`
    select ${COLUMNS} from ${JOINED} where ${where} order by i.created_at desc, i.id limit ${slice.first} offset ${offsetOf(slice)}`.execute(
    db,
  );
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from ${JOINED} where ${where}`.execute(db);
  return { data, total: rows[0]?.total ?? 0 };
}

const WAITING_MAX = 50;

/** Checked files of one organisation for another that are not approved yet, including those in error; oldest first. */
export async function listWaiting(db: Db, organisationId: string, ownerId: string): Promise<ImportRecord[]> {
  const { rows } = await sql<ImportRecord>`
    select ${COLUMNS} from ${JOINED} where i.organisation_id = ${organisationId} and i.owner_id = ${ownerId} and i.withdrawn_at is null and i.rows > 0
      and i.status in ('validated', 'revalidated', 'warning', 'error') order by i.updated_at desc limit ${WAITING_MAX}`.execute(db);
  return rows.toReversed();
}

export type Move = {
  organisationId: string;
  id: string;
  from: readonly ImportStatus[];
  to: ImportStatus;
  version?: number;
  at: Date;
  userName?: string | null;
};

/** Changes the status only from one of `from`; false when another change came first or the import was withdrawn. */
export async function move(db: Db, { organisationId, id, from, to, version, at, userName = null }: Move): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update import set status = ${to}, version = version + 1, updated_at = ${at}, ${NO_APPROVAL}
    where organisation_id = ${organisationId} and id = ${id} and status = any(${[...from]}::text[]) and withdrawn_at is null
      and (${version ?? null}::int is null or version = ${version ?? null})`.execute(db);
  if (numAffectedRows !== 1n) return false;
  await addStep(db, { organisationId, id, status: to, userName, at });
  return true;
}

export async function setRefusal(db: Db, organisationId: string, id: string, refusal: FileRefusal | null): Promise<void> {
  await sql`update import set refusal = ${refusal === null ? null : JSON.stringify(refusal)}, errors = ${refusal ? 1 : 0} where organisation_id = ${organisationId} and id = ${id}`.execute(
    db,
  );
}

export async function setFileNo(db: Db, organisationId: string, id: string, fileNo: number): Promise<void> {
  await sql`update import set file_no = ${fileNo} where organisation_id = ${organisationId} and id = ${id}`.execute(db);
}

export async function setRechecked(db: Db, organisationId: string, id: string): Promise<void> {
  await sql`update import set rechecked = true where organisation_id = ${organisationId} and id = ${id}`.execute(db);
}

export async function setOwner(db: Db, organisationId: string, id: string, ownerId: string): Promise<void> {
  await sql`update import set owner_id = ${ownerId} where organisation_id = ${organisationId} and id = ${id}`.execute(db);
}

export type Outcome = {
  organisationId: string;
  id: string;
  kinds: readonly ImportKind[];
  asOf: string | null;
  rows: number;
  warnings: number;
  errors: number;
  ignored: readonly Ignored[];
};

export async function setOutcome(db: Db, { organisationId, id, kinds, asOf, rows, warnings, errors, ignored }: Outcome): Promise<void> {
  await sql`
    update import set kinds = ${[...kinds]}::text[], as_of = ${asOf}, rows = ${rows}, warnings = ${warnings}, errors = ${errors}, ignored = ${JSON.stringify(ignored)},
      refusal = null where organisation_id = ${organisationId} and id = ${id}`.execute(db);
}

export type Approval = {
  organisationId: string;
  id: string;
  version: number;
  userId: string;
  userName: string;
  reason: string | null;
  at: Date;
};

/** Sets the status to approved; of concurrent approvals one succeeds. */
export async function approve(db: Db, { organisationId, id, version, userId, userName, reason, at }: Approval): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update import set status = 'approved', version = version + 1, approved_by = ${userId}, approved_by_name = ${userName}, approved_at = ${at}, reason = ${reason},
      updated_at = ${at}, ${NO_APPROVAL}
    where organisation_id = ${organisationId} and id = ${id} and version = ${version} and status in ('validated', 'revalidated', 'warning')
      and withdrawn_at is null`.execute(db);
  if (numAffectedRows !== 1n) return false;
  await addStep(db, { organisationId, id, status: 'approved', userName, at });
  return true;
}

export async function setRecorded(db: Db, organisationId: string, id: string, recorded: number): Promise<void> {
  await sql`update import set recorded = ${recorded} where organisation_id = ${organisationId} and id = ${id}`.execute(db);
}

export async function listSteps(
  db: Db,
  organisationId: string,
  id: string,
): Promise<{ status: ImportStatus; at: Date; userName: string | null }[]> {
  const { rows } = await sql<{ status: ImportStatus; at: Date; userName: string | null }>`
    select status, at, user_name as "userName" from import_step where organisation_id = ${organisationId} and import_id = ${id} order by id`.execute(
    db,
  );
  return rows;
}

export async function listFiles(
  db: Db,
  organisationId: string,
  id: string,
): Promise<{ fileNo: number; name: string; bytes: number; userName: string; at: Date }[]> {
  const { rows } = await sql<{ fileNo: number; name: string; bytes: number; userName: string; at: Date }>`
    select file_no as "fileNo", name, bytes, user_name as "userName", created_at as at from import_file
    where organisation_id = ${organisationId} and import_id = ${id} order by file_no`.execute(db);
  return rows;
}
