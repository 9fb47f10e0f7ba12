import { addOns } from '@hakaru/contract/add-ons';
import { FigureType } from '#features/figures/public';
import { MEMBER, WRITER, type Access } from '#platform/access';
import { signedIn } from '#platform/context';
import { GapReasonEnum, RebalancingRuleEnum, ReturnBasisEnum } from '#platform/enumerations/portfolio';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import {
  addHypothetical,
  compare,
  listGaps,
  listHypotheticals,
  listProducts,
  removeHypothetical,
  updateHypothetical,
  type ComparedSeries,
  type Comparison,
  type RollingPoint,
} from './actions';
import { joinFigures } from './figures';
import type { Gap } from './gaps';
import type { PartProduct } from './products';
import type { Component, Hypothetical } from './store';

joinFigures();

const READER: Access = { ...MEMBER, gate: addOns.hypotheticalAssets.gate };
const AUTHOR: Access = { ...WRITER, gate: addOns.hypotheticalAssets.gate };

const ComponentType = builder.objectRef<Component>('HypotheticalComponent').implement({
  description: 'A mandate, a benchmark, a product or another hypothetical asset, by its id.',
  fields: t => ({ entityId: t.exposeID('entityId'), percent: t.exposeString('percent') }),
});

const HypotheticalType = builder.objectRef<Hypothetical>('HypotheticalAsset').implement({
  description: 'A mix nobody holds, to be compared with the actual asset.',
  fields: t => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    rebalance: t.expose('rebalance', { type: RebalancingRuleEnum }),
    feePercent: t.exposeString('feePercent'),
    fromDay: t.exposeString('fromDay'),
    userName: t.exposeString('userName'),
    version: t.exposeInt('version'),
    components: t.expose('components', { type: [ComponentType] }),
  }),
});

const firstMonth = ({ months }: PartProduct) => [...months.keys()].at(0) ?? null;
const lastMonth = ({ months }: PartProduct) => [...months.keys()].at(-1) ?? null;

const PartProductType = builder.objectRef<PartProduct>('HypotheticalProduct').implement({
  description: 'A product its manager shows to the asset’s owner, with the months it has after the manager’s fee in the asset’s currency.',
  fields: t => ({
    id: t.exposeID('id'),
    nameEn: t.exposeString('nameEn'),
    nameJp: t.exposeString('nameJp'),
    managerEn: t.exposeString('managerEn'),
    managerJp: t.exposeString('managerJp'),
    feeBps: t.exposeFloat('feeBps', { nullable: true }),
    from: t.string({ nullable: true, resolve: firstMonth }),
    to: t.string({ nullable: true, resolve: lastMonth }),
    lack: t.expose('lack', { type: GapReasonEnum, nullable: true, description: 'Why it has no months.' }),
  }),
});

const GapType = builder.objectRef<Gap>('HypotheticalGap').implement({
  description: 'A component without whose months a mix has no figures; `day` is the first one missing after it began.',
  fields: t => ({
    mixId: t.exposeID('mixId'),
    partId: t.exposeID('partId'),
    reason: t.expose('reason', { type: GapReasonEnum }),
    day: t.exposeString('day', { nullable: true }),
  }),
});

const PointType = builder.objectRef<RollingPoint>('HypotheticalPoint').implement({
  fields: t => ({ day: t.exposeString('day'), figure: t.expose('figure', { type: FigureType }) }),
});

const SeriesType = builder.objectRef<ComparedSeries>('HypotheticalSeries').implement({
  fields: t => ({
    id: t.exposeID('id'),
    name: t.exposeString('name', { nullable: true, description: 'Null of the actual asset.' }),
    returns: t.floatList({ nullable: { list: false, items: true }, resolve: ({ returns }) => returns }),
    return: t.field({ type: FigureType, resolve: row => row.figureOf('hypotheticalReturn') }),
    risk: t.field({ type: FigureType, resolve: row => row.figureOf('hypotheticalRisk') }),
    drawdown: t.field({ type: FigureType, resolve: row => row.figureOf('hypotheticalDrawdown') }),
    correlation: t.field({ type: FigureType, resolve: row => row.figureOf('hypotheticalCorrelation') }),
    rolling: t.field({
      type: [PointType],
      description: 'The yearly return over 12, 36 or 60 months, at each month-end of the common period that has them all.',
      args: { months: t.arg.int({ required: true }) },
      resolve: (row, { months }) => row.rollingOf(months),
    }),
  }),
});

const ComparisonType = builder.objectRef<Comparison>('HypotheticalComparison').implement({
  description: 'The actual asset first, then the mixes, all over the same months.',
  fields: t => ({
    from: t.exposeString('from'),
    to: t.exposeString('to'),
    basis: t.expose('basis', {
      type: ReturnBasisEnum,
      description: 'net: after the fee of each mix; gross: before. Never both in one comparison.',
    }),
    days: t.exposeStringList('days'),
    series: t.expose('series', { type: [SeriesType] }),
  }),
});

const RowFields = builder.inputType('HypotheticalRowInput', { fields: t => ({ id: t.id({ required: true }), percent: t.string() }) });
const InputFields = builder.inputType('HypotheticalAssetInput', {
  fields: t => ({
    name: t.string({ required: true }),
    rebalance: t.string({ required: true }),
    feePercent: t.string({ required: true }),
    fromDay: t.string({ required: true }),
    rows: t.field({ type: [RowFields], required: true }),
  }),
});

type Given = typeof InputFields.$inferInput;
const rowsOf = (input: Given) => ({ ...input, rows: input.rows.map(({ id, percent }) => ({ id, percent: percent ?? null })) });

builder.queryFields(t => ({
  hypotheticalAssets: t.field({
    access: READER,
    type: [HypotheticalType],
    args: { assetId: t.arg.id({ required: true }) },
    resolve: (_, { assetId }, ctx) => listHypotheticals(signedIn(ctx), idOf(assetId)),
  }),
  hypotheticalProducts: t.field({
    access: READER,
    type: [PartProductType],
    args: { assetId: t.arg.id({ required: true }), known: t.arg.string() },
    resolve: (_, { assetId, known }, ctx) => listProducts(signedIn(ctx), { assetId: idOf(assetId), known }),
  }),
  hypotheticalGaps: t.field({
    access: READER,
    type: [GapType],
    args: {
      assetId: t.arg.id({ required: true }),
      asOf: t.arg.string({ required: true }),
      known: t.arg.string(),
      ids: t.arg.idList({ required: true }),
    },
    resolve: (_, { assetId, asOf, known, ids }, ctx) =>
      listGaps(signedIn(ctx), { assetId: idOf(assetId), asOf, known, ids: ids.map(idOf) }),
  }),
  hypotheticalComparison: t.field({
    access: READER,
    type: ComparisonType,
    nullable: true,
    args: {
      assetId: t.arg.id({ required: true }),
      asOf: t.arg.string({ required: true }),
      known: t.arg.string(),
      ids: t.arg.idList({ required: true }),
      basis: t.arg.string(),
    },
    resolve: (_, { assetId, asOf, known, ids, basis }, ctx) =>
      compare(signedIn(ctx), { assetId: idOf(assetId), asOf, known, ids: ids.map(idOf), basis }),
  }),
}));

builder.mutationFields(t => {
  const held = { id: t.arg.id({ required: true }), version: t.arg.int({ required: true }) };
  const input = t.arg({ type: InputFields, required: true });
  return {
    addHypotheticalAsset: t.field({
      access: AUTHOR,
      type: HypotheticalType,
      args: { assetId: t.arg.id({ required: true }), input },
      resolve: (_, { assetId, input: given }, ctx) => addHypothetical(signedIn(ctx), idOf(assetId), rowsOf(given)),
    }),
    updateHypotheticalAsset: t.field({
      access: AUTHOR,
      type: HypotheticalType,
      args: { ...held, input },
      resolve: (_, { id, version, input: given }, ctx) => updateHypothetical(signedIn(ctx), { id: idOf(id), version }, rowsOf(given)),
    }),
    removeHypotheticalAsset: t.boolean({
      access: AUTHOR,
      args: held,
      resolve: (_, { id, version }, ctx) => removeHypothetical(signedIn(ctx), { id: idOf(id), version }),
    }),
  };
});
