import { sql } from 'kysely';
import type { Db } from '#platform/db';

export type ConsentEntry = { version: number; isNamed: boolean; userName: string; at: Date };

/** Every choice of an organisation, newest first; the newest is in force. */
export async function findConsents(db: Db, organisationId: string): Promise<ConsentEntry[]> {
  const { rows } = await sql<ConsentEntry>`
    select version, is_named as "isNamed", user_name as "userName", recorded_at as at
    from comparison_consent where organisation_id = ${organisationId} order by version desc`.execute(db);
  return rows;
}

/** False when another change came first. */
export async function insertConsent(db: Db, organisationId: string, { version, isNamed, userName, at }: ConsentEntry): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into comparison_consent (organisation_id, version, is_named, user_name, recorded_at)
    select ${organisationId}, ${version}, ${isNamed}, ${userName}, ${at}
    where (select coalesce(max(version), 0) from comparison_consent where organisation_id = ${organisationId}) = ${version} - 1
    on conflict (organisation_id, version) do nothing`.execute(db);
  return numAffectedRows === 1n;
}

/** Whether the organisation currently agrees to be named. */
export async function isNamed(db: Db, organisationId: string): Promise<boolean> {
  const { rows } = await sql<{ isNamed: boolean }>`
    select is_named as "isNamed" from comparison_consent where organisation_id = ${organisationId} order by version desc limit 1`.execute(
    db,
  );
  return rows[0]?.isNamed ?? false;
}
