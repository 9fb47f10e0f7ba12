import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MEMBER, WRITER } from '#platform/access';
import { readUpload, sendAttachment, takeUploads } from '#platform/attachments';
import { signedIn, type Context } from '#platform/context';
import { addRoute } from '#platform/http';
import { idOf } from '#platform/ids';
import { addFile, commentaryFile } from './actions';

export function addCommentaryRoutes(http: FastifyInstance): void {
  takeUploads(http, (scoped, bodyLimit) =>
    addRoute(scoped, { method: 'POST', path: '/commentaries/file', access: WRITER, bodyLimit, handle: take }),
  );
  addRoute(http, {
    method: 'GET',
    path: '/commentaries/:id/file',
    access: MEMBER,
    handle: async (ctx, request, reply) => sendAttachment(reply, await commentaryFile(signedIn(ctx), pathId(request))),
  });
}

async function take(ctx: Context, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { file, fields } = await readUpload(request);
  const { version } = await addFile(signedIn(ctx), file, fields);
  return reply.code(201).send({ version });
}

const pathId = ({ params }: FastifyRequest): string => idOf((params as { id: string }).id); // the route names the parameter
