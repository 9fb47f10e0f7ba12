import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Task, Tasks } from './jobs';
import type { Attributes, FinishedSpan, SpanSink } from './trace-export';

/** The span that some code runs in; its database statements become child spans. */
type Active = { sink: SpanSink; traceId: string; spanId: string };
const current = new AsyncLocalStorage<Active>();

const newId = (bytes: number): string => randomBytes(bytes).toString('hex');
const nowNs = (): bigint => BigInt(Math.round((performance.timeOrigin + performance.now()) * 1_000)) * 1_000n;

type Begun = { active: Active; parentId: string | null; startNs: bigint };

function begin(sink: SpanSink, parent: { traceId: string; spanId: string } | null = null): Begun {
  const active = { sink, traceId: parent?.traceId ?? newId(16), spanId: newId(8) };
  return { active, parentId: parent?.spanId ?? null, startNs: nowNs() };
}

type Ending = Pick<FinishedSpan, 'name' | 'kind' | 'failed'> & { attributes: Attributes };

function end({ active, parentId, startNs }: Begun, ending: Ending): void {
  active.sink.add({ ...ending, traceId: active.traceId, spanId: active.spanId, parentId, startNs, endNs: nowNs() });
}

const PARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}$/;

/**
 * Spans are named by the route's pattern rather than the path, because paths contain tokens. A trace started elsewhere, for example by a
 * proxy, is continued.
 */
export function traceRequests(http: FastifyInstance, sink: SpanSink): void {
  const begun = new WeakMap<object, Begun>();
  http.addHook('onRequest', (request, _reply, done) => {
    const [, traceId, spanId] = PARENT.exec(String(request.headers['traceparent'] ?? '')) ?? [];
    const span = begin(sink, traceId && spanId ? { traceId, spanId } : null);
    begun.set(request, span);
    current.run(span.active, done);
  });
  http.addHook('onResponse', (request, reply, done) => {
    const span = begun.get(request);
    const route = request.routeOptions?.url ?? 'none';
    const attributes = { 'http.request.method': request.method, 'http.route': route, 'http.response.status_code': reply.statusCode };
    if (span) end(span, { name: `${request.method} ${route}`, kind: 'server', failed: reply.statusCode >= 500, attributes });
    done();
  });
}

export function tracedTasks(tasks: Tasks, sink: SpanSink): Tasks {
  const traced = ([task, work]: [string, Task]): [string, Task] => [
    task,
    async (app, payload, facts) => {
      const span = begin(sink);
      let failed = true;
      try {
        await current.run(span.active, () => work(app, payload, facts));
        failed = false;
      } finally {
        const attributes = { 'hakaru.job.task': task, 'hakaru.job.id': facts.jobId, 'hakaru.job.attempt': facts.attempt };
        end(span, { name: `job ${task}`, kind: 'internal', failed, attributes });
      }
    },
  ];
  return Object.fromEntries(Object.entries(tasks).map(traced));
}

const STATEMENT_MAX = 1_000;

/** Records a statement that has just ended, without its values, because these may be confidential. */
export function noteStatement({ sql, ms, failed }: { sql: string; ms: number; failed: boolean }): void {
  const active = current.getStore();
  if (!active) return;
  const statement = sql.replace(/\s+/g, ' ').trim();
  const [word = ''] = statement.split(' ', 1);
  const endNs = nowNs();
  active.sink.add({
    traceId: active.traceId,
    spanId: newId(8),
    parentId: active.spanId,
    name: `db ${word.toLowerCase()}`,
    kind: 'client',
    startNs: endNs - BigInt(Math.round(ms * 1_000_000)),
    endNs,
    failed,
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': statement.slice(0, STATEMENT_MAX) },
  });
}
