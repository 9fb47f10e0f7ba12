import type { FastifyInstance } from 'fastify';
import { ANYONE } from '#platform/access';
import { addRoute } from '#platform/http';
import { readFeed } from './actions';

/** Calendar programs cannot send an authorisation header, so the address itself is the secret. */
export function addCalendarRoutes(http: FastifyInstance): void {
  addRoute(http, {
    method: 'GET',
    path: '/calendar/:file',
    access: ANYONE,
    handle: async (ctx, request, reply) => {
      const { file = '' } = request.params as { file?: string }; // the route names the parameter
      const text = await readFeed(ctx, file.replace(/\.ics$/, ''));
      return reply.type('text/calendar; charset=utf-8').header('cache-control', 'private, no-store').send(text);
    },
  });
}
