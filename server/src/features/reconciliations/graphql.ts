import { MEMBER, USER_MANAGER, WRITER, type Access } from '#platform/access';
import { signedIn } from '#platform/context';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { listClients, listReconciliations, readReconciliation } from './actions';
import { joinFigures } from './figures';
import { CauseEnum, ClientType, ReconciliationType, ToleranceType } from './graphql-types';
import { saveMark, saveMarks, setTolerance } from './marks';

joinFigures();

const CASH = { modules: ['cashManagement'] } as const;
const READER: Access = { ...MEMBER, gate: CASH };
const AUTHOR: Access = { ...WRITER, gate: CASH };

const MarkFields = builder.inputType('ReconciliationMarkInput', {
  fields: t => ({
    position: t.string({ required: true }),
    state: t.string({ required: true }),
    cause: t.field({ type: CauseEnum }),
    note: t.string(),
    seenValue: t.string({
      required: true,
      description: 'The difference that was looked at; refused when the books say something else by now.',
    }),
    seenUnits: t.string({ required: true }),
    version: t.int({ required: true }),
  }),
});

const ToleranceFields = builder.inputType('ReconciliationToleranceInput', {
  fields: t => ({ percent: t.string({ required: true }), amount: t.string({ required: true }), version: t.int({ required: true }) }),
});

builder.queryFields(t => ({
  reconciliation: t.field({
    access: READER,
    type: ReconciliationType,
    args: {
      assetId: t.arg.id({ required: true }),
      entityId: t.arg.id({ required: true }),
      asOf: t.arg.string({ required: true }),
      known: t.arg.string(),
    },
    resolve: (_, { assetId, entityId, ...ask }, ctx) =>
      readReconciliation(signedIn(ctx), { ...ask, assetId: idOf(assetId), entityId: idOf(entityId) }),
  }),
  reconciliations: t.field({
    access: READER,
    type: [ReconciliationType],
    args: { assetId: t.arg.id({ required: true }), asOf: t.arg.string({ required: true }), known: t.arg.string() },
    resolve: (_, { assetId, ...ask }, ctx) => listReconciliations(signedIn(ctx), { ...ask, assetId: idOf(assetId) }),
  }),
}));

builder.queryField('reconciliationClients', t =>
  t.field({ access: READER, type: [ClientType], resolve: (_, __, ctx) => listClients(signedIn(ctx)) }),
);

builder.mutationFields(t => ({
  saveReconciliationMark: t.field({
    access: AUTHOR,
    type: ReconciliationType,
    args: {
      assetId: t.arg.id({ required: true }),
      entityId: t.arg.id({ required: true }),
      asOf: t.arg.string({ required: true }),
      input: t.arg({ type: MarkFields, required: true }),
    },
    resolve: (_, { assetId, entityId, asOf, input }, ctx) =>
      saveMark(signedIn(ctx), { assetId: idOf(assetId), entityId: idOf(entityId), asOf }, input),
  }),
  saveReconciliationMarks: t.field({
    access: AUTHOR,
    type: ReconciliationType,
    args: {
      assetId: t.arg.id({ required: true }),
      entityId: t.arg.id({ required: true }),
      asOf: t.arg.string({ required: true }),
      inputs: t.arg({ type: [MarkFields], required: true }),
    },
    resolve: (_, { assetId, entityId, asOf, inputs }, ctx) =>
      saveMarks(signedIn(ctx), { assetId: idOf(assetId), entityId: idOf(entityId), asOf }, inputs),
  }),
  setReconciliationTolerance: t.field({
    access: { ...USER_MANAGER, gate: CASH },
    type: ToleranceType,
    args: { input: t.arg({ type: ToleranceFields, required: true }) },
    resolve: (_, { input }, ctx) => setTolerance(signedIn(ctx), input),
  }),
}));
