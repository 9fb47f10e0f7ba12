import { CORPORATION_GATE } from '@hakaru/contract/navigation';
import type { FastifyInstance } from 'fastify';
import { MEMBER } from '#platform/access';
import { languageAsked, sendAttachment } from '#platform/attachments';
import { signedIn } from '#platform/context';
import { addRoute } from '#platform/http';
import { exportCorporations } from './list-file';

export function addCorporationRoutes(http: FastifyInstance): void {
  addRoute(http, {
    method: 'GET',
    path: '/corporations/list',
    access: { ...MEMBER, gate: CORPORATION_GATE },
    handle: async (ctx, request, reply) => {
      const { encoding } = request.query as Record<string, unknown>; // strings, lists of strings or undefined
      const shape = { language: languageAsked(request), isShiftJis: encoding === 'shift_jis' };
      return sendAttachment(reply, await exportCorporations(signedIn(ctx), shape));
    },
  });
}
