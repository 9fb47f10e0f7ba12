import type { KeptFundType } from '@hakaru/contract/fund-types';
import type { FundCode } from '@hakaru/contract/funds';
import { sql } from 'kysely';
import type { Db } from '#platform/db';
import { offsetOf, type Slice } from '#platform/paging';

export type FundRow = {
  id: string;
  organisationId: string;
  organisationRef: string;
  organisationName: string;
  organisationNameJp: string;
  assetId: string;
  ref: string;
  name: string;
  nameJp: string;
  currency: string;
  fundType: KeptFundType | null;
  mandateId: string | null;
  mandateRef: string | null;
  mandateName: string | null;
  mandateNameJp: string | null;
  manager: string | null;
  managerJp: string | null;
  codes: FundCode[];
  commitment: string | null;
  nav: string | null;
  navDay: string | null;
  version: number;
};

/** A fund with its mandate and codes, its latest commitment and the best of its latest values, in its own currency. */
const COLUMNS = sql`
  e.id, e.organisation_id as "organisationId", o.ref as "organisationRef", o.name_en as "organisationName", o.name_jp as "organisationNameJp",
  e.asset_id as "assetId", e.ref, e.name_en as name, e.name_jp as "nameJp", e.currency, e.fund_type as "fundType", m.id as "mandateId",
  m.ref as "mandateRef", m.name_en as "mandateName", m.name_jp as "mandateNameJp", p.name_en as manager, p.name_jp as "managerJp", e.version,
  coalesce((select jsonb_agg(jsonb_build_object('scheme', c.scheme, 'code', c.code) order by c.scheme, c.code) from fund_code c
    where (c.organisation_id, c.entity_id) = (e.organisation_id, e.id)), '[]') as codes,
  (select c.amount::text from commitment c where (c.organisation_id, c.entity_id) = (e.organisation_id, e.id) and c.superseded_at is null
    order by c.as_of desc limit 1) as commitment, v.nav, v."navDay"`;

const TABLES = sql`
  from entity e join organisation o on o.id = e.organisation_id
  left join lateral (select l.parent_id from entity_link l where (l.organisation_id, l.child_id) = (e.organisation_id, e.id)
    order by l.from_day desc limit 1) l on true
  left join entity m on (m.organisation_id, m.id) = (e.organisation_id, l.parent_id) and m.type = 'mandate'
  left join lateral (select p.name_en, p.name_jp from party p where p.organisation_id = e.organisation_id and p.entity_id = m.id and p.role = 'manager'
    order by p.from_day desc limit 1) p on true
  left join lateral (select v.nav::text as nav, v.as_of::text as "navDay" from valuation v
    where (v.organisation_id, v.entity_id) = (e.organisation_id, e.id) and v.superseded_at is null
    order by v.as_of desc, array_position(array['audited', 'valuated', 'estimated'], v.quality) limit 1) v on true`;

const IS_FUND = sql`e.kind = 'fund' and e.type <> 'portfolioCompany'`;

export type Filter = { search: string; fundType: KeptFundType | null };

function matches({ search, fundType }: Filter) {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`(${fundType}::text is null or e.fund_type = ${fundType})
    and (e.ref ilike ${pattern} or e.name_en ilike ${pattern} or e.name_jp ilike ${pattern}
      or exists (select from fund_code c where (c.organisation_id, c.entity_id) = (e.organisation_id, e.id) and c.code ilike ${pattern}))`;
}

/** The open part of an owner's asset: all of it (null), or some mandates. */
export type Opened = { ownerId: string; assetId: string; mandateIds: readonly string[] | null };

const inOpened = ({ ownerId, assetId, mandateIds }: Opened) => sql`e.organisation_id = ${ownerId} and e.asset_id = ${assetId}
  and ${mandateIds === null ? sql`true` : sql`l.parent_id = any(${[...mandateIds]}::uuid[])`}`;

/** The open funds of one asset, in tree order. */
export async function findOpenFunds(db: Db, opened: Opened, filter: Filter): Promise<FundRow[]> {
  const { rows } = await sql<FundRow>`
    select ${COLUMNS} ${TABLES} where ${IS_FUND} and ${inOpened(opened)} and ${matches(filter)} order by m.position, e.position, e.ref limit 1000`.execute(
    db,
  );
  return rows;
}

export async function findOpenFund(db: Db, opened: Opened, id: string): Promise<FundRow | undefined> {
  const { rows } = await sql<FundRow>`select ${COLUMNS} ${TABLES} where ${IS_FUND} and ${inOpened(opened)} and e.id = ${id}`.execute(db);
  return rows[0];
}

/** Every fund of every organisation, for platform administrators. */
export async function findAllFunds(db: Db, slice: Slice, filter: Filter): Promise<{ data: FundRow[]; total: number }> {
  const wanted = sql`where ${IS_FUND} and (${matches(filter)} or (o.ref ilike ${filter.search} and ${filter.search} <> ''))`;
  const { rows } = await sql<FundRow>`
    select ${COLUMNS} ${TABLES} ${wanted} order by o.ref, e.position, e.ref limit ${slice.first} offset ${offsetOf(slice)}`.execute(db);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from entity e join organisation o on o.id = e.organisation_id ${wanted}`.execute(db);
  return { data: rows, total: counted[0]?.total ?? 0 };
}

export async function findAnyFund(db: Db, id: string): Promise<FundRow | undefined> {
  const { rows } = await sql<FundRow>`select ${COLUMNS} ${TABLES} where ${IS_FUND} and e.id = ${id}`.execute(db);
  return rows[0];
}

type Key = { organisationId: string; id: string };

export async function replaceCodes(db: Db, { organisationId, id }: Key, codes: readonly FundCode[]): Promise<void> {
  await sql`delete from fund_code where organisation_id = ${organisationId} and entity_id = ${id}`.execute(db);
  await addCodes(db, { organisationId, id }, codes);
}

export async function addCodes(db: Db, { organisationId, id }: Key, codes: readonly FundCode[]): Promise<void> {
  if (codes.length === 0) return;
  await sql`
    insert into fund_code (organisation_id, entity_id, scheme, code)
    select ${organisationId}, ${id}, c.scheme, c.code from jsonb_to_recordset(${JSON.stringify(codes)}::jsonb) as c(scheme text, code text)`.execute(
    db,
  );
}

/** Whether the fund has commitments, cashflows, valuations, documents or transactions, which cannot be moved to another fund. */
export async function hasFacts(db: Db, { organisationId, id }: Key): Promise<boolean> {
  const of = sql`organisation_id = ${organisationId} and entity_id = ${id}`;
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from commitment where ${of}) or exists (select from cashflow where ${of}) or exists (select from valuation where ${of})
      or exists (select from document where ${of}) or exists (select from transaction where ${of}) as has`.execute(db);
  return rows[0]?.has === true;
}
