import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MEMBER } from '#platform/access';
import { languageAsked, sendAttachment } from '#platform/attachments';
import { signedIn } from '#platform/context';
import { addRoute } from '#platform/http';
import { idOf } from '#platform/ids';
import { printInstruction } from './actions';

export function addInstructionRoutes(http: FastifyInstance): void {
  addRoute(http, {
    method: 'GET',
    path: '/instructions/:id/pdf',
    access: { ...MEMBER, gate: { modules: ['cashManagement'] } },
    handle: async (ctx, request, reply) =>
      sendAttachment(reply, await printInstruction(signedIn(ctx), pathId(request), languageAsked(request))),
  });
}

const pathId = ({ params }: FastifyRequest): string => idOf((params as { id: string }).id); // named in the path above
