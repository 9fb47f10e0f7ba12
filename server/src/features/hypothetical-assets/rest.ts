import { addOns } from '@hakaru/contract/add-ons';
import type { FastifyInstance } from 'fastify';
import { MEMBER } from '#platform/access';
import { languageAsked, sendAttachment } from '#platform/attachments';
import { signedIn } from '#platform/context';
import { addRoute } from '#platform/http';
import { idOf } from '#platform/ids';
import { comparisonWorkbook } from './workbook';

export function addHypotheticalRoutes(http: FastifyInstance): void {
  addRoute(http, {
    method: 'GET',
    path: '/hypotheticalAssets/comparison',
    access: { ...MEMBER, gate: addOns.hypotheticalAssets.gate },
    handle: async (ctx, request, reply) => {
      const given = request.query as Readonly<Record<string, unknown>>; // strings, or lists where a name is given twice
      const text = (name: string) => (typeof given[name] === 'string' ? given[name] : null);
      const ids = (text('ids') ?? '').split(',').filter(Boolean).map(idOf);
      const ask = { assetId: idOf(text('assetId') ?? ''), asOf: text('asOf') ?? '', known: text('known'), basis: text('basis'), ids };
      return sendAttachment(reply, await comparisonWorkbook(signedIn(ctx), ask, languageAsked(request)));
    },
  });
}
