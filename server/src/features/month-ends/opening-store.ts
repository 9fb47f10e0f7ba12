import { sql } from 'kysely';
import type { Db } from '#platform/db';
import type { AssetKey } from './store';

/** Whether any report of the asset or one of its mandates was published. */
export async function hasReports(db: Db, { organisationId, assetId }: AssetKey): Promise<boolean> {
  const { rows } = await sql`select from report where organisation_id = ${organisationId} and asset_id = ${assetId} limit 1`.execute(db);
  return rows.length > 0;
}

/** Marks a populated month as opening history, and whether it has holdings or values alone. */
export async function markOpening(db: Db, { organisationId, assetId }: AssetKey, asOf: string): Promise<void> {
  await sql`
    update month_end set opening = case when exists (
      select from holding h where h.organisation_id = ${organisationId} and h.as_of = ${asOf} and h.superseded_at is null
        and h.entity_id in (select e.id from entity e where e.organisation_id = ${organisationId} and e.asset_id = ${assetId}))
      then 'withHoldings' else 'reported' end
    where organisation_id = ${organisationId} and asset_id = ${assetId} and as_of = ${asOf}`.execute(db);
}

export type OpeningHistory = { from: string; to: string; months: number; reportedOnly: number };

/** The range of months marked as opening history, and how many have values without holdings. */
export async function findOpening(db: Db, { organisationId, assetId }: AssetKey): Promise<OpeningHistory | null> {
  const { rows } = await sql<{ from: string | null; to: string | null; months: number; reportedOnly: number }>`
    select min(as_of)::text as from, max(as_of)::text as to, count(*)::int as months,
      (count(*) filter (where opening = 'reported'))::int as "reportedOnly"
    from month_end where organisation_id = ${organisationId} and asset_id = ${assetId} and populated_at is not null and opening is not null`.execute(
    db,
  );
  const [{ from, to, months, reportedOnly } = { from: null, to: null, months: 0, reportedOnly: 0 }] = rows;
  return from && to ? { from, to, months, reportedOnly } : null;
}
