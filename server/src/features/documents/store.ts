import type { OcrProgress, ReadingRefusal, ReadingState } from '@hakaru/contract/document-reading';
import type { ContentOrigin, DocumentInput, DocumentKind } from '@hakaru/contract/documents';
import type { FileFormat } from '@hakaru/contract/file-formats';
import { sql } from 'kysely';
import type { Db } from '#platform/db';
import { offsetOf, type Slice } from '#platform/paging';

export type Key = { organisationId: string; id: string };

export type DocumentRow = DocumentInput & {
  id: string;
  guid: string;
  kind: DocumentKind;
  origin: ContentOrigin;
  reading: ReadingState;
  readingCode: ReadingRefusal | null;
  pageCount: number | null;
  ocr: OcrProgress;
  isTypeGuessed: boolean;
  guessReason: string | null;
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
  d.id, d.guid, d.kind, d.origin, d.reading, d.reading_code as "readingCode", d.page_count as "pageCount", d.is_type_guessed as "isTypeGuessed",
  d.guess_reason as "guessReason", d.type, d.name, d.as_of as "asOf", d.entity_id as "entityId", e.ref as "entityRef", e.name_en as "entityName", e.name_jp as "entityNameJp",
  d.file_name as "fileName", d.format, d.bytes, d.sha256, d.user_name as "userName", d.created_at as "createdAt", d.version,
  (select jsonb_build_object('pages', count(*), 'done', count(*) filter (where p.ocr <> 'waiting'), 'read', count(*) filter (where p.ocr = 'read'), 'codes', coalesce(jsonb_agg(distinct p.ocr_code) filter (where p.ocr_code is not null), '[]'))
    from document_page p where (p.organisation_id, p.document_id) = (d.organisation_id, d.id) and p.ocr is not null) as ocr`;
const TABLES = sql`from document d left join entity e on (e.organisation_id, e.id) = (d.organisation_id, d.entity_id)`;

export type Filter = { search: string; type: string | null; reading: string | null; entityId: string | null };

/** A mandate's filter includes the documents of the funds and sub-mandates below it. */
export async function findDocuments(db: Db, organisationId: string, slice: Slice, { search, type, reading, entityId }: Filter) {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const wanted = sql`where d.organisation_id = ${organisationId} and d.removed_at is null and (${type}::text is null or d.type = ${type})
    and (${reading}::text is null or d.reading = ${reading}) and (${entityId}::uuid is null or d.entity_id = ${entityId} or d.entity_id in (select l.child_id from entity_link l
      where l.organisation_id = ${organisationId} and l.parent_id = ${entityId}::uuid))
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

/** The existing document with the same bytes, if any. The lock serialises concurrent uploads of one file. */
export async function findSame(db: Db, organisationId: string, sha256: string): Promise<string | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`document ${organisationId} ${sha256}`}, 0))`.execute(db);
  const { rows } = await sql<{ id: string }>`
    select id from document where organisation_id = ${organisationId} and sha256 = ${sha256} and removed_at is null`.execute(db);
  return rows[0]?.id;
}

/** Locks the document until the transaction ends, so that nobody else can decide on it or approve it. */
export async function lockDocument(db: Db, { organisationId, id }: Key): Promise<void> {
  await sql`select id from document where organisation_id = ${organisationId} and id = ${id} for update`.execute(db);
}

/** Increments the version when data outside the document's row has changed, so that older reads conflict. */
export async function raiseDocument(db: Db, { organisationId, id }: Key): Promise<void> {
  await sql`update document set version = version + 1 where organisation_id = ${organisationId} and id = ${id}`.execute(db);
}

export type NewDocument = DocumentInput & {
  organisationId: string;
  file: { name: string; format: FileFormat; key: string; bytes: number; sha256: string };
  user: { id: string; name: string };
  kind: DocumentKind;
  origin: ContentOrigin;
  isTypeGuessed: boolean;
  at: Date;
};

export async function insertDocument(
  db: Db,
  { organisationId, file, user, kind, origin, isTypeGuessed, at, ...input }: NewDocument,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into document (organisation_id, type, name, as_of, entity_id, file_name, format, file_key, bytes, sha256, user_id, user_name, kind, origin, is_type_guessed, reading, created_at)
    values (${organisationId}, ${input.type}, ${input.name}, ${input.asOf}, ${input.entityId}, ${file.name}, ${file.format}, ${file.key}, ${file.bytes},
      ${file.sha256}, ${user.id}, ${user.name}, ${kind}, ${origin}, ${isTypeGuessed}, ${file.format === 'pdf' ? 'waiting' : 'none'}, ${at})
    returning id`.execute(db);
  return rows[0]?.id ?? '';
}

export async function updateDocument(
  db: Db,
  { organisationId, id }: Key,
  version: number,
  { kind, ...input }: DocumentInput & { kind: DocumentKind },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update document set type = ${input.type}, kind = ${kind}, is_type_guessed = false, guess_reason = null, name = ${input.name}, as_of = ${input.asOf}, entity_id = ${input.entityId}, version = version + 1
    where organisation_id = ${organisationId} and id = ${id} and version = ${version} and removed_at is null`.execute(db);
  return numAffectedRows === 1n;
}

export async function removeDocument(db: Db, { organisationId, id }: Key, version: number, at: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update document set removed_at = ${at}, version = version + 1
    where organisation_id = ${organisationId} and id = ${id} and version = ${version} and removed_at is null`.execute(db);
  return numAffectedRows === 1n;
}

export async function hasEntity(db: Db, { organisationId, id }: Key): Promise<boolean> {
  const { rows } = await sql`select from entity where organisation_id = ${organisationId} and id = ${id}`.execute(db);
  return rows.length === 1;
}

export type Guess = { type: DocumentInput['type']; kind: DocumentKind; reason: string };

/** Sets the type derived from the pages, unless a user has chosen one. */
export async function keepGuess(db: Db, { organisationId, id }: Key, { type, kind, reason }: Guess): Promise<void> {
  await sql`
    update document set type = ${type}, kind = ${kind}, guess_reason = ${reason}, version = version + 1
    where organisation_id = ${organisationId} and id = ${id} and is_type_guessed and removed_at is null`.execute(db);
}

/** The organisation's fund that a text names, if any; of several names the longest. */
export async function findNamedFund(db: Db, organisationId: string, text: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from entity where organisation_id = ${organisationId} and kind = 'fund'
      and (position(lower(name_en) in lower(${text})) > 0 or position(name_jp in ${text}) > 0)
    order by char_length(name_en) desc, id limit 1`.execute(db);
  return rows[0]?.id;
}

/** Assigns the fund to a document that has no entity yet. */
export async function assignFund(db: Db, { organisationId, id }: Key, fundId: string): Promise<void> {
  await sql`
    update document set entity_id = ${fundId}, version = version + 1
    where organisation_id = ${organisationId} and id = ${id} and entity_id is null and removed_at is null`.execute(db);
}
