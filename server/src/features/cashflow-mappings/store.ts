import type { CashflowMappingInput } from '@hakaru/contract/cashflow-mappings';
import { sql } from 'kysely';
import type { Db } from '#platform/db';

export type Key = { organisationId: string; id: string };
export type CashflowMappingRow = CashflowMappingInput & { id: string; securityName: string; securityNameJp: string; version: number };

const SHOWN = sql`
  select m.id, m.security_id as "securityId", e.name_en as "securityName", e.name_jp as "securityNameJp", m.text_pattern as "textPattern", m.side,
    m.cashflow_type as "cashflowType", m.sign, m.version
  from cashflow_mapping m join entity e on (e.organisation_id, e.id) = (m.organisation_id, m.security_id)`;

export type Filter = { securityId: string | null; search: string };

export async function findMappings(db: Db, organisationId: string, { securityId, search }: Filter): Promise<CashflowMappingRow[]> {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<CashflowMappingRow>`
    ${SHOWN} where m.organisation_id = ${organisationId} and (${securityId}::uuid is null or m.security_id = ${securityId})
      and (m.text_pattern ilike ${pattern} or e.name_en ilike ${pattern} or e.name_jp ilike ${pattern})
    order by e.name_en, m.text_pattern limit 500`.execute(db);
  return rows;
}

export async function findMapping(db: Db, { organisationId, id }: Key): Promise<CashflowMappingRow | undefined> {
  const { rows } = await sql<CashflowMappingRow>`${SHOWN} where m.organisation_id = ${organisationId} and m.id = ${id}`.execute(db);
  return rows[0];
}

export async function hasFund(db: Db, { organisationId, id }: Key): Promise<boolean> {
  const { rows } = await sql`select from entity where organisation_id = ${organisationId} and id = ${id} and kind = 'fund'`.execute(db);
  return rows.length === 1;
}

export async function insertMapping(db: Db, organisationId: string, input: CashflowMappingInput): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into cashflow_mapping (organisation_id, security_id, text_pattern, side, cashflow_type, sign)
    values (${organisationId}, ${input.securityId}, ${input.textPattern}, ${input.side}, ${input.cashflowType}, ${input.sign})
    returning id`.execute(db);
  return rows[0]?.id ?? '';
}

export async function updateMapping(db: Db, { organisationId, id }: Key, version: number, input: CashflowMappingInput): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update cashflow_mapping set security_id = ${input.securityId}, text_pattern = ${input.textPattern}, side = ${input.side},
      cashflow_type = ${input.cashflowType}, sign = ${input.sign}, version = version + 1
    where organisation_id = ${organisationId} and id = ${id} and version = ${version}`.execute(db);
  return numAffectedRows === 1n;
}

export async function deleteMapping(db: Db, { organisationId, id }: Key, version: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from cashflow_mapping where organisation_id = ${organisationId} and id = ${id} and version = ${version}`.execute(db);
  return numAffectedRows === 1n;
}
