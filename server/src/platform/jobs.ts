import { sql } from 'kysely';
import type { App } from './context';
import type { Db } from './db';

/** What a job may know: the server's parts, what it was given, and whether it should hurry up because the process is stopping. */
export type Task = (
  app: App,
  payload: unknown,
  facts: { jobId: string; attempt: number; signal: AbortSignal | undefined },
) => Promise<void>;
export type Tasks = Readonly<Record<string, Task>>;

export type JobOptions = {
  /** A waiting job with this key is replaced, so asking twice is doing once. */
  key?: string;
  /** Jobs of one queue run one after the other. */
  queue?: string;
  runAt?: Date;
  /** Seconds of the database's own clock to wait first. */
  afterSeconds?: number;
  maxAttempts?: number;
};

type Holder = Db | { db: Db };

/**
 * Asks for work to be done later. Inside a transaction the job exists when, and only when, the transaction is kept.
 * Jobs run at least once: a task must bear being run again.
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

/** Takes a waiting job back; one that is being done is left to its worker. */
export async function removeJob(holder: Holder, key: string): Promise<void> {
  await sql`select graphile_worker.remove_job(${key})`.execute('db' in holder ? holder.db : holder);
}

/** Whether a job of one of these keys waits, is being done, or will be tried again. */
export async function isJobOpen(holder: Holder, keys: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ isOpen: boolean }>`
    select exists (select from graphile_worker.jobs where key = any(${[...keys]}::text[]) and (locked_at is not null or attempts < max_attempts)) as "isOpen"`.execute(
    'db' in holder ? holder.db : holder,
  );
  return rows[0]?.isOpen === true;
}

/** The queue in which an organisation's imports, say, wait for each other and for nobody else's. */
export function organisationQueue(kind: string, organisationId: string): string {
  return `${kind}:${organisationId}`;
}
