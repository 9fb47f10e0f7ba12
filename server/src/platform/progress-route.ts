import { AppError } from '@hakaru/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SESSION } from './access';
import type { App } from './context';
import { openListener } from './listener';
import { PROGRESS_CHANNEL } from './progress';
import { actorOf } from './session';

export type ProgressOptions = { heartbeatMs?: number; perUser?: number; inAll?: number };

type Page = { userId: string; reply: FastifyReply; request: FastifyRequest };

/**
 * GET /events: server-sent events for the signed-in user. A heartbeat keeps proxies from closing the connection, and each one looks up the
 * session again, so that a connection does not outlive its authority. A user's newest windows win; beyond `inAll` the response is 503 and
 * the page polls.
 */
export async function addProgress(
  http: FastifyInstance,
  app: App,
  { heartbeatMs = 15_000, perUser = 6, inAll = 1000 }: ProgressOptions = {},
): Promise<void> {
  const pages = new Set<Page>();
  const listener = openListener(app, PROGRESS_CHANNEL, payload => send(pages, payload));
  const timer = setInterval(() => {
    for (const page of pages) void keepAlive(app, page);
  }, heartbeatMs);
  timer.unref();
  http.addHook('preClose', async () => {
    clearInterval(timer);
    for (const { reply } of pages) reply.raw.end();
    await listener.close();
  });
  for (const url of ['/events', '/api/events']) {
    http.get(url, { config: { access: SESSION } }, (request, reply) => {
      if (pages.size >= inAll) throw new AppError('unavailable', {}, 10);
      const userId = request.context.actor?.user.id ?? '';
      const own = [...pages].filter(page => page.userId === userId);
      if (own.length >= perUser) own[0]?.reply.raw.end('event: replaced\ndata: {}\n\n');
      const page: Page = { userId, reply, request };
      pages.add(page);
      reply.raw.once('close', () => pages.delete(page));
      beginStream(reply);
    });
  }
}

function beginStream(reply: FastifyReply): void {
  reply.hijack();
  reply.raw.writeHead(200, {
    ...Object.fromEntries(Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)])),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    connection: 'close', // an ended stream is closed and does not delay a stop
  });
  reply.raw.write('retry: 3000\n\n');
}

function send(pages: ReadonlySet<Page>, payload: string): void {
  const { userId, progress } = JSON.parse(payload) as { userId: string; progress: unknown }; // written by reportProgress
  for (const page of pages) {
    if (page.userId === userId) page.reply.raw.write(`event: progress\ndata: ${JSON.stringify(progress)}\n\n`);
  }
}

async function keepAlive(app: App, { reply, request }: Page): Promise<void> {
  const { tokenHash, ip } = request.context.request;
  try {
    const actor = tokenHash && (await actorOf(app, tokenHash, ip));
    if (actor) reply.raw.write(': alive\n\n');
    else reply.raw.end('event: ended\ndata: {}\n\n');
  } catch {
    reply.raw.write(': waiting\n\n'); // an outage signs nobody out
  }
}
