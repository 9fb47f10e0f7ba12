import { SPC_GATE } from '@hakaru/contract/navigation';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MEMBER, WRITER } from '#platform/access';
import { readUpload, sendAttachment, takeUploads } from '#platform/attachments';
import { signedIn } from '#platform/context';
import { addRoute } from '#platform/http';
import { idOf } from '#platform/ids';
import { addDocument, documentFile } from './actions';

export function addSpcDocumentRoutes(http: FastifyInstance): void {
  takeUploads(http, (scoped, bodyLimit) =>
    addRoute(scoped, {
      method: 'POST',
      path: '/spcs/:id/documents',
      access: { ...WRITER, gate: SPC_GATE },
      bodyLimit,
      handle: async (ctx, request, reply) => {
        const { file, fields } = await readUpload(request);
        return reply.code(201).send({ id: await addDocument(signedIn(ctx), pathId(request), file, fields) });
      },
    }),
  );
  addRoute(http, {
    method: 'GET',
    path: '/spcDocuments/:id/file',
    access: { ...MEMBER, gate: SPC_GATE },
    handle: async (ctx, request, reply) => sendAttachment(reply, await documentFile(signedIn(ctx), pathId(request))),
  });
}

const pathId = ({ params }: FastifyRequest): string => idOf((params as { id: string }).id); // declared in the paths above
