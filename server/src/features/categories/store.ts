import { sql } from 'kysely';
import type { CategoryChange, CategoryInput, OpenCategoryKind } from '@hakaru/contract/categories';
import type { Db } from '#platform/db';

/** One asset of one owner; every query must filter by both. */
export type AssetKey = { organisationId: string; assetId: string };

export type CategoryRow = {
  id: string;
  assetId: string;
  kind: string;
  formerKind: string | null;
  axis: string;
  ref: string;
  name: string;
  nameJp: string;
  colour: number;
  position: number;
  entityId: string | null;
  isInPolicy: boolean;
  memberIds: string[];
  version: number;
};

/** Members are in the order of the reports. */
export async function findCategories(db: Db, { organisationId, assetId }: AssetKey): Promise<CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    select c.id, c.asset_id as "assetId", c.kind, c.former_kind as "formerKind", c.axis, c.ref, c.name_en as name, c.name_jp as "nameJp", c.colour,
      c.position, c.entity_id as "entityId", c.version,
      exists (select from policy_weight w where (w.organisation_id, w.category_id) = (c.organisation_id, c.id)) as "isInPolicy",
      coalesce((select json_agg(m.entity_id order by e.position, e.ref) from category_member m
        join entity e on (e.organisation_id, e.id) = (m.organisation_id, m.entity_id)
        where (m.organisation_id, m.category_id) = (c.organisation_id, c.id)), '[]') as "memberIds"
    from category c where c.organisation_id = ${organisationId} and c.asset_id = ${assetId} order by c.kind, c.axis, c.position, c.ref`.execute(
    db,
  );
  return rows;
}

/** The asset of a category; must run in platform scope, for administrators only. */
export async function findAssetOf(db: Db, categoryId: string): Promise<string | null> {
  const { rows } = await sql<{ assetId: string }>`select asset_id as "assetId" from category where id = ${categoryId}`.execute(db);
  return rows[0]?.assetId ?? null;
}

export async function ownerOf(db: Db, assetId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`select organisation_id as id from asset where id = ${assetId}`.execute(db);
  return rows[0]?.id ?? null;
}

/** The entities that each kind of category accepts as members. */
const CANDIDATES: Readonly<Record<OpenCategoryKind, ReturnType<typeof sql>>> = {
  portfolio: sql`e.kind = 'mandate'`,
  benchmark: sql`e.kind = 'benchmark'`,
  fund: sql`e.kind = 'fund'`,
  client: sql`e.kind in ('account', 'custodial')`,
};

/** Codes by id, recorded in the audit trail so that it stays readable when names change. */
export async function findRefs(db: Db, { organisationId, assetId }: AssetKey): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; ref: string }>`
    select id, ref from entity where organisation_id = ${organisationId} and asset_id = ${assetId}`.execute(db);
  return new Map(rows.map(({ id, ref }) => [id, ref]));
}

export type CandidateRow = { id: string; ref: string; name: string; nameJp: string; type: string };

export async function findCandidates(db: Db, { organisationId, assetId }: AssetKey, kind: OpenCategoryKind): Promise<CandidateRow[]> {
  const { rows } = await sql<CandidateRow>`
    select e.id, e.ref, e.name_en as name, e.name_jp as "nameJp", e.type from entity e
    where e.organisation_id = ${organisationId} and e.asset_id = ${assetId} and e.type <> 'portfolioCompany' and ${CANDIDATES[kind]}
    order by e.position, e.ref`.execute(db);
  return rows;
}

export async function insertCategory(
  db: Db,
  { organisationId, assetId }: AssetKey,
  input: CategoryInput & { entityId: string | null },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into category (organisation_id, asset_id, kind, axis, ref, name_en, name_jp, colour, entity_id, position)
    values (${organisationId}, ${assetId}, ${input.kind}, ${input.axis}, ${input.ref}, ${input.name}, ${input.nameJp || input.name}, ${input.colour},
      ${input.entityId}, (select coalesce(max(position), -1) + 1 from category
        where organisation_id = ${organisationId} and asset_id = ${assetId} and kind = ${input.kind} and axis = ${input.axis}))
    returning id`.execute(db);
  return rows[0]?.id ?? '';
}

export type CategoryKey = { organisationId: string; id: string; version: number };

export async function updateCategory(db: Db, { organisationId, id, version }: CategoryKey, change: CategoryChange): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update category set name_en = ${change.name}, name_jp = ${change.nameJp || change.name}, colour = ${change.colour}, version = version + 1
    where organisation_id = ${organisationId} and id = ${id} and version = ${version}`.execute(db);
  return numAffectedRows === 1n;
}

/** Archives a category and remembers its kind, or restores it. */
export async function setArchived(
  db: Db,
  { organisationId, id, version }: CategoryKey,
  archived: boolean,
  entityId: string | null,
): Promise<boolean> {
  const kinds = archived ? sql`former_kind = kind, kind = 'archived'` : sql`kind = former_kind, former_kind = null`;
  const { numAffectedRows } = await sql`
    update category set ${kinds}, entity_id = ${entityId}, version = version + 1
    where organisation_id = ${organisationId} and id = ${id} and version = ${version} and (kind = 'archived') <> ${archived}`.execute(db);
  return numAffectedRows === 1n;
}

export async function setOrder(db: Db, organisationId: string, ids: readonly string[]): Promise<void> {
  await sql`
    update category c set position = o.place - 1
    from unnest(${[...ids]}::uuid[]) with ordinality as o(id, place) where c.organisation_id = ${organisationId} and c.id = o.id`.execute(
    db,
  );
}

export async function raiseCategory(db: Db, { organisationId, id, version }: CategoryKey): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update category set version = version + 1 where organisation_id = ${organisationId} and id = ${id} and version = ${version}`.execute(
    db,
  );
  return numAffectedRows === 1n;
}
