import type { DeletionState } from '@hakaru/contract/departures';
import { sql } from 'kysely';
import type { Db } from '#platform/db';

export type DeletionRow = {
  id: string;
  departedId: string;
  ref: string;
  nameEn: string;
  nameJp: string;
  exportSha256: string;
  exportedAt: Date;
  backupsUntil: string;
  state: DeletionState;
  requestedBy: string;
  requesterName: string;
  requestedAt: Date;
  approvedBy: string | null;
  approverName: string | null;
  approvedAt: Date | null;
  counts: Record<string, number> | null;
  files: number | null;
  done: number;
  total: number;
  certificate: string | null;
  finishedAt: Date | null;
  version: number;
};

const COLUMNS = sql`
  id, departed_id as "departedId", ref, name_en as "nameEn", name_jp as "nameJp", export_sha256 as "exportSha256", exported_at as "exportedAt",
  backups_until as "backupsUntil", state, requested_by as "requestedBy", requester_name as "requesterName", requested_at as "requestedAt",
  approved_by as "approvedBy", approver_name as "approverName", approved_at as "approvedAt", counts, files, done, total, certificate,
  finished_at as "finishedAt", version`;

export async function findDeletions(db: Db): Promise<DeletionRow[]> {
  const { rows } = await sql<DeletionRow>`
    select ${COLUMNS} from organisation_deletion order by requested_at desc, id limit 200`.execute(db);
  return rows;
}

export async function findDeletion(db: Db, id: string): Promise<DeletionRow | undefined> {
  const { rows } = await sql<DeletionRow>`select ${COLUMNS} from organisation_deletion where id = ${id}`.execute(db);
  return rows[0];
}

/** Locks the deletion until the transaction ends, so that concurrent runs take turns. */
export async function holdDeletion(db: Db, id: string): Promise<DeletionRow | undefined> {
  const { rows } = await sql<DeletionRow>`select ${COLUMNS} from organisation_deletion where id = ${id} for update`.execute(db);
  return rows[0];
}

export type Leaving = { id: string; nameEn: string; nameJp: string; isOperators: boolean };

export async function findLeaving(db: Db, ref: string): Promise<Leaving | undefined> {
  const { rows } = await sql<Leaving>`
    select o.id, o.name_en as "nameEn", o.name_jp as "nameJp",
           exists (select from app_user u where u.organisation_id = o.id and u.superuser) as "isOperators"
    from organisation o where o.ref = ${ref}`.execute(db);
  return rows[0];
}

export type LastExport = { sha256: string; finishedAt: Date };

/** The newest export finished since a moment, whether requested on screen or by an operator. */
export async function findLastExport(db: Db, organisationId: string, since: Date): Promise<LastExport | undefined> {
  const { rows } = await sql<LastExport>`
    select a.after ->> 'sha256' as sha256, a.at as "finishedAt" from audit a
    where a.organisation_id = ${organisationId} and a.action = 'organisation.exportDone' and a.at >= ${since} order by a.seq desc limit 1`.execute(
    db,
  );
  return rows[0];
}

export type NewDeletion = Pick<
  DeletionRow,
  | 'departedId'
  | 'ref'
  | 'nameEn'
  | 'nameJp'
  | 'exportSha256'
  | 'exportedAt'
  | 'backupsUntil'
  | 'requestedBy'
  | 'requesterName'
  | 'requestedAt'
>;

export async function insertDeletion(db: Db, row: NewDeletion): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into organisation_deletion (departed_id, ref, name_en, name_jp, export_sha256, exported_at, backups_until, requested_by, requester_name, requested_at)
    values (${row.departedId}, ${row.ref}, ${row.nameEn}, ${row.nameJp}, ${row.exportSha256}, ${row.exportedAt}, ${row.backupsUntil},
      ${row.requestedBy}, ${row.requesterName}, ${row.requestedAt}) returning id`.execute(db);
  return rows[0]?.id ?? '';
}

type Version = { id: string; version: number };
type Approver = { by: string; name: string; at: Date };

/** Compare-and-set on version and state; false when somebody else was first. */
export async function setRunning(db: Db, { id, version }: Version, { by, name, at }: Approver): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update organisation_deletion set state = 'running', approved_by = ${by}, approver_name = ${name}, approved_at = ${at}, version = version + 1
    where id = ${id} and version = ${version} and state = 'requested'`.execute(db);
  return numAffectedRows === 1n;
}

export async function setWithdrawn(db: Db, { id, version }: Version): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update organisation_deletion set state = 'withdrawn', version = version + 1
    where id = ${id} and version = ${version} and state = 'requested'`.execute(db);
  return numAffectedRows === 1n;
}

export async function setCounted(db: Db, id: string, counts: Record<string, number>): Promise<void> {
  const total = Object.values(counts).reduce((sum, n) => sum + n, 0);
  await sql`
    update organisation_deletion set counts = ${JSON.stringify(counts)}::jsonb, total = ${total} where id = ${id} and counts is null`.execute(
    db,
  );
}

export async function setFiles(db: Db, id: string, files: number): Promise<void> {
  await sql`update organisation_deletion set files = ${files} where id = ${id} and files is null`.execute(db);
}

export async function addDone(db: Db, id: string, rows: number): Promise<void> {
  await sql`update organisation_deletion set done = least(total, done + ${rows}) where id = ${id}`.execute(db);
}

export async function setCertified(db: Db, id: string, certificate: string, at: Date): Promise<void> {
  await sql`
    update organisation_deletion set state = 'done', done = total, certificate = ${certificate}, finished_at = ${at}, version = version + 1
    where id = ${id} and state = 'running'`.execute(db);
}
