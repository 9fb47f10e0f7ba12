import { sql } from 'kysely';
import type { Db } from '#platform/db';

/** The newest month-end for which a pack of an asset, or a report of an entity ('any': of any entity), is published. */
export async function findLastPublished(
  db: Db,
  { organisationId, assetId, entityId = '' }: { organisationId: string; assetId: string; entityId?: string },
): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select max(as_of)::text as day from report where organisation_id = ${organisationId} and asset_id = ${assetId}
      and (entity_id is null or entity_id::text = ${entityId} or ${entityId} = 'any')`.execute(db);
  return rows[0]?.day ?? null;
}

/** Sets the reason for the rest of the transaction; it is stored with the versions the transaction writes. */
export async function setReason(db: Db, reason: string): Promise<void> {
  await sql`select set_config('app.reason', ${reason}, true)`.execute(db);
}
