import { FigureType } from '#features/figures/public';
import { MEMBER, WRITER, type Access } from '#platform/access';
import { signedIn } from '#platform/context';
import { RebalancingMissEnum, RebalancingTargetEnum } from '#platform/enumerations/portfolio';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { draftRebalancing, listRebalancings, planRebalancing, removeRebalancing, saveRebalancing } from './actions';
import type { Plan, PlanLine } from './plan';
import type { Rebalancing, TradeRow } from './store';

/** Instructions require the cash management module. */
const INSTRUCTOR: Access = { ...WRITER, gate: { modules: ['cashManagement'] } };

const LineType = builder.objectRef<PlanLine>('RebalancingLine').implement({
  fields: t => ({
    classId: t.exposeID('classId'),
    entityId: t.id({ nullable: true, resolve: ({ mandate }) => mandate?.id ?? null }),
    costBps: t.exposeString('costBps'),
    held: t.expose('held', { type: FigureType }),
    weight: t.expose('weight', { type: FigureType }),
    policyWeight: t.expose('policyWeight', { type: FigureType }),
    move: t.expose('move', { type: FigureType, description: 'What the target asks to move, negative out of the class.' }),
    amount: t.string({ description: 'What is traded, negative sold.', resolve: ({ trade }) => trade.amount }),
    cost: t.string({ resolve: ({ trade }) => trade.cost }),
    reason: t.field({ type: RebalancingMissEnum, nullable: true, resolve: ({ trade }) => trade.reason }),
    weightAfter: t.exposeFloat('weightAfter', { nullable: true }),
  }),
});

const PlanType = builder.objectRef<Plan>('RebalancingPlan').implement({
  description: 'The trades that bring an asset back to its policy or bands; cash is what remains.',
  fields: t => ({
    currency: t.exposeString('currency'),
    lines: t.expose('lines', { type: [LineType] }),
    cashHeld: t.expose('cashHeld', { type: FigureType }),
    bought: t.exposeString('bought'),
    sold: t.exposeString('sold'),
    costs: t.exposeString('costs'),
    cashAvailable: t.exposeString('cashAvailable'),
    cashAfter: t.exposeString('cashAfter'),
  }),
});

const TradeType = builder.objectRef<TradeRow>('RebalancingTrade').implement({
  fields: t => ({
    classId: t.exposeID('classId'),
    entityId: t.exposeID('entityId', { nullable: true }),
    move: t.exposeString('move', { nullable: true }),
    amount: t.exposeString('amount'),
    costBps: t.exposeString('costBps'),
    cost: t.exposeString('cost'),
    reason: t.exposeString('reason', { nullable: true }),
    instructionId: t.exposeID('instructionId', { nullable: true }),
    instructionRef: t.exposeString('instructionRef', { nullable: true }),
  }),
});

const RebalancingType = builder.objectRef<Rebalancing>('Rebalancing').implement({
  description: 'A proposal with the trades it came to when it was saved, and the drafts made of it.',
  fields: t => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    asOf: t.exposeString('asOf'),
    target: t.expose('target', { type: RebalancingTargetEnum }),
    cashEntityId: t.exposeID('cashEntityId'),
    keepCash: t.exposeString('keepCash'),
    minimumTrade: t.exposeString('minimumTrade'),
    currency: t.exposeString('currency'),
    cashHeld: t.exposeString('cashHeld'),
    cashAfter: t.exposeString('cashAfter'),
    userName: t.exposeString('userName'),
    createdAt: t.string({ resolve: ({ createdAt }) => createdAt.toISOString() }),
    version: t.exposeInt('version'),
    draftedAt: t.string({ nullable: true, resolve: ({ draftedAt }) => draftedAt?.toISOString() ?? null }),
    draftedBy: t.exposeString('draftedBy', { nullable: true }),
    trades: t.expose('trades', { type: [TradeType] }),
  }),
});

const ClassFields = builder.inputType('RebalancingClassInput', {
  fields: t => ({ classEntityId: t.id({ required: true }), entityId: t.id(), costBps: t.string({ required: true }) }),
});
const TermFields = builder.inputType('RebalancingTermsInput', {
  fields: t => ({
    asOf: t.string({ required: true }),
    target: t.string({ required: true }),
    cashEntityId: t.id({ required: true }),
    keepCash: t.string({ required: true }),
    minimumTrade: t.string({ required: true }),
    classes: t.field({ type: [ClassFields], required: true }),
  }),
});

type Given = typeof TermFields.$inferInput;
const termsOf = (terms: Given) => ({ ...terms, classes: terms.classes.map(one => ({ ...one, entityId: one.entityId ?? null })) });

builder.queryFields(t => {
  const assetId = t.arg.id({ required: true });
  return {
    rebalancingPlan: t.field({
      access: MEMBER,
      type: PlanType,
      args: { assetId, known: t.arg.string(), terms: t.arg({ type: TermFields, required: true }) },
      resolve: (_, { assetId: asset, known, terms }, ctx) =>
        planRebalancing(signedIn(ctx), { assetId: idOf(asset), known }, termsOf(terms)),
    }),
    rebalancings: t.field({
      access: MEMBER,
      type: [RebalancingType],
      args: { assetId },
      resolve: (_, { assetId: asset }, ctx) => listRebalancings(signedIn(ctx), idOf(asset)),
    }),
  };
});

builder.mutationFields(t => {
  const held = { id: t.arg.id({ required: true }), version: t.arg.int({ required: true }) };
  return {
    saveRebalancing: t.field({
      access: WRITER,
      type: RebalancingType,
      args: {
        assetId: t.arg.id({ required: true }),
        name: t.arg.string({ required: true }),
        terms: t.arg({ type: TermFields, required: true }),
      },
      resolve: (_, { assetId, name, terms }, ctx) => saveRebalancing(signedIn(ctx), idOf(assetId), { name, terms: termsOf(terms) }),
    }),
    draftRebalancing: t.field({
      access: INSTRUCTOR,
      type: RebalancingType,
      args: { ...held, tradeDate: t.arg.string({ required: true }), settlementDate: t.arg.string({ required: true }) },
      resolve: (_, { id, version, ...dates }, ctx) => draftRebalancing(signedIn(ctx), { id: idOf(id), version }, dates),
    }),
    removeRebalancing: t.boolean({
      access: WRITER,
      args: held,
      resolve: (_, { id, version }, ctx) => removeRebalancing(signedIn(ctx), { id: idOf(id), version }),
    }),
  };
});
