import type { DataPointInput } from '@hakaru/contract/data-points';
import type { ExtractionModelInput } from '@hakaru/contract/extraction';
import type { ReplayField } from '@hakaru/contract/extraction-replay';
import { sql } from 'kysely';
import type { Db } from '#platform/db';
import type { Key } from './store';

export type ReplayRow = {
  id: string;
  modelId: string;
  baseVersion: number;
  /** Whether the model is still at the version on which the change is based. */
  isCurrent: boolean;
  proposal: ExtractionModelInput;
  state: 'waiting' | 'running' | 'done' | 'failed';
  done: number;
  total: number;
  isCapped: boolean;
  requestedBy: string;
  requesterName: string;
  requestedAt: Date;
};

const REPLAY = sql`
  select r.id, r.model_id as "modelId", r.base_version as "baseVersion", r.base_version = m.version as "isCurrent", r.proposal, r.state, r.done, r.total,
    r.is_capped as "isCapped", r.requested_by as "requestedBy", r.requester_name as "requesterName", r.requested_at as "requestedAt"
  from extraction_replay r join extraction_model m on (m.organisation_id, m.id) = (r.organisation_id, r.model_id)`;

export async function findReplay(db: Db, { organisationId, id }: Key): Promise<ReplayRow | undefined> {
  const { rows } = await sql<ReplayRow>`${REPLAY} where r.organisation_id = ${organisationId} and r.id = ${id}`.execute(db);
  return rows[0];
}

export async function findReplays(db: Db, { organisationId, id }: Key): Promise<ReplayRow[]> {
  const { rows } = await sql<ReplayRow>`
    ${REPLAY} where r.organisation_id = ${organisationId} and r.model_id = ${id} order by r.requested_at desc, r.id limit 20`.execute(db);
  return rows;
}

export type NewReplay = {
  organisationId: string;
  modelId: string;
  baseVersion: number;
  proposal: ExtractionModelInput;
  person: { id: string; name: string };
  at: Date;
};

/** Stores a person's change of a model; their earlier change of it is deleted. */
export async function insertReplay(db: Db, { organisationId, modelId, baseVersion, proposal, person, at }: NewReplay): Promise<string> {
  await sql`
    delete from extraction_replay where organisation_id = ${organisationId} and model_id = ${modelId} and requested_by = ${person.id}`.execute(
    db,
  );
  const { rows } = await sql<{ id: string }>`
    insert into extraction_replay (organisation_id, model_id, base_version, proposal, requested_by, requester_name, requested_at)
    values (${organisationId}, ${modelId}, ${baseVersion}, ${JSON.stringify(proposal)}::jsonb, ${person.id}, ${person.name}, ${at})
    returning id`.execute(db);
  return rows[0]?.id ?? '';
}

export async function deleteReplay(db: Db, { organisationId, id }: Key): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from extraction_replay where organisation_id = ${organisationId} and id = ${id}`.execute(db);
  return numAffectedRows === 1n;
}

/** Starts from the beginning and discards the results of an interrupted run. False when the change was withdrawn. */
export async function beginReplay(db: Db, { organisationId, id }: Key, total: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update extraction_replay set state = 'running', done = 0, total = ${total}, is_capped = false
    where organisation_id = ${organisationId} and id = ${id}`.execute(db);
  if (numAffectedRows !== 1n) return false;
  await sql`delete from extraction_replay_document where organisation_id = ${organisationId} and replay_id = ${id}`.execute(db);
  return true;
}

export async function setReplay(
  db: Db,
  { organisationId, id }: Key,
  { state, done, isCapped }: Pick<ReplayRow, 'state' | 'done' | 'isCapped'>,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update extraction_replay set state = ${state}, done = ${done}, is_capped = ${isCapped}
    where organisation_id = ${organisationId} and id = ${id}`.execute(db);
  return numAffectedRows === 1n;
}

/** Documents of these types that were read, newest first. */
export async function findCandidates(db: Db, organisationId: string, types: readonly string[], most: number) {
  const { rows } = await sql<{ id: string; type: string }>`
    select id, type from document where organisation_id = ${organisationId} and removed_at is null and reading = 'read' and type = any(${[...types]}::text[])
    order by created_at desc, id limit ${most}`.execute(db);
  return rows;
}

export type Found = { documentId: string; position: number; readBy: string | null; fields: ReplayField[] | null };

export async function insertFound(db: Db, { organisationId, id }: Key, { documentId, position, readBy, fields }: Found): Promise<void> {
  await sql`
    insert into extraction_replay_document (organisation_id, replay_id, document_id, position, read_by, fields)
    values (${organisationId}, ${id}, ${documentId}, ${position}, ${readBy}, ${fields ? JSON.stringify(fields) : null}::jsonb)`.execute(db);
}

export type FoundRow = Omit<Found, 'position'> & { name: string; isSettled: boolean };

/** The results with document names, and whether a notice or valuation of the document has been approved meanwhile. */
export async function findFound(db: Db, { organisationId, id }: Key): Promise<FoundRow[]> {
  const { rows } = await sql<FoundRow>`
    select f.document_id as "documentId", d.name, f.read_by as "readBy", f.fields,
      exists (select from fund_notice n where n.organisation_id = d.organisation_id and n.document_id = d.id and n.ended_at is null)
        or exists (select from fund_statement s where s.organisation_id = d.organisation_id and s.document_id = d.id and s.ended_at is null) as "isSettled"
    from extraction_replay_document f join document d on (d.organisation_id, d.id) = (f.organisation_id, f.document_id)
    where f.organisation_id = ${organisationId} and f.replay_id = ${id} and d.removed_at is null order by f.position`.execute(db);
  return rows;
}

export type PointName = {
  id: string;
  name: string;
  nameJp: string;
  documentType: string;
  tableName: string;
  valueType: DataPointInput['valueType'];
};

export async function findPointNames(db: Db, organisationId: string): Promise<PointName[]> {
  const { rows } = await sql<PointName>`
    select p.id, p.name, coalesce(t.field_name_jp, p.name) as "nameJp", p.document_type as "documentType", p.table_name as "tableName",
      p.value_type as "valueType" from data_point p
    left join document_type_table t on (t.document_type, t.table_name, t.field_name) = (p.document_type, p.table_name, p.name)
    where p.organisation_id = ${organisationId}`.execute(db);
  return rows;
}
