import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '#platform/log';
import { openDatabase } from '#platform/db';
import { openTraceExport, type TraceExport } from '#platform/trace-export';
import { noteStatement, tracedTasks, traceRequests } from '#platform/tracing';
import { buildHttp } from '#routes';
import { openTestServer, passwordOf, type TestServer } from '#testing/test-server';

type Span = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: string } }[];
  status: { code?: number };
};
type Collector = { server: Server; endpoint: string; spans: Span[]; bodies: string[]; headers: unknown[]; status: number };

/** A server that behaves like an OpenTelemetry collector at /v1/traces. */
async function openCollector(): Promise<Collector> {
  const collector: Omit<Collector, 'server' | 'endpoint'> = { spans: [], bodies: [], headers: [], status: 200 };
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (piece: string) => (body += piece));
    request.on('end', () => {
      collector.headers.push([request.url, request.headers['content-type'], request.headers['x-key']]);
      collector.bodies.push(body);
      if (collector.status === 200) collector.spans.push(...JSON.parse(body).resourceSpans.flatMap((one: { scopeSpans: { spans: Span[] }[] }) => one.scopeSpans.flatMap(({ spans }) => spans))); // oxfmt-ignore
      response.writeHead(collector.status).end('{}');
    });
  });
  await new Promise<void>(resume => server.listen(0, '127.0.0.1', resume));
  return Object.assign(collector, { server, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` }); // a TCP server has no path as its address
}

let server: TestServer;
let collector: Collector;
let traced: TestServer['app'];
const lines: string[] = [];
const openExport = (): TraceExport =>
  openTraceExport({
    endpoint: collector.endpoint,
    headers: 'x-key=abc',
    release: '1.2.3',
    role: 'all',
    log: createLog({ appEnv: 'production' }, line => lines.push(line)),
    everyMs: 3_600_000,
  });
beforeAll(async () => {
  server = await openTestServer({ figures: false });
  collector = await openCollector();
  const { log } = server.app;
  traced = { ...server.app, database: openDatabase(server.database.appUrl, { size: 4, log, heard: noteStatement }) };
});
afterAll(async () => {
  await traced.database.close();
  await server.close();
  collector.server.close();
});

const textOf = ({ attributes }: Span, key: string) => {
  const value = attributes.find(one => one.key === key)?.value;
  return value?.stringValue ?? value?.intValue;
};

test('a request is a span by its route’s pattern, its statements are spans below it, and nothing secret leaves with them', async () => {
  const traces = openExport();
  const http = buildHttp(traced);
  traceRequests(http, traces);
  const email = 'admin@hoshikawa.example';
  const payload = { email, password: passwordOf(email) };
  const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
  const login = await http.inject({ method: 'POST', url: '/login', payload, headers: { traceparent } });
  expect(login.statusCode).toBe(200);
  const lost = await http.inject({ url: '/imports/11111111-1111-4111-8111-111111111111/file', headers: { traceparent: 'nonsense' } });
  expect(lost.statusCode).toBe(401);
  await traces.close();
  await http.close();

  expect(collector.headers[0]).toEqual(['/v1/traces', 'application/json', 'abc']);
  const [first, second] = ['POST /login', 'GET /imports/:id/file'].map(name => collector.spans.find(span => span.name === name));
  expect(first).toMatchObject({ traceId: 'a'.repeat(32), parentSpanId: 'b'.repeat(16), kind: 2, status: {} });
  expect(second?.traceId).toMatch(/^(?!a{32})[0-9a-f]{32}$/);
  expect(second?.parentSpanId).toBeUndefined();
  expect(first && textOf(first, 'http.response.status_code')).toBe('200');
  const below = collector.spans.filter(({ parentSpanId }) => parentSpanId === first?.spanId);
  expect(below.length).toBeGreaterThan(2);
  for (const span of below) {
    expect(span).toMatchObject({ traceId: 'a'.repeat(32), kind: 3 });
    expect(BigInt(span.endTimeUnixNano) >= BigInt(span.startTimeUnixNano)).toBe(true);
    expect(BigInt(span.startTimeUnixNano) >= BigInt(first?.startTimeUnixNano ?? 0) - 5_000_000n).toBe(true);
  }
  expect(below.some(span => textOf(span, 'db.query.text')?.includes('app_user'))).toBe(true);
  const sent = collector.bodies.join('\n');
  for (const secret of [email, passwordOf(email), login.json().access_token, '11111111-1111']) expect(sent).not.toContain(secret);
});

test('a job is a trace of its own, and says that it failed', async () => {
  const traces = openExport();
  const work = tracedTasks(
    {
      reads: async app => void (await app.database.db.selectFrom('organisation').select('id').limit(1).execute()),
      fails: async () => {
        throw new Error('of no matter');
      },
    },
    traces,
  );
  const facts = { jobId: '7', attempt: 2, signal: undefined };
  await work['reads']?.(traced, null, facts);
  await expect(work['fails']?.(traced, null, facts)).rejects.toThrow('of no matter');
  await traces.close();
  const [reads, fails] = ['job reads', 'job fails'].map(name => collector.spans.find(span => span.name === name));
  expect(reads).toMatchObject({ kind: 1, status: {} });
  expect(collector.spans.some(({ parentSpanId, name }) => parentSpanId === reads?.spanId && name === 'db select')).toBe(true);
  expect(fails).toMatchObject({ status: { code: 2 } });
  expect(fails && textOf(fails, 'hakaru.job.attempt')).toBe('2');
});

test('a collector that is away costs one line of the log and no memory without end', async () => {
  collector.status = 503;
  const traces = openExport();
  const run = tracedTasks({ idle: async () => undefined }, traces)['idle'];
  const before = collector.bodies.length;
  for (let at = 0; at < 20_000; at++) await run?.(traced, null, { jobId: String(at), attempt: 1, signal: undefined });
  await traces.close();
  expect(collector.bodies.length - before).toBe(1);
  expect(lines.filter(line => line.includes('traces could not be sent'))).toHaveLength(1);
  collector.status = 200;
});
