import { sql } from 'kysely';
import type { Db } from '#platform/db';

/** Whether a report of the day's month was published, for the mandate or its whole asset. */
export async function isPublished(
  db: Db,
  { ownerId, assetId, entityId, day }: { ownerId: string; assetId: string; entityId: string; day: string },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from report where organisation_id = ${ownerId} and asset_id = ${assetId} and (entity_id is null or entity_id = ${entityId})
      and as_of = (date_trunc('month', ${day}::date) + interval '1 month - 1 day')::date limit 1`.execute(db);
  return rows.length > 0;
}
