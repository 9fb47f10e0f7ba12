import { sql } from 'kysely';
import type { Db } from '#platform/db';
import { offsetOf, type Slice } from '#platform/paging';

export type EntityRow = {
  id: string;
  organisationId: string;
  organisationRef: string;
  assetId: string;
  assetRef: string;
  ref: string;
  kind: string;
  type: string;
  name: string;
  nameJp: string;
  shortName: string | null;
  currency: string;
  note: string | null;
  parentId: string | null;
  parentName: string | null;
  parentNameJp: string | null;
  openedDate: string | null;
  terminationDate: string | null;
  parties: { role: string; name: string; nameJp: string; fromDay: string; toDay: string | null }[];
  version: number;
};

const COLUMNS = sql`
  e.id, e.organisation_id as "organisationId", o.ref as "organisationRef", e.asset_id as "assetId", a.ref as "assetRef", e.ref, e.kind, e.type,
  e.name_en as name, e.name_jp as "nameJp", e.short_name as "shortName", e.currency, e.note, e.version,
  p.id as "parentId", p.name_en as "parentName", p.name_jp as "parentNameJp",
  d.opened_date as "openedDate", d.termination_date as "terminationDate",
  coalesce((select json_agg(json_build_object('role', q.role, 'name', q.name_en, 'nameJp', q.name_jp, 'fromDay', q.from_day, 'toDay', q.to_day)
    order by q.role, q.from_day) from party q where (q.organisation_id, q.entity_id) = (e.organisation_id, e.id)), '[]') as parties`;

const TABLES = sql`
  from entity e
  join organisation o on o.id = e.organisation_id
  join asset a on (a.organisation_id, a.id) = (e.organisation_id, e.asset_id)
  left join mandate d on (d.organisation_id, d.entity_id) = (e.organisation_id, e.id)
  left join lateral (select l.parent_id from entity_link l where (l.organisation_id, l.child_id) = (e.organisation_id, e.id)
                     order by l.from_day desc limit 1) held on true
  left join entity p on (p.organisation_id, p.id) = (e.organisation_id, held.parent_id)`;

export type Filter = { search: string; kind: string | null; organisationId: string | null; assetId: string | null };

export async function findEntities(db: Db, slice: Slice, { search, kind, organisationId, assetId }: Filter) {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const wanted = sql`where (e.ref ilike ${pattern} or e.name_en ilike ${pattern} or e.name_jp ilike ${pattern} or o.ref ilike ${pattern} or e.id::text = ${search})
    and (${kind}::text is null or e.kind = ${kind}) and (${organisationId}::uuid is null or e.organisation_id = ${organisationId})
    and (${assetId}::uuid is null or e.asset_id = ${assetId})`;
  const { rows } = await sql<EntityRow>`
    select ${COLUMNS} ${TABLES} ${wanted} order by o.ref, a.position, e.position, e.ref limit ${slice.first} offset ${offsetOf(slice)}`.execute(
    db,
  );
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from entity e join organisation o on o.id = e.organisation_id ${wanted}`.execute(db);
  return { data: rows, total: counted[0]?.total ?? 0 };
}

export async function findEntity(db: Db, id: string): Promise<EntityRow | undefined> {
  const { rows } = await sql<EntityRow>`select ${COLUMNS} ${TABLES} where e.id = ${id}`.execute(db);
  return rows[0];
}

export type LinkRow = { parentId: string; parentName: string; parentNameJp: string; fromDay: string; toDay: string | null };

export async function findLinks(db: Db, { organisationId, id }: { organisationId: string; id: string }): Promise<LinkRow[]> {
  const { rows } = await sql<LinkRow>`
    select l.parent_id as "parentId", p.name_en as "parentName", p.name_jp as "parentNameJp", l.from_day as "fromDay", l.to_day as "toDay"
    from entity_link l join entity p on (p.organisation_id, p.id) = (l.organisation_id, l.parent_id)
    where l.organisation_id = ${organisationId} and l.child_id = ${id} order by l.from_day desc`.execute(db);
  return rows;
}

/** The raw rows of every table about one entity, as JSON. */
export async function findJson(db: Db, { organisationId, id }: { organisationId: string; id: string }): Promise<unknown> {
  const own = sql`organisation_id = ${organisationId} and entity_id = ${id}`;
  const { rows } = await sql<{ detail: unknown }>`
    select jsonb_build_object('entity', to_jsonb(e),
      'mandate', (select to_jsonb(t) from mandate t where ${own}), 'benchmark', (select to_jsonb(t) from benchmark t where ${own}),
      'terms', (select coalesce(jsonb_agg(to_jsonb(t) order by t.from_day), '[]') from mandate_term t where ${own}),
      'company', (select to_jsonb(t) from company t where ${own}),
      'parents', (select coalesce(jsonb_agg(to_jsonb(t) order by t.from_day), '[]') from entity_link t where t.organisation_id = ${organisationId} and t.child_id = ${id}),
      'parties', (select coalesce(jsonb_agg(to_jsonb(t) order by t.from_day), '[]') from party t where ${own}),
      'benchmarks', (select coalesce(jsonb_agg(to_jsonb(t) order by t.from_day), '[]') from benchmark_assignment t where ${own}),
      'categories', (select coalesce(jsonb_agg(t.category_id), '[]') from category_member t where ${own}),
      'facts', (select count(*) from observation t where ${own})) as detail
    from entity e where e.organisation_id = ${organisationId} and e.id = ${id}`.execute(db);
  return rows[0]?.detail ?? null;
}

export async function ownerOfAsset(db: Db, assetId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`select organisation_id as id from asset where id = ${assetId}`.execute(db);
  return rows[0]?.id ?? null;
}

/** Every entity below another, through all of its links; none of them may become its parent. */
export async function findBelow(db: Db, { organisationId, id }: { organisationId: string; id: string }): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive below(id) as (
      select ${id}::uuid
      union select l.child_id from entity_link l join below b on l.parent_id = b.id where l.organisation_id = ${organisationId})
    select id from below`.execute(db);
  return rows.map(row => row.id);
}

/** Whether anything was reported of an entity or of one below it: only then does a move change figures. */
export async function isReportedBelow(db: Db, { organisationId, id }: { organisationId: string; id: string }): Promise<boolean> {
  const { rows } = await sql`
    select from observation where organisation_id = ${organisationId} and entity_id = any(${await findBelow(db, { organisationId, id })}::uuid[]) limit 1`.execute(
    db,
  );
  return rows.length > 0;
}
