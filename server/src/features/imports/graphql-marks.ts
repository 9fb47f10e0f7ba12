import { FigureType } from '#features/figures/public';
import type { MovedFigure, MovedReport } from '#features/reports/public';
import { MEMBER, WRITER } from '#platform/access';
import { signedIn } from '#platform/context';
import { BulkOutcomeEnum } from '#platform/enumerations/imports';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { approveImports, type BulkOutcome } from './bulk';
import { proposalEffects, type Effects } from './effects';
import type { FactChange } from './effects-store';
import { ImportType } from './graphql';
import { chooseClient, sendOn, withdrawImport } from './marks';
import { acceptProposal, returnProposal } from './proposals';

const FactChangeType = builder.objectRef<FactChange>('ProposedFact').implement({
  fields: t => ({
    about: t.exposeString('about'),
    field: t.exposeString('field'),
    asOf: t.exposeString('asOf', { nullable: true }),
    before: t.exposeString('before', { nullable: true }),
    after: t.exposeString('after', { nullable: true }),
  }),
});

const MovedFigureType = builder.objectRef<MovedFigure>('ProposedFigure').implement({
  fields: t => ({
    asOf: t.exposeString('asOf'),
    entityId: t.exposeID('entityId'),
    ref: t.exposeString('ref'),
    nameEn: t.exposeString('nameEn'),
    nameJp: t.exposeString('nameJp'),
    before: t.field({ type: FigureType, resolve: ({ before }) => before }),
    after: t.field({ type: FigureType, resolve: ({ after }) => after }),
    change: t.exposeString('change', { nullable: true }),
  }),
});

const MovedReportType = builder.objectRef<MovedReport>('ProposedReport').implement({
  fields: t => ({
    id: t.exposeID('id'),
    asOf: t.exposeString('asOf'),
    version: t.exposeInt('version'),
    entityRef: t.exposeString('entityRef', { nullable: true }),
    entityEn: t.exposeString('entityEn', { nullable: true }),
    entityJp: t.exposeString('entityJp', { nullable: true }),
    moved: t.exposeInt('moved'),
  }),
});

const EffectsType = builder.objectRef<Effects>('ProposalEffects').implement({
  description: 'What accepting a proposed change would do: to facts, to figures, and to the published reports that show them.',
  fields: t => ({
    facts: t.field({ type: [FactChangeType], resolve: ({ facts }) => facts }),
    figures: t.field({ type: [MovedFigureType], resolve: ({ figures }) => figures }),
    reports: t.field({ type: [MovedReportType], resolve: ({ reports }) => reports }),
  }),
});

const BulkType = builder.objectRef<BulkOutcome>('ImportBulkOutcome').implement({
  fields: t => ({
    id: t.exposeID('id'),
    outcome: t.expose('outcome', { type: BulkOutcomeEnum }),
    why: t.exposeString('why', { nullable: true }),
  }),
});

builder.queryField('proposalEffects', t =>
  t.field({
    access: MEMBER,
    type: EffectsType,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, ctx) => proposalEffects(signedIn(ctx), idOf(id)),
  }),
);

builder.mutationFields(t => ({
  acceptProposal: t.field({
    access: WRITER,
    type: ImportType,
    description: 'Accepts a proposed change. A large one is recorded by a job, as approveImport says.',
    args: { id: t.arg.id({ required: true }), version: t.arg.int({ required: true }), reason: t.arg.string({ required: true }) },
    resolve: (_, { id, version, reason }, ctx) => acceptProposal(signedIn(ctx), { id: idOf(id), version, reason }),
  }),
  returnProposal: t.field({
    access: WRITER,
    type: ImportType,
    args: { id: t.arg.id({ required: true }), version: t.arg.int({ required: true }), comment: t.arg.string({ required: true }) },
    resolve: (_, { id, version, comment }, ctx) => returnProposal(signedIn(ctx), { id: idOf(id), version, comment }),
  }),
  withdrawImport: t.field({
    access: WRITER,
    type: ImportType,
    args: { id: t.arg.id({ required: true }), version: t.arg.int({ required: true }) },
    resolve: (_, { id, version }, ctx) => withdrawImport(signedIn(ctx), { id: idOf(id), version }),
  }),
  sendOnImport: t.field({
    access: WRITER,
    type: ImportType,
    description: 'Shows a draft with errors to whom it is for.',
    args: { id: t.arg.id({ required: true }), version: t.arg.int({ required: true }) },
    resolve: (_, { id, version }, ctx) => sendOn(signedIn(ctx), { id: idOf(id), version }),
  }),
  chooseImportClient: t.field({
    access: WRITER,
    type: ImportType,
    description: 'Says for which client a file is whose codes did not say, and reads it again.',
    args: { id: t.arg.id({ required: true }), version: t.arg.int({ required: true }), ownerId: t.arg.id({ required: true }) },
    resolve: (_, { id, version, ownerId }, ctx) => chooseClient(signedIn(ctx), { id: idOf(id), version, ownerId: idOf(ownerId) }),
  }),
  approveImports: t.field({
    access: WRITER,
    type: [BulkType],
    description:
      'Approves those of the files that have no finding; large ones are then being approved, as approveImport says, the others are left, and say why.',
    args: { ids: t.arg.idList({ required: true }) },
    resolve: (_, { ids }, ctx) => approveImports(signedIn(ctx), ids.map(idOf)),
  }),
}));
