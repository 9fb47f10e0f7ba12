import type { SpcDocumentKind } from '@hakaru/contract/spc-documents';
import { sql } from 'kysely';
import type { Db } from '#platform/db';

export type SpcDocumentRow = {
  id: string;
  spcId: string;
  kind: SpcDocumentKind;
  name: string;
  bytes: number;
  userName: string;
  uploadedAt: Date;
};

const SHOWN = sql`
  select id, spc_id as "spcId", kind, name, bytes::int, user_name as "userName", uploaded_at as "uploadedAt" from spc_document`;

export async function findDocuments(db: Db, organisationId: string, spcId: string): Promise<SpcDocumentRow[]> {
  const { rows } = await sql<SpcDocumentRow>`
    ${SHOWN} where organisation_id = ${organisationId} and spc_id = ${spcId} and removed_at is null order by uploaded_at desc, id limit 500`.execute(
    db,
  );
  return rows;
}

type Key = { organisationId: string; id: string };

/** A document that was not removed, with the key of its file. */
export async function findDocument(db: Db, { organisationId, id }: Key): Promise<(SpcDocumentRow & { fileKey: string }) | null> {
  const { rows } = await sql<SpcDocumentRow & { fileKey: string }>`
    select d.*, f.file_key as "fileKey" from (${SHOWN} where organisation_id = ${organisationId} and id = ${id} and removed_at is null) d
    join spc_document f on f.organisation_id = ${organisationId} and f.id = d.id`.execute(db);
  return rows[0] ?? null;
}

export type NewDocument = {
  organisationId: string;
  spcId: string;
  kind: SpcDocumentKind;
  name: string;
  key: string;
  bytes: number;
  userId: string;
  userName: string;
  at: Date;
};

export async function insertDocument(db: Db, made: NewDocument): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into spc_document (organisation_id, spc_id, kind, name, file_key, bytes, user_id, user_name, uploaded_at)
    values (${made.organisationId}, ${made.spcId}, ${made.kind}, ${made.name}, ${made.key}, ${made.bytes}, ${made.userId}, ${made.userName}, ${made.at})
    returning id`.execute(db);
  return rows[0]?.id ?? '';
}

/** False when it was removed already. */
export async function markRemoved(db: Db, { organisationId, id }: Key, at: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update spc_document set removed_at = ${at}, file_key = null where organisation_id = ${organisationId} and id = ${id} and removed_at is null`.execute(
    db,
  );
  return numAffectedRows === 1n;
}
