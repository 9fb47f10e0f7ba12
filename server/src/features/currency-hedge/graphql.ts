import { addOns } from '@hakaru/contract/add-ons';
import { FigureType } from '#features/figures/public';
import { FxForwardType } from '#features/fx-forwards/public';
import { MEMBER, WRITER, type Access } from '#platform/access';
import { signedIn } from '#platform/context';
import { HedgeStateEnum, RollBasisEnum } from '#platform/enumerations/money';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import {
  listHedgeClients,
  readHedgeHistory,
  readHedges,
  saveHedgeTarget,
  type HedgeClient,
  type HedgePoint,
  type HedgeReply,
  type HedgeRow,
} from './actions';
import { joinFigures } from './figures';
import { proposeRoll, type RollProposal } from './roll';
import type { TargetRow } from './store';

joinFigures();

const HEDGER: Access = { ...MEMBER, gate: addOns.currencyHedge.gate };
const AUTHOR: Access = { ...WRITER, gate: addOns.currencyHedge.gate };
/** Rolling is part of the forwards feature, so it is gated by cash management and not by the hedge add-on. */
const READER: Access = { ...MEMBER, gate: { modules: ['cashManagement'] } };

const TargetType = builder.objectRef<TargetRow>('HedgeTarget').implement({
  description: 'How much is to be hedged, and the range the ratio may move in: fractions of 1, from a day on.',
  fields: t => ({
    fromDay: t.exposeString('fromDay'),
    target: t.exposeString('target'),
    lowest: t.exposeString('lowest'),
    highest: t.exposeString('highest'),
  }),
});

const RowType = builder.objectRef<HedgeRow>('HedgeRow').implement({
  description: 'Exposure and hedge of a mandate, or of the whole asset, in one currency.',
  fields: t => ({
    entityId: t.exposeID('entityId'),
    ref: t.exposeString('ref'),
    name: t.string({ resolve: ({ name }) => name.en }),
    nameJp: t.string({ resolve: ({ name }) => name.jp }),
    currency: t.exposeString('currency'),
    target: t.expose('target', { type: TargetType, nullable: true }),
    state: t.expose('state', { type: HedgeStateEnum }),
    nextMaturity: t.exposeString('nextMaturity', { nullable: true }),
    exposure: t.field({ type: FigureType, resolve: row => row.figureOf('hedgeExposure') }),
    exposureBase: t.field({ type: FigureType, resolve: row => row.figureOf('hedgeExposureBase') }),
    notional: t.field({ type: FigureType, resolve: row => row.figureOf('hedgeNotional') }),
    ratio: t.field({ type: FigureType, resolve: row => row.figureOf('hedgeRatio') }),
    gap: t.field({ type: FigureType, resolve: row => row.figureOf('hedgeGap') }),
    value: t.field({ type: FigureType, resolve: row => row.figureOf('hedgeValue') }),
    cost: t.field({ type: FigureType, resolve: row => row.figureOf('hedgeCost') }),
    spotUp: t.field({ type: FigureType, resolve: row => row.figureOf('hedgeWhatIf', '+10') }),
    spotDown: t.field({ type: FigureType, resolve: row => row.figureOf('hedgeWhatIf', '-10') }),
  }),
});

const ClientType = builder.objectRef<HedgeClient>('HedgeClient').implement({
  fields: t => ({ assetId: t.exposeID('assetId'), name: t.exposeString('name'), nameJp: t.exposeString('nameJp') }),
});

const ReplyType = builder.objectRef<HedgeReply>('CurrencyHedge').implement({
  fields: t => ({
    day: t.exposeString('day'),
    rows: t.expose('rows', { type: [RowType] }),
    totals: t.expose('totals', { type: [RowType] }),
  }),
});

const PointType = builder.objectRef<HedgePoint>('HedgePoint').implement({
  fields: t => ({
    asOf: t.exposeString('asOf'),
    ratio: t.expose('figure', { type: FigureType }),
    target: t.exposeString('target', { nullable: true }),
  }),
});

const ProposalType = builder.objectRef<RollProposal>('FxRollProposal').implement({
  fields: t => ({
    forward: t.expose('forward', { type: FxForwardType }),
    maturityDate: t.exposeString('maturityDate'),
    amount: t.exposeString('amount'),
    basis: t.expose('basis', { type: RollBasisEnum }),
    spot: t.exposeString('spot', { nullable: true }),
    points: t.exposeString('points', { nullable: true }),
    rateDay: t.exposeString('rateDay', { nullable: true }),
  }),
});

const TargetFields = builder.inputType('HedgeTargetInput', {
  fields: t => ({
    entityId: t.id({ required: true }),
    currency: t.string({ required: true }),
    fromDay: t.string({ required: true }),
    target: t.string({ required: true }),
    lowest: t.string({ required: true }),
    highest: t.string({ required: true }),
  }),
});

builder.queryFields(t => ({
  currencyHedge: t.field({
    access: HEDGER,
    type: ReplyType,
    args: { assetId: t.arg.id({ required: true }), day: t.arg.string(), known: t.arg.string() },
    resolve: (_, { assetId, day, known }, ctx) => readHedges(signedIn(ctx), { assetId: idOf(assetId), day: day ?? null, known }),
  }),
  hedgeClients: t.field({ access: HEDGER, type: [ClientType], resolve: (_, __, ctx) => listHedgeClients(signedIn(ctx)) }),
  currencyHedgeHistory: t.field({
    access: HEDGER,
    type: [PointType],
    args: {
      assetId: t.arg.id({ required: true }),
      entityId: t.arg.id({ required: true }),
      currency: t.arg.string({ required: true }),
      day: t.arg.string(),
    },
    resolve: (_, { assetId, entityId, currency, day }, ctx) =>
      readHedgeHistory(signedIn(ctx), { assetId: idOf(assetId), entityId: idOf(entityId), currency, day: day ?? null }),
  }),
  fxRollProposal: t.field({
    access: READER,
    type: [ProposalType],
    args: { ids: t.arg.idList({ required: true }), maturityDate: t.arg.string() },
    resolve: (_, { ids, maturityDate }, ctx) => proposeRoll(signedIn(ctx), { ids: ids.map(idOf), maturityDate: maturityDate ?? null }),
  }),
}));

builder.mutationFields(t => ({
  saveHedgeTarget: t.boolean({
    access: AUTHOR,
    args: { assetId: t.arg.id({ required: true }), input: t.arg({ type: TargetFields, required: true }) },
    resolve: (_, { assetId, input }, ctx) => saveHedgeTarget(signedIn(ctx), idOf(assetId), input),
  }),
}));
