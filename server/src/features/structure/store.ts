import { sql } from 'kysely';
import type { Db } from '#platform/db';
import { linkFrom } from './link-store';

/** One asset of one owner: both stand in every condition. */
export type AssetKey = { organisationId: string; assetId: string };
/** Whose entity: the owner is named in every condition, before row-level security asks. */
export type EntityKey = { organisationId: string; id: string };
type Names = { name: string; nameJp?: string | null | undefined };

/** What an entity is called; what is left out starts with the table's default and stays on a change. */
export type EntityNames = Names & { ref: string; shortName?: string | null; currency?: string; note?: string | null };

/** A new entity, last of its asset. */
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

/** Changes an entity only if it is still the version the person saw; false when somebody was faster. */
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

/** Takes the next version of an entity; false when somebody was faster. */
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

/** What kind of fund an entity is; false when somebody was faster. */
export async function setFundType(db: Db, { organisationId, id }: EntityKey, version: number, fundType: string | null): Promise<boolean> {
  const { numAffectedRows } = await sql`update entity set fund_type = ${fundType}, version = version + 1
    where organisation_id = ${organisationId} and id = ${id} and version = ${version}`.execute(db);
  return numAffectedRows === 1n;
}

export async function renameEntity(db: Db, { organisationId, id, name, nameJp }: Names & EntityKey): Promise<void> {
  await sql`update entity set name_en = ${name}, name_jp = ${nameJp || name}, version = version + 1
    where organisation_id = ${organisationId} and id = ${id}`.execute(db);
}

/** Gives some entities the places they hold together, in the order they are named. */
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

/** The total of an asset, under which everything hangs; an asset of benchmarks has none. */
export async function findRoot(db: Db, { organisationId, assetId }: AssetKey): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from entity where organisation_id = ${organisationId} and asset_id = ${assetId} and type = 'total' order by position limit 1`.execute(
    db,
  );
  return rows[0]?.id ?? null;
}

/** An account that gathers others, in the asset's own currency, under the total where there is one. */
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

/** A subtotal is linked from before the first figure, so that no month is left without it. */
const BEGINNING = '1970-01-01';

/** Nothing hangs under it, nothing was reported of it, nothing is made of it. */
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
