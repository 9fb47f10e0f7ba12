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
  /** What the index is asked for, and what must stand on the page as it is. */
  terms: readonly string[];
  phrases: readonly string[];
  type: string | null;
  entityId: string | null;
};

type HitKey = { documentId: string; page: number };
/** With whether pages that hold all the parts were left unread, because there are too many of them. */
export type Found = { keys: HitKey[]; isCutShort: boolean };

/** Of a term on no more documents than these, all its documents are put in order; otherwise the newest documents are walked until enough is found. */
const RARE_DOCUMENTS = 2_000;

/** The term on the fewest documents, where they are few enough to begin with. */
async function findRareTerm(db: Db, { organisationId, terms }: Wanted): Promise<string | undefined> {
  const { rows } = await sql<{ term: string; documents: number }>`
    select a.term, (select count(*) from (select from document_term t where t.organisation_id = ${organisationId} and t.term = a.term
      limit ${RARE_DOCUMENTS + 1}) held)::integer as documents
    from unnest(${terms}::text[]) a(term) order by documents limit 1`.execute(db);
  return rows.find(({ documents }) => documents <= RARE_DOCUMENTS)?.term;
}

/** The pages of a document that hold every term. */
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

/** Whether the page that is looked at holds the phrases as they stand. */
function isOnPage(organisationId: string, phrases: readonly string[]): RawBuilder<unknown> {
  const all = phrases.map(phrase => sql`position(${phrase} in p.plain) > 0`);
  return sql`(select ${sql.join(all, sql` and `)} from document_page p
    where p.organisation_id = ${organisationId} and p.document_id = l.id and p.page_no = l.page)`;
}

/**
 * Pages that hold every phrase, newest documents first: as many as are counted, and one more if there are more. A phrase that is a term itself
 * stands wherever the term does; any other is looked for on the pages that hold its parts. `offset 0` has the pages of a
 * document looked up only when it is reached.
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
  // One page more than may be looked at: that it is reached says that there are more.
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

/** What is shown of pages that were found, in their order. */
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

/** Of pages that had none so far. */
export async function addTerms(db: Db, { organisationId, id }: Key, portions: readonly TermRows[]): Promise<void> {
  for (const { terms, pages } of portions)
    await sql`
      insert into document_term (organisation_id, term, document_id, pages)
      select ${organisationId}, t.term, ${id}, t.pages::integer[] from unnest(${terms}::text[], ${pages}::text[]) t(term, pages)
      on conflict (organisation_id, term, document_id) do update set pages = document_term.pages || excluded.pages`.execute(db);
}
