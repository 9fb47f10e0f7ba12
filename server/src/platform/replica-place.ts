import { sql } from 'kysely';
import type pg from 'pg';
import type { Db } from './db';

/** Where the primary is at a moment by its own clock: on which timeline, how far its log is written, and how many migrations it has. */
export type Mark = { timeline: number; lsn: string; at: Date; migrations: number };

// A primary that does not answer must not hold a request longer than this.
const PATIENCE_MS = 4_000;

/** The position of insertion, since a commit may be seen before it is written; the moment is before it, that of the question's arrival. */
export async function readMark(pool: Pick<pg.Pool, 'query'>): Promise<Mark> {
  const question = {
    text: `select ('x' || left(pg_walfile_name(position), 8))::bit(32)::int as timeline, position::text as lsn, statement_timestamp() as at,
                  (select count(*)::int from migration) as migrations
           from pg_current_wal_insert_lsn() position`,
    query_timeout: PATIENCE_MS,
  };
  const { rows } = await pool.query<Mark>(question);
  const [mark] = rows;
  if (!mark) throw new Error('the primary did not say how far it has written');
  return mark;
}

/**
 * Where a standby is. Its timeline is that of its last restart point: after a failover it stays the old one for some minutes, or for ever
 * where the standby does not follow the new primary.
 */
export type Place = { isStandby: boolean; timeline: number; hasAll: boolean; replayedAt: Date | null; migrations: number };

export async function readPlace(db: Db, { lsn }: Mark): Promise<Place> {
  const { rows } = await sql<Place>`
    select pg_is_in_recovery() as "isStandby", (select timeline_id from pg_control_checkpoint()) as timeline,
           coalesce(pg_last_wal_replay_lsn() >= ${lsn}::pg_lsn, false) as "hasAll", pg_last_xact_replay_timestamp() as "replayedAt",
           (select count(*)::int from migration) as migrations`.execute(db);
  const [place] = rows;
  if (!place) throw new Error('the standby did not say where it is');
  return place;
}
