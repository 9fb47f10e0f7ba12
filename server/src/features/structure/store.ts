import { sql } from 'kysely';
import type { Db } from '#platform/db';
import { linkFrom } from './link-store';

/** One asset of one owner; every condition names both. */
export type AssetKey = { organisationId: string; assetId: string };
/** Every query names the owner itself, in addition to row-level security. */
export type EntityKey = { organisationId: string; id: string };
type Names = { name: string; nameJp?: string | null | undefined };

/** The names of an entity; omitted fields start with the table's default and stay unchanged on an update. */
export type EntityNames = Names & { ref: string; shortName?: string | null; currency?: string; note?: string | null };

/** Inserts an entity at the end of its asset's order. */
export async function insertEntity(
  db: Db,
  { organisationId, assetId }: AssetKey,
  { kind, type, ...names }: EntityNames & { kind: string; type: string },
): Promise<string> {
  const { id } = await db
    .insertInto('entity')
    .values({
      ...columnsOf(names),
      organisation_id: organisationId,
      asset_id: assetId,
      kind,
      type,
      position: sql`(select coalesce(max(e.position), 0) + 1 from entity e where e.organisation_id = ${organisationId} and e.asset_id = ${assetId})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Updates an entity if its version is still the one seen; false when another change came first. */
export async function updateEntity(db: Db, { organisationId, id }: EntityKey, version: number, names: EntityNames): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('entity')
    .set({ ...columnsOf(names), version: sql`version + 1` })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

function columnsOf({ ref, name, nameJp, shortName, currency, note }: EntityNames) {
  return {
    ref,
    name_en: name,
    name_jp: nameJp || name,
    ...(shortName === undefined ? {} : { short_name: shortName }),
    ...(currency === undefined ? {} : { currency }),
    ...(note === undefined ? {} : { note }),
  };
}

/** Raises the version of an entity; false when another change came first. */
export async function raiseEntity(db: Db, { organisationId, id }: EntityKey, version: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update entity set version = version + 1 where organisation_id = ${organisationId} and id = ${id} and version = ${version}`.execute(db);
  return numAffectedRows === 1n;
}

export async function setNote(db: Db, { organisationId, id }: EntityKey, version: number, note: string | null): Promise<boolean> {
  const { numAffectedRows } = await sql`update entity set note = ${note}, version = version + 1
    where organisation_id = ${organisationId} and id = ${id} and version = ${version}`.execute(db);
  return numAffectedRows === 1n;
}

/** Sets the fund type of an entity; false when another change came first. */
export async function setFundType(db: Db, { organisationId, id }: EntityKey, version: number, fundType: string | null): Promise<boolean> {
  const { numAffectedRows } = await sql`update entity set fund_type = ${fundType}, version = version + 1
    where organisation_id = ${organisationId} and id = ${id} and version = ${version}`.execute(db);
  return numAffectedRows === 1n;
}

export async function renameEntity(db: Db, { organisationId, id, name, nameJp }: Names & EntityKey): Promise<void> {
  await sql`update entity set name_en = ${name}, name_jp = ${nameJp || name}, version = version + 1
    where organisation_id = ${organisationId} and id = ${id}`.execute(db);
}

/** Reorders some entities among the positions they already have. */
export async function setOrder(db: Db, organisationId: string, entityIds: readonly string[]): Promise<void> {
  await sql`
    with places as (select e.id, e.position from entity e where e.organisation_id = ${organisationId} and e.id = any(${[...entityIds]}::uuid[])),
         ranked as (select position, row_number() over (order by position, id) as place from places),
         wanted as (select id, place from unnest(${[...entityIds]}::uuid[]) with ordinality as o(id, place))
    update entity e set position = r.position from wanted w join ranked r on r.place = w.place where e.organisation_id = ${organisationId} and e.id = w.id`.execute(
    db,
  );
}

export async function removeEntity(db: Db, { organisationId, id }: EntityKey): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from entity where organisation_id = ${organisationId} and id = ${id}`.execute(db);
  return numAffectedRows === 1n;
}

/** The total of an asset, at the top of its tree; an asset of benchmarks has none. */
export async function findRoot(db: Db, { organisationId, assetId }: AssetKey): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from entity where organisation_id = ${organisationId} and asset_id = ${assetId} and type = 'total' order by position limit 1`.execute(
    db,
  );
  return rows[0]?.id ?? null;
}

/** A gathered account in the asset's currency, below the total if there is one. */
export async function addAccount(db: Db, asset: AssetKey, account: Names & { ref: string; type: 'subtotal' | 'total' }): Promise<string> {
  const root = account.type === 'total' ? null : await findRoot(db, asset);
  const { rows } = await sql<{ currency: string }>`
    select base_currency as currency from asset where organisation_id = ${asset.organisationId} and id = ${asset.assetId}`.execute(db);
  const [found] = rows;
  if (!found) return '';
  const id = await insertEntity(db, asset, { ...account, kind: 'account', currency: found.currency });
  if (root) await linkFrom(db, { organisationId: asset.organisationId, id, parentId: root, fromDay: BEGINNING });
  return id;
}

/** A subtotal is linked from before the first figure, so that it is in every month. */
const BEGINNING = '1970-01-01';

/** Nothing is below it, nothing was reported for it, and no other entity uses it. */
export async function isUnused(db: Db, { organisationId, id }: EntityKey): Promise<boolean> {
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
