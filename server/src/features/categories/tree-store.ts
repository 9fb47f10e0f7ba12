import { sql } from 'kysely';
import type { Db } from '#platform/db';
import { offsetOf, type Slice } from '#platform/paging';

export type TreeRow = {
  assetId: string;
  assetRef: string;
  assetName: string;
  assetNameJp: string;
  organisationId: string;
  organisationRef: string;
  kind: string;
  classes: number;
  columns: number;
  rows: number;
  members: number;
};

export async function findTrees(db: Db, slice: Slice, search: string): Promise<{ data: TreeRow[]; total: number }> {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const trees = sql`
    select a.id as "assetId", a.ref as "assetRef", a.name_en as "assetName", a.name_jp as "assetNameJp", a.organisation_id as "organisationId",
      o.ref as "organisationRef", c.kind, count(*) filter (where c.axis = 'class')::int as classes, count(*) filter (where c.axis = 'x')::int as columns,
      count(*) filter (where c.axis = 'y')::int as rows,
      (select count(distinct m.entity_id)::int from category_member m join category k on (k.organisation_id, k.id) = (m.organisation_id, m.category_id)
       where k.organisation_id = a.organisation_id and k.asset_id = a.id and k.kind = c.kind) as members
    from category c join asset a on (a.organisation_id, a.id) = (c.organisation_id, c.asset_id) join organisation o on o.id = c.organisation_id
    where a.ref ilike ${pattern} or a.name_en ilike ${pattern} or a.name_jp ilike ${pattern} or o.ref ilike ${pattern} or c.kind ilike ${pattern}
    group by a.organisation_id, a.id, o.ref, c.kind`;
  const { rows } = await sql<TreeRow>`
    select * from (${trees}) t order by t."organisationRef", t."assetRef", t.kind limit ${slice.first} offset ${offsetOf(slice)}`.execute(
    db,
  );
  const { rows: counted } = await sql<{ total: number }>`select count(*)::int as total from (${trees}) t`.execute(db);
  return { data: rows, total: counted[0]?.total ?? 0 };
}
