import type { StatementRow } from '#features/fund-statements/public';
import { ValuationQualityEnum } from '#platform/enumerations/portfolio';
import { builder } from '#platform/graphql';
import { ApprovalBlockType } from './graphql-blocks';
import { ChangedValueType } from './graphql-revision';
import type { StatementReview } from './statement';

const StandingType = builder.objectRef<StatementReview['standing'][number]>('StandingValuation').implement({
  description: 'What a fund is valued at on the day of a statement before that is approved, and who said so.',
  fields: t => ({
    quality: t.expose('quality', { type: ValuationQualityEnum }),
    nav: t.exposeString('nav'),
    moved: t.exposeString('moved', { nullable: true, description: 'By how much the statement says otherwise.' }),
    recordedAt: t.string({ resolve: ({ recordedAt }) => recordedAt.toISOString() }),
    sourceEn: t.exposeString('sourceEn'),
    sourceJp: t.exposeString('sourceJp'),
    documentId: t.exposeID('documentId', { nullable: true }),
  }),
});

const MadeType = builder.objectRef<StatementRow>('ApprovedStatement').implement({
  description: 'The valuation an approved statement became.',
  fields: t => ({
    fundId: t.exposeID('fundId'),
    asOf: t.exposeString('asOf'),
    quality: t.expose('quality', { type: ValuationQualityEnum }),
    nav: t.exposeString('nav'),
    currency: t.exposeString('currency'),
    approvedByName: t.exposeString('approvedByName'),
    approvedAt: t.string({ resolve: ({ approvedAt }) => approvedAt.toISOString() }),
    isValued: t.exposeBoolean('isValued', {
      description: 'False where another source said the same before, or something else since.',
    }),
  }),
});

export const StatementReviewType = builder.objectRef<StatementReview>('StatementReview').implement({
  fields: t => ({
    blocks: t.expose('blocks', { type: [ApprovalBlockType] }),
    proposedQuality: t.field({ type: ValuationQualityEnum, resolve: ({ proposed }) => proposed.quality }),
    proposedWords: t.string({
      nullable: true,
      description: 'The words of the document that say so.',
      resolve: ({ proposed }) => proposed.words,
    }),
    asOf: t.exposeString('asOf', { nullable: true }),
    currency: t.exposeString('currency', { nullable: true }),
    nav: t.exposeString('nav', { nullable: true }),
    standing: t.expose('standing', { type: [StandingType] }),
    earlierId: t.id({
      nullable: true,
      description: 'An earlier statement of the same fund and day.',
      resolve: ({ earlier }) => earlier?.documentId ?? null,
    }),
    earlierName: t.string({ nullable: true, resolve: ({ earlier }) => earlier?.name ?? null }),
    changes: t.field({ type: [ChangedValueType], resolve: ({ earlier }) => earlier?.changes ?? [] }),
    made: t.expose('made', { type: MadeType, nullable: true }),
  }),
});
