import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SUPERUSER } from '#platform/access';
import { sendAttachment } from '#platform/attachments';
import { signedIn } from '#platform/context';
import { addRoute } from '#platform/http';
import { idOf } from '#platform/ids';
import { exportPerson } from './actions';

export function addDataSubjectRoutes(http: FastifyInstance): void {
  addRoute(http, {
    method: 'POST',
    path: '/dsr/:id/export',
    access: SUPERUSER,
    handle: async (ctx, request, reply) => sendAttachment(reply, await exportPerson(signedIn(ctx), pathId(request))),
  });
}

const pathId = ({ params }: FastifyRequest): string => idOf((params as { id: string }).id); // the route names the parameter
