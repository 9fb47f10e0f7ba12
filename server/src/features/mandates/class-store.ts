import { sql } from 'kysely';
import { linkFrom } from '#features/structure/public';
import type { Db } from '#platform/db';

export type ClassMove = { organisationId: string; ids: readonly string[]; parentId: string; fromDay: string };

/**
 * Moves mandates below the account of their class, or directly below the total without one, so that grouping by class and by account agree.
 * The move takes effect on a day: earlier months stay where they were counted. A mandate without any reported data has no such months and
 * is moved from its opening.
 */
export async function moveToClass(db: Db, { organisationId, ids, parentId, fromDay }: ClassMove): Promise<void> {
  const { rows } = await sql<{ id: string; openedDate: string; isReported: boolean }>`
    select d.entity_id as id, d.opened_date as "openedDate",
      exists (select from observation o where o.organisation_id = d.organisation_id and o.entity_id = d.entity_id) as "isReported"
    from mandate d join entity e on (e.organisation_id, e.id) = (d.organisation_id, d.entity_id)
    where d.organisation_id = ${organisationId} and d.entity_id = any(${[...ids]}::uuid[]) and e.type = 'mandate'`.execute(db);
  for (const { id, openedDate, isReported } of rows) {
    const begins = isReported && fromDay > openedDate ? fromDay : openedDate;
    await linkFrom(db, { organisationId, id, parentId, fromDay: begins });
  }
}

/** The class of the nearest account above that represents one, following the newest links. */
export async function findClassAbove(db: Db, { organisationId, id }: { organisationId: string; id: string }): Promise<string | null> {
  const { rows } = await sql<{ classId: string }>`
    with recursive above(id, depth) as (
      select ${id}::uuid, 0
      union all select (select l.parent_id from entity_link l where l.organisation_id = ${organisationId} and l.child_id = a.id order by l.from_day desc limit 1),
        a.depth + 1 from above a where a.id is not null and a.depth < 20)
    select c.id as "classId" from above a join category c on c.organisation_id = ${organisationId} and c.entity_id = a.id
    where c.axis = 'class' and c.kind = 'portfolio' order by a.depth limit 1`.execute(db);
  return rows[0]?.classId ?? null;
}

/** The account at the top of an asset's tree. */
export async function findTotal(db: Db, { organisationId, assetId }: { organisationId: string; assetId: string }): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from entity where organisation_id = ${organisationId} and asset_id = ${assetId} and type = 'total' limit 1`.execute(db);
  return rows[0]?.id ?? null;
}
