import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from './db';

export type Rate = { limit: number; windowSeconds: number };
/** Whether one more is allowed, how many remain, and when the window closes. */
export type Taken = { allowed: boolean; retryAfterSeconds: number; remaining: number; resetSeconds: number };

/**
 * Counts one attempt and returns whether it is allowed. A single statement, so that concurrent attempts cannot slip past each other. Pass
 * the pool, never a transaction: a failing request must be counted as well.
 */
export async function take(db: Db, key: string, { limit, windowSeconds }: Rate): Promise<Taken> {
  const { rows } = await sql<{ hits: number; left: number }>`
    insert into rate_limit as open (key, hits, ends_at)
    values (${hashKey(key)}, 1, clock_timestamp() + make_interval(secs => ${windowSeconds}))
    on conflict (key) do update set
      hits = case when open.ends_at <= clock_timestamp() then 1 else least(open.hits + 1, 1000000000) end,
      ends_at = case when open.ends_at <= clock_timestamp() then excluded.ends_at else open.ends_at end
    returning hits, ceil(extract(epoch from ends_at - clock_timestamp()))::integer as left`.execute(db);
  const { hits = limit + 1, left = windowSeconds } = rows[0] ?? {};
  const resetSeconds = Math.max(1, left);
  return {
    allowed: hits <= limit,
    retryAfterSeconds: hits <= limit ? 0 : resetSeconds,
    remaining: Math.max(0, limit - hits),
    resetSeconds,
  };
}

/** Resets a count, for example after a correct password. */
export async function forgive(db: Db, key: string): Promise<void> {
  await sql`delete from rate_limit where key = ${hashKey(key)}`.execute(db);
}

/** Deletes closed windows, a limited number at a time so that nothing has to wait for it. */
export async function sweepRateLimits(db: Db): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from rate_limit where key in (select key from rate_limit where ends_at <= now() limit 10000 for update skip locked)`.execute(db);
  return Number(numAffectedRows ?? 0);
}

function hashKey(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
