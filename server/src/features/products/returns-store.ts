import type { ProductReturnsInput } from '@hakaru/contract/product-returns';
import { sql, type RawBuilder } from 'kysely';
import type { FactStory } from '#features/books/public';
import type { Db } from '#platform/db';

export type ReturnRow = { monthEnd: string; basis: string; currency: string; percent: string; userName: string; recordedAt: Date };
type Owned = { organisationId: string; id: string };

const STANDING = sql`r.superseded_at is null`;

/** A product's returns as they stand, newest month first. A month taken back has none. */
export async function findReturns(db: Db, { organisationId, id }: Owned): Promise<ReturnRow[]> {
  const { rows } = await sql<ReturnRow>`
    select r.month_end::text as "monthEnd", r.basis, r.currency, r.percent::float8::text as percent, r.user_name as "userName",
           r.recorded_at as "recordedAt"
    from product_return r
    where r.organisation_id = ${organisationId} and r.product_id = ${id} and ${STANDING} and r.percent is not null
    order by r.month_end desc, r.basis desc`.execute(db);
  return rows;
}

type Recorded = { userName: string; at: Date };

/** Records months that differ from what stands; the earlier rows stay as superseded. Returns the number of months changed. */
export async function insertReturns(db: Db, key: Owned, { basis, currency, rows }: ProductReturnsInput, by: Recorded): Promise<number> {
  const { organisationId, id } = key;
  const given = sql`(select month_end, percent from
    unnest(${rows.map(({ monthEnd }) => monthEnd)}::date[], ${rows.map(({ percent }) => percent)}::numeric[]) as g(month_end, percent))`;
  const changed = sql`
    select g.month_end, g.percent, r.id from ${given} g
    left join product_return r on r.organisation_id = ${organisationId} and r.product_id = ${id} and r.basis = ${basis}
      and r.month_end = g.month_end and ${STANDING}
    where case when r.id is null then g.percent is not null
               else (r.percent, r.currency) is distinct from (g.percent, ${currency}::text) and (g.percent is not null or r.percent is not null) end`;
  const { rows: found } = await sql<{ monthEnd: string; percent: string | null; id: string | null }>`
    select c.month_end::text as "monthEnd", c.percent::text as percent, c.id::text as id from (${changed}) c`.execute(db);
  const closed = found.flatMap(row => row.id ?? []);
  await sql`update product_return set superseded_at = ${by.at} where organisation_id = ${organisationId} and id = any(${closed}::bigint[])`.execute(
    db,
  );
  await sql`
    insert into product_return (organisation_id, product_id, basis, month_end, currency, percent, user_name, recorded_at)
    select ${organisationId}, ${id}, ${basis}, c.month_end, ${currency}, c.percent, ${by.userName}, ${by.at}
    from unnest(${found.map(({ monthEnd }) => monthEnd)}::date[], ${found.map(({ percent }) => percent)}::numeric[]) as c(month_end, percent)`.execute(
    db,
  );
  return found.length;
}

/** The currencies of the returns that stand; more than one cannot be linked. */
export async function findCurrencies(db: Db, { organisationId, id }: Owned): Promise<string[]> {
  const { rows } = await sql<{ currency: string }>`
    select distinct r.currency from product_return r
    where r.organisation_id = ${organisationId} and r.product_id = ${id} and ${STANDING} and r.percent is not null`.execute(db);
  return rows.map(({ currency }) => currency);
}

export type DisclosureRow = { clientId: string; userName: string; disclosedAt: Date };

export async function findDisclosures(db: Db, { organisationId, id }: Owned): Promise<DisclosureRow[]> {
  const { rows } = await sql<DisclosureRow>`
    select client_id as "clientId", user_name as "userName", disclosed_at as "disclosedAt" from product_disclosure
    where organisation_id = ${organisationId} and product_id = ${id} order by client_id`.execute(db);
  return rows;
}

/** Sets the clients a product is shown to; those it was shown to already keep their day. */
export async function setDisclosures(db: Db, { organisationId, id }: Owned, clientIds: readonly string[], by: Recorded): Promise<void> {
  const wanted = sql`${[...clientIds]}::uuid[]`;
  await sql`
    delete from product_disclosure where organisation_id = ${organisationId} and product_id = ${id} and client_id <> all(${wanted})`.execute(
    db,
  );
  await sql`
    insert into product_disclosure (organisation_id, product_id, client_id, user_name, disclosed_at)
    select ${organisationId}, ${id}, c, ${by.userName}, ${by.at} from unnest(${wanted}) as c on conflict do nothing`.execute(db);
}

export type DisclosedRow = {
  id: string;
  managerId: string;
  nameEn: string;
  nameJp: string;
  feeBps: number | null;
  returns: { monthEnd: string; basis: string; currency: string; percent: string }[];
};

const asKnown = (known: string | null): RawBuilder<unknown> =>
  known === null ? STANDING : sql`r.recorded_at <= ${known} and (r.superseded_at is null or r.superseded_at > ${known})`;

/** The products shown to a client, with their returns as known at a moment. Must run in the client's scope. */
export async function findDisclosed(db: Db, { clientId, known }: { clientId: string; known: string | null }): Promise<DisclosedRow[]> {
  const { rows } = await sql<DisclosedRow>`
    select p.id, p.organisation_id as "managerId", p.name_en as "nameEn", p.name_jp as "nameJp", p.fee_bps::float8 as "feeBps",
           (select coalesce(jsonb_agg(jsonb_build_object('monthEnd', r.month_end, 'basis', r.basis, 'currency', r.currency,
                   'percent', r.percent::text) order by r.month_end), '[]') from product_return r
            where (r.organisation_id, r.product_id) = (p.organisation_id, p.id) and r.percent is not null and ${asKnown(known)}) as returns
    from product p join product_disclosure d on (d.organisation_id, d.product_id) = (p.organisation_id, p.id)
    where d.client_id = ${clientId} order by p.name_en, p.id`.execute(db);
  return rows;
}

export type Wanted = { clientId: string; productId: string; monthEnd: string };

/** Every recorded version of one month after fees, oldest first, for traces. Must run in the client's scope. */
export async function findReturnStories(db: Db, { clientId, productId, monthEnd }: Wanted): Promise<FactStory[]> {
  const { rows } = await sql<FactStory>`
    select 'productReturn.' || r.id as id, p.id as "entityId", 'return' as measure, r.month_end::text as "asOf",
           (r.percent / 100)::float8::text as value, 'valuated' as quality, null::text as place, r.recorded_at as "recordedAt",
           r.superseded_at as "supersededAt", 'person' as "sourceKind", p.name_en as "sourceEn", p.name_jp as "sourceJp", r.user_name as person,
           null::text as "approvedBy", null::uuid as "importId", r.currency
    from product_return r join product p on (p.organisation_id, p.id) = (r.organisation_id, r.product_id)
    join product_disclosure d on (d.organisation_id, d.product_id) = (p.organisation_id, p.id)
    where d.client_id = ${clientId} and p.id = ${productId} and r.basis = 'net' and r.month_end = ${monthEnd}
      and r.percent is not null
    order by r.recorded_at, r.id`.execute(db);
  return rows;
}

export type OrganisationName = { id: string; nameEn: string; nameJp: string };

/** Names of managers and clients. Needs a scope above one organisation, since neither may read the other's row. */
export async function findNames(db: Db, ids: readonly string[]): Promise<OrganisationName[]> {
  const { rows } = await sql<OrganisationName>`
    select id, name_en as "nameEn", name_jp as "nameJp" from organisation where id = any(${[...ids]}::uuid[])`.execute(db);
  return rows;
}
