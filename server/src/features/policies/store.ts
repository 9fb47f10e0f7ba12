import { sql } from 'kysely';
import type { Db } from '#platform/db';

export type PolicyRow = { id: string; percent: string; band: string };

export async function findClassIds(db: Db, organisationId: string, assetId: string): Promise<string[]> {
  const { rows } = await sql<{
    id: string;
  }>`select id from category where organisation_id = ${organisationId} and asset_id = ${assetId} and axis = 'class' and kind = 'portfolio'`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Replaces a version as a whole: a day has one mix. */
export async function replaceVersion(
  db: Db,
  version: { organisationId: string; assetId: string; fromDay: string; rows: readonly PolicyRow[] },
): Promise<void> {
  const { organisationId, assetId, fromDay, rows } = version;
  await sql`delete from policy_weight where organisation_id = ${organisationId} and asset_id = ${assetId} and from_day = ${fromDay}`.execute(
    db,
  );
  await sql`
    insert into policy_weight (organisation_id, asset_id, from_day, category_id, weight_percent, band_percent)
    select ${organisationId}, ${assetId}, ${fromDay}, r.id, r.percent, r.band
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, percent numeric, band numeric)`.execute(db);
}

export async function findVersion(
  db: Db,
  { organisationId, assetId, fromDay }: { organisationId: string; assetId: string; fromDay: string },
): Promise<PolicyRow[]> {
  const { rows } = await sql<PolicyRow>`
    select category_id as id, weight_percent::text as percent, band_percent::text as band
    from policy_weight where organisation_id = ${organisationId} and asset_id = ${assetId} and from_day = ${fromDay} order by category_id`.execute(
    db,
  );
  return rows;
}
