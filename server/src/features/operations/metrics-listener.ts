import { createServer, type Server } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { importStatuses } from '@hakaru/contract/address-choices';
import { intakeChannels, intakeFileStates, intakeStates } from '@hakaru/contract/intakes';
import type { FastifyInstance } from 'fastify';
import { cacheSize } from '#features/books/public';
import type { App } from '#platform/context';
import type { Task, Tasks } from '#platform/jobs';
import type { Gauge, Metrics } from '#platform/metrics';
import { countImports, countIntakes, countJobs } from './metrics-store';

const NANO = 1e9;

/** Metrics have a port of their own for the monitoring network: unreachable through the proxy and without authentication. */
export async function openMetrics(app: App, metrics: Metrics, { port, host }: { port: number; host: string }): Promise<Server> {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end();
      return;
    }
    void gaugesOf(app, delay).then(gauges => {
      delay.reset();
      response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8', 'cache-control': 'no-store' });
      response.end(metrics.text(gauges));
    });
  });
  server.once('close', () => delay.disable());
  await new Promise<void>((resume, fail) => {
    server.once('error', fail);
    server.listen({ port, host }, resume);
  });
  return server;
}

/** Counted by route pattern: paths contain tokens, and their number is unlimited. */
export function countRequests(http: FastifyInstance, metrics: Metrics): void {
  http.addHook('onResponse', (request, reply, done) => {
    const labels = { method: request.method, route: request.routeOptions?.url ?? 'none' };
    metrics.count('hakaru_http_requests_total', { ...labels, status: String(reply.statusCode) });
    metrics.observe('hakaru_http_request_seconds', labels, reply.elapsedTime / 1000);
    done();
  });
}

export function countedTasks(tasks: Tasks, metrics: Metrics): Tasks {
  const counted = ([task, work]: [string, Task]): [string, Task] => [
    task,
    async (...given) => {
      const from = performance.now();
      let result = 'failed';
      try {
        await work(...given);
        result = 'ok';
      } finally {
        metrics.count('hakaru_jobs_done_total', { task, result });
        metrics.observe('hakaru_job_seconds', { task }, (performance.now() - from) / 1000);
      }
    },
  ];
  return Object.fromEntries(Object.entries(tasks).map(counted));
}

type Delay = ReturnType<typeof monitorEventLoopDelay>;

async function gaugesOf(app: App, delay: Delay): Promise<Gauge[]> {
  return [...processGauges(app, delay), ...(await databaseGauges(app)), ...(await replicaGauges(app))];
}

function processGauges(app: App, delay: Delay): Gauge[] {
  const { settings, database } = app;
  const { totalCount, idleCount, waitingCount } = database.pool;
  const { rss, heapUsed, heapTotal } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const { books, slim, bytes } = cacheSize(app);
  const one = (name: string, help: string, value: number): Gauge => ({ name, help, values: [{ value }] });
  return [
    {
      name: 'hakaru_build_info',
      help: 'The release that runs.',
      values: [{ labels: { release: settings.release, role: settings.role }, value: 1 }],
    },
    {
      name: 'hakaru_pool_connections',
      help: 'Database connections of this process, and requests that wait for one.',
      values: [
        { labels: { state: 'busy' }, value: totalCount - idleCount },
        { labels: { state: 'idle' }, value: idleCount },
        { labels: { state: 'wanted' }, value: waitingCount },
      ],
    },
    one('hakaru_pool_connections_max', 'How many connections this process may open (POOL_SIZE).', settings.poolSize),
    {
      name: 'hakaru_book_cache_books',
      help: 'Books of assets kept in memory, as they are used or slim to save room.',
      values: [
        { labels: { state: 'full' }, value: books - slim },
        { labels: { state: 'slim' }, value: slim },
      ],
    },
    one('hakaru_book_cache_bytes', 'What the kept books take in memory, about.', bytes),
    one('hakaru_book_cache_bytes_max', 'What they may take (BOOK_CACHE_MEGABYTES).', settings.bookCacheMegabytes * 1_000_000),
    {
      name: 'hakaru_event_loop_delay_seconds',
      help: 'Delay of the event loop since the last look.',
      values: [
        { labels: { quantile: '0.5' }, value: orZero(delay.percentile(50)) / NANO },
        { labels: { quantile: '0.99' }, value: orZero(delay.percentile(99)) / NANO },
        { labels: { quantile: '1' }, value: orZero(delay.max) / NANO },
      ],
    },
    one('process_resident_memory_bytes', 'Resident memory.', rss),
    one('hakaru_heap_used_bytes', 'Used part of the heap.', heapUsed),
    one('hakaru_heap_total_bytes', 'Size of the heap.', heapTotal),
    one('hakaru_cpu_seconds', 'Processor time since the start.', (user + system) / 1e6),
    one('process_start_time_seconds', 'When this process began.', Date.now() / 1000 - process.uptime()),
  ];
}

const orZero = (value: number): number => (Number.isFinite(value) ? value : 0);

/** Without the database its gauges are left out: an unknown number is not 0. */
async function databaseGauges(app: App): Promise<Gauge[]> {
  const up = (value: number): Gauge => ({ name: 'hakaru_database_up', help: '1 while the database answers.', values: [{ value }] });
  try {
    const jobs = await countJobs(app.database.db);
    const imports = await countImports(app.database.db);
    const { intakes, files } = await countIntakes(app.database.db);
    return [
      up(1),
      {
        name: 'hakaru_jobs',
        help: 'Jobs of the whole installation by state.',
        values: jobs.map(({ state, count }) => ({ labels: { state }, value: count })),
      },
      {
        name: 'hakaru_imports',
        help: 'Imports of the whole installation by status.',
        values: importStatuses.map(status => ({ labels: { status }, value: imports.find(one => one.status === status)?.count ?? 0 })),
      },
      {
        name: 'hakaru_intakes',
        help: 'Intakes of files of the whole installation by state.',
        values: intakeStates.map(state => ({ labels: { state }, value: intakes.find(one => one.state === state)?.count ?? 0 })),
      },
      {
        name: 'hakaru_intake_files',
        help: 'Files that arrive or are taken now, and those received or refused within a day.',
        values: intakeChannels.flatMap(channel =>
          intakeFileStates.map(state => ({
            labels: { channel, state },
            value: files.find(one => one.channel === channel && one.state === state)?.count ?? 0,
          })),
        ),
      },
    ];
  } catch (error) {
    app.log.warn('metrics without the database', { error: error instanceof Error ? error.message : String(error) });
    return [up(0)];
  }
}

/** None without a replica. While it is away, or nothing is known of it, its lag is left out: unknown is not 0. */
async function replicaGauges({ replica }: App): Promise<Gauge[]> {
  if (!replica) return [];
  const found = await replica.look().catch(() => null); // the primary is away
  const lag = found?.lagSeconds ?? null;
  return [
    { name: 'hakaru_replica_up', help: '1 while the read replica is fit to be read.', values: [{ value: found ? 1 : 0 }] },
    ...(lag === null ? [] : [{ name: 'hakaru_replica_lag_seconds', help: 'How far it is behind, at most.', values: [{ value: lag }] }]),
    {
      name: 'hakaru_replica_reads_total',
      help: 'Readings that may go to the replica, by what was read, where, and why at the primary.',
      type: 'counter',
      values: replica.readCounts().map(({ count, ...labels }) => ({ labels, value: count })),
    },
  ];
}
