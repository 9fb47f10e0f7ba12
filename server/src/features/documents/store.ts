import type { DocumentInput } from '@hakaru/contract/documents';
import type { FileFormat } from '@hakaru/contract/file-formats';
import { sql } from 'kysely';
import type { Db } from '#platform/db';
import { offsetOf, type Slice } from '#platform/paging';

export type Key = { organisationId: string; id: string };

export type DocumentRow = DocumentInput & {
  id: string;
  entityRef: string | null;
  entityName: string | null;
  entityNameJp: string | null;
  fileName: string;
  format: FileFormat;
  bytes: number;
  sha256: string;
  userName: string;
  createdAt: Date;
  version: number;
};

const COLUMNS = sql`
  d.id, d.type, d.name, d.as_of as "asOf", d.entity_id as "entityId", e.ref as "entityRef", e.name_en as "entityName", e.name_jp as "entityNameJp",
  d.file_name as "fileName", d.format, d.bytes, d.sha256, d.user_name as "userName", d.created_at as "createdAt", d.version`;
const TABLES = sql`from document d left join entity e on (e.organisation_id, e.id) = (d.organisation_id, d.entity_id)`;

export type Filter = { search: string; type: string | null };

export async function findDocuments(db: Db, organisationId: string, slice: Slice, { search, type }: Filter) {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const wanted = sql`where d.organisation_id = ${organisationId} and d.removed_at is null and (${type}::text is null or d.type = ${type})
    and (d.name ilike ${pattern} or d.file_name ilike ${pattern} or e.ref ilike ${pattern} or e.name_en ilike ${pattern} or e.name_jp ilike ${pattern})`;
  const { rows: data } = await sql<DocumentRow>`
    select ${COLUMNS} ${TABLES} ${wanted} order by d.created_at desc, d.id limit ${slice.first} offset ${offsetOf(slice)}`.execute(db);
  const { rows } = await sql<{ total: number }>`select count(*)::int as total ${TABLES} ${wanted}`.execute(db);
  return { data, total: rows[0]?.total ?? 0 };
}

export async function findDocument(db: Db, { organisationId, id }: Key): Promise<DocumentRow | undefined> {
  const { rows } = await sql<DocumentRow>`
    select ${COLUMNS} ${TABLES} where d.organisation_id = ${organisationId} and d.id = ${id} and d.removed_at is null`.execute(db);
  return rows[0];
}

export async function findFileKey(db: Db, { organisationId, id }: Key): Promise<string | undefined> {
  const { rows } = await sql<{ key: string }>`
    select file_key as key from document where organisation_id = ${organisationId} and id = ${id} and removed_at is null`.execute(db);
  return rows[0]?.key;
}

/** The document these bytes already are, if any. The lock makes two senders of one file take turns. */
export async function findSame(db: Db, organisationId: string, sha256: string): Promise<string | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`document ${organisationId} ${sha256}`}, 0))`.execute(db);
  const { rows } = await sql<{ id: string }>`
    select id from document where organisation_id = ${organisationId} and sha256 = ${sha256} and removed_at is null`.execute(db);
  return rows[0]?.id;
}

export type NewDocument = DocumentInput & {
  organisationId: string;
  file: { name: string; format: FileFormat; key: string; bytes: number; sha256: string };
  user: { id: string; name: string };
  at: Date;
};

export async function insertDocument(db: Db, { organisationId, file, user, at, ...input }: NewDocument): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into document (organisation_id, type, name, as_of, entity_id, file_name, format, file_key, bytes, sha256, user_id, user_name, created_at)
    values (${organisationId}, ${input.type}, ${input.name}, ${input.asOf}, ${input.entityId}, ${file.name}, ${file.format}, ${file.key}, ${file.bytes},
      ${file.sha256}, ${user.id}, ${user.name}, ${at})
    returning id`.execute(db);
  return rows[0]?.id ?? '';
}

export async function updateDocument(db: Db, { organisationId, id }: Key, version: number, input: DocumentInput): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update document set type = ${input.type}, name = ${input.name}, as_of = ${input.asOf}, entity_id = ${input.entityId}, version = version + 1
    where organisation_id = ${organisationId} and id = ${id} and version = ${version} and removed_at is null`.execute(db);
  return numAffectedRows === 1n;
}

export async function removeDocument(db: Db, { organisationId, id }: Key, version: number, at: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update document set removed_at = ${at}, version = version + 1
    where organisation_id = ${organisationId} and id = ${id} and version = ${version} and removed_at is null`.execute(db);
  return numAffectedRows === 1n;
}

/** Whether the organisation has this entity to speak of. */
export async function hasEntity(db: Db, { organisationId, id }: Key): Promise<boolean> {
  const { rows } = await sql`select from entity where organisation_id = ${organisationId} and id = ${id}`.execute(db);
  return rows.length === 1;
}
