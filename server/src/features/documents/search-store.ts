import { sql } from 'kysely';
import type { Db } from '#platform/db';

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

/** Pages that hold every phrase, newest documents first. */
export async function findHits(
  db: Db,
  { organisationId, terms, phrases, type, entityId }: Wanted,
  { limit, offset }: { limit: number; offset: number },
) {
  const found = sql`
    from pages_with(${organisationId}, ${[...terms]}::text[]) f
    join document_page p on p.organisation_id = ${organisationId} and p.document_id = f.document_id and p.page_no = f.page_no
    join document d on d.organisation_id = ${organisationId} and d.id = p.document_id and d.removed_at is null
    left join entity e on e.organisation_id = ${organisationId} and e.id = d.entity_id
    where (${type}::text is null or d.type = ${type}) and (${entityId}::uuid is null or d.entity_id = ${entityId})
      and not exists (select from unnest(${[...phrases]}::text[]) phrase where position(phrase in p.plain) = 0)`;
  const { rows } = await sql<PageHit>`
    select d.id as "documentId", d.name, d.type, d.as_of as "asOf", e.ref as "entityRef", e.name_en as "entityName", e.name_jp as "entityNameJp",
      p.page_no as page, p.text ${found}
    order by d.created_at desc, d.id, p.page_no limit ${limit} offset ${offset}`.execute(db);
  const { rows: counted } = await sql<{ total: number }>`select count(*)::int as total ${found}`.execute(db);
  return { rows, total: counted[0]?.total ?? 0 };
}
