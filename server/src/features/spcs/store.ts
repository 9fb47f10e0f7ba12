import type { SpcForm, SpcInput, SpcInvestorInput, SpcScheme } from '@hakaru/contract/spcs';
import { sql } from 'kysely';
import type { Db } from '#platform/db';

export type SpcRow = {
  id: string;
  code: string;
  name: string;
  nameEn: string;
  kana: string;
  form: SpcForm;
  scheme: SpcScheme;
  fiscalMonth: number;
  assignee: string;
  version: number;
  closedUntil: string | null;
  investors: SpcInvestorInput[];
};
type Owned = { organisationId: string; id: string };

const SHOWN = sql`
  select c.id, c.code, c.name, c.name_en as "nameEn", c.kana, c.form, c.scheme, c.fiscal_month as "fiscalMonth", c.assignee, c.version,
    (select min(b.closed_until) from spc_book b where b.organisation_id = c.organisation_id and b.spc_id = c.id) as "closedUntil",
    (select coalesce(jsonb_agg(jsonb_build_object('name', i.name, 'kana', i.kana, 'percent', i.percent::text) order by i.position), '[]')
     from spc_investor i where i.organisation_id = c.organisation_id and i.spc_id = c.id) as investors
  from spc c`;

export async function findSpcs(db: Db, organisationId: string): Promise<SpcRow[]> {
  const { rows } = await sql<SpcRow>`${SHOWN} where c.organisation_id = ${organisationId} order by c.code`.execute(db);
  return rows;
}

export async function findSpc(db: Db, { organisationId, id }: Owned): Promise<SpcRow | null> {
  const { rows } = await sql<SpcRow>`${SHOWN} where c.organisation_id = ${organisationId} and c.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

export async function insertSpc(db: Db, organisationId: string, input: SpcInput): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into spc (organisation_id, code, name, name_en, kana, form, scheme, fiscal_month, assignee)
    values (${organisationId}, ${input.code}, ${input.name}, ${input.nameEn}, ${input.kana}, ${input.form}, ${input.scheme}, ${input.fiscalMonth},
      ${input.assignee}) returning id`.execute(db);
  const id = rows[0]?.id ?? '';
  await setInvestors(db, { organisationId, id }, input.investors);
  return id;
}

/** False when another change came first. */
export async function updateSpc(db: Db, key: Owned & { version: number }, input: SpcInput): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update spc set code = ${input.code}, name = ${input.name}, name_en = ${input.nameEn}, kana = ${input.kana}, form = ${input.form},
      scheme = ${input.scheme}, fiscal_month = ${input.fiscalMonth}, assignee = ${input.assignee}, version = version + 1
    where organisation_id = ${key.organisationId} and id = ${key.id} and version = ${key.version}`.execute(db);
  if (numAffectedRows !== 1n) return false;
  await setInvestors(db, key, input.investors);
  return true;
}

async function setInvestors(db: Db, { organisationId, id }: Owned, investors: readonly SpcInvestorInput[]): Promise<void> {
  await sql`delete from spc_investor where organisation_id = ${organisationId} and spc_id = ${id}`.execute(db);
  await sql`
    insert into spc_investor (organisation_id, spc_id, position, name, kana, percent)
    select ${organisationId}, ${id}, one.position, one.name, one.kana, one.percent
    from unnest(${investors.map(one => one.name)}::text[], ${investors.map(one => one.kana)}::text[], ${investors.map(one => one.percent)}::numeric[])
      with ordinality as one(name, kana, percent, position)`.execute(db);
}
