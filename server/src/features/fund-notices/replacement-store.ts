import { sql } from 'kysely';
import type { Db } from '#platform/db';
import type { Of } from './store';

export type NoticeLink = { documentId: string; name: string };

/** The notice a document replaces, or the document that replaces it; removed documents are ignored. */
export async function findReplacement(db: Db, { organisationId, documentId }: Of) {
  const { rows } = await sql<NoticeLink & { isReplaced: boolean }>`
    select d.id as "documentId", d.name, r.document_id = ${documentId} as "isReplaced"
    from notice_replacement r join document d on d.organisation_id = r.organisation_id
      and d.id = case when r.document_id = ${documentId} then r.replaces_id else r.document_id end
    where r.organisation_id = ${organisationId} and ${documentId} in (r.document_id, r.replaces_id) and d.removed_at is null`.execute(db);
  const linkOf = (isReplaced: boolean): NoticeLink | null => {
    const found = rows.find(row => row.isReplaced === isReplaced);
    return found ? { documentId: found.documentId, name: found.name } : null;
  };
  return { replaces: linkOf(true), replacedBy: linkOf(false) };
}

export type Replacing = { replacesId: string; userName: string; at: Date };

/** A document replaces one notice: another choice overwrites the first. */
export async function keepReplacement(db: Db, { organisationId, documentId }: Of, { replacesId, userName, at }: Replacing): Promise<void> {
  await sql`
    insert into notice_replacement (organisation_id, document_id, replaces_id, user_name, at)
    values (${organisationId}, ${documentId}, ${replacesId}, ${userName}, ${at})
    on conflict (organisation_id, document_id) do update set replaces_id = excluded.replaces_id, user_name = excluded.user_name, at = excluded.at`.execute(
    db,
  );
}

export async function dropReplacement(db: Db, { organisationId, documentId }: Of): Promise<void> {
  await sql`delete from notice_replacement where organisation_id = ${organisationId} and document_id = ${documentId}`.execute(db);
}

/** Deletes the replacements of a document that is removed, or moved to another fund or type. */
export async function dropReplacementsOf(db: Db, { organisationId, documentId }: Of): Promise<void> {
  await sql`
    delete from notice_replacement where organisation_id = ${organisationId} and ${documentId} in (document_id, replaces_id)`.execute(db);
}
