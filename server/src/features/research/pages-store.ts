import type { PageText, ReadingRefusal, ReadingState } from '@hakaru/contract/document-reading';
import { sql } from 'kysely';
import { keptPage, type PageRow } from '#features/documents/public';
import type { Db } from '#platform/db';
import { visibleTo, type Reader } from './store';

type Key = { organisationId: string; id: string };

/** What was read takes the place of whatever was read before. */
export async function replacePages(db: Db, { organisationId, id }: Key, pages: readonly PageText[]): Promise<void> {
  await sql`delete from research_page where organisation_id = ${organisationId} and article_id = ${id}`.execute(db);
  for (const { page, width, height, text, boxes, plain, terms } of pages.map(keptPage))
    await sql`
      insert into research_page (organisation_id, article_id, page_no, width, height, text, boxes, plain, terms)
      values (${organisationId}, ${id}, ${page}, ${width}, ${height}, ${text}, ${boxes}::jsonb, ${plain}, ${terms}::text[])`.execute(db);
}

export type Reading = { fileKey: string; state: ReadingState; code: ReadingRefusal | null; pages: number | null };

/** Only of the file that was read: another may have taken its place meanwhile. */
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
export type Wanted = { terms: readonly string[]; phrases: readonly string[] };

/** Pages of papers the reader may see that hold every phrase, newest papers first. */
export async function findHits(db: Db, reader: Reader, { terms, phrases }: Wanted, { limit, offset }: { limit: number; offset: number }) {
  const found = sql`
    from research_pages_with(${reader.organisationId}, ${[...terms]}::text[]) f
    join research_article a on a.id = f.article_id and a.withdrawn_at is null and ${visibleTo(reader)}
    join research_page p on p.organisation_id = a.organisation_id and p.article_id = a.id and p.page_no = f.page_no
    where not exists (select from unnest(${[...phrases]}::text[]) phrase where position(phrase in p.plain) = 0)`;
  const { rows } = await sql<PageHit>`
    select a.id as "articleId", a.title_en as "titleEn", a.title_jp as "titleJp", a.file_name as "fileName", p.page_no as page, p.text ${found}
    order by a.published_at desc, a.id, p.page_no limit ${limit} offset ${offset}`.execute(db);
  const { rows: counted } = await sql<{ total: number }>`select count(*)::int as total ${found}`.execute(db);
  return { rows, total: counted[0]?.total ?? 0 };
}
