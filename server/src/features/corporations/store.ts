import type { CompanyBankAccount } from '@hakaru/contract/companies';
import type { CorporationInput, CorporationOfficer } from '@hakaru/contract/corporations';
import { sql } from 'kysely';
import type { Db } from '#platform/db';
import { offsetOf, type Slice } from '#platform/paging';

export type CorporationRow = {
  id: string;
  ref: string;
  name: string;
  nameJp: string;
  kana: string | null;
  type: string;
  number: string | null;
  fiscalMonth: number | null;
  establishedOn: string | null;
  address: string | null;
  roles: string[];
  officers: CorporationOfficer[];
  bankAccounts: CompanyBankAccount[];
  spcId: string | null;
  /** The SPCs that refer to the corporation as themselves or, by its registered name, as an investor. */
  spcs: { id: string; code: string; name: string; nameEn: string; percent: string | null }[];
  /** The file it was last imported from, if any. */
  importedFrom: string | null;
  updatedAt: Date;
  version: number;
};
export type Key = { organisationId: string; id: string };
export type Held = Key & { version: number };

const SHOWN = sql`
  select c.id, c.ref, c.name_en as name, c.name_jp as "nameJp", c.kana, c.type, c.number, c.fiscal_month as "fiscalMonth",
    c.established_on as "establishedOn", c.address, c.roles, c.officers, c.bank_accounts as "bankAccounts", c.spc_id as "spcId",
    (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'code', s.code, 'name', s.name, 'nameEn', s.name_en, 'percent', i.percent::text)
        order by s.code), '[]')
     from spc s left join spc_investor i on (i.organisation_id, i.spc_id) = (s.organisation_id, s.id) and i.name = c.name_jp
     where s.organisation_id = c.organisation_id and (s.id = c.spc_id or i.id is not null)) as spcs,
    (select o.label_en from source o where (o.organisation_id, o.id) = (c.organisation_id, c.source_id)) as "importedFrom",
    c.updated_at as "updatedAt", c.version
  from corporation c`;

export type Filter = { search: string; role: string | null };

export async function findCorporations(db: Db, organisationId: string, { search, role }: Filter, slice: Slice) {
  const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const wanted = sql`where c.organisation_id = ${organisationId} and (${role}::text is null or ${role} = any(c.roles))
    and (c.ref ilike ${like} or c.name_en ilike ${like} or c.name_jp ilike ${like} or c.kana ilike ${like} or c.number like ${like}
      or c.address ilike ${like} or c.officers::text ilike ${like})`;
  const { rows } = await sql<CorporationRow>`
    ${SHOWN} ${wanted} order by c.kana nulls last, c.name_jp, c.id limit ${slice.first} offset ${offsetOf(slice)}`.execute(db);
  const { rows: counted } = await sql<{ total: number }>`select count(*)::int as total from corporation c ${wanted}`.execute(db);
  return { data: rows, total: counted[0]?.total ?? 0 };
}

export async function findCorporation(db: Db, { organisationId, id }: Key): Promise<CorporationRow | undefined> {
  return (await sql<CorporationRow>`${SHOWN} where c.organisation_id = ${organisationId} and c.id = ${id}`.execute(db)).rows[0];
}

/** Whether another corporation of the organisation has this number. */
export async function hasNumber(db: Db, organisationId: string, number: string, exceptId: string | null): Promise<boolean> {
  const { rows } = await sql`
    select from corporation where organisation_id = ${organisationId} and number = ${number} and id is distinct from ${exceptId}::uuid`.execute(
    db,
  );
  return rows.length > 0;
}

export async function isSpc(db: Db, organisationId: string, id: string): Promise<boolean> {
  return (await sql`select from spc where organisation_id = ${organisationId} and id = ${id}`.execute(db)).rows.length > 0;
}

export async function insertCorporation(db: Db, organisationId: string, input: CorporationInput, at: Date): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into corporation (organisation_id, ref, name_en, name_jp, kana, type, number, fiscal_month, established_on, address, roles, officers,
      bank_accounts, spc_id, created_at, updated_at)
    values (${organisationId}, ${input.ref}, ${input.name}, ${input.nameJp}, ${input.kana}, ${input.type}, ${input.number}, ${input.fiscalMonth},
      ${input.establishedOn}, ${input.address}, ${input.roles}, ${JSON.stringify(input.officers)}::jsonb,
      ${JSON.stringify(input.bankAccounts)}::jsonb, ${input.spcId}, ${at}, ${at}) returning id`.execute(db);
  return rows[0]?.id ?? '';
}

/** Compare-and-set on the version; false when somebody else saved first. */
export async function updateCorporation(
  db: Db,
  { organisationId, id, version }: Held,
  input: CorporationInput,
  at: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update corporation set ref = ${input.ref}, name_en = ${input.name}, name_jp = ${input.nameJp}, kana = ${input.kana}, type = ${input.type},
      number = ${input.number}, fiscal_month = ${input.fiscalMonth}, established_on = ${input.establishedOn}, address = ${input.address},
      roles = ${input.roles}, officers = ${JSON.stringify(input.officers)}::jsonb, bank_accounts = ${JSON.stringify(input.bankAccounts)}::jsonb,
      spc_id = ${input.spcId}, version = version + 1, updated_at = ${at}
    where organisation_id = ${organisationId} and id = ${id} and version = ${version}`.execute(db);
  return numAffectedRows === 1n;
}

export async function deleteCorporation(db: Db, { organisationId, id, version }: Held): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from corporation where organisation_id = ${organisationId} and id = ${id} and version = ${version}`.execute(db);
  return numAffectedRows === 1n;
}
