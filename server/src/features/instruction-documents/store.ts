import type { FileFormat } from '@hakaru/contract/file-formats';
import type { InstructionStatus } from '@hakaru/contract/instructions';
import type { Language } from '@hakaru/contract/languages';
import { sql } from 'kysely';
import type { Db } from '#platform/db';

export type Key = { ownerId: string; instructionId: string };

export type DocumentRow = {
  id: string;
  kind: 'attachment' | 'sheet';
  /** For a sheet: the version of the instruction it shows, and its language. */
  version: number | null;
  language: Language | null;
  fileName: string;
  format: FileFormat;
  bytes: number;
  sha256: string;
  userName: string | null;
  createdAt: Date;
};

const COLUMNS = sql`d.id, d.kind, d.version, d.language, d.file_name as "fileName", d.format, d.bytes, d.sha256, d.user_name as "userName",
  d.created_at as "createdAt"`;

const ORDER = sql`d.kind, d.version desc nulls last, d.language desc, d.created_at, d.id`;

export async function findDocuments(db: Db, { ownerId, instructionId }: Key): Promise<DocumentRow[]> {
  const { rows } = await sql<DocumentRow>`
    select ${COLUMNS} from instruction_document d
    where d.organisation_id = ${ownerId} and d.instruction_id = ${instructionId} and d.removed_at is null order by ${ORDER}`.execute(db);
  return rows;
}

export type Stored = DocumentRow & { key: string };

export async function findDocument(db: Db, { ownerId, instructionId }: Key, id: string): Promise<Stored | undefined> {
  const { rows } = await sql<Stored>`
    select ${COLUMNS}, d.file_key as key from instruction_document d
    where d.organisation_id = ${ownerId} and d.instruction_id = ${instructionId} and d.id = ${id} and d.removed_at is null`.execute(db);
  return rows[0];
}

export type Sheet = Key & { version: number; language: Language };

export async function findSheet(db: Db, { ownerId, instructionId, version, language }: Sheet): Promise<Stored | undefined> {
  const { rows } = await sql<Stored>`
    select ${COLUMNS}, d.file_key as key from instruction_document d
    where d.organisation_id = ${ownerId} and d.instruction_id = ${instructionId} and d.kind = 'sheet' and d.version = ${version}
      and d.language = ${language}`.execute(db);
  return rows[0];
}

export type StoredFile = { name: string; format: FileFormat; key: string; bytes: number; sha256: string };

export async function insertAttachment(
  db: Db,
  { ownerId, instructionId }: Key,
  { file, person, at }: { file: StoredFile; person: { id: string; name: string }; at: Date },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into instruction_document (organisation_id, instruction_id, kind, file_name, format, file_key, bytes, sha256, user_id, user_name, created_at)
    values (${ownerId}, ${instructionId}, 'attachment', ${file.name}, ${file.format}, ${file.key}, ${file.bytes}, ${file.sha256}, ${person.id},
      ${person.name}, ${at}) returning id`.execute(db);
  return rows[0]?.id ?? '';
}

/** Returns whether the sheet was stored; false when another worker was first. */
export async function insertSheet(db: Db, sheet: Sheet, { file, at }: { file: StoredFile; at: Date }): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into instruction_document (organisation_id, instruction_id, kind, version, language, file_name, format, file_key, bytes, sha256, created_at)
    values (${sheet.ownerId}, ${sheet.instructionId}, 'sheet', ${sheet.version}, ${sheet.language}, ${file.name}, ${file.format}, ${file.key},
      ${file.bytes}, ${file.sha256}, ${at})
    on conflict (organisation_id, instruction_id, version, language) where kind = 'sheet' do nothing`.execute(db);
  return numAffectedRows === 1n;
}

export async function removeDocument(db: Db, { ownerId, instructionId }: Key, id: string, at: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update instruction_document set removed_at = ${at}
    where organisation_id = ${ownerId} and instruction_id = ${instructionId} and id = ${id} and kind = 'attachment' and removed_at is null`.execute(
    db,
  );
  return numAffectedRows === 1n;
}

/** The asset of the instruction's mandate. */
export async function findAsset(db: Db, { ownerId, instructionId }: Key): Promise<string | undefined> {
  const { rows } = await sql<{ assetId: string }>`
    select e.asset_id as "assetId" from instruction i join entity e on (e.organisation_id, e.id) = (i.organisation_id, i.entity_id)
    where i.organisation_id = ${ownerId} and i.id = ${instructionId}`.execute(db);
  return rows[0]?.assetId;
}

export type FoundInstruction = {
  id: string;
  ref: string;
  number: string | null;
  status: InstructionStatus;
  version: number;
  ownerId: string;
  ownerRef: string;
  ownerName: string;
  ownerNameJp: string;
  mandateRef: string;
  documents: DocumentRow[];
};

export const MOST_FOUND = 50;

/** Instructions of any organisation by number, reference or id, with their documents. Needs the platform scope. */
export async function findByNumber(db: Db, search: string): Promise<FoundInstruction[]> {
  const pattern = `${search.replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<Omit<FoundInstruction, 'documents'>>`
    select i.id, i.ref, i.fiscal_year || '-' || lpad(i.number::text, 4, '0') as number, i.status, i.version, o.id as "ownerId", o.ref as "ownerRef",
      o.name_en as "ownerName", o.name_jp as "ownerNameJp", e.ref as "mandateRef"
    from instruction i join organisation o on o.id = i.organisation_id join entity e on (e.organisation_id, e.id) = (i.organisation_id, i.entity_id)
    where i.ref ilike ${pattern} or i.fiscal_year || '-' || lpad(i.number::text, 4, '0') ilike ${pattern} or i.id::text ilike ${pattern}
    order by o.ref, i.fiscal_year desc nulls last, i.number desc, i.ref limit ${MOST_FOUND}`.execute(db);
  const { rows: documents } = await sql<DocumentRow & { instructionId: string }>`
    select ${COLUMNS}, d.instruction_id as "instructionId" from instruction_document d
    where d.instruction_id = any(${rows.map(({ id }) => id)}::uuid[]) and d.removed_at is null order by ${ORDER}`.execute(db);
  return rows.map(row => ({ ...row, documents: documents.filter(({ instructionId }) => instructionId === row.id) }));
}
