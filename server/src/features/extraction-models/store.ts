import type { DataPointInput } from '@hakaru/contract/data-points';
import type { ExtractionModelInput, FieldMapping } from '@hakaru/contract/extraction';
import { sql } from 'kysely';
import type { Db } from '#platform/db';

export type Key = { organisationId: string; id: string };
export type MappingRow = FieldMapping & { dataPointName: string; tableName: string; valueType: DataPointInput['valueType'] };
export type ModelRow = Omit<ExtractionModelInput, 'mappings'> & { id: string; version: number; mappings: MappingRow[] };

const MODEL = sql`
  select m.id, m.name, m.document_type as "documentType", m.layout, m.version,
    coalesce((select jsonb_agg(jsonb_build_object('dataPointId', f.data_point_id, 'dataPointName', p.name, 'tableName', p.table_name,
        'valueType', p.value_type, 'kind', f.kind, 'pattern', f.pattern, 'prompt', f.prompt, 'factor', f.factor::text,
        'signHandling', f.sign_handling, 'expectedSign', f.expected_sign) order by f.position)
      from extraction_mapping f join data_point p on (p.organisation_id, p.id) = (f.organisation_id, f.data_point_id)
      where (f.organisation_id, f.model_id) = (m.organisation_id, m.id)), '[]'::jsonb) as mappings
  from extraction_model m`;

export async function findModels(db: Db, organisationId: string): Promise<ModelRow[]> {
  const { rows } = await sql<ModelRow>`
    ${MODEL} where m.organisation_id = ${organisationId} order by m.document_type, m.name limit 500`.execute(db);
  return rows;
}

export async function findModel(db: Db, { organisationId, id }: Key): Promise<ModelRow | undefined> {
  const { rows } = await sql<ModelRow>`${MODEL} where m.organisation_id = ${organisationId} and m.id = ${id}`.execute(db);
  return rows[0];
}

export async function insertModel(db: Db, organisationId: string, input: ExtractionModelInput): Promise<string> {
  const { name, documentType, layout, mappings } = input;
  const { rows } = await sql<{ id: string }>`
    insert into extraction_model (organisation_id, name, document_type, layout) values (${organisationId}, ${name}, ${documentType}, ${layout})
    returning id`.execute(db);
  const id = rows[0]?.id ?? '';
  await replaceMappings(db, { organisationId, id }, mappings);
  return id;
}

export async function updateModel(db: Db, key: Key, version: number, input: ExtractionModelInput): Promise<boolean> {
  const { name, documentType, layout, mappings } = input;
  const { numAffectedRows } = await sql`
    update extraction_model set name = ${name}, document_type = ${documentType}, layout = ${layout}, version = version + 1
    where organisation_id = ${key.organisationId} and id = ${key.id} and version = ${version}`.execute(db);
  if (numAffectedRows !== 1n) return false;
  await replaceMappings(db, key, mappings);
  return true;
}

export async function deleteModel(db: Db, { organisationId, id }: Key, version: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from extraction_model where organisation_id = ${organisationId} and id = ${id} and version = ${version}`.execute(db);
  return numAffectedRows === 1n;
}

async function replaceMappings(db: Db, { organisationId, id }: Key, mappings: readonly FieldMapping[]): Promise<void> {
  await sql`delete from extraction_mapping where organisation_id = ${organisationId} and model_id = ${id}`.execute(db);
  for (const [position, mapping] of mappings.entries())
    await sql`
      insert into extraction_mapping (organisation_id, model_id, position, data_point_id, kind, pattern, prompt, factor, sign_handling, expected_sign)
      values (${organisationId}, ${id}, ${position}, ${mapping.dataPointId}, ${mapping.kind}, ${mapping.pattern}, ${mapping.prompt},
        ${mapping.factor}::numeric, ${mapping.signHandling}, ${mapping.expectedSign})`.execute(db);
}

/** The number of these ids that are the organisation's own data points. */
export async function countDataPoints(db: Db, organisationId: string, ids: readonly string[]): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from data_point where organisation_id = ${organisationId} and id = any(${[...ids]}::uuid[])`.execute(db);
  return rows[0]?.total ?? 0;
}
