import { sql } from 'kysely';
import { linkFrom } from '#features/mandates/public';
import type { Db } from '#platform/db';

/** One asset of one owner: both stand in every condition. */
export type AssetKey = { organisationId: string; assetId: string };
type Names = { name: string; nameJp?: string | null | undefined };

/** The total of an asset, under which everything hangs; an asset of benchmarks has none. */
export async function findRoot(db: Db, { organisationId, assetId }: AssetKey): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from entity where organisation_id = ${organisationId} and asset_id = ${assetId} and type = 'total' order by position limit 1`.execute(
    db,
  );
  return rows[0]?.id ?? null;
}

/** An account that gathers others, under the total where there is one. */
export async function addAccount(db: Db, place: AssetKey, account: Names & { ref: string; type: 'subtotal' | 'total' }): Promise<string> {
  const root = account.type === 'total' ? null : await findRoot(db, place);
  const { rows } = await sql<{ id: string }>`
    insert into entity (organisation_id, asset_id, ref, kind, type, name_en, name_jp, currency, position)
    select ${place.organisationId}, ${place.assetId}, ${account.ref}, 'account', ${account.type}, ${account.name}, ${account.nameJp || account.name},
      a.base_currency, (select coalesce(max(e.position), 0) + 1 from entity e where e.organisation_id = a.organisation_id and e.asset_id = a.id)
    from asset a where a.organisation_id = ${place.organisationId} and a.id = ${place.assetId} returning id`.execute(db);
  const id = rows[0]?.id ?? '';
  if (root) await linkFrom(db, { organisationId: place.organisationId, id, parentId: root, fromDay: BEGINNING });
  return id;
}

/** A subtotal is linked from before the first figure, so that no month is left without it. */
const BEGINNING = '1970-01-01';

export async function renameEntity(
  db: Db,
  { organisationId, id, name, nameJp }: Names & { organisationId: string; id: string },
): Promise<void> {
  await sql`update entity set name_en = ${name}, name_jp = ${nameJp || name}, version = version + 1
    where organisation_id = ${organisationId} and id = ${id}`.execute(db);
}

/** Nothing hangs under it, nothing was reported of it, nothing is made of it. */
export async function isUnused(db: Db, { organisationId, id }: { organisationId: string; id: string }): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from entity_link where organisation_id = ${organisationId} and parent_id = ${id})
        or exists (select from observation where organisation_id = ${organisationId} and entity_id = ${id})
        or exists (select from benchmark_part where organisation_id = ${organisationId} and component_id = ${id})
        or exists (select from benchmark_assignment where organisation_id = ${organisationId} and benchmark_id = ${id})
        or exists (select from establishment where organisation_id = ${organisationId} and account_id = ${id})
        or exists (select from category where organisation_id = ${organisationId} and entity_id = ${id} and kind <> 'archived') as used`.execute(
    db,
  );
  return rows[0]?.used === false;
}

export async function removeEntity(db: Db, { organisationId, id }: { organisationId: string; id: string }): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from entity where organisation_id = ${organisationId} and id = ${id}`.execute(db);
  return numAffectedRows === 1n;
}
