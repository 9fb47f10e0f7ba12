import type { ChangedValue } from '@hakaru/contract/notice-replacement';
import { SamenessEnum } from '#platform/enumerations/documents';
import { builder } from '#platform/graphql';
import type { ReplacementOffer, Revision } from './revision';

const OfferType = builder.objectRef<ReplacementOffer>('ReplacementOffer').implement({
  description: 'An earlier notice of the fund with the same number, due date or amount, which this one may replace.',
  fields: t => ({
    documentId: t.exposeID('documentId'),
    name: t.exposeString('name'),
    createdAt: t.string({ resolve: ({ createdAt }) => createdAt.toISOString() }),
    same: t.expose('same', { type: [SamenessEnum] }),
    day: t.exposeString('day', { nullable: true }),
    amount: t.exposeString('amount', { nullable: true }),
  }),
});

export const ChangedValueType = builder.objectRef<ChangedValue>('ChangedValue').implement({
  description: 'A value that two documents state differently.',
  fields: t => ({
    name: t.exposeString('name'),
    before: t.exposeString('before', { nullable: true }),
    after: t.exposeString('after', { nullable: true }),
  }),
});

export const RevisionType = builder.objectRef<Revision>('NoticeRevision').implement({
  description: 'Which notice a document replaces and what it states differently, which one replaces it, and which ones it may replace.',
  fields: t => ({
    replacesId: t.id({ nullable: true, resolve: ({ replaces }) => replaces?.documentId ?? null }),
    replacesName: t.string({ nullable: true, resolve: ({ replaces }) => replaces?.name ?? null }),
    changes: t.field({ type: [ChangedValueType], resolve: ({ replaces }) => replaces?.changes ?? [] }),
    replacedById: t.id({ nullable: true, resolve: ({ replacedBy }) => replacedBy?.documentId ?? null }),
    replacedByName: t.string({ nullable: true, resolve: ({ replacedBy }) => replacedBy?.name ?? null }),
    offers: t.expose('offers', { type: [OfferType] }),
  }),
});
