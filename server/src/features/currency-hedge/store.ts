import type { HedgeTargetInput } from '@hakaru/contract/fx-forwards';
import { sql } from 'kysely';
import type { Db } from '#platform/db';

export type TargetRow = {
  id: string;
  entityId: string;
  currency: string;
  fromDay: string;
  target: string;
  lowest: string;
  highest: string;
  version: number;
};

export async function findTargets(db: Db, ownerId: string, entityIds: readonly string[]): Promise<TargetRow[]> {
  const { rows } = await sql<TargetRow>`
    select id, entity_id as "entityId", currency, from_day as "fromDay", target::text as target, lowest::text as lowest, highest::text as highest, version
    from fx_hedge_target where organisation_id = ${ownerId} and entity_id = any(${[...entityIds]}::uuid[]) order by entity_id, currency, from_day`.execute(
    db,
  );
  return rows;
}

export type Held = { entityId: string; day: string; asOf: string; currency: string; local: string };
export type HeldWanted = { ownerId: string; entityIds: readonly string[]; days: readonly string[]; known: string | null };

/** The amount in each currency of an account's last statement up to a day, with accrued interest where it is in that currency. */
export async function findHeld(db: Db, { ownerId, entityIds, days, known }: HeldWanted): Promise<Held[]> {
  const standing =
    known === null
      ? sql`h.superseded_at is null`
      : sql`h.recorded_at <= ${known} and (h.superseded_at is null or h.superseded_at > ${known})`;
  const { rows } = await sql<Held>`
    select e.id as "entityId", day, last.as_of as "asOf", h.currency, sum(h.market_value_local)::text as local
    from unnest(${[...entityIds]}::uuid[]) e(id) cross join unnest(${[...days]}::date[]) day
    cross join lateral (select max(h.as_of) as as_of from holding h where h.organisation_id = ${ownerId} and h.entity_id = e.id and h.as_of <= day and ${standing}) last
    join holding h on h.organisation_id = ${ownerId} and h.entity_id = e.id and h.as_of = last.as_of and ${standing}
    group by e.id, day, last.as_of, h.currency`.execute(db);
  return rows;
}

type Target = { ownerId: string; input: HedgeTargetInput };

/** A target with the same first day is replaced; an earlier one stays in force until the new one begins. */
export async function saveTarget(db: Db, { ownerId, input }: Target): Promise<void> {
  const { entityId, currency, fromDay, target, lowest, highest } = input;
  await sql`
    insert into fx_hedge_target as t (organisation_id, entity_id, currency, from_day, target, lowest, highest)
    values (${ownerId}, ${entityId}, ${currency}, ${fromDay}, ${target}, ${lowest}, ${highest})
    on conflict (organisation_id, entity_id, currency, from_day) do update set target = excluded.target, lowest = excluded.lowest,
      highest = excluded.highest, version = t.version + 1`.execute(db);
}

export type HedgedAsset = { assetId: string; name: string; nameJp: string };

/** The assets that have a forward or a target. */
export async function findHedgedAssets(db: Db, ownerId: string, assetIds: readonly string[]): Promise<HedgedAsset[]> {
  const { rows } = await sql<HedgedAsset>`
    select a.id as "assetId", o.name_en as name, o.name_jp as "nameJp" from asset a join organisation o on o.id = a.organisation_id
    where a.organisation_id = ${ownerId} and a.id = any(${[...assetIds]}::uuid[]) and exists (select from entity e where e.organisation_id = a.organisation_id
      and e.asset_id = a.id and (exists (select from fx_forward f where (f.organisation_id, f.entity_id) = (e.organisation_id, e.id))
        or exists (select from fx_hedge_target t where (t.organisation_id, t.entity_id) = (e.organisation_id, e.id))))
    order by o.name_en`.execute(db);
  return rows;
}
