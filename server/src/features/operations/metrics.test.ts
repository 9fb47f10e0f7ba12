import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMetrics } from '#platform/metrics';
import { openHttp } from '#platform/http';
import type { ReadReplica } from '#platform/read-replica';
import { openTestServer, type TestServer } from '#testing/test-server';
import { countedTasks, countRequests, openMetrics } from './metrics-listener';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ figures: false });
});
afterAll(() => server.close());

/** The value of one metric, as a scraper would read it. */
const valueOf = (text: string, line: string): number | null => {
  const found = text.split('\n').find(one => one.startsWith(`${line} `));
  return found === undefined ? null : Number(found.slice(line.length + 1));
};

test('requests, jobs, pool, imports and the event loop are measured on a port of their own, without a name of anybody', async () => {
  const metrics = createMetrics();
  const http = openHttp(server.app);
  countRequests(http, metrics);
  http.get('/secret/:token', { config: { access: { who: 'anyone' } } }, async () => ({ ok: true }));
  for (const token of ['canary-one', 'canary-two']) await http.inject({ method: 'GET', url: `/secret/${token}` });
  await http.inject({ method: 'GET', url: '/nowhere' });
  const tasks = countedTasks({ good: async () => undefined, bad: async () => Promise.reject(new Error('no')) }, metrics);
  await tasks['good']?.(server.app, {}, { jobId: '1', attempt: 1, signal: undefined });
  await expect(tasks['bad']?.(server.app, {}, { jobId: '2', attempt: 1, signal: undefined })).rejects.toThrow('no');
  await server.sql(`select graphile_worker.add_job('nothing')`);

  const listener = await openMetrics(server.app, metrics, { port: 0, host: '127.0.0.1' });
  const { port } = listener.address() as AddressInfo; // a TCP server has no path as its address
  const reply = await fetch(`http://127.0.0.1:${port}/metrics`);
  const text = await reply.text();
  expect(reply.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  expect((await fetch(`http://127.0.0.1:${port}/graphql`)).status).toBe(404);
  listener.close();
  await http.close();

  expect(valueOf(text, 'hakaru_http_requests_total{method="GET",route="/secret/:token",status="200"}')).toBe(2);
  expect(valueOf(text, 'hakaru_http_request_seconds_count{method="GET",route="/secret/:token"}')).toBe(2);
  expect(valueOf(text, 'hakaru_http_request_seconds_bucket{method="GET",route="/secret/:token",le="+Inf"}')).toBe(2);
  expect(valueOf(text, 'hakaru_jobs_done_total{task="good",result="ok"}')).toBe(1);
  expect(valueOf(text, 'hakaru_jobs_done_total{task="bad",result="failed"}')).toBe(1);
  const [waiting] = await server.sql(
    'select count(*)::int as n from graphile_worker._private_jobs where locked_at is null and attempts < max_attempts',
  );
  expect(valueOf(text, 'hakaru_jobs{state="waiting"}')).toBe(waiting?.['n']);
  expect(valueOf(text, 'hakaru_database_up')).toBe(1);
  expect(valueOf(text, 'hakaru_pool_connections{state="wanted"}')).toBe(0);
  expect(valueOf(text, 'process_resident_memory_bytes')).toBeGreaterThan(10_000_000);
  for (const secret of ['canary', 'HOSHI', 'hoshikawa', server.app.settings.secret]) expect(text).not.toContain(secret);
  // Every line is in the Prometheus format: a comment, or a name with labels and a number.
  for (const line of text.trim().split('\n')) expect(line).toMatch(/^(# (HELP|TYPE) [a-z_]+ .+|[a-z_]+(\{.*\})? -?[0-9.e+-]+)$/);
});

test('a database that is away is said so, and what only it knows is left out instead of 0', async () => {
  const away = { ...server.app, database: { ...server.app.database, db: { getExecutor: () => undefined } as never } }; // every query fails
  const listener = await openMetrics(away, createMetrics(), { port: 0, host: '127.0.0.1' });
  const { port } = listener.address() as AddressInfo; // a TCP server has no path as its address
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  listener.close();
  expect(valueOf(text, 'hakaru_database_up')).toBe(0);
  expect(text).not.toContain('hakaru_imports');
  expect(text).toContain('hakaru_build_info');
});

/** A replica is fit and has been read once; its own tests have a real one. */
const replica = {
  look: async () => ({ lagSeconds: 0 }),
  readCounts: () => [{ read: 'books', source: 'replica', reason: '', count: 1 }],
} as unknown as ReadReplica; // what the metrics ask of it

/** Names, types and labels of what is served, each with one count of what has none yet. */
async function served(): Promise<Map<string, { type: string; labels: Set<string> }>> {
  const metrics = createMetrics();
  const http = openHttp(server.app);
  countRequests(http, metrics);
  await http.inject({ method: 'GET', url: '/nowhere' });
  await countedTasks({ one: async () => undefined }, metrics)['one']?.(server.app, {}, { jobId: '1', attempt: 1, signal: undefined });
  await http.close();
  metrics.count('hakaru_report_mails_total', { result: 'taken' }); // as mail.test.ts finds it counted
  const listener = await openMetrics({ ...server.app, replica }, metrics, { port: 0, host: '127.0.0.1' });
  const { port } = listener.address() as AddressInfo; // a TCP server has no path as its address
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  listener.close();
  const types = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(
    ([, name = '', type = '']) => [name, { type, labels: new Set<string>() }] as const,
  );
  const found = new Map(types);
  for (const [, name = '', labels = ''] of text.matchAll(/^([a-z_]+)(?:\{(.*)\})? \S+$/gm))
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g))
      (found.get(name) ?? found.get(name.replace(/_(bucket|sum|count)$/, '')))?.labels.add(label);
  return found;
}

/** Labels that Prometheus adds itself. */
const ADDED = ['instance', 'job'];

test('the example dashboard and alerts ask only for what is served, by its labels, and of counters for their growth', async () => {
  const metrics = await served();
  const read = (path: string): string => readFileSync(new URL(`../../../../deploy/${path}`, import.meta.url), 'utf8');
  const dashboard = JSON.parse(read('dashboard.json')) as { panels: { id: number; targets: { expr: string }[] }[] }; // ours
  const shown = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  const alerts = [...read('alerts.yaml').matchAll(/^ +expr: (.+)$/gm)].map(([, expr = '']) => expr);
  expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length);
  expect([shown.length, alerts.length].every(count => count > 8)).toBe(true);
  expect([...shown, ...alerts].flatMap(expr => faultsOf(expr, metrics))).toEqual([]);
  const all = [...shown, ...alerts].join(' ');
  for (const what of [
    'http_requests',
    'jobs',
    'database',
    'imports',
    'book_cache',
    'event_loop',
    'pool',
    'intake',
    'report_mails',
    'replica',
  ])
    expect(all).toContain(`hakaru_${what}`);
});

test('what is not served is found', async () => {
  const metrics = await served();
  expect(faultsOf('hakaru_nothing > 0', metrics)).toEqual(['hakaru_nothing is not served']);
  expect(faultsOf('sum by (colour) (rate(hakaru_jobs_done_total{shade="x"}[5m]))', metrics)).toEqual([
    'hakaru_jobs_done_total has no label shade',
    'nothing has the label colour: sum by (colour) (rate(hakaru_jobs_done_total{shade="x"}[5m]))',
  ]);
  expect(faultsOf('hakaru_jobs_done_total > 3', metrics)).toEqual(['hakaru_jobs_done_total only grows: take its rate or increase']);
  expect(faultsOf('rate(hakaru_http_request_seconds[5m])', metrics)).toEqual(['hakaru_http_request_seconds is a histogram']);
});

function faultsOf(expr: string, metrics: Awaited<ReturnType<typeof served>>): string[] {
  const faults: string[] = [];
  const labels = new Set(['le', ...ADDED]);
  for (const [whole, name = '', chosen = ''] of expr.matchAll(/\b((?:hakaru|process|up)(?:_\w+)?)(?:\{([^}]*)\})?/g)) {
    if (name === 'up') continue; // Prometheus' own
    const base = name.replace(/_(bucket|sum|count)$/, '');
    const known = metrics.get(name) ?? metrics.get(base);
    if (!known) faults.push(`${name} is not served`);
    if (known?.type === 'histogram' && base === name) faults.push(`${name} is a histogram`);
    if (known?.type === 'counter' && !expr.includes(`rate(${whole}[`) && !expr.includes(`increase(${whole}[`))
      faults.push(`${name} only grows: take its rate or increase`);
    for (const label of known?.labels ?? []) labels.add(label);
    for (const [, label = ''] of chosen.matchAll(/(\w+)=/g))
      if (known && !known.labels.has(label)) faults.push(`${name} has no label ${label}`);
  }
  for (const [, list = ''] of expr.matchAll(/by \(([^)]*)\)/g))
    for (const label of list.split(/,\s*/)) if (!labels.has(label)) faults.push(`nothing has the label ${label}: ${expr}`);
  return faults;
}

test('labels keep their quotes', () => {
  const metrics = createMetrics();
  metrics.count('hakaru_jobs_done_total', { task: 'a"b\\c\nd', result: 'ok' });
  expect(metrics.text([])).toContain(String.raw`{task="a\"b\\c\nd",result="ok"} 1`);
});
