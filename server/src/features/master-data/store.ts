import type { MasterFinding, MasterStatus, MasterStep } from '@hakaru/contract/master-data';
import { sql } from 'kysely';
import type { Db } from '#platform/db';

export type UploadRow = {
  id: string;
  assetId: string | null;
  fileName: string;
  fileKey: string;
  status: MasterStatus;
  findings: MasterFinding[];
  steps: MasterStep[];
  reason: string | null;
  userId: string;
  userName: string;
  uploadedAt: Date;
  decidedName: string | null;
  decidedAt: Date | null;
  version: number;
};

const UPLOAD = sql`id, asset_id as "assetId", file_name as "fileName", file_key as "fileKey", status, findings, steps, reason, user_id as "userId",
  user_name as "userName", uploaded_at as "uploadedAt", decided_name as "decidedName", decided_at as "decidedAt", version`;
const LISTED = 30;

export async function findUploads(db: Db, ownerId: string): Promise<UploadRow[]> {
  const { rows } = await sql<UploadRow>`
    select ${UPLOAD} from master_upload where organisation_id = ${ownerId} order by uploaded_at desc, id limit ${LISTED}`.execute(db);
  return rows;
}

export async function findUpload(db: Db, ownerId: string, id: string): Promise<UploadRow | null> {
  const { rows } = await sql<UploadRow>`select ${UPLOAD} from master_upload where organisation_id = ${ownerId} and id = ${id}`.execute(db);
  return rows[0] ?? null;
}

export type NewUpload = Pick<UploadRow, 'assetId' | 'fileName' | 'fileKey' | 'findings' | 'steps' | 'reason' | 'userId' | 'userName'> & {
  ownerId: string;
  bytes: number;
  status: MasterStatus;
  at: Date;
};

export async function insertUpload(db: Db, one: NewUpload): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into master_upload (organisation_id, asset_id, file_name, file_key, bytes, status, findings, steps, reason, user_id, user_name, uploaded_at)
    values (${one.ownerId}, ${one.assetId}, ${one.fileName}, ${one.fileKey}, ${one.bytes}, ${one.status}, ${JSON.stringify(one.findings)}::jsonb,
      ${JSON.stringify(one.steps)}::jsonb, ${one.reason}, ${one.userId}, ${one.userName}, ${one.at}) returning id`.execute(db);
  return rows[0]?.id ?? '';
}

/** Serialises an organisation's workbooks, so that each is compared with the result of the one before. */
export async function lockMaster(db: Db, ownerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`master data ${ownerId}`}, 0))`.execute(db);
}

type Decision = { ownerId: string; id: string; version: number; status: 'applied' | 'withdrawn'; name: string; at: Date };

/** Sets the decision once, and only for the version seen; false when another decision came first. */
export async function decide(db: Db, { ownerId, id, version, status, name, at }: Decision): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update master_upload set status = ${status}, decided_name = ${name}, decided_at = ${at}, version = version + 1
    where organisation_id = ${ownerId} and id = ${id} and version = ${version} and status = 'ready'`.execute(db);
  return numAffectedRows === 1n;
}
