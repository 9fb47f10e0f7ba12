import type { DocumentTypeFieldInput } from '@hakaru/contract/document-type-tables';
import { sql } from 'kysely';
import type { Db } from '#platform/db';

/** A field of a table in documents of one type. */
export type TypeField = DocumentTypeFieldInput & { id: string; version: number };

export async function findTypeFields(db: Db): Promise<TypeField[]> {
  const { rows } = await sql<TypeField>`
    select id, document_type as "documentType", table_name as "tableName", field_name as "fieldName", field_name_jp as "fieldNameJp",
      value_type as "valueType", breakdown_type as "breakdownType", time_dimension as "timeDimension", version
    from document_type_table order by document_type, table_name, position, field_name`.execute(db);
  return rows;
}

export async function insertTypeField(db: Db, input: DocumentTypeFieldInput): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into document_type_table (document_type, table_name, field_name, field_name_jp, value_type, breakdown_type, time_dimension)
    values (${input.documentType}, ${input.tableName}, ${input.fieldName}, ${input.fieldNameJp}, ${input.valueType}, ${input.breakdownType},
      ${input.timeDimension}) returning id`.execute(db);
  return rows[0]?.id ?? '';
}

type Held = { id: string; version: number };

export async function updateTypeField(db: Db, { id, version }: Held, input: DocumentTypeFieldInput): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update document_type_table set document_type = ${input.documentType}, table_name = ${input.tableName}, field_name = ${input.fieldName},
      field_name_jp = ${input.fieldNameJp}, value_type = ${input.valueType}, breakdown_type = ${input.breakdownType},
      time_dimension = ${input.timeDimension}, version = version + 1 where id = ${id} and version = ${version}`.execute(db);
  return numAffectedRows === 1n;
}

export async function deleteTypeField(db: Db, { id, version }: Held): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from document_type_table where id = ${id} and version = ${version}`.execute(db);
  return numAffectedRows === 1n;
}
