import { sql } from 'kysely';
import type { EstablishmentInput } from '@hakaru/contract/establishments';
import type { Db } from '#platform/db';
import { offsetOf, type Slice } from '#platform/paging';

export type EstablishmentRow = {
  id: string;
  organisationId: string;
  organisationRef: string;
  organisationName: string;
  organisationNameJp: string;
  ref: string;
  name: string;
  nameJp: string;
  country: string;
  accountId: string | null;
  accountRef: string | null;
  accountName: string | null;
  accountNameJp: string | null;
  accountKind: string | null;
  accountType: string | null;
  accountCurrency: string | null;
  assetName: string | null;
  assetNameJp: string | null;
  version: number;
};

const COLUMNS = sql`
  s.id, s.organisation_id as "organisationId", o.ref as "organisationRef", o.name_en as "organisationName", o.name_jp as "organisationNameJp",
  s.ref, s.name_en as name, s.name_jp as "nameJp", s.country, s.version, e.id as "accountId", e.ref as "accountRef", e.name_en as "accountName",
  e.name_jp as "accountNameJp", e.kind as "accountKind", e.type as "accountType", e.currency as "accountCurrency", a.name_en as "assetName",
  a.name_jp as "assetNameJp"`;

const TABLES = sql`
  from establishment s join organisation o on o.id = s.organisation_id
  left join entity e on (e.organisation_id, e.id) = (s.organisation_id, s.account_id)
  left join asset a on (a.organisation_id, a.id) = (e.organisation_id, e.asset_id)`;

export async function findEstablishments(db: Db, slice: Slice, search: string) {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const wanted = sql`where s.ref ilike ${pattern} or s.name_en ilike ${pattern} or s.name_jp ilike ${pattern} or o.ref ilike ${pattern}`;
  const { rows } = await sql<EstablishmentRow>`
    select ${COLUMNS} ${TABLES} ${wanted} order by o.ref, s.ref limit ${slice.first} offset ${offsetOf(slice)}`.execute(db);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from establishment s join organisation o on o.id = s.organisation_id ${wanted}`.execute(db);
  return { data: rows, total: counted[0]?.total ?? 0 };
}

export async function findEstablishment(db: Db, id: string): Promise<EstablishmentRow | undefined> {
  const { rows } = await sql<EstablishmentRow>`select ${COLUMNS} ${TABLES} where s.id = ${id}`.execute(db);
  return rows[0];
}

export async function hasOrganisation(db: Db, id: string): Promise<boolean> {
  return (await sql`select from organisation where id = ${id}`.execute(db)).rows.length === 1;
}

export async function insertEstablishment(db: Db, organisationId: string, input: EstablishmentInput): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into establishment (organisation_id, ref, name_en, name_jp, country)
    values (${organisationId}, ${input.ref}, ${input.name}, ${input.nameJp || input.name}, ${input.country}) returning id`.execute(db);
  return rows[0]?.id ?? '';
}

type Key = { organisationId: string; id: string; version: number };

export async function updateEstablishment(db: Db, { organisationId, id, version }: Key, input: EstablishmentInput): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update establishment set ref = ${input.ref}, name_en = ${input.name}, name_jp = ${input.nameJp || input.name}, country = ${input.country},
      version = version + 1
    where organisation_id = ${organisationId} and id = ${id} and version = ${version}`.execute(db);
  return numAffectedRows === 1n;
}

/** Only accounts of the same organisation. */
export async function hasAccount(db: Db, { organisationId, accountId }: { organisationId: string; accountId: string }): Promise<boolean> {
  const { rows } = await sql`
    select from entity where organisation_id = ${organisationId} and id = ${accountId} and kind in ('account', 'custodial', 'mandate')`.execute(
    db,
  );
  return rows.length === 1;
}

export async function setAccount(db: Db, { organisationId, id, version }: Key, accountId: string | null): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update establishment set account_id = ${accountId}, version = version + 1
    where organisation_id = ${organisationId} and id = ${id} and version = ${version}`.execute(db);
  return numAffectedRows === 1n;
}
