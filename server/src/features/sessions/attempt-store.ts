import { sql } from 'kysely';
import type { Context } from '#platform/context';

/** After `free` attempts each pause doubles, from `firstPause` to `longestPause` seconds; `forget` seconds without attempts start over. */
export type Patience = { free: number; firstPause: number; longestPause: number; forget: number };

/** Counts one attempt, in one statement so that concurrent requests cannot share it. Returns the seconds to wait, 0 when allowed. */
export async function takeTry({ db, app }: Context, key: Buffer, patience: Patience): Promise<number> {
  const { free, forget } = patience;
  const now = app.now();
  const pause = pauseOf(patience);
  const granted = await sql`
    insert into sign_in_attempt as a (key, failures, last_at) values (${key}, 1, ${now})
    on conflict (key) do update
      set failures = case when a.last_at <= ${now}::timestamptz - make_interval(secs => ${forget}::float) then 1 else a.failures + 1 end, last_at = greatest(a.last_at, ${now})
      -- Requests in parallel do not arrive in the order of their clocks: a free try is free, whatever the time says.
      where a.failures < ${free}::int or a.last_at + make_interval(secs => ${pause}) <= ${now}::timestamptz
    returning failures`.execute(db);
  if (granted.rows.length > 0) return 0;
  const { rows } = await sql<{ wait: number }>`
    select extract(epoch from a.last_at + make_interval(secs => ${pause}) - ${now}::timestamptz)::float as wait
    from sign_in_attempt a where key = ${key}`.execute(db);
  return Math.max(1, Math.ceil(rows[0]?.wait ?? 1));
}

/** Rewrites an attempt unchanged: for an unknown account it takes the place of the log-in history's entry, so that timing is equal. */
export async function rewriteTry({ db }: Context, key: Buffer): Promise<void> {
  await sql`update sign_in_attempt set last_at = last_at where key = ${key}`.execute(db);
}

export async function forgetTries({ db }: Context, keys: readonly Buffer[]): Promise<void> {
  await db
    .deleteFrom('sign_in_attempt')
    .where('key', 'in', [...keys])
    .execute();
}

/** Those of the keys that would have to wait now. */
export async function waitingAmong({ db, app }: Context, keys: readonly Buffer[], patience: Patience): Promise<Buffer[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<{ key: Buffer }>`
    select a.key from sign_in_attempt a
    where a.key = any(${[...keys]}::bytea[]) and a.last_at + make_interval(secs => ${pauseOf(patience)}) > ${app.now()}::timestamptz`.execute(
    db,
  );
  return rows.map(({ key }) => key);
}

function pauseOf({ free, firstPause, longestPause }: Patience) {
  return sql`case when a.failures < ${free}::int then 0 else least(${longestPause}::float, ${firstPause}::float * power(2, least(a.failures - ${free}::int, 20))) end`;
}
