import { sql } from 'kysely';
import type { Db } from '#platform/db';

/** Approved imports of other organisations for this one that are the source of its facts, current or superseded. */
export async function findReceived(db: Db, ownerId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select i.id from import i
    where i.owner_id = ${ownerId} and i.organisation_id <> ${ownerId} and i.status = 'approved' and i.shared_at is not null
      and exists (select from source s where s.organisation_id = ${ownerId} and (s.import_organisation_id, s.import_id) = (i.organisation_id, i.id))
    order by i.created_at, i.id`.execute(db);
  return rows.map(({ id }) => id);
}
