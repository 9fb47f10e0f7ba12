import { SPC_GATE } from '@hakaru/contract/navigation';
import type { FastifyInstance } from 'fastify';
import { MEMBER } from '#platform/access';
import { languageAsked, sendAttachment } from '#platform/attachments';
import { inTransaction, signedIn } from '#platform/context';
import { addRoute } from '#platform/http';
import { idOf } from '#platform/ids';
import { sharedPrinter } from '#platform/pdf/printer';
import { present } from './actions';
import { paymentOrder } from './order-paper';

export function addSpcPaymentRoutes(http: FastifyInstance): void {
  addRoute(http, {
    method: 'GET',
    path: '/spcPayments/:id/order',
    access: { ...MEMBER, gate: SPC_GATE },
    handle: async (ctx, request, reply) => {
      const { id } = request.params as { id: string }; // declared in the path above
      const row = await inTransaction(signedIn(ctx), ctx => present(ctx, idOf(id)));
      const paper = paymentOrder({ row, printedAt: ctx.app.now(), isSample: ctx.app.settings.demo }, languageAsked(request));
      const name = `remittance_${row.spcCode}_${row.number}.pdf`;
      return sendAttachment(reply, { name, bytes: await sharedPrinter().print(paper), type: 'application/pdf' });
    },
  });
}
