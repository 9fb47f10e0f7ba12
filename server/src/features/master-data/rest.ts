import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { USER_MANAGER } from '#platform/access';
import { languageAsked, readUpload, sendAttachment, takeUploads } from '#platform/attachments';
import { signedIn, type Context } from '#platform/context';
import { addRoute } from '#platform/http';
import { idOf } from '#platform/ids';
import { annotatedFile, uploadedFile } from './downloads';
import { sampleFile, templateFile } from './template';
import { uploadMaster } from './uploads';

export function addMasterDataRoutes(http: FastifyInstance): void {
  takeUploads(http, (scoped, bodyLimit) =>
    addRoute(scoped, { method: 'POST', path: '/master-data/uploads', access: USER_MANAGER, bodyLimit, handle: take }),
  );
  const get = (path: string, handle: (ctx: Context, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) =>
    addRoute(http, { method: 'GET', path, access: USER_MANAGER, handle });
  get('/master-data/template', async (ctx, request, reply) => {
    const { assetId } = request.query as { assetId?: string }; // text or undefined
    return sendAttachment(reply, await templateFile(signedIn(ctx), assetId ? idOf(assetId) : null, languageAsked(request)));
  });
  get('/master-data/sample', async (ctx, request, reply) => sendAttachment(reply, await sampleFile(signedIn(ctx), languageAsked(request))));
  get('/master-data/uploads/:id/file', async (ctx, request, reply) =>
    sendAttachment(reply, await uploadedFile(signedIn(ctx), pathId(request))),
  );
  get('/master-data/uploads/:id/annotated', async (ctx, request, reply) =>
    sendAttachment(reply, await annotatedFile(signedIn(ctx), pathId(request), languageAsked(request))),
  );
}

async function take(ctx: Context, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { file, fields } = await readUpload(request);
  const { assetId, reason } = fields;
  const sent = { file, assetId: typeof assetId === 'string' ? idOf(assetId) : null, reason: typeof reason === 'string' ? reason : null };
  const { id, status, findings } = await uploadMaster(signedIn(ctx), sent);
  return reply.code(201).send({ id, status, findings: findings.length });
}

const pathId = ({ params }: FastifyRequest): string => idOf((params as { id: string }).id); // declared in the paths above
