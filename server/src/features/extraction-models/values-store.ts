import type { PageBox } from '@hakaru/contract/document-reading';
import { sql } from 'kysely';
import type { Db } from '#platform/db';
import type { Extracted, ValueStatus } from './extract';

export type ValueRow = {
  dataPointId: string;
  dataPointName: string;
  dataPointNameJp: string;
  tableName: string;
  valueType: string;
  breakdownType: string;
  timeDimension: string;
  page: number;
  modelName: string | null;
  kind: number | null;
  found: string | null;
  value: string | null;
  box: PageBox | null;
  confidence: number;
  status: ValueStatus;
  decision: 'open' | 'approved' | 'corrected';
  decidedValue: string | null;
  decidedBy: string | null;
  decidedByName: string | null;
  version: number;
};

export type Of = { organisationId: string; documentId: string };

/** A document's values; open ones first, the least certain first among them. */
export async function findValues(db: Db, { organisationId, documentId }: Of): Promise<ValueRow[]> {
  const { rows } = await sql<ValueRow>`
    select v.data_point_id as "dataPointId", p.name as "dataPointName", coalesce(t.field_name_jp, p.name) as "dataPointNameJp", v.table_name as "tableName", p.value_type as "valueType",
      p.breakdown_type as "breakdownType", p.time_dimension as "timeDimension", v.page_no as page, m.name as "modelName", v.kind, v.found, v.value,
      v.box, v.confidence, v.status, v.decision, v.decided_value as "decidedValue", v.decided_by as "decidedBy", v.decided_by_name as "decidedByName", v.version
    from data_point_value v join data_point p on (p.organisation_id, p.id) = (v.organisation_id, v.data_point_id)
    left join document_type_table t on (t.document_type, t.table_name, t.field_name) = (p.document_type, p.table_name, p.name)
    left join extraction_model m on (m.organisation_id, m.id) = (v.organisation_id, v.model_id)
    where v.organisation_id = ${organisationId} and v.document_id = ${documentId}
    order by v.decision <> 'open', v.confidence, v.table_name, p.name, v.page_no`.execute(db);
  return rows;
}

/**
 * Replaces the open values of an earlier run; decided values stay. A value that has changed gets a higher version, so that nobody approves
 * one they have not seen.
 */
export async function replaceValues(db: Db, of: Of, modelId: string, values: readonly Extracted[]): Promise<void> {
  const { organisationId, documentId } = of;
  const { rows: earlier } = await sql<{ dataPointId: string; tableName: string; value: string | null; version: number }>`
    delete from data_point_value where organisation_id = ${organisationId} and document_id = ${documentId} and decision = 'open'
    returning data_point_id as "dataPointId", table_name as "tableName", value, version`.execute(db);
  for (const { dataPointId, tableName, page, kind, found, value, box, confidence, status } of values) {
    const before = earlier.filter(one => one.dataPointId === dataPointId && one.tableName === tableName);
    const last = Math.max(0, ...before.map(({ version }) => version));
    const version = last > 0 && before.every(one => one.value === value) ? last : last + 1;
    await sql`
      insert into data_point_value (organisation_id, data_point_id, table_name, document_id, page_no, model_id, kind, found, value, box, confidence, status, version)
      select ${organisationId}, ${dataPointId}, ${tableName}, ${documentId}, ${page}, ${modelId}, ${kind}, ${found}, ${value},
        ${box ? JSON.stringify(box) : null}::jsonb, ${confidence}, ${status}, ${version}
      where not exists (select from data_point_value v where v.organisation_id = ${organisationId} and v.data_point_id = ${dataPointId}
        and v.table_name = ${tableName} and v.document_id = ${documentId} and v.decision <> 'open')
      on conflict do nothing`.execute(db);
  }
}

export type Decision = { dataPointId: string; tableName: string; page: number; version: number; value: string; isCorrection: boolean };

export async function decideValue(db: Db, of: Of, decision: Decision, by: { id: string; name: string; at: Date }): Promise<boolean> {
  const { dataPointId, tableName, page, version, value, isCorrection } = decision;
  const { numAffectedRows } = await sql`
    update data_point_value set decision = ${isCorrection ? 'corrected' : 'approved'}, decided_value = ${value}, decided_by = ${by.id}, decided_by_name = ${by.name},
      decided_at = ${by.at}, version = version + 1
    where organisation_id = ${of.organisationId} and document_id = ${of.documentId} and data_point_id = ${dataPointId}
      and table_name = ${tableName} and page_no = ${page} and version = ${version}`.execute(db);
  return numAffectedRows === 1n;
}

/**
 * Values of a data point in earlier documents of the fund, newest first. Only earlier ones, so that of two copies the first can still be
 * approved.
 */
export async function findElsewhere(db: Db, { organisationId, documentId }: Of, fundId: string, name: string) {
  const { rows } = await sql<{ documentId: string; documentName: string; value: string }>`
    select d.id as "documentId", d.name as "documentName", coalesce(v.decided_value, v.value) as value
    from data_point_value v join data_point p on (p.organisation_id, p.id) = (v.organisation_id, v.data_point_id)
    join document d on (d.organisation_id, d.id) = (v.organisation_id, v.document_id)
    where v.organisation_id = ${organisationId} and d.entity_id = ${fundId} and d.id <> ${documentId} and d.removed_at is null and p.name = ${name}
      and not exists (select from notice_replacement r where r.organisation_id = d.organisation_id and r.replaces_id = d.id)
      and (d.created_at, d.id) < (select o.created_at, o.id from document o where o.organisation_id = ${organisationId} and o.id = ${documentId})
      and coalesce(v.decided_value, v.value) is not null
    order by d.created_at desc limit 50`.execute(db);
  return rows;
}
