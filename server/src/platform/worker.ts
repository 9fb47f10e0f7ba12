import { EventEmitter } from 'node:events';
import { Logger, run, type Runner, type TaskList, type WorkerEvents } from 'graphile-worker';
import { sql } from 'kysely';
import pg from 'pg';
import type { App } from './context';
import { surviveLostConnections } from './db';
import type { Tasks } from './jobs';
import type { Log } from './log';

export type Worker = { stop(): Promise<void> };
type Running = { runner: Runner; pool: pg.Pool };
export type WorkerOptions = { concurrency?: number; beatMs?: number; silentMs?: number };

const BEAT_MS = 10_000;
const SILENT_MS = 60_000;
const AGAIN_MS = 1_000;
const MOST_TRIES = 1_000;

/** Runs jobs until stopped. During a database outage it waits; it also releases jobs of workers that died elsewhere. */
export async function startWorker(
  app: App,
  tasks: Tasks,
  { concurrency = 4, beatMs = BEAT_MS, silentMs = SILENT_MS }: WorkerOptions = {},
): Promise<Worker> {
  const ids = new Set<string>();
  let stopping = false;
  let running = await startRunner(app, tasks, concurrency, ids);
  const keepRunning = ({ runner, pool }: Running): void => {
    const again = async (): Promise<void> => {
      if (!stopping) await pool.end();
      while (!stopping) {
        await new Promise(resume => setTimeout(resume, AGAIN_MS).unref());
        if (stopping) return;
        try {
          ids.clear();
          running = await startRunner(app, tasks, concurrency, ids);
          return keepRunning(running);
        } catch (error) {
          app.log.warn('jobs do not run', { error: wordsOf(error) });
        }
      }
    };
    runner.promise.then(again, again).catch((error: unknown) => app.log.error('jobs do not run', { error: wordsOf(error) }));
  };
  keepRunning(running);
  const timer = setInterval(() => void beat(app, ids, silentMs), beatMs);
  timer.unref();
  await beat(app, ids, silentMs);
  return {
    async stop() {
      stopping = true;
      clearInterval(timer);
      await running.runner.stop().catch(() => undefined); // already stopped by an outage
      if (!running.pool.ending) await running.pool.end();
      await forgetBeats(app, ids);
    },
  };
}

/** The schedule of recurring jobs (UTC); `fill` is how far back missed runs are made up, `needs` the settings without any of which there is nothing to do. */
const TIMETABLE: readonly { when: string; name: string; fill?: string; needs?: readonly (keyof App['settings'])[] }[] = [
  { when: '17 * * * *', name: 'sweep' },
  { when: '*/5 * * * *', name: 'resumeImports' },
  { when: '47 * * * *', name: 'anchorAudit' },
  { when: '10 19 * * *', name: 'verifyAudit', fill: '1d' },
  { when: '30 0 * * *', name: 'remindDelayed', fill: '12h' }, // 09:30 in Tokyo
  { when: '50 21 * * *', name: 'checkWatchlists', fill: '1d' }, // before the morning in Tokyo
  { when: '3 * * * *', name: 'warnOfCash' }, // soon after each cut-off, which are on the hour
  { when: '40 18 * * *', name: 'removeOldExports', fill: '1d' }, // at night in Tokyo
  { when: '50 18 * * *', name: 'removeOldArchives', fill: '1d' },
  { when: '20 18 * * *', name: 'forgetWebhooks', fill: '1d' },
  { when: '*/5 * * * *', name: 'noticeTaskLabels' },
  { when: '* * * * *', name: 'scanIntakes', needs: ['dropFolder', 'reportMail'] },
  { when: '30 18 * * *', name: 'forgetIntakeFiles', fill: '1d', needs: ['dropFolder', 'reportMail'] },
];

/**
 * A pool of our own: the library neither waits for its pool to end nor handles its errors then, so a connection cut at that time would end
 * the process.
 */
async function startRunner(app: App, tasks: Tasks, concurrency: number, ids: Set<string>): Promise<Running> {
  const pgPool = new pg.Pool({ ...app.database.direct, max: concurrency + 2 });
  surviveLostConnections(pgPool, app.log);
  const events: WorkerEvents = new EventEmitter();
  events.on('worker:create', ({ worker }) => ids.add(worker.workerPool.id)); // locks have the pool's name
  const runner = await run({
    events,
    pgPool,
    concurrency,
    noHandleSignals: true,
    pollInterval: 500, // also the pause between two jobs of one queue
    taskList: taskListFor(app, tasks),
    logger: loggerFor(app.log),
    crontab: TIMETABLE.filter(({ name, needs }) => name in tasks && (!needs || needs.some(one => app.settings[one] !== undefined)))
      .map(({ when, name, fill }) => `${when} ${name}${fill ? ` ?fill=${fill}` : ''}`)
      .join('\n'),
    gracefulShutdownAbortTimeout: 5_000,
    // Without batching the library does not wait for completion to be written when it stops, and a finished job would run again.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  }).catch(async (error: unknown) => {
    await pgPool.end();
    throw error;
  });
  return { runner, pool: pgPool };
}

function taskListFor(app: App, tasks: Tasks): TaskList {
  const entries = Object.entries(tasks).map(([name, task]): [string, TaskList[string]] => [
    name,
    async (payload, helpers) => {
      const { id, attempts } = helpers.job;
      const from = performance.now();
      const facts = { job: name, jobId: id, attempt: attempts };
      try {
        await task(app, payload, { jobId: id, attempt: attempts, signal: helpers.abortSignal });
        app.log.info('job', { ...facts, result: 'ok', ms: Math.round(performance.now() - from) });
      } catch (error) {
        app.log.warn('job', { ...facts, result: 'failed', ms: Math.round(performance.now() - from), error: wordsOf(error) });
        throw error;
      }
    },
  ]);
  return Object.fromEntries(entries);
}

/** Reports that this worker is alive, and releases jobs of workers that stopped reporting or never reported. */
async function beat(app: App, ids: ReadonlySet<string>, silentMs: number): Promise<void> {
  const silence = sql`make_interval(secs => ${silentMs / 1000})`;
  try {
    await sql`
      insert into worker_heartbeat (worker_id) select unnest(${[...ids]}::text[])
      on conflict (worker_id) do update set beat_at = now()`.execute(app.database.db);
    const { rows } = await sql<{ worker_id: string }>`
      with silent as (delete from worker_heartbeat where beat_at < now() - ${silence} returning worker_id)
      select worker_id from silent
      union
      select locked_by from graphile_worker._private_jobs
      where locked_at < now() - ${silence} and locked_by not in (select worker_id from worker_heartbeat)`.execute(app.database.db);
    if (rows.length === 0) return;
    const silent = rows.map(({ worker_id: id }) => id);
    // An attempt cut short by a crash does not count as a failure: the job gets another, up to a limit for one that causes crashes itself.
    await sql`
      update graphile_worker._private_jobs set max_attempts = max_attempts + 1
      where locked_by = any(${silent}::text[]) and max_attempts < ${MOST_TRIES}`.execute(app.database.db);
    await sql`select graphile_worker.force_unlock_workers(${silent}::text[])`.execute(app.database.db);
    app.log.warn('freed the jobs of silent workers', { count: rows.length });
  } catch (error) {
    app.log.warn('no heartbeat', { error: wordsOf(error) });
  }
}

async function forgetBeats(app: App, ids: ReadonlySet<string>): Promise<void> {
  await sql`delete from worker_heartbeat where worker_id = any(${[...ids]}::text[])`.execute(app.database.db).catch(() => undefined);
}

/** The library logs every job twice; only its warnings are kept. */
function loggerFor(log: Log): Logger {
  return new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning') log.warn('job queue', { error: message });
  });
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
