import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MEMBER, WRITER } from '#platform/access';
import { readUpload, sendAttachment, takeUploads } from '#platform/attachments';
import { signedIn } from '#platform/context';
import { addRoute } from '#platform/http';
import { idOf } from '#platform/ids';
import { articleFile, attachFile } from './actions';

export function addResearchRoutes(http: FastifyInstance): void {
  takeUploads(http, (scoped, bodyLimit) =>
    addRoute(scoped, {
      method: 'POST',
      path: '/research/:id/file',
      access: WRITER,
      bodyLimit,
      handle: async (ctx, request, reply) => {
        const { file } = await readUpload(request);
        const { id } = await attachFile(signedIn(ctx), pathId(request), file);
        return reply.code(201).send({ id });
      },
    }),
  );
  addRoute(http, {
    method: 'GET',
    path: '/research/:id/file',
    access: MEMBER,
    handle: async (ctx, request, reply) => sendAttachment(reply, await articleFile(signedIn(ctx), pathId(request))),
  });
}

const pathId = ({ params }: FastifyRequest): string => idOf((params as { id: string }).id); // declared in the path above
