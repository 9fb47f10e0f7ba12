import { sql } from 'kysely';
import type { Db } from '#platform/db';

/** Ends the present link on the day before and begins the next; one that begins on the same day is replaced. */
export async function linkFrom(db: Db, link: { organisationId: string; id: string; parentId: string; fromDay: string }): Promise<void> {
  const { organisationId, id, parentId, fromDay } = link;
  await sql`delete from entity_link where organisation_id = ${organisationId} and child_id = ${id} and from_day >= ${fromDay}`.execute(db);
  await sql`
    update entity_link set to_day = ${fromDay}::date - 1
    where organisation_id = ${organisationId} and child_id = ${id} and (to_day is null or to_day >= ${fromDay})`.execute(db);
  await sql`
    insert into entity_link (organisation_id, child_id, parent_id, from_day) values (${organisationId}, ${id}, ${parentId}, ${fromDay})`.execute(
    db,
  );
}
