import { sql } from 'kysely';
import type { App } from './context';
import type { Db } from './db';

/** A job gets the application, its payload, and a signal that the process is stopping. */
export type Task = (
  app: App,
  payload: unknown,
  facts: { jobId: string; attempt: number; signal: AbortSignal | undefined },
) => Promise<void>;
export type Tasks = Readonly<Record<string, Task>>;

export type JobOptions = {
  /** Replaces a waiting job with the same key, so that repeated requests make one job. */
  key?: string;
  /** Jobs of one queue run one after the other. */
  queue?: string;
  runAt?: Date;
  /** Seconds to wait first, by the database's clock. */
  afterSeconds?: number;
  maxAttempts?: number;
};

type Holder = Db | { db: Db };

/**
 * Queues work for later. In a transaction the job exists only if the transaction commits. Jobs run at least once, so a task must be
 * repeatable.
 */
export async function addJob(
  holder: Holder,
  name: string,
  payload: unknown,
  { key, queue, runAt, afterSeconds, maxAttempts }: JobOptions = {},
): Promise<string> {
  const db = 'db' in holder ? holder.db : holder;
  const { rows } = await sql<{ id: string }>`
    select id from graphile_worker.add_job(
      ${name}, payload => ${JSON.stringify(payload ?? null)}::json, queue_name => ${queue ?? null}, run_at => coalesce(${runAt ?? null}::timestamptz, now() + make_interval(secs => ${afterSeconds ?? null}::float8)),
      max_attempts => ${maxAttempts ?? null}::integer, job_key => ${key ?? null})`.execute(db);
  return rows[0]?.id ?? '';
}

/** Removes a waiting job; a running one is left to its worker. */
export async function removeJob(holder: Holder, key: string): Promise<void> {
  await sql`select graphile_worker.remove_job(${key})`.execute('db' in holder ? holder.db : holder);
}

/** Whether a job with one of these keys is waiting, running, or will be retried. */
export async function isJobOpen(holder: Holder, keys: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ isOpen: boolean }>`
    select exists (select from graphile_worker.jobs where key = any(${[...keys]}::text[]) and (locked_at is not null or attempts < max_attempts)) as "isOpen"`.execute(
    'db' in holder ? holder.db : holder,
  );
  return rows[0]?.isOpen === true;
}

/** A queue in which an organisation's jobs of one kind are serialised without delaying those of others. */
export function organisationQueue(kind: string, organisationId: string): string {
  return `${kind}:${organisationId}`;
}
