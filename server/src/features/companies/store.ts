import { sql } from 'kysely';
import type { CompanyInput } from '@hakaru/contract/companies';
import { insertEntity, updateEntity } from '#features/structure/public';
import type { Db } from '#platform/db';
import { offsetOf, type Slice } from '#platform/paging';

export type AssetKey = { organisationId: string; assetId: string };

export type CompanyRow = Omit<CompanyInput, 'nameJp'> & {
  id: string;
  assetId: string;
  nameJp: string;
  fundName: string | null;
  fundNameJp: string | null;
  version: number;
};

const COLUMNS = sql`
  e.id, e.asset_id as "assetId", e.ref, e.name_en as name, e.name_jp as "nameJp", e.currency, e.version, c.name_kana as "nameKana", c.roles, c.country,
  c.phone_number, c.fax_number, c.address, c.contacts, c.bank_accounts as "bankAccounts", c.status, c.invested_date as "investedDate",
  c.realized_date as "realizedDate", f.id as "fundId", f.name_en as "fundName", f.name_jp as "fundNameJp"`;

const TABLES = sql`
  from entity e
  join company c on (c.organisation_id, c.entity_id) = (e.organisation_id, e.id)
  left join lateral (select l.parent_id from entity_link l where (l.organisation_id, l.child_id) = (e.organisation_id, e.id)
                     order by l.from_day desc limit 1) held on true
  left join entity f on (f.organisation_id, f.id) = (e.organisation_id, held.parent_id)`;

export type Filter = { search: string; status: string | null; fundId: string | null };

export async function findCompanies(db: Db, { organisationId, assetId }: AssetKey, slice: Slice, { search, status, fundId }: Filter) {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const wanted = sql`where e.organisation_id = ${organisationId} and e.asset_id = ${assetId} and e.type = 'portfolioCompany'
    and (e.ref ilike ${pattern} or e.name_en ilike ${pattern} or e.name_jp ilike ${pattern} or c.name_kana ilike ${pattern} or f.name_en ilike ${pattern}
      or f.name_jp ilike ${pattern})
    and (${status}::text is null or c.status = ${status}) and (${fundId}::uuid is null or f.id = ${fundId})`;
  const { rows } = await sql<CompanyRow>`
    select ${COLUMNS} ${TABLES} ${wanted} order by e.name_en, e.ref limit ${slice.first} offset ${offsetOf(slice)}`.execute(db);
  const { rows: counted } = await sql<{ total: number; active: number; realized: number }>`
    select count(*)::int as total, count(*) filter (where c.status = 'active')::int as active, count(*) filter (where c.status = 'realized')::int as realized
    ${TABLES} ${wanted}`.execute(db);
  return { data: rows, counts: counted[0] ?? { total: 0, active: 0, realized: 0 } };
}

export async function findCompany(db: Db, { organisationId, id }: { organisationId: string; id: string }): Promise<CompanyRow | undefined> {
  const { rows } = await sql<CompanyRow>`
    select ${COLUMNS} ${TABLES} where e.organisation_id = ${organisationId} and e.id = ${id} and e.type = 'portfolioCompany'`.execute(db);
  return rows[0];
}

/** Whether an entity can hold a company: a fund or a mandate of the same asset. */
export async function isHolder(db: Db, { organisationId, assetId }: AssetKey, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from entity where organisation_id = ${organisationId} and asset_id = ${assetId} and id = ${id}
      and kind in ('fund', 'mandate') and type <> 'portfolioCompany'`.execute(db);
  return rows.length === 1;
}

export async function insertCompany(db: Db, { organisationId, assetId }: AssetKey, input: CompanyInput): Promise<string> {
  const id = await insertEntity(db, { organisationId, assetId }, { ...namesOf(input), kind: 'fund', type: 'portfolioCompany' });
  await sql`insert into company (organisation_id, entity_id) values (${organisationId}, ${id})`.execute(db);
  await writeParticulars(db, { organisationId, id }, input);
  return id;
}

export async function updateCompany(
  db: Db,
  { organisationId, id, version }: { organisationId: string; id: string; version: number },
  input: CompanyInput,
): Promise<boolean> {
  if (!(await updateEntity(db, { organisationId, id }, version, namesOf(input)))) return false;
  await writeParticulars(db, { organisationId, id }, input);
  return true;
}

const namesOf = ({ ref, name, nameJp, currency }: CompanyInput) => ({ ref, name, nameJp, currency });

async function writeParticulars(
  db: Db,
  { organisationId, id }: { organisationId: string; id: string },
  input: CompanyInput,
): Promise<void> {
  await sql`
    update company set name_kana = ${input.nameKana}, roles = ${input.roles}::text[], country = ${input.country}, phone_number = ${input.phone_number},
      fax_number = ${input.fax_number}, address = ${input.address}, contacts = ${JSON.stringify(input.contacts)}::jsonb,
      bank_accounts = ${JSON.stringify(input.bankAccounts)}::jsonb, status = ${input.status}, invested_date = ${input.investedDate},
      realized_date = ${input.realizedDate}
    where organisation_id = ${organisationId} and entity_id = ${id}`.execute(db);
}
