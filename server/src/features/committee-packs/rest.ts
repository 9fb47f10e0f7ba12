import { packFormats } from '@hakaru/contract/committee-packs';
import { AppError } from '@hakaru/contract/errors';
import type { FastifyInstance } from 'fastify';
import { MEMBER } from '#platform/access';
import { languageAsked, sendAttachment } from '#platform/attachments';
import { signedIn } from '#platform/context';
import { addRoute } from '#platform/http';
import { idOf } from '#platform/ids';
import { packFile } from './actions';

export function addCommitteePackRoutes(http: FastifyInstance): void {
  addRoute(http, {
    method: 'GET',
    path: '/committeePacks/:id/:format',
    access: MEMBER,
    handle: async (ctx, request, reply) => {
      const { id, format } = request.params as { id: string; format: string }; // the route names the parameters
      const asked = packFormats.find(one => one === format);
      if (!asked) throw new AppError('notFound');
      return sendAttachment(reply, await packFile(signedIn(ctx), idOf(id), { format: asked, language: languageAsked(request) }));
    },
  });
}
