import { SPC_GATE } from '@hakaru/contract/navigation';
import type { FastifyInstance } from 'fastify';
import { MEMBER } from '#platform/access';
import { languageAsked, sendAttachment } from '#platform/attachments';
import { signedIn } from '#platform/context';
import { addRoute } from '#platform/http';
import { idOf } from '#platform/ids';
import { exportJournal } from './journal';

export function addSpcLedgerRoutes(http: FastifyInstance): void {
  addRoute(http, {
    method: 'GET',
    path: '/spcs/:id/journal',
    access: { ...MEMBER, gate: SPC_GATE },
    handle: async (ctx, request, reply) => {
      const { id } = request.params as { id: string }; // declared in the path above
      const asked = request.query as Record<string, unknown>; // text, lists of text or undefined
      const text = (name: string) => (typeof asked[name] === 'string' ? asked[name] : null);
      const shape = { language: languageAsked(request), isShiftJis: asked['encoding'] === 'shift_jis' };
      const ask = { spcId: idOf(id), book: text('book'), from: text('from'), to: text('to') };
      return sendAttachment(reply, await exportJournal(signedIn(ctx), ask, shape));
    },
  });
}
