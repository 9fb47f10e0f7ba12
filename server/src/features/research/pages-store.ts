import { SEARCH_COUNTED, type PageText, type ReadingRefusal, type ReadingState } from '@hakaru/contract/document-reading';
import { sql } from 'kysely';
import { keptPage, termRows, type PageRow } from '#features/documents/public';
import type { Db } from '#platform/db';
import { isOnPage, pagesWith, visibleTo, type Reader, type Wanted } from './store';

type Key = { organisationId: string; id: string };

/** Replaces the pages of an earlier reading. */
export async function replacePages(db: Db, { organisationId, id }: Key, pages: readonly PageText[]): Promise<void> {
  await sql`delete from research_page where organisation_id = ${organisationId} and article_id = ${id}`.execute(db);
  await sql`delete from research_term where organisation_id = ${organisationId} and article_id = ${id}`.execute(db);
  const kept = pages.map(keptPage);
  for (const { page, width, height, text, boxes, plain } of kept)
    await sql`
      insert into research_page (organisation_id, article_id, page_no, width, height, text, boxes, plain)
      values (${organisationId}, ${id}, ${page}, ${width}, ${height}, ${text}, ${boxes}::jsonb, ${plain})`.execute(db);
  for (const { terms, pages } of termRows(kept))
    await sql`
      insert into research_term (organisation_id, article_id, term, pages)
      select ${organisationId}, ${id}, t.term, t.pages::integer[] from unnest(${terms}::text[], ${pages}::text[]) t(term, pages)`.execute(
      db,
    );
}

export type Reading = { fileKey: string; state: ReadingState; code: ReadingRefusal | null; pages: number | null };

/** Sets the result only if the paper's file is still the one that was read. */
export async function setReading(db: Db, { organisationId, id }: Key, { fileKey, state, code, pages }: Reading): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update research_article set reading = ${state}, reading_code = ${code}, page_count = ${pages}
    where organisation_id = ${organisationId} and id = ${id} and file_key = ${fileKey} and withdrawn_at is null`.execute(db);
  return numAffectedRows === 1n;
}

export async function findPage(db: Db, reader: Reader, id: string, page: number): Promise<PageRow | undefined> {
  const { rows } = await sql<PageRow>`
    select p.page_no as page, p.width::float8 as width, p.height::float8 as height, p.text, p.boxes
    from research_page p join research_article a on (a.organisation_id, a.id) = (p.organisation_id, p.article_id)
    where a.id = ${id} and p.page_no = ${page} and a.withdrawn_at is null and ${visibleTo(reader)}`.execute(db);
  return rows[0];
}

export type PageHit = { articleId: string; titleEn: string | null; titleJp: string | null; fileName: string; page: number; text: string };
type HitKey = { organisationId: string; articleId: string; page: number };

/**
 * Pages of papers the reader may see that contain every phrase, newest papers first: up to the counting limit plus one, which shows that
 * there are more.
 */
export async function findHitKeys(db: Db, reader: Reader, wanted: Wanted): Promise<HitKey[]> {
  const { rows } = await sql<HitKey>`
    select a.organisation_id as "organisationId", a.id as "articleId", p.page_no as page
    from research_article a cross join ${pagesWith(wanted)}
    where a.withdrawn_at is null and ${visibleTo(reader)} and ${isOnPage(wanted)}
    order by a.published_at desc, a.id, p.page_no limit ${SEARCH_COUNTED + 1}`.execute(db);
  return rows;
}

/** The content of the pages found, in the order of the keys. */
export async function findHits(db: Db, keys: readonly HitKey[]): Promise<PageHit[]> {
  const { rows } = await sql<PageHit>`
    select a.id as "articleId", a.title_en as "titleEn", a.title_jp as "titleJp", a.file_name as "fileName", p.page_no as page, p.text
    from unnest(${keys.map(({ organisationId }) => organisationId)}::uuid[], ${keys.map(({ articleId }) => articleId)}::uuid[],
      ${keys.map(({ page }) => page)}::integer[]) with ordinality f(organisation_id, article_id, page_no, place)
    join research_article a on a.organisation_id = f.organisation_id and a.id = f.article_id
    join research_page p on p.organisation_id = f.organisation_id and p.article_id = f.article_id and p.page_no = f.page_no
    order by f.place`.execute(db);
  return rows;
}
