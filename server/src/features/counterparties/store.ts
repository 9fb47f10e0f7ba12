import type { CounterpartyInput } from '@hakaru/contract/counterparties';
import { sql } from 'kysely';
import type { Db } from '#platform/db';

export type CounterpartyRow = {
  id: string;
  ownerId: string;
  ownerName: string;
  ownerNameJp: string;
  type: string;
  typeName: string;
  typeNameJp: string;
  name: string;
  nameJp: string;
  country: string;
  rating: string | null;
  limitJpy: string | null;
  version: number;
};
type Owned = { organisationId: string; id: string };

/** An archived type keeps its name; a type that was never in the list is shown by its code. */
const SHOWN = sql`select c.id, c.organisation_id as "ownerId", o.name_en as "ownerName", o.name_jp as "ownerNameJp", c.type,
    coalesce(t.name_en, c.type) as "typeName", coalesce(t.name_jp, c.type) as "typeNameJp", c.name_en as name, c.name_jp as "nameJp", c.country, c.rating,
    c.limit_jpy::text as "limitJpy", c.version
  from counterparty c join organisation o on o.id = c.organisation_id left join reference_type t on t.list = 'counterparty' and t.code = c.type`;

export async function findCounterparties(db: Db, organisationId: string, search: string): Promise<CounterpartyRow[]> {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<CounterpartyRow>`
    ${SHOWN} where c.organisation_id = ${organisationId}
      and (c.name_en ilike ${pattern} or c.name_jp ilike ${pattern} or c.country ilike ${pattern} or t.name_en ilike ${pattern} or t.name_jp ilike ${pattern})
    order by c.name_en`.execute(db);
  return rows;
}

export async function findCounterparty(db: Db, { organisationId, id }: Owned): Promise<CounterpartyRow | undefined> {
  const { rows } = await sql<CounterpartyRow>`${SHOWN} where c.organisation_id = ${organisationId} and c.id = ${id}`.execute(db);
  return rows[0];
}

/** Whether new counterparties may have the type; archived types may not be chosen. */
export async function hasType(db: Db, code: string): Promise<boolean> {
  const { rows } = await sql`select from reference_type where list = 'counterparty' and code = ${code} and archived_at is null`.execute(db);
  return rows.length > 0;
}

export async function insertCounterparty(db: Db, organisationId: string, input: CounterpartyInput): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into counterparty (organisation_id, type, name_en, name_jp, country, rating, limit_jpy)
    values (${organisationId}, ${input.type}, ${input.name}, ${input.nameJp ?? input.name}, ${input.country}, ${input.rating}, ${input.limitJpy}::numeric)
    returning id`.execute(db);
  return rows[0]?.id ?? '';
}

type Held = Owned & { version: number };

export async function updateCounterparty(db: Db, { organisationId, id, version }: Held, input: CounterpartyInput): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update counterparty set type = ${input.type}, name_en = ${input.name}, name_jp = ${input.nameJp ?? input.name}, country = ${input.country},
      rating = ${input.rating}, limit_jpy = ${input.limitJpy}::numeric, version = version + 1
    where organisation_id = ${organisationId} and id = ${id} and version = ${version}`.execute(db);
  return numAffectedRows === 1n;
}

/** Whether any forward refers to it, in which case it cannot be deleted. */
export async function isDealtWith(db: Db, { organisationId, id }: Owned): Promise<boolean> {
  const { rows } = await sql`select from fx_forward where organisation_id = ${organisationId} and counterparty_id = ${id} limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

export async function deleteCounterparty(db: Db, { organisationId, id, version }: Held): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from counterparty where organisation_id = ${organisationId} and id = ${id} and version = ${version}`.execute(db);
  return numAffectedRows === 1n;
}
