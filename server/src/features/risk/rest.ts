import { addOns } from '@hakaru/contract/add-ons';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MEMBER, WRITER } from '#platform/access';
import { languageAsked, readUpload, sendAttachment, takeUploads } from '#platform/attachments';
import { signedIn, type Context } from '#platform/context';
import { addRoute } from '#platform/http';
import { idOf } from '#platform/ids';
import { templateFile } from './template';
import { annotatedFile, uploadedFile, uploadRisk } from './uploads';

const { gate } = addOns.risk;

export function addRiskRoutes(http: FastifyInstance): void {
  takeUploads(http, (scoped, bodyLimit) =>
    addRoute(scoped, { method: 'POST', path: '/risk/uploads', access: { ...WRITER, gate }, bodyLimit, handle: take }),
  );
  const get = (path: string, handle: (ctx: Context, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) =>
    addRoute(http, { method: 'GET', path, access: { ...MEMBER, gate }, handle });
  get('/risk/template', async (_, request, reply) => sendAttachment(reply, await templateFile(languageAsked(request))));
  get('/risk/uploads/:id/file', async (ctx, request, reply) => sendAttachment(reply, await uploadedFile(signedIn(ctx), pathId(request))));
  get('/risk/uploads/:id/annotated', async (ctx, request, reply) =>
    sendAttachment(reply, await annotatedFile(signedIn(ctx), pathId(request), languageAsked(request))),
  );
}

async function take(ctx: Context, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { file, fields } = await readUpload(request);
  const { assetId } = fields;
  const { id, isRecorded, findings } = await uploadRisk(signedIn(ctx), file, idOf(typeof assetId === 'string' ? assetId : ''));
  return reply.code(201).send({ id, isRecorded, findings: findings.length });
}

const pathId = ({ params }: FastifyRequest): string => idOf((params as { id: string }).id); // declared in the paths above
