import type { FastifyInstance } from 'fastify';
import { ANYONE } from '#platform/access';
import { addRoute } from '#platform/http';
import { readFeed } from './actions';

/** Calendar programs send no headers of ours: the address itself is the secret. */
export function addCalendarRoutes(http: FastifyInstance): void {
  addRoute(http, {
    method: 'GET',
    path: '/calendar/:file',
    access: ANYONE,
    handle: async (ctx, request, reply) => {
      const { file = '' } = request.params as { file?: string }; // named in the path above
      const text = await readFeed(ctx, file.replace(/\.ics$/, ''));
      return reply.type('text/calendar; charset=utf-8').header('cache-control', 'private, no-store').send(text);
    },
  });
}
