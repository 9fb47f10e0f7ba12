import { SUPERUSER, MEMBER, USER_MANAGER } from '#platform/access';
import { signedIn } from '#platform/context';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { copyStructure, listOffered, previewOffered, readBeginning } from './copies';
import { previewOwn, readOffer, saveOffer, type Offer } from './offers';
import type { StructureItem, StructurePreview } from './preview';
import type { Copied, OfferEntry, Source } from './store';

const EntryType = builder.objectRef<OfferEntry>('StructureOfferEntry').implement({
  fields: t => ({
    isOffered: t.exposeBoolean('isOffered'),
    userName: t.exposeString('userName'),
    at: t.string({ resolve: ({ at }) => at.toISOString() }),
  }),
});

const CopyType = builder.objectRef<Copied>('StructureCopy').implement({
  description: 'A copy of a structure. The same id stands in the trails of both organisations, and neither names the other.',
  fields: t => ({
    id: t.exposeID('id'),
    side: t.exposeString('side'),
    userName: t.exposeString('userName'),
    at: t.string({ resolve: ({ at }) => at.toISOString() }),
  }),
});

const OfferType = builder.objectRef<Offer>('StructureOffer').implement({
  description: 'Whether new organisations may begin with the structure of the sender’s, with every choice it made and every copy.',
  fields: t => ({
    isOffered: t.exposeBoolean('isOffered'),
    version: t.exposeInt('version'),
    history: t.expose('history', { type: [EntryType] }),
    copies: t.expose('copies', { type: [CopyType] }),
  }),
});

const ItemType = builder.objectRef<StructureItem>('StructureItem').implement({
  fields: t => ({
    code: t.exposeString('code'),
    nameEn: t.exposeString('nameEn', { nullable: true }),
    nameJp: t.exposeString('nameJp', { nullable: true }),
    detail: t.exposeString('detail'),
  }),
});

const PartType = builder.objectRef<StructurePreview['parts'][number]>('StructurePart').implement({
  fields: t => ({ part: t.exposeString('part'), items: t.expose('items', { type: [ItemType] }) }),
});

const PreviewType = builder.objectRef<StructurePreview>('StructurePreview').implement({
  description: 'What is copied from a portfolio and its organisation; `sum` identifies it when it is copied.',
  fields: t => ({
    sum: t.exposeString('sum'),
    baseCurrency: t.exposeString('baseCurrency'),
    parts: t.expose('parts', { type: [PartType] }),
  }),
});

const SourceType = builder.objectRef<Source>('OfferedStructure').implement({
  fields: t => ({
    assetId: t.exposeID('assetId'),
    organisationEn: t.exposeString('organisationEn'),
    organisationJp: t.exposeString('organisationJp'),
    assetEn: t.exposeString('assetEn'),
    assetJp: t.exposeString('assetJp'),
  }),
});

const BeginningType = builder.objectRef<{ mayBegin: boolean; begun: Copied | null }>('StructureBeginning').implement({
  fields: t => ({ mayBegin: t.exposeBoolean('mayBegin'), begun: t.expose('begun', { type: CopyType, nullable: true }) }),
});

const CopyInput = builder.inputType('StructureCopyInput', {
  description: 'The portfolio that is created with the structure, and the first day of its policy and benchmarks.',
  fields: t => ({
    ref: t.string({ required: true }),
    nameEn: t.string({ required: true }),
    nameJp: t.string({ required: true }),
    fromDay: t.string({ required: true }),
  }),
});

builder.queryFields(t => ({
  structureOffer: t.field({ access: MEMBER, type: OfferType, resolve: (_, __, ctx) => readOffer(signedIn(ctx)) }),
  ownStructure: t.field({
    access: USER_MANAGER,
    type: PreviewType,
    nullable: true,
    description: 'What others would get of the sender’s first portfolio and organisation; null without a portfolio.',
    resolve: (_, __, ctx) => previewOwn(signedIn(ctx)),
  }),
  offeredStructures: t.field({ access: SUPERUSER, type: [SourceType], resolve: (_, __, ctx) => listOffered(signedIn(ctx)) }),
  offeredStructure: t.field({
    access: SUPERUSER,
    type: PreviewType,
    args: { assetId: t.arg.id({ required: true }) },
    resolve: (_, { assetId }, ctx) => previewOffered(signedIn(ctx), idOf(assetId)),
  }),
  structureBeginning: t.field({
    access: SUPERUSER,
    type: BeginningType,
    args: { organisationId: t.arg.id({ required: true }) },
    resolve: (_, { organisationId }, ctx) => readBeginning(signedIn(ctx), idOf(organisationId)),
  }),
}));

builder.mutationFields(t => ({
  saveStructureOffer: t.field({
    access: USER_MANAGER,
    type: OfferType,
    args: { isOffered: t.arg.boolean({ required: true }), version: t.arg.int({ required: true }) },
    resolve: (_, choice, ctx) => saveOffer(signedIn(ctx), choice),
  }),
  copyStructure: t.id({
    access: SUPERUSER,
    description: 'Begins an empty organisation with an offered structure as it was previewed. Answers the id of the copy.',
    args: {
      assetId: t.arg.id({ required: true }),
      organisationId: t.arg.id({ required: true }),
      sum: t.arg.string({ required: true }),
      input: t.arg({ type: CopyInput, required: true }),
    },
    resolve: (_, { assetId, organisationId, sum, input }, ctx) =>
      copyStructure(signedIn(ctx), { assetId: idOf(assetId), toId: idOf(organisationId), sum, input }),
  }),
}));
