import type { PageText } from '@hakaru/contract/document-reading';
import { sql } from 'kysely';
import { replacePages } from '#features/documents/pages-store';
import type { Db } from '#platform/db';

/** An owner with a user who may read its documents. */
export async function plantOwner(db: Db, tokenHash: Buffer): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into organisation (ref, name_en, name_jp, type, modules) values ('PAGES', 'P', 'P', 'asset owner', '{owner,contentAutomation}') returning id`.execute(
    db,
  );
  const organisationId = rows[0]?.id ?? '';
  await sql`
    with u as (insert into app_user (organisation_id, email, name, role, verified_at, agreed_at)
      values (${organisationId}, 'pages@example.jp', 'P', 'admin', now(), now()) returning id)
    insert into session (organisation_id, user_id, token_hash, expires_at) select ${organisationId}, id, ${tokenHash}, now() + interval '8 hours' from u`.execute(
    db,
  );
  return organisationId;
}

/** Documents with their pages, as stored after reading. */
export async function plantPages(db: Db, organisationId: string, documents: readonly (readonly PageText[])[]): Promise<void> {
  for (const pages of documents) {
    const { rows } = await sql<{ id: string }>`
      insert into document (organisation_id, type, name, file_name, format, file_key, bytes, sha256, user_id, user_name, created_at, reading, page_count)
      values (${organisationId}, 'PA_INVEST_REPORT', 'Report', 'report.pdf', 'pdf', 'none', 1, md5(random()::text) || md5(random()::text), gen_random_uuid(), 'P', now(), 'read', ${pages.length})
      returning id`.execute(db);
    await replacePages(db, { organisationId, id: rows[0]?.id ?? '' }, pages);
  }
}

/** Updates the planner's statistics, as the database would a minute later. */
export async function refreshStatistics(db: Db): Promise<void> {
  await sql`select refresh_statistics()`.execute(db);
}
