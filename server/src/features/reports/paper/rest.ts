import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MEMBER } from '#platform/access';
import { signedIn } from '#platform/context';
import { addRoute } from '#platform/http';
import { idOf } from '#platform/ids';
import { languageAsked, sendAttachment } from '#platform/attachments';
import { printReport } from './actions';

export function addReportRoutes(http: FastifyInstance): void {
  addRoute(http, {
    method: 'GET',
    path: '/reports/:id/pdf',
    access: MEMBER,
    handle: async (ctx, request, reply) => sendAttachment(reply, await printReport(signedIn(ctx), pathId(request), languageAsked(request))),
  });
}

const pathId = ({ params }: FastifyRequest): string => idOf((params as { id: string }).id); // declared in the path above
