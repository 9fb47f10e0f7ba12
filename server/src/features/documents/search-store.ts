import { SEARCH_COUNTED } from '@hakaru/contract/document-reading';
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

const joined = (parts: readonly RawBuilder<unknown>[]) => (parts.length === 0 ? sql`` : sql.join(parts, sql` `));

type HitKey = { documentId: string; page: number };

/** Pages that hold every phrase, newest documents first: as many as are counted, and one more if there are more. */
export async function findHitKeys(db: Db, { organisationId, terms, phrases, type, entityId }: Wanted): Promise<HitKey[]> {
  const held = terms.map((term, at) => ({ term, name: sql.ref(`t${at}`) }));
  const tables = held.map(
    ({ term, name }) =>
      sql`join document_term ${name} on ${name}.organisation_id = ${organisationId} and ${name}.term = ${term} and ${name}.document_id = d.id`,
  );
  const onPage = held.map(({ name }) => sql`and p.page_no = any(${name}.pages)`);
  const { rows } = await sql<HitKey>`
    select d.id as "documentId", p.page_no as page
    from document d ${joined(tables)}
    join document_page p on p.organisation_id = ${organisationId} and p.document_id = d.id ${joined(onPage)}
    where d.organisation_id = ${organisationId} and d.removed_at is null
      and (${type}::text is null or d.type = ${type}) and (${entityId}::uuid is null or d.entity_id = ${entityId})
      and ${sql.join(
        phrases.map(phrase => sql`position(${phrase} in p.plain) > 0`),
        sql` and `,
      )}
    order by d.created_at desc, d.id, p.page_no limit ${SEARCH_COUNTED + 1}`.execute(db);
  return rows;
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
