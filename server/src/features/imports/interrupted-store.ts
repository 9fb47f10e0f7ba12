import { sql } from 'kysely';
import type { Db } from '#platform/db';

export type Interrupted = { organisationId: string; importId: string; resumed: number };

const MANY = 500;

/** Unfinished imports that were not touched since `before` and have no job left; `keyOf` is the prefix of the keys of their jobs. */
export async function findInterrupted(db: Db, { before, keyOf }: { before: Date; keyOf: string }): Promise<Interrupted[]> {
  const { rows } = await sql<Interrupted>`
    select i.organisation_id as "organisationId", i.id as "importId", i.resumed from import i
    where i.status in ('created', 'preprocessed', 'processing', 'staged') and i.withdrawn_at is null and i.updated_at < ${before}
      and not exists (select from graphile_worker._private_jobs j where j.key = ${keyOf} || i.id and j.attempts < j.max_attempts)
    order by i.updated_at limit ${MANY}`.execute(db);
  return rows;
}

export async function noteResumed(db: Db, organisationId: string, importId: string): Promise<void> {
  await sql`update import set resumed = resumed + 1 where organisation_id = ${organisationId} and id = ${importId}`.execute(db);
}
