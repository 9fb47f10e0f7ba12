import type { ArticleInput, Audience, ResearchTab } from '@hakaru/contract/research';
import type { ReadingRefusal, ReadingState } from '@hakaru/contract/document-reading';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#platform/db';
import { offsetOf, type Slice } from '#platform/paging';

export type ArticleRow = {
  id: string;
  organisationId: string;
  publisherEn: string;
  publisherJp: string;
  titleEn: string | null;
  titleJp: string | null;
  summaryEn: string | null;
  summaryJp: string | null;
  bodyEn: string | null;
  bodyJp: string | null;
  audience: Audience;
  authorName: string;
  fileName: string | null;
  reading: ReadingState;
  readingCode: ReadingRefusal | null;
  pageCount: number | null;
  publishedAt: Date;
  isRead: boolean;
  isBookmarked: boolean;
  version: number;
};

/** The reader: articles are visible to the organisation they work in, marks are personal. */
export type Reader = { organisationId: string; userId: string };

const shown = ({ userId }: Reader) => sql`
  select a.id, a.organisation_id as "organisationId", a.publisher_en as "publisherEn", a.publisher_jp as "publisherJp", a.title_en as "titleEn",
    a.title_jp as "titleJp", a.summary_en as "summaryEn", a.summary_jp as "summaryJp", a.body_en as "bodyEn", a.body_jp as "bodyJp", a.audience,
    a.author_name as "authorName", a.file_name as "fileName", a.reading, a.reading_code as "readingCode", a.page_count as "pageCount", a.published_at as "publishedAt", m.read_at is not null as "isRead",
    m.bookmarked_at is not null as "isBookmarked", a.version
  ${tables(userId)}`;

const tables = (userId: string) => sql`
  from research_article a
  left join research_mark m on m.article_id = a.id and m.user_id = ${userId}`;

/** `wanted` is the search in the form used for the pages of papers. */
export type Filter = { search: string; tab: ResearchTab; wanted: Wanted };
/** The terms for the index, and the phrases that a page must contain literally. */
export type Wanted = { terms: readonly string[]; phrases: readonly string[] };

export async function findArticles(db: Db, reader: Reader, { search, tab, wanted: words }: Filter, slice: Slice) {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const wanted = sql`where a.withdrawn_at is null and ${visibleTo(reader)}
    and (${tab} <> 'unread' or m.read_at is null) and (${tab} <> 'bookmarked' or m.bookmarked_at is not null)
    and (${tab} <> 'own' or a.organisation_id = ${reader.organisationId})
    and (a.title_en ilike ${pattern} or a.title_jp ilike ${pattern} or a.summary_en ilike ${pattern} or a.summary_jp ilike ${pattern}
      or a.body_en ilike ${pattern} or a.body_jp ilike ${pattern} or a.file_name ilike ${pattern} or a.publisher_en ilike ${pattern} or a.publisher_jp ilike ${pattern}
      or ${onPages(words)})`;
  const { rows } = await sql<ArticleRow>`
    ${shown(reader)} ${wanted} order by a.published_at desc, a.id limit ${slice.first} offset ${offsetOf(slice)}`.execute(db);
  const { rows: counted } = await sql<{ total: number }>`select count(*)::int as total ${tables(reader.userId)} ${wanted}`.execute(db);
  return { data: rows, total: counted[0]?.total ?? 0 };
}

const onPages = (wanted: Wanted) =>
  wanted.phrases.length === 0 ? sql`false` : sql`exists (select from ${pagesWith(wanted)} where ${isOnPage(wanted)})`;

/** Pages `p` found by the index of their terms. */
export function pagesWith({ terms }: Wanted): RawBuilder<unknown> {
  const held = terms.map((term, at) => {
    const name = sql.ref(`t${at}`);
    return sql` join research_term ${name} on ${name}.organisation_id = p.organisation_id and ${name}.article_id = p.article_id
      and ${name}.term = ${term} and p.page_no = any(${name}.pages)`;
  });
  return sql`research_page p${held.length === 0 ? sql`` : sql.join(held, sql``)}`;
}

/** Whether a page `p` belongs to the article `a` and contains every phrase. */
export function isOnPage({ phrases }: Wanted): RawBuilder<unknown> {
  const stands = phrases.map(phrase => sql`position(${phrase} in p.plain) > 0`);
  return sql`p.organisation_id = a.organisation_id and p.article_id = a.id and ${sql.join(stands, sql` and `)}`;
}

/** Row-level security has the same condition; it is repeated because every query names whom it reads for. */
export const visibleTo = ({ organisationId }: Reader) => sql`(a.organisation_id = ${organisationId} or a.audience = 'everyone' or exists (
  select from research_reader r where r.article_id = a.id and r.reader_id = ${organisationId}))`;

export async function findArticle(db: Db, reader: Reader, id: string): Promise<ArticleRow | undefined> {
  const { rows } = await sql<ArticleRow>`
    ${shown(reader)} where a.id = ${id} and a.withdrawn_at is null and ${visibleTo(reader)}`.execute(db);
  return rows[0];
}

export async function findReaders(db: Db, organisationId: string, articleId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select reader_id as id from research_reader where organisation_id = ${organisationId} and article_id = ${articleId} order by reader_id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

export async function findFileKey(db: Db, id: string): Promise<string | null> {
  const { rows } = await sql<{ key: string | null }>`
    select file_key as key from research_article where id = ${id} and withdrawn_at is null`.execute(db);
  return rows[0]?.key ?? null;
}

type New = { organisation: { id: string; nameEn: string; nameJp: string }; authorName: string; at: Date; input: ArticleInput };

export async function insertArticle(db: Db, { organisation, authorName, at, input }: New): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into research_article (organisation_id, title_en, title_jp, summary_en, summary_jp, body_en, body_jp, audience,
      publisher_en, publisher_jp, author_name, published_at)
    values (${organisation.id}, ${input.titleEn}, ${input.titleJp}, ${input.summaryEn}, ${input.summaryJp}, ${input.bodyEn}, ${input.bodyJp},
      ${input.audience}, ${organisation.nameEn}, ${organisation.nameJp}, ${authorName}, ${at}) returning id`.execute(db);
  const id = rows[0]?.id ?? '';
  await setReaders(db, { organisationId: organisation.id, id }, input);
  return id;
}

type Key = { organisationId: string; id: string };
type Held = Key & { version: number };

async function setReaders(db: Db, { organisationId, id }: Key, { audience, readers }: ArticleInput): Promise<void> {
  await sql`delete from research_reader where organisation_id = ${organisationId} and article_id = ${id}`.execute(db);
  if (audience === 'everyone') return;
  await sql`
    insert into research_reader (organisation_id, article_id, reader_id)
    select ${organisationId}, ${id}, reader from unnest(${readers}::uuid[]) reader on conflict do nothing`.execute(db);
}

export async function updateArticle(db: Db, { organisationId, id, version }: Held, input: ArticleInput): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update research_article set title_en = ${input.titleEn}, title_jp = ${input.titleJp}, summary_en = ${input.summaryEn},
      summary_jp = ${input.summaryJp}, body_en = ${input.bodyEn}, body_jp = ${input.bodyJp}, audience = ${input.audience}, version = version + 1
    where organisation_id = ${organisationId} and id = ${id} and version = ${version} and withdrawn_at is null`.execute(db);
  if (numAffectedRows !== 1n) return false;
  await setReaders(db, { organisationId, id }, input);
  return true;
}

export async function setFile(db: Db, { organisationId, id }: Key, file: { name: string; key: string; bytes: number }): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update research_article set file_name = ${file.name}, file_key = ${file.key}, bytes = ${file.bytes},
      reading = 'waiting', reading_code = null, page_count = null, version = version + 1
    where organisation_id = ${organisationId} and id = ${id} and withdrawn_at is null`.execute(db);
  return numAffectedRows === 1n;
}

export async function withdrawArticle(db: Db, { organisationId, id, version }: Held, at: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update research_article set withdrawn_at = ${at}, file_key = null, file_name = null, bytes = null,
      reading = 'none', reading_code = null, page_count = null, version = version + 1
    where organisation_id = ${organisationId} and id = ${id} and version = ${version} and withdrawn_at is null`.execute(db);
  return numAffectedRows === 1n;
}

export async function markRead(db: Db, { organisationId, userId }: Reader, articleId: string, at: Date): Promise<void> {
  await sql`
    insert into research_mark (organisation_id, user_id, article_organisation_id, article_id, read_at)
    select ${organisationId}, ${userId}, organisation_id, id, ${at} from research_article where id = ${articleId}
    on conflict (organisation_id, user_id, article_id) do update set read_at = coalesce(research_mark.read_at, excluded.read_at)`.execute(
    db,
  );
}

export async function setBookmark(db: Db, { organisationId, userId }: Reader, articleId: string, at: Date | null): Promise<void> {
  await sql`
    insert into research_mark (organisation_id, user_id, article_organisation_id, article_id, bookmarked_at)
    select ${organisationId}, ${userId}, organisation_id, id, ${at} from research_article where id = ${articleId}
    on conflict (organisation_id, user_id, article_id) do update set bookmarked_at = excluded.bookmarked_at`.execute(db);
}

export type ReaderChoice = { id: string; nameEn: string; nameJp: string };

/** Organisations by id, or all of them: for administration, and for the clients somebody already works for. */
export async function findOrganisations(db: Db, ids: readonly string[] | null): Promise<ReaderChoice[]> {
  const { rows } = await sql<ReaderChoice>`
    select id, name_en as "nameEn", name_jp as "nameJp" from organisation
    where ${ids}::uuid[] is null or id = any(${ids}::uuid[]) order by name_en`.execute(db);
  return rows;
}
