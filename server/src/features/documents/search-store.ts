import { SEARCH_COUNTED, SEARCH_LOOKED } from '@hakaru/contract/document-reading';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#platform/db';
import type { TermRows } from './search-terms';
import type { Key } from './store';

export type PageHit = {
  documentId: string;
  name: string;
  type: string;
  asOf: string | null;
  entityRef: string | null;
  entityName: string | null;
  entityNameJp: string | null;
  page: number;
  text: string;
};

export type Wanted = {
  organisationId: string;
  /** `terms` are looked up in the index; `phrases` must be on the page literally. */
  terms: readonly string[];
  phrases: readonly string[];
  type: string | null;
  entityId: string | null;
};

type HitKey = { documentId: string; page: number };
/** `isCutShort` when pages with all terms were not checked because there are too many of them. */
export type Found = { keys: HitKey[]; isCutShort: boolean };

/** A term on at most this many documents starts the search; otherwise documents are scanned from the newest on until there are enough hits. */
const RARE_DOCUMENTS = 2_000;

/** The term on the fewest documents, if they are at most RARE_DOCUMENTS. */
async function findRareTerm(db: Db, { organisationId, terms }: Wanted): Promise<string | undefined> {
  const { rows } = await sql<{ term: string; documents: number }>`
    select a.term, (select count(*) from (select from document_term t where t.organisation_id = ${organisationId} and t.term = a.term
      limit ${RARE_DOCUMENTS + 1}) held)::integer as documents
    from unnest(${terms}::text[]) a(term) order by documents limit 1`.execute(db);
  return rows.find(({ documents }) => documents <= RARE_DOCUMENTS)?.term;
}

/** The pages of a document that contain every term. */
function pagesWith({ organisationId, terms }: Wanted): RawBuilder<unknown> {
  if (terms.length === 0)
    return sql`select p.page_no from document_page p where p.organisation_id = ${organisationId} and p.document_id = d.id`;
  return sql.join(
    terms.map(
      term => sql`select unnest(t.pages) from document_term t
        where t.organisation_id = ${organisationId} and t.term = ${term} and t.document_id = d.id`,
    ),
    sql` intersect `,
  );
}

/** Whether the page contains all phrases literally. */
function isOnPage(organisationId: string, phrases: readonly string[]): RawBuilder<unknown> {
  const all = phrases.map(phrase => sql`position(${phrase} in p.plain) > 0`);
  return sql`(select ${sql.join(all, sql` and `)} from document_page p
    where p.organisation_id = ${organisationId} and p.document_id = l.id and p.page_no = l.page)`;
}

/**
 * Pages with every phrase, newest documents first: at most SEARCH_COUNTED, and one more to show that there are more. A phrase that is itself
 * a term needs no check of the page; any other is looked up on pages that contain its terms. `offset 0` makes the planner look up a
 * document's pages only when it reaches the document.
 */
export async function findHitKeys(db: Db, wanted: Wanted): Promise<Found> {
  const { organisationId, terms, phrases, type, entityId } = wanted;
  const rare = await findRareTerm(db, wanted);
  const among =
    rare === undefined
      ? sql``
      : sql`and d.id = any(array(
    select t.document_id from document_term t where t.organisation_id = ${organisationId} and t.term = ${rare}))`;
  const inexact = phrases.filter(phrase => !terms.includes(phrase));
  // One page beyond the limit: when it is reached, there are more pages than may be checked.
  const isHit = inexact.length === 0 ? sql`true` : sql`(l.place > ${SEARCH_LOOKED} or ${isOnPage(organisationId, inexact)})`;
  const { rows } = await sql<HitKey & { place: number }>`
    select l.id as "documentId", l.page, l.place::integer from (
      select c.*, row_number() over (order by c.created_at desc, c.id, c.page) as place from (
        select d.created_at, d.id, p.page from document d cross join lateral (select page from (${pagesWith(wanted)}) one(page) offset 0) p
        where d.organisation_id = ${organisationId} and d.removed_at is null ${among}
          and (${type}::text is null or d.type = ${type}) and (${entityId}::uuid is null or d.entity_id = ${entityId})
        order by d.created_at desc, d.id, p.page limit ${SEARCH_LOOKED + 1}) c) l
    where ${isHit} order by l.created_at desc, l.id, l.page limit ${SEARCH_COUNTED + 1}`.execute(db);
  const keys = rows.filter(({ place }) => place <= SEARCH_LOOKED).map(({ documentId, page }) => ({ documentId, page }));
  return { keys, isCutShort: keys.length < rows.length };
}

/** The details of the pages found, in the given order. */
export async function findHits(db: Db, organisationId: string, keys: readonly HitKey[]): Promise<PageHit[]> {
  const { rows } = await sql<PageHit>`
    select d.id as "documentId", d.name, d.type, d.as_of as "asOf", e.ref as "entityRef", e.name_en as "entityName", e.name_jp as "entityNameJp",
      p.page_no as page, p.text
    from unnest(${keys.map(({ documentId }) => documentId)}::uuid[], ${keys.map(({ page }) => page)}::integer[]) with ordinality f(document_id, page_no, place)
    join document_page p on p.organisation_id = ${organisationId} and p.document_id = f.document_id and p.page_no = f.page_no
    join document d on d.organisation_id = ${organisationId} and d.id = p.document_id
    left join entity e on e.organisation_id = ${organisationId} and e.id = d.entity_id
    order by f.place`.execute(db);
  return rows;
}

export async function forgetTerms(db: Db, { organisationId, id }: Key): Promise<void> {
  await sql`delete from document_term where organisation_id = ${organisationId} and document_id = ${id}`.execute(db);
}

/** Only for pages without terms so far; see forgetTerms. */
export async function addTerms(db: Db, { organisationId, id }: Key, portions: readonly TermRows[]): Promise<void> {
  for (const { terms, pages } of portions)
    await sql`
      insert into document_term (organisation_id, term, document_id, pages)
      select ${organisationId}, t.term, ${id}, t.pages::integer[] from unnest(${terms}::text[], ${pages}::text[]) t(term, pages)
      on conflict (organisation_id, term, document_id) do update set pages = document_term.pages || excluded.pages`.execute(db);
}
