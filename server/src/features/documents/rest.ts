import { DOCUMENTS_GATE } from '@hakaru/contract/gates';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MEMBER, WRITER } from '#platform/access';
import { readUpload, sendAttachment, takeUploads } from '#platform/attachments';
import { signedIn, type Context } from '#platform/context';
import { addRoute } from '#platform/http';
import { idOf } from '#platform/ids';
import { addDocument, documentFile } from './actions';

export function addDocumentRoutes(http: FastifyInstance): void {
  takeUploads(http, (scoped, bodyLimit) =>
    addRoute(scoped, { method: 'POST', path: '/documents', access: { ...WRITER, gate: DOCUMENTS_GATE }, bodyLimit, handle: take }),
  );
  addRoute(http, {
    method: 'GET',
    path: '/documents/:id/file',
    access: { ...MEMBER, gate: DOCUMENTS_GATE },
    handle: async (ctx, request, reply) => sendAttachment(reply, await documentFile(signedIn(ctx), pathId(request))),
  });
}

async function take(ctx: Context, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { file, fields } = await readUpload(request);
  const { document, isKnown } = await addDocument(signedIn(ctx), file, fields);
  return reply.code(isKnown ? 200 : 201).send({ id: document.id, isKnown });
}

const pathId = ({ params }: FastifyRequest): string => idOf((params as { id: string }).id); // the route names the parameter
