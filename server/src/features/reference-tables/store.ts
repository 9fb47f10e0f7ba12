import type { ReferenceInput, ReferenceNames, ReferenceTable } from '@hakaru/contract/reference-tables';
import { sql } from 'kysely';
import type { Db } from '#platform/db';

export type ReferenceType = {
  id: string;
  table: ReferenceTable;
  code: string;
  nameEn: string;
  nameJp: string;
  isArchived: boolean;
  version: number;
};

/** The lists belong to the platform rather than to an organisation, and everybody reads the same ones. */
export async function findTypes(db: Db, id: string | null = null): Promise<ReferenceType[]> {
  const { rows } = await sql<ReferenceType>`
    select id, list as "table", code, name_en as "nameEn", name_jp as "nameJp", archived_at is not null as "isArchived", version
    from reference_type where ${id}::uuid is null or id = ${id} order by list, position, code`.execute(db);
  return rows;
}

export type Use = { table: ReferenceTable; code: string; uses: number };

/** The number of securities and counterparties of all organisations that use each entry. Needs the platform scope. */
export async function countUses(db: Db): Promise<Use[]> {
  const { rows } = await sql<Use>`
    select said.list as "table", said.code, count(distinct (v.organisation_id, v.security_id))::int as uses
    from security_version v
    cross join lateral (values ('securityType1', v.type1), ('securityType2', v.type2)) said(list, code)
    where said.code is not null group by said.list, said.code
    union all select 'counterparty', type, count(*)::int from counterparty group by type`.execute(db);
  return rows;
}

export async function insertType(db: Db, { table, code, nameEn, nameJp }: ReferenceInput): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into reference_type (list, code, name_en, name_jp) values (${table}, ${code}, ${nameEn}, ${nameJp}) returning id`.execute(db);
  return rows[0]?.id ?? '';
}

export type Version = { id: string; version: number };

export async function renameType(db: Db, { id, version }: Version, { nameEn, nameJp }: ReferenceNames): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update reference_type set name_en = ${nameEn}, name_jp = ${nameJp}, version = version + 1
    where id = ${id} and version = ${version}`.execute(db);
  return numAffectedRows === 1n;
}

export async function setArchived(db: Db, { id, version }: Version, at: Date | null): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update reference_type set archived_at = ${at}, version = version + 1 where id = ${id} and version = ${version}`.execute(db);
  return numAffectedRows === 1n;
}

export async function removeType(db: Db, { id, version }: Version): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from reference_type where id = ${id} and version = ${version}`.execute(db);
  return numAffectedRows === 1n;
}
