import { sql } from 'kysely';
import type { ProductInput } from '@hakaru/contract/products';
import type { Db } from '#platform/db';

export type ProductRow = Omit<ProductInput, 'nameJp'> & { id: string; nameJp: string; version: number };
type Owned = { organisationId: string; id: string };

const COLUMNS = sql`id, name_en as name, name_jp as "nameJp", description, benchmark, target_return_percent::float8::text as "targetReturnPercent",
  asset_class as "assetClass", inception_date as "inceptionDate", fee_bps::float8 as "feeBps", version`;

export async function findProducts(db: Db, organisationId: string, search: string): Promise<ProductRow[]> {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<ProductRow>`
    select ${COLUMNS} from product where organisation_id = ${organisationId}
      and (name_en ilike ${pattern} or name_jp ilike ${pattern} or coalesce(asset_class, '') ilike ${pattern} or coalesce(benchmark, '') ilike ${pattern})
    order by name_en`.execute(db);
  return rows;
}

export async function findProduct(db: Db, { organisationId, id }: Owned): Promise<ProductRow | undefined> {
  const { rows } = await sql<ProductRow>`select ${COLUMNS} from product where organisation_id = ${organisationId} and id = ${id}`.execute(
    db,
  );
  return rows[0];
}

export async function insertProduct(db: Db, organisationId: string, input: ProductInput): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into product (organisation_id, name_en, name_jp, description, benchmark, target_return_percent, asset_class, inception_date, fee_bps)
    values (${organisationId}, ${input.name}, ${input.nameJp || input.name}, ${input.description}, ${input.benchmark},
      ${input.targetReturnPercent}::numeric, ${input.assetClass}, ${input.inceptionDate}, ${input.feeBps})
    returning id`.execute(db);
  return rows[0]?.id ?? '';
}

export async function updateProduct(db: Db, { organisationId, id, version }: Owned & { version: number }, input: ProductInput) {
  const { numAffectedRows } = await sql`
    update product set name_en = ${input.name}, name_jp = ${input.nameJp || input.name}, description = ${input.description},
      benchmark = ${input.benchmark}, target_return_percent = ${input.targetReturnPercent}::numeric, asset_class = ${input.assetClass},
      inception_date = ${input.inceptionDate}, fee_bps = ${input.feeBps}, version = version + 1
    where organisation_id = ${organisationId} and id = ${id} and version = ${version}`.execute(db);
  return numAffectedRows === 1n;
}

/** Linking raises the product's version, so that earlier readers get a conflict. */
export async function raiseVersion(db: Db, { organisationId, id, version }: Owned & { version: number }): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update product set version = version + 1 where organisation_id = ${organisationId} and id = ${id} and version = ${version}`.execute(db);
  return numAffectedRows === 1n;
}

export async function deleteProduct(db: Db, { organisationId, id, version }: Owned & { version: number }): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from product where organisation_id = ${organisationId} and id = ${id} and version = ${version}`.execute(db);
  return numAffectedRows === 1n;
}

export type LinkRow = { productId: string; entityId: string };

export async function findLinks(db: Db, organisationId: string): Promise<LinkRow[]> {
  const { rows } = await sql<LinkRow>`
    select product_id as "productId", entity_id as "entityId" from product_mandate where organisation_id = ${organisationId}`.execute(db);
  return rows;
}

export type Link = { clientId: string; entityId: string };

/** Sets all mandates of a product; one linked to another product is moved here. */
export async function setLinks(db: Db, { organisationId, id }: Owned, links: readonly Link[]): Promise<void> {
  await sql`delete from product_mandate where organisation_id = ${organisationId} and product_id = ${id}`.execute(db);
  await sql`
    insert into product_mandate (organisation_id, product_id, client_organisation_id, entity_id)
    select ${organisationId}, ${id}, l.client, l.entity
    from unnest(${links.map(({ clientId }) => clientId)}::uuid[], ${links.map(({ entityId }) => entityId)}::uuid[]) as l(client, entity)
    on conflict (organisation_id, entity_id) do update set product_id = excluded.product_id`.execute(db);
}
