import { sql } from 'kysely';
import type { Db } from '#platform/db';
import { NO_APPROVAL } from './store';

/** Updates of the marks beside an import's status. Each requires the version the caller saw; false when another change came first. */
export type Marked = { organisationId: string; id: string; version: number; at: Date };
type By = { userId: string; userName: string };

const OPEN = sql`status in ('validated', 'revalidated', 'warning') and withdrawn_at is null`;

async function mark(
  db: Db,
  { organisationId, id, version, at }: Marked,
  set: ReturnType<typeof sql>,
  where: ReturnType<typeof sql>,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update import set ${set}, version = version + 1, updated_at = ${at}, ${NO_APPROVAL}
    where organisation_id = ${organisationId} and id = ${id} and version = ${version} and ${where}`.execute(db);
  return numAffectedRows === 1n;
}

/** Submits a checked file to its owner as a proposal. */
export async function propose(db: Db, marked: Marked, { userId, userName, reason }: By & { reason: string | null }): Promise<boolean> {
  const set = sql`proposed_at = ${marked.at}, proposed_by = ${userId}, proposed_by_name = ${userName}, proposal_reason = ${reason},
    returned_at = null, returned_by_name = null, return_comment = null, shared_at = coalesce(shared_at, ${marked.at})`;
  return await mark(db, marked, set, sql`${OPEN} and (proposed_at is null or returned_at is not null)`);
}

export async function giveBack(db: Db, marked: Marked, { userName, comment }: { userName: string; comment: string }): Promise<boolean> {
  const set = sql`returned_at = ${marked.at}, returned_by_name = ${userName}, return_comment = ${comment}`;
  return await mark(db, marked, set, sql`${OPEN} and proposed_at is not null and returned_at is null`);
}

export async function withdraw(db: Db, marked: Marked, { userId, userName }: By): Promise<boolean> {
  const set = sql`withdrawn_at = ${marked.at}, withdrawn_by = ${userId}, withdrawn_by_name = ${userName}`;
  return await mark(db, marked, set, sql`status <> 'approved' and withdrawn_at is null`);
}

/** Lets the organisation that a draft is for see it. */
export async function share(db: Db, marked: Marked): Promise<boolean> {
  return await mark(db, marked, sql`shared_at = ${marked.at}`, sql`owner_id is not null and shared_at is null and withdrawn_at is null`);
}

/** Sets the client of a file whose codes did not identify it. */
export async function nameClient(db: Db, marked: Marked, ownerId: string): Promise<boolean> {
  return await mark(db, marked, sql`owner_id = ${ownerId}`, sql`status = 'error' and shared_at is null and withdrawn_at is null`);
}

/** Adds a user to those who sent or corrected the file; a new file starts the list again. */
export async function noteHand(
  db: Db,
  { organisationId, id }: { organisationId: string; id: string },
  userId: string,
  isNewFile: boolean,
): Promise<void> {
  const hands = isNewFile ? sql`array[${userId}::uuid]` : sql`(select array_agg(distinct hand) from unnest(hands || ${userId}::uuid) hand)`;
  await sql`update import set hands = ${hands} where organisation_id = ${organisationId} and id = ${id}`.execute(db);
}

export async function endProposal(db: Db, { organisationId, id }: { organisationId: string; id: string }): Promise<void> {
  await sql`
    update import set proposed_at = null, proposed_by = null, proposed_by_name = null, proposal_reason = null, returned_at = null, returned_by_name = null,
      return_comment = null
    where organisation_id = ${organisationId} and id = ${id} and returned_at is null`.execute(db);
}

/** Stores the hash of the facts a reading was checked against, and from when the owner may see the import. */
export async function keepBasis(
  db: Db,
  { organisationId, id }: { organisationId: string; id: string },
  { basis, sharedAt }: { basis: string; sharedAt: Date | null },
): Promise<void> {
  await sql`
    update import set basis = ${basis}, shared_at = coalesce(shared_at, ${sharedAt}::timestamptz), resumed = 0
    where organisation_id = ${organisationId} and id = ${id}`.execute(db);
}

export async function needsSecondPerson(db: Db, organisationId: string): Promise<boolean> {
  const { rows } = await sql<{ needs: boolean }>`
    select import_second_person as needs from month_setting where organisation_id = ${organisationId}`.execute(db);
  return rows[0]?.needs ?? false;
}
