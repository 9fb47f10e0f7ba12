import { sql } from 'kysely';
import type { Db } from '#platform/db';

export type Link = { organisationId: string; id: string; parentId: string; fromDay: string };

/** Ends the current link the day before and starts the next one; links that start on or after the day are replaced. */
export async function linkFrom(db: Db, { organisationId, id, parentId, fromDay }: Link): Promise<void> {
  await sql`delete from entity_link where organisation_id = ${organisationId} and child_id = ${id} and from_day >= ${fromDay}`.execute(db);
  await sql`
    update entity_link set to_day = ${fromDay}::date - 1
    where organisation_id = ${organisationId} and child_id = ${id} and (to_day is null or to_day >= ${fromDay})`.execute(db);
  await sql`
    insert into entity_link (organisation_id, child_id, parent_id, from_day) values (${organisationId}, ${id}, ${parentId}, ${fromDay})`.execute(
    db,
  );
}

/** Leaves an entity with a single link, without earlier ones, or with none. */
export async function linkOnlyTo(
  db: Db,
  { organisationId, id, parentId, fromDay, toDay = null }: Omit<Link, 'parentId'> & { parentId: string | null; toDay?: string | null },
): Promise<void> {
  await sql`delete from entity_link where organisation_id = ${organisationId} and child_id = ${id}`.execute(db);
  if (parentId === null) return;
  await sql`
    insert into entity_link (organisation_id, child_id, parent_id, from_day, to_day)
    values (${organisationId}, ${id}, ${parentId}, ${fromDay}, ${toDay})`.execute(db);
}
