import { sql } from 'kysely';
import type { Db } from '#platform/db';

/**
 * Hangs mandates under the account that gathers their class, or directly under the total when they have none, so that what is counted
 * by class and what is counted by account agree. From their opening on: a class is what a mandate is, not what it was for a while.
 */
export async function moveToClass(
  db: Db,
  { organisationId, ids, parentId }: { organisationId: string; ids: readonly string[]; parentId: string },
): Promise<void> {
  const moved = sql`select d.entity_id from mandate d join entity e on (e.organisation_id, e.id) = (d.organisation_id, d.entity_id)
    where d.organisation_id = ${organisationId} and d.entity_id = any(${[...ids]}::uuid[]) and e.type = 'mandate'`;
  await sql`delete from entity_link where organisation_id = ${organisationId} and child_id in (${moved})`.execute(db);
  await sql`
    insert into entity_link (organisation_id, child_id, parent_id, from_day)
    select d.organisation_id, d.entity_id, ${parentId}, d.opened_date from mandate d
    where d.organisation_id = ${organisationId} and d.entity_id in (${moved})`.execute(db);
}
