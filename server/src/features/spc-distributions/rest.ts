import { AppError } from '@hakaru/contract/errors';
import { SPC_GATE } from '@hakaru/contract/navigation';
import type { FastifyInstance } from 'fastify';
import { MEMBER } from '#platform/access';
import { languageAsked, sendAttachment } from '#platform/attachments';
import { inTransaction, signedIn } from '#platform/context';
import { addRoute } from '#platform/http';
import { idOf } from '#platform/ids';
import { sharedPrinter } from '#platform/pdf/printer';
import { present } from './actions';
import { distributionNotice } from './notice';

export function addSpcDistributionRoutes(http: FastifyInstance): void {
  addRoute(http, {
    method: 'GET',
    path: '/spcDistributions/:id/notices/:position',
    access: { ...MEMBER, gate: SPC_GATE },
    handle: async (ctx, request, reply) => {
      const { id, position } = request.params as { id: string; position: string }; // declared in the path above
      const sender = signedIn(ctx);
      const row = await inTransaction(sender, ctx => present(ctx, idOf(id)));
      const facts = { row, position: Number(position), printedAt: ctx.app.now(), isSample: ctx.app.settings.demo };
      const paper = distributionNotice(facts, languageAsked(request));
      if (!paper) throw new AppError('notFound');
      const name = `distribution_${row.spcCode}_${row.periodTo}_${position}.pdf`;
      return sendAttachment(reply, { name, bytes: await sharedPrinter().print(paper), type: 'application/pdf' });
    },
  });
}
