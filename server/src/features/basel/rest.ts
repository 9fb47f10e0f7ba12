import { addOns } from '@hakaru/contract/add-ons';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MEMBER, WRITER } from '#platform/access';
import { readUpload, sendAttachment, takeUploads } from '#platform/attachments';
import { signedIn, type Context } from '#platform/context';
import { addRoute } from '#platform/http';
import { idOf } from '#platform/ids';
import { addEvidenceFile, evidenceFile } from './actions';

const { gate } = addOns.basel;

export function addBaselRoutes(http: FastifyInstance): void {
  takeUploads(http, (scoped, bodyLimit) =>
    addRoute(scoped, { method: 'POST', path: '/basel/evidence', access: { ...WRITER, gate }, bodyLimit, handle: take }),
  );
  addRoute(http, {
    method: 'GET',
    path: '/basel/evidence/:id/file',
    access: { ...MEMBER, gate },
    handle: async (ctx, request, reply) => sendAttachment(reply, await evidenceFile(signedIn(ctx), pathId(request))),
  });
}

async function take(ctx: Context, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { file, fields } = await readUpload(request);
  return reply.code(201).send({ id: await addEvidenceFile(signedIn(ctx), file, fields) });
}

const pathId = ({ params }: FastifyRequest): string => idOf((params as { id: string }).id); // named in the path above
