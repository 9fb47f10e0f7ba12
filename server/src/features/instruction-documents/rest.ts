import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MEMBER, WRITER } from '#platform/access';
import { languageAsked, readUpload, sendAttachment, takeUploads } from '#platform/attachments';
import { signedIn } from '#platform/context';
import { addRoute } from '#platform/http';
import { idOf } from '#platform/ids';
import { printInstruction } from './actions';
import { attachDocument, documentFile } from './documents';

const CASH = { gate: { modules: ['cashManagement'] } } as const;

export function addInstructionRoutes(http: FastifyInstance): void {
  addRoute(http, {
    method: 'GET',
    path: '/instructions/:id/pdf',
    access: { ...MEMBER, ...CASH },
    handle: async (ctx, request, reply) =>
      sendAttachment(reply, await printInstruction(signedIn(ctx), pathOf(request).id, languageAsked(request))),
  });
  addRoute(http, {
    method: 'GET',
    path: '/instructions/:id/documents/:documentId',
    access: { ...MEMBER, ...CASH },
    handle: async (ctx, request, reply) => {
      const { id, documentId } = pathOf(request);
      return sendAttachment(reply, await documentFile(signedIn(ctx), id, idOf(documentId ?? '')));
    },
  });
  takeUploads(http, (scoped, bodyLimit) =>
    addRoute(scoped, {
      method: 'POST',
      path: '/instructions/:id/documents',
      access: { ...WRITER, ...CASH },
      bodyLimit,
      handle: async (ctx, request, reply) => {
        const { file } = await readUpload(request);
        const { id, isKnown } = await attachDocument(signedIn(ctx), pathOf(request).id, file);
        return reply.code(isKnown ? 200 : 201).send({ id, isKnown });
      },
    }),
  );
}

function pathOf({ params }: FastifyRequest): { id: string; documentId?: string } {
  const { id, ...rest } = params as { id: string; documentId?: string }; // declared in the paths above
  return { id: idOf(id), ...rest };
}
