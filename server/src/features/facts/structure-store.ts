import { sql } from 'kysely';
import type { Db } from '#platform/db';

/** The newest month-end a pack of an asset is published for, or a report of an entity ('any': of any). */
export async function findLastPublished(
  db: Db,
  { organisationId, assetId, entityId = '' }: { organisationId: string; assetId: string; entityId?: string },
): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select max(as_of)::text as day from report where organisation_id = ${organisationId} and asset_id = ${assetId}
      and (entity_id is null or entity_id::text = ${entityId} or ${entityId} = 'any')`.execute(db);
  return rows[0]?.day ?? null;
}

/** For the rest of the transaction; the versions it writes are kept with it. */
export async function setReason(db: Db, reason: string): Promise<void> {
  await sql`select set_config('app.reason', ${reason}, true)`.execute(db);
}
