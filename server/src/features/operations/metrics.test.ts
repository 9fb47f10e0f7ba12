import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMetrics } from '#platform/metrics';
import { openHttp } from '#platform/http';
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

test('labels keep their quotes', () => {
  const metrics = createMetrics();
  metrics.count('hakaru_jobs_done_total', { task: 'a"b\\c\nd', result: 'ok' });
  expect(metrics.text([])).toContain(String.raw`{task="a\"b\\c\nd",result="ok"} 1`);
});
