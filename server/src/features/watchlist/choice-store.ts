import type { WatchKind } from '@hakaru/contract/watchlist';
import { sql } from 'kysely';
import type { Db } from '#platform/db';

export type ChoiceRow = {
  subject: string;
  mandateId: string | null;
  ref: string;
  nameEn: string;
  nameJp: string;
  clientName: string;
  clientNameJp: string;
};

/** The part of an owner's asset that the user may see: all of it (null) or some mandates. */
export type Opened = { ownerId: string; assetId: string; mandateIds: readonly string[] | null; today: string };
export type Wanted = { search: string; subject: string | null; limit: number };

/** What can be watched of one kind in one asset. */
export async function findChoices(
  db: Db,
  opened: Opened,
  kind: Exclude<WatchKind, 'product'>,
  { search, subject, limit }: Wanted,
): Promise<ChoiceRow[]> {
  if (opened.mandateIds !== null && (kind === 'company' || kind === 'security')) return []; // only for the owner and its consultant
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<ChoiceRow>`
    select c.*, o.name_en as "clientName", o.name_jp as "clientNameJp" from (${sourceOf(opened, kind)}) c join organisation o on o.id = ${opened.ownerId}
    where (${subject}::text is null or c.subject = ${subject}) and (c.ref ilike ${pattern} or c."nameEn" ilike ${pattern} or c."nameJp" ilike ${pattern})
    order by c.ref limit ${limit}`.execute(db);
  return rows;
}

function sourceOf({ ownerId, assetId, mandateIds, today }: Opened, kind: Exclude<WatchKind, 'product'>) {
  const open = (id: string) => (mandateIds === null ? sql`true` : sql`${sql.ref(id)} = any(${[...mandateIds]}::uuid[])`);
  const names = sql`e.ref, e.name_en as "nameEn", e.name_jp as "nameJp"`;
  const own = sql`e.organisation_id = ${ownerId} and e.asset_id = ${assetId}`;
  if (kind === 'mandate')
    return sql`select e.id::text as subject, e.id as "mandateId", ${names} from entity e where ${own} and e.type = 'mandate' and ${open('e.id')}`;
  if (kind === 'manager')
    return sql`select distinct on (p.name_en) p.name_en as subject, null::uuid as "mandateId", p.name_en as ref, p.name_en as "nameEn", p.name_jp as "nameJp"
      from entity e join party p on (p.organisation_id, p.entity_id) = (e.organisation_id, e.id)
      where ${own} and e.type = 'mandate' and ${open('e.id')} and p.role = 'manager' and p.from_day <= ${today}::date
        and (p.to_day is null or p.to_day >= ${today}::date) order by p.name_en, p.from_day desc`;
  if (kind === 'security')
    return sql`select s.id::text as subject, null::uuid as "mandateId", s.ref, v.name_en as "nameEn", v.name_jp as "nameJp"
      from security s join security_version v on (v.organisation_id, v.security_id) = (s.organisation_id, s.id) and v.superseded_at is null
      where s.organisation_id = ${ownerId}`;
  if (kind === 'company')
    return sql`select e.id::text as subject, null::uuid as "mandateId", ${names} from entity e where ${own} and e.type = 'portfolioCompany'`;
  return sql`select e.id::text as subject, l.parent_id as "mandateId", ${names}
    from entity e join lateral (select l.parent_id from entity_link l where (l.organisation_id, l.child_id) = (e.organisation_id, e.id)
      order by l.from_day desc limit 1) l on true
    where ${own} and e.kind = 'fund' and e.type <> 'portfolioCompany' and ${open('l.parent_id')}`;
}

export type ProductRow = Pick<ChoiceRow, 'subject' | 'ref' | 'nameEn' | 'nameJp'>;

/** An organisation's own products that manage some of the mandates. */
export async function findProducts(
  db: Db,
  { organisationId, mandateIds }: { organisationId: string; mandateIds: readonly string[] },
  { search, subject, limit }: Wanted,
): Promise<ProductRow[]> {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<ProductRow>`
    select p.id::text as subject, p.name_en as ref, p.name_en as "nameEn", p.name_jp as "nameJp" from product p
    where p.organisation_id = ${organisationId} and (${subject}::text is null or p.id::text = ${subject}) and (p.name_en ilike ${pattern} or p.name_jp ilike ${pattern})
      and exists (select from product_mandate m where (m.organisation_id, m.product_id) = (p.organisation_id, p.id) and m.entity_id = any(${[...mandateIds]}::uuid[]))
    order by p.name_en limit ${limit}`.execute(db);
  return rows;
}

/** The mandates of a client managed by a product. */
export async function findProductMandates(
  db: Db,
  { organisationId, productId, ownerId }: { organisationId: string; productId: string; ownerId: string },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select entity_id as id from product_mandate
    where organisation_id = ${organisationId} and product_id::text = ${productId} and client_organisation_id = ${ownerId} order by entity_id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

export async function findRefs(
  db: Db,
  { ownerId, assetId, ids }: { ownerId: string; assetId: string; ids: readonly string[] },
): Promise<{ id: string; ref: string }[]> {
  const { rows } = await sql<{ id: string; ref: string }>`
    select id, ref from entity where organisation_id = ${ownerId} and asset_id = ${assetId} and id = any(${[...ids]}::uuid[]) order by ref`.execute(
    db,
  );
  return rows;
}

/** The mandates managed by a manager in an asset on a day. */
export async function findManaged(
  db: Db,
  { ownerId, assetId, name, day }: { ownerId: string; assetId: string; name: string; day: string },
): Promise<{ id: string; ref: string }[]> {
  const { rows } = await sql<{ id: string; ref: string }>`
    select distinct e.id, e.ref from entity e join party p on (p.organisation_id, p.entity_id) = (e.organisation_id, e.id)
    where e.organisation_id = ${ownerId} and e.asset_id = ${assetId} and e.type = 'mandate' and p.role = 'manager' and p.name_en = ${name}
      and p.from_day <= ${day}::date and (p.to_day is null or p.to_day >= ${day}::date) order by e.ref`.execute(db);
  return rows;
}

/** The last populated month-end of an asset. */
export async function findLastMonth(db: Db, { ownerId, assetId }: { ownerId: string; assetId: string }): Promise<string | null> {
  const { rows } = await sql<{ asOf: string | null }>`
    select max(as_of) as "asOf" from month_end where organisation_id = ${ownerId} and asset_id = ${assetId} and populated_at is not null`.execute(
    db,
  );
  return rows[0]?.asOf ?? null;
}
