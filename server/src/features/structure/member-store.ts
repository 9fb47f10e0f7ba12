import { sql } from 'kysely';
import type { Db } from '#platform/db';

/** Puts an entity into one class of the portfolio, or into none. */
export async function placeInClass(
  db: Db,
  { organisationId, id, classId }: { organisationId: string; id: string; classId: string | null },
): Promise<void> {
  await sql`
    delete from category_member m using category c
    where (c.organisation_id, c.id) = (m.organisation_id, m.category_id) and m.organisation_id = ${organisationId}
      and m.entity_id = ${id} and c.axis = 'class' and c.kind = 'portfolio'`.execute(db);
  if (classId)
    await sql`insert into category_member (organisation_id, category_id, entity_id) values (${organisationId}, ${classId}, ${id})`.execute(
      db,
    );
}

/** Removes all old members before adding new ones, because a member may move from one to the other. */
export async function replaceMembers(
  db: Db,
  organisationId: string,
  members: readonly { categoryId: string; entityIds: readonly string[] }[],
): Promise<void> {
  const ids = members.map(({ categoryId }) => categoryId);
  const rows = members.flatMap(({ categoryId, entityIds }) => entityIds.map(entityId => ({ categoryId, entityId })));
  await sql`delete from category_member where organisation_id = ${organisationId} and category_id = any(${ids}::uuid[])`.execute(db);
  await sql`
    insert into category_member (organisation_id, category_id, entity_id)
    select ${organisationId}, r."categoryId", r."entityId" from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r("categoryId" uuid, "entityId" uuid)`.execute(
    db,
  );
}
