import { sql } from 'kysely';
import type { Db } from '#platform/db';

export type Recalculation = { id: string; assetId: string; asOf: string; person: string; figures: number; digest: string; at: Date };
export type AssetDay = { organisationId: string; assetId: string; asOf: string };

export async function findLast(db: Db, { organisationId, assetId, asOf }: AssetDay): Promise<Recalculation | undefined> {
  const { rows } = await sql<Recalculation>`
    select id, asset_id as "assetId", as_of as "asOf", person, figures, digest, at from recalculation
    where organisation_id = ${organisationId} and asset_id = ${assetId} and as_of = ${asOf} order by at desc limit 1`.execute(db);
  return rows[0];
}

/** When the month was populated. */
export async function findPopulatedAt(db: Db, { organisationId, assetId, asOf }: AssetDay): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select populated_at as at from month_end where organisation_id = ${organisationId} and asset_id = ${assetId} and as_of = ${asOf}`.execute(
    db,
  );
  return rows[0]?.at ?? null;
}

export async function insertRecalculation(
  db: Db,
  { organisationId, assetId, asOf }: AssetDay,
  { person, figures, digest, at }: Pick<Recalculation, 'person' | 'figures' | 'digest' | 'at'>,
): Promise<Recalculation> {
  const { rows } = await sql<Recalculation>`
    insert into recalculation (organisation_id, asset_id, as_of, person, figures, digest, at)
    values (${organisationId}, ${assetId}, ${asOf}, ${person}, ${figures}, ${digest}, ${at})
    returning id, asset_id as "assetId", as_of as "asOf", person, figures, digest, at`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a recalculation was not kept');
  return row;
}
