import { invalid } from '@hakaru/contract/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MEMBER } from '#platform/access';
import { languageAsked, sendAttachment } from '#platform/attachments';
import { signedIn } from '#platform/context';
import { addRoute } from '#platform/http';
import { idOf } from '#platform/ids';
import type { FundAsk } from '#features/private-assets/actions';
import { printFundSheet } from './actions';

export function addFundSheetRoutes(http: FastifyInstance): void {
  addRoute(http, {
    method: 'GET',
    path: '/privateFunds/:id/sheet',
    access: MEMBER,
    handle: async (ctx, request, reply) =>
      sendAttachment(reply, await printFundSheet(signedIn(ctx), askOf(request), languageAsked(request))),
  });
}

function askOf({ params, query }: FastifyRequest): FundAsk {
  const { id } = params as { id: string }; // declared in the path above
  const { assetId, asOf, known } = query as Record<string, unknown>; // text, lists of text or undefined
  if (typeof assetId !== 'string') throw invalid('assetId', 'required');
  if (typeof asOf !== 'string') throw invalid('asOf', 'required');
  return { fundId: idOf(id), assetId: idOf(assetId), asOf, known: typeof known === 'string' && known !== '' ? known : null };
}
