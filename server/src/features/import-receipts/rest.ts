import type { FastifyInstance } from 'fastify';
import { MEMBER } from '#platform/access';
import { signedIn } from '#platform/context';
import { addRoute } from '#platform/http';
import { idOf } from '#platform/ids';
import { languageAsked, sendAttachment } from '#platform/attachments';
import { printReceipt } from './receipt';

export function addReceiptRoutes(http: FastifyInstance): void {
  addRoute(http, {
    method: 'GET',
    path: '/imports/:id/receipt',
    access: MEMBER,
    handle: async (ctx, request, reply) => {
      const { id } = request.params as { id: string }; // declared in the path above
      return sendAttachment(reply, await printReceipt(signedIn(ctx), idOf(id), languageAsked(request)));
    },
  });
}
