import { sql } from 'kysely';
import type { ApprovalFailure } from '@hakaru/contract/imports';
import type { Db } from '#platform/db';
import type { Marked } from './marks-store';

/** What somebody decided about a large file, kept until its job has ended. */
export type Decision = {
  userId: string;
  /** The approver's own organisation, and the one they act in; they differ for support. */
  homeId: string;
  organisationId: string;
  role: string | null;
  requestId: string;
  reason: string | null;
  as: 'sender' | 'steering' | 'owner';
  /** The asset whose months the approver steers, if they approve as that. */
  assetId: string | null;
};

/** Marks a checked file as being approved; the version it has then is the one approved. Of concurrent approvals one succeeds. */
export async function begin(db: Db, { organisationId, id, version, at }: Marked, decision: Decision, byName: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update import set approval_at = ${at}, approval_by_name = ${byName}, approval = ${JSON.stringify(decision)}, approval_failure = null,
      version = version + 1, updated_at = ${at}
    where organisation_id = ${organisationId} and id = ${id} and version = ${version} and status in ('validated', 'revalidated', 'warning')
      and withdrawn_at is null and approval is null`.execute(db);
  return numAffectedRows === 1n;
}

/** Ends an approval that could not be recorded: the file may be approved, corrected or withdrawn again. Nothing if it ended otherwise. */
export async function fail(db: Db, { organisationId, id, at }: Omit<Marked, 'version'>, why: ApprovalFailure): Promise<void> {
  // A process of an earlier release does not know of the approval, and may have approved or withdrawn the file meanwhile.
  const isOver = sql`(status = 'approved' or withdrawn_at is not null)`;
  await sql`
    update import set approval = null, approval_failure = case when not ${isOver} then ${why} end,
      approval_at = case when not ${isOver} then approval_at end, approval_by_name = case when not ${isOver} then approval_by_name end,
      version = version + 1, updated_at = ${at}
    where organisation_id = ${organisationId} and id = ${id} and approval is not null`.execute(db);
}

export async function findDecision(db: Db, organisationId: string, id: string): Promise<Decision | null> {
  const { rows } = await sql<{ approval: Decision | null }>`
    select approval from import where organisation_id = ${organisationId} and id = ${id}`.execute(db);
  return rows[0]?.approval ?? null;
}

const MANY = 500;

/** Approvals without a job that could end them; `keyOf` is the prefix of the keys of their jobs. */
export async function findLost(db: Db, keyOf: string): Promise<{ organisationId: string; importId: string }[]> {
  const { rows } = await sql<{ organisationId: string; importId: string }>`
    select i.organisation_id as "organisationId", i.id as "importId" from import i
    where i.approval is not null
      and not exists (select from graphile_worker._private_jobs j where j.key = ${keyOf} || i.id and j.attempts < j.max_attempts)
    order by i.approval_at limit ${MANY}`.execute(db);
  return rows;
}
