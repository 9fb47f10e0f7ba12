import { sql } from 'kysely';
import type { Db } from '#platform/db';
import type { MandateKey } from './store';

/** The latest month-end for which a report of the mandate was published. */
export async function lastPublished(db: Db, { organisationId, id }: MandateKey): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select max(as_of)::text as day from report where organisation_id = ${organisationId} and entity_id = ${id}`.execute(db);
  return rows[0]?.day ?? null;
}

/** Closing ends reporting and performance on the day; reopening removes both ends and the termination date. */
export async function setClosed(db: Db, { organisationId, id }: MandateKey, day: string | null): Promise<void> {
  await sql`
    update mandate set reporting_end_date = ${day}, performance_closed_date = ${day},
      termination_date = case when ${day}::date is null then null else termination_date end
    where organisation_id = ${organisationId} and entity_id = ${id}`.execute(db);
}
