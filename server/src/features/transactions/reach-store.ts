import { sql } from 'kysely';
import type { CashGrant } from './grants';

/**
 * The condition for rows a grant covers: its asset or mandate, within its days. `row` has the dates and the status, `entity` the mandate. A
 * trust bank does not see drafts, nor those deleted as drafts.
 */
export function reachedBy(grants: readonly CashGrant[], row: string, entity: string) {
  const of = (column: string) => sql.ref(`${row}.${column}`);
  return sql`cross join lateral (select array_agg(distinct g.part) filter (where g."isActive") as parts, count(*) as reasons
    from jsonb_to_recordset(${JSON.stringify(grants)}::jsonb) as g("assetId" uuid, "entityId" uuid, part text, "fromDay" date, "toDay" date, "isActive" boolean)
    where g."assetId" = ${sql.ref(`${entity}.asset_id`)} and (g."entityId" is null or g."entityId" = ${sql.ref(`${entity}.id`)})
      and (g."fromDay" is null or ${of('settlement_date')} >= g."fromDay") and (g."toDay" is null or ${of('trade_date')} <= g."toDay")
      and (g.part <> 'trustee' or ${of('status')} not in ('preliminary', 'invalid'))) g`;
}

/** Whether any grant covers an entity; a grant for a mandate does not cover entities below it. */
export function isOpenTo(grants: readonly CashGrant[], entity: string) {
  return sql`exists (select from jsonb_to_recordset(${JSON.stringify(grants)}::jsonb) as h("assetId" uuid, "entityId" uuid)
    where h."assetId" = ${sql.ref(`${entity}.asset_id`)} and (h."entityId" is null or h."entityId" = ${sql.ref(`${entity}.id`)}))`;
}
