import type { BreakdownType, DataPointInput, TimeDimension } from '@hakaru/contract/data-points';
import { sql } from 'kysely';
import type { Db } from '#platform/db';

export type Key = { organisationId: string; id: string };
export type DataPointRow = DataPointInput & { id: string; version: number; uses: number };
export type MappingRow = {
  id: string;
  dataPointId: string;
  dataPointName: string;
  tableName: string;
  documentId: string;
  documentName: string;
  isLocked: boolean;
  createdByName: string;
};

const COLUMNS = sql`
  p.id, p.name, p.document_type as "documentType", p.table_name as "tableName", p.value_type as "valueType", p.breakdown_type as "breakdownType",
  p.time_dimension as "timeDimension", p.account_type as "accountType", p.account_field as "accountField", p.query, p.format_type as "formatType",
  p.format_value as "formatValue", p.version,
  (select count(*)::int from data_point_mapping m where (m.organisation_id, m.data_point_id) = (p.organisation_id, p.id)) as uses`;

export type Filter = { search: string; documentType: string | null };

export async function findDataPoints(db: Db, organisationId: string, { search, documentType }: Filter): Promise<DataPointRow[]> {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<DataPointRow>`
    select ${COLUMNS} from data_point p where p.organisation_id = ${organisationId} and (p.name ilike ${pattern} or p.table_name ilike ${pattern})
      and (${documentType}::text is null or p.document_type = ${documentType})
    order by p.document_type, p.table_name, p.name limit 500`.execute(db);
  return rows;
}

export async function findDataPoint(db: Db, { organisationId, id }: Key): Promise<DataPointRow | undefined> {
  const { rows } = await sql<DataPointRow>`
    select ${COLUMNS} from data_point p where p.organisation_id = ${organisationId} and p.id = ${id}`.execute(db);
  return rows[0];
}

export async function insertDataPoint(db: Db, organisationId: string, input: DataPointInput): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into data_point (organisation_id, name, document_type, table_name, value_type, breakdown_type, time_dimension, account_type, account_field,
      query, format_type, format_value)
    values (${organisationId}, ${input.name}, ${input.documentType}, ${input.tableName}, ${input.valueType}, ${input.breakdownType},
      ${input.timeDimension}, ${input.accountType}, ${input.accountField}, ${input.query}, ${input.formatType}, ${input.formatValue})
    returning id`.execute(db);
  return rows[0]?.id ?? '';
}

export async function updateDataPoint(db: Db, { organisationId, id }: Key, version: number, input: DataPointInput): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update data_point set name = ${input.name}, document_type = ${input.documentType}, table_name = ${input.tableName}, value_type = ${input.valueType},
      breakdown_type = ${input.breakdownType}, time_dimension = ${input.timeDimension}, account_type = ${input.accountType},
      account_field = ${input.accountField}, query = ${input.query}, format_type = ${input.formatType}, format_value = ${input.formatValue},
      version = version + 1
    where organisation_id = ${organisationId} and id = ${id} and version = ${version}`.execute(db);
  return numAffectedRows === 1n;
}

export async function deleteDataPoints(db: Db, organisationId: string, ids: readonly string[]): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from data_point where organisation_id = ${organisationId} and id = any(${[...ids]}::uuid[])`.execute(db);
  return Number(numAffectedRows ?? 0);
}

export type TimeAndBreakdown = { breakdownType: BreakdownType; timeDimension: TimeDimension };

export async function updateMany(db: Db, organisationId: string, ids: readonly string[], change: TimeAndBreakdown): Promise<number> {
  const { numAffectedRows } = await sql`
    update data_point set breakdown_type = ${change.breakdownType}, time_dimension = ${change.timeDimension}, version = version + 1
    where organisation_id = ${organisationId} and id = any(${[...ids]}::uuid[])`.execute(db);
  return Number(numAffectedRows ?? 0);
}

export type MappingsOf = { dataPointId: string | null; documentId: string | null };

export async function findMappings(db: Db, organisationId: string, of: MappingsOf): Promise<MappingRow[]> {
  const { rows } = await sql<MappingRow>`
    select m.id, m.data_point_id as "dataPointId", p.name as "dataPointName", p.table_name as "tableName", m.document_id as "documentId",
      d.name as "documentName", m.is_locked as "isLocked", m.created_by_name as "createdByName"
    from data_point_mapping m join data_point p on (p.organisation_id, p.id) = (m.organisation_id, m.data_point_id)
    join document d on (d.organisation_id, d.id) = (m.organisation_id, m.document_id) and d.removed_at is null
    where m.organisation_id = ${organisationId} and (${of.dataPointId}::uuid is null or m.data_point_id = ${of.dataPointId})
      and (${of.documentId}::uuid is null or m.document_id = ${of.documentId}) order by d.name, p.table_name, p.name limit 500`.execute(db);
  return rows;
}

export type Association = { dataPointIds: readonly string[]; documentId: string };

export async function insertMappings(db: Db, organisationId: string, { dataPointIds, documentId }: Association, by: string): Promise<void> {
  await sql`
    insert into data_point_mapping (organisation_id, data_point_id, document_id, created_by_name)
    select ${organisationId}, p.id, d.id, ${by} from data_point p join document d on d.organisation_id = p.organisation_id
    where p.organisation_id = ${organisationId} and p.id = any(${[...dataPointIds]}::uuid[]) and d.id = ${documentId} and d.removed_at is null
    on conflict do nothing`.execute(db);
}

export async function deleteAssociations(db: Db, organisationId: string, { dataPointIds, documentId }: Association): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from data_point_mapping where organisation_id = ${organisationId} and data_point_id = any(${[...dataPointIds]}::uuid[])
      and document_id = ${documentId} and not is_locked`.execute(db);
  return Number(numAffectedRows ?? 0);
}

export async function deleteMapping(db: Db, { organisationId, id }: Key): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from data_point_mapping where organisation_id = ${organisationId} and id = ${id}`.execute(
    db,
  );
  return numAffectedRows === 1n;
}

export async function deleteUnlocked(db: Db, { organisationId, id }: Key): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from data_point_mapping where organisation_id = ${organisationId} and data_point_id = ${id} and not is_locked`.execute(db);
  return Number(numAffectedRows ?? 0);
}

export async function setLocked(db: Db, { organisationId, id }: Key, isLocked: boolean): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update data_point_mapping set is_locked = ${isLocked} where organisation_id = ${organisationId} and id = ${id}`.execute(db);
  return numAffectedRows === 1n;
}
