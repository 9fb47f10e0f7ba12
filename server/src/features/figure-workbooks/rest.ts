import { parse } from '@hakaru/contract/fields';
import { figureWorkbookInput } from '@hakaru/contract/figure-workbooks';
import type { FastifyInstance } from 'fastify';
import { MEMBER } from '#platform/access';
import { signedIn } from '#platform/context';
import { addRoute } from '#platform/http';
import { figureWorkbook } from './actions';

/** A request for a thousand rows has some hundred kilobytes. */
const BODY_BYTES = 400_000;

export function addFigureWorkbookRoutes(http: FastifyInstance): void {
  addRoute(http, {
    method: 'POST',
    path: '/figures/workbook',
    access: MEMBER,
    bodyLimit: BODY_BYTES,
    handle: async (ctx, { body }, reply) => {
      const bytes = await figureWorkbook(signedIn(ctx), parse(figureWorkbookInput, body));
      return reply
        .header('content-disposition', 'attachment; filename="verify.xlsx"')
        .type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
        .send(Buffer.from(bytes.buffer));
    },
  });
}
