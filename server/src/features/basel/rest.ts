import { addOns } from '@hakaru/contract/add-ons';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MEMBER, WRITER } from '#platform/access';
import { languageAsked, readUpload, sendAttachment, takeUploads } from '#platform/attachments';
import { signedIn, type Context } from '#platform/context';
import { addRoute } from '#platform/http';
import { idOf } from '#platform/ids';
import { addEvidenceFile, evidenceFile } from './actions';
import { baselForm } from './form';

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
  addRoute(http, {
    method: 'GET',
    path: '/basel/form',
    access: { ...MEMBER, gate },
    handle: async (ctx, request, reply) => {
      const given = request.query as Readonly<Record<string, unknown>>; // strings, or lists where a name is given twice
      const text = (name: string) => (typeof given[name] === 'string' ? given[name] : null);
      const ask = { assetId: idOf(text('assetId') ?? ''), asOf: text('asOf') ?? '', known: text('known') };
      return sendAttachment(reply, await baselForm(signedIn(ctx), ask, languageAsked(request)));
    },
  });
}

async function take(ctx: Context, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { file, fields } = await readUpload(request);
  return reply.code(201).send({ id: await addEvidenceFile(signedIn(ctx), file, fields) });
}

const pathId = ({ params }: FastifyRequest): string => idOf((params as { id: string }).id); // the route names the parameter
