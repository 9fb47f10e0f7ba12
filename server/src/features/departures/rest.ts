import type { FastifyInstance } from 'fastify';
import { SUPERUSER, USER_MANAGER } from '#platform/access';
import { attachmentHeaders, sendAttachment } from '#platform/attachments';
import { signedIn } from '#platform/context';
import { addRoute } from '#platform/http';
import { idOf } from '#platform/ids';
import { fetchArchive } from './actions';
import { certificateFile } from './deletions';

export function addDepartureRoutes(http: FastifyInstance): void {
  addRoute(http, {
    method: 'GET',
    path: '/organisation-deletions/:id/certificate',
    access: SUPERUSER,
    handle: async (ctx, { params }, reply) => {
      const { id } = params as { id: string }; // the route names the parameter
      return sendAttachment(reply, await certificateFile(signedIn(ctx), idOf(id)));
    },
  });
  addRoute(http, {
    method: 'GET',
    path: '/organisation-exports/:id',
    access: USER_MANAGER,
    handle: async (ctx, { params }, reply) => {
      const { id } = params as { id: string }; // the route names the parameter
      const { name, content } = await fetchArchive(signedIn(ctx), idOf(id));
      return attachmentHeaders(reply, { name, type: 'application/zip' }).send(content);
    },
  });
}
