import type { Figure, FigureKey, FigureQuality } from '@hakaru/contract/figures';
import type { Step } from '@hakaru/engine/result';
import type { FactOverride } from '#features/facts/public';
import { MEMBER } from '#platform/access';
import { signedIn } from '#platform/context';
import { FigureGapEnum, MeasureEnum, TraceUnitEnum, ValuationQualityEnum } from '#platform/enumerations/portfolio';
import { builder, PaginatorInfo, pageOf } from '#platform/graphql';
import type { FactStory } from '#features/books/public';
import {
  figureGrid,
  figureSeries,
  gridRows,
  openBook,
  requireFew,
  trace,
  type GridRow,
  type TracedInput,
  type TraceReply,
} from './actions';
import { BookType, EntityType, NameType } from './graphql-book';

const QualityType = builder.objectRef<FigureQuality>('FigureQuality').implement({
  description:
    'What a total is made of: how many parts are there and how many of those were carried, the weakest quality, the share of each by value, and the oldest value.',
  fields: t => ({
    have: t.exposeInt('have'),
    of: t.exposeInt('of'),
    carried: t.int({ resolve: ({ carried = 0 }) => carried }),
    weakest: t.expose('weakest', { type: ValuationQualityEnum, nullable: true }),
    audited: t.float({ resolve: ({ shares }) => shares.audited }),
    valuated: t.float({ resolve: ({ shares }) => shares.valuated }),
    estimated: t.float({ resolve: ({ shares }) => shares.estimated }),
    oldestDays: t.exposeInt('oldestDays'),
    missing: t.idList({
      description: 'The entities that should have reported and have not.',
      resolve: ({ missing }) => [...(missing ?? [])],
    }),
  }),
});

export const FigureType = builder.objectRef<Figure>('Figure').implement({
  description: 'A shown number: decimal text, or null with its reason. The key opens its trace.',
  fields: t => ({
    key: t.exposeString('key'),
    value: t.exposeString('value', { nullable: true }),
    reason: t.expose('reason', { type: FigureGapEnum, nullable: true }),
    quality: t.expose('quality', { type: QualityType, nullable: true }),
  }),
});

export const GridRowType = builder.objectRef<GridRow>('FigureRow').implement({
  fields: t => ({ entityId: t.exposeID('entityId'), figures: t.expose('figures', { type: [FigureType] }) }),
});

export const PointType = builder.objectRef<{ asOf: string; figures: Figure[] }>('FigurePoint').implement({
  fields: t => ({ asOf: t.exposeString('asOf'), figures: t.expose('figures', { type: [FigureType] }) }),
});

const StepType = builder.objectRef<Step>('TraceStep').implement({
  fields: t => ({
    id: t.exposeString('id'),
    value: t.string({ nullable: true, resolve: ({ value }) => (value === null ? null : String(value)) }),
    unit: t.expose('unit', { type: TraceUnitEnum }),
    at: t.string({ nullable: true, resolve: ({ at }) => at ?? null }),
  }),
});

const OverrideType = builder.objectRef<FactOverride>('FactOverride').implement({
  description:
    'A value used in place of the one in the file. The cell is the one overridden: of the value itself, or of what its row is about.',
  fields: t => ({
    cell: t.exposeString('cell'),
    fileValue: t.exposeString('fileValue', { nullable: true }),
    usedValue: t.exposeString('usedValue'),
    reason: t.exposeString('reason'),
    userName: t.exposeString('userName'),
    at: t.string({ resolve: ({ at }) => at.toISOString() }),
  }),
});

export const FactType = builder.objectRef<FactStory>('TracedFact').implement({
  fields: t => ({
    id: t.exposeID('id'),
    entityId: t.id({
      nullable: true,
      description: 'What it is of: an entity, a class, a part of a benchmark.',
      resolve: ({ entityId }) => entityId,
    }),
    measure: t.exposeString('measure'),
    asOf: t.exposeString('asOf'),
    value: t.exposeString('value'),
    quality: t.exposeString('quality'),
    place: t.exposeString('place', { nullable: true }),
    valuedOn: t.string({ nullable: true, resolve: ({ valuedOn = null }) => valuedOn }),
    carriedFrom: t.string({ nullable: true, resolve: ({ carriedFrom = null }) => carriedFrom }),
    carriedValue: t.string({ nullable: true, resolve: ({ carriedValue = null }) => carriedValue }),
    carriedFlow: t.string({ nullable: true, resolve: ({ carriedFlow = null }) => carriedFlow }),
    recordedAt: t.string({ nullable: true, resolve: ({ recordedAt }) => recordedAt?.toISOString() ?? null }),
    supersededAt: t.string({ nullable: true, resolve: ({ supersededAt }) => supersededAt?.toISOString() ?? null }),
    sourceKind: t.exposeString('sourceKind'),
    sourceEn: t.exposeString('sourceEn'),
    sourceJp: t.exposeString('sourceJp'),
    person: t.exposeString('person', { nullable: true }),
    approvedBy: t.exposeString('approvedBy', { nullable: true }),
    reason: t.string({ nullable: true, resolve: ({ reason = null }) => reason }),
    acceptedBecause: t.string({ nullable: true, resolve: ({ acceptedBecause = null }) => acceptedBecause }),
    overrides: t.field({ type: [OverrideType], resolve: ({ overrides = [] }) => [...overrides] }),
    importId: t.exposeID('importId', { nullable: true, description: 'The import whose file holds the place.' }),
    documentId: t.id({
      nullable: true,
      description: 'The document whose page holds the place; only for whoever keeps it.',
      resolve: ({ documentId = null }) => documentId,
    }),
  }),
});

const keyFields = (key: FigureKey) => ({ measure: key.measure, horizon: key.horizon, asOf: key.asOf });

const InputType = builder.objectRef<TracedInput>('TracedInput').implement({
  fields: t => ({
    figure: t.expose('figure', { type: FigureType }),
    entity: t.expose('entity', { type: EntityType }),
    part: t.expose('part', { type: NameType, nullable: true }),
    measure: t.field({ type: MeasureEnum, resolve: ({ key }) => keyFields(key).measure }),
    horizon: t.string({ nullable: true, resolve: ({ key }) => key.horizon }),
    asOf: t.string({ resolve: ({ key }) => key.asOf }),
  }),
});

type TracePage = TraceReply & { first: number; page: number };

const TraceType = builder.objectRef<TracePage>('Trace').implement({
  fields: t => ({
    figure: t.expose('figure', { type: FigureType }),
    entity: t.expose('entity', { type: EntityType }),
    part: t.expose('part', { type: NameType, nullable: true }),
    measure: t.field({ type: MeasureEnum, resolve: ({ key }) => key.measure }),
    horizon: t.string({ nullable: true, resolve: ({ key }) => key.horizon }),
    asOf: t.string({ resolve: ({ key }) => key.asOf }),
    method: t.exposeString('method'),
    steps: t.expose('steps', { type: [StepType] }),
    inputs: t.field({ type: [InputType], resolve: ({ pageInputs }) => pageInputs }),
    paginatorInfo: t.field({ type: PaginatorInfo, resolve: ({ first, page, total }) => pageOf([], { first, page, total }).paginatorInfo }),
    facts: t.expose('facts', { type: [FactType] }),
  }),
});

export const GridRowsEnum = builder.enumType('GridRows', { values: gridRows });

builder.queryFields(t => ({
  book: t.field({
    access: MEMBER,
    type: BookType,
    args: { assetId: t.arg.id({ required: true }), known: t.arg.string() },
    resolve: (_, args, ctx) => openBook(signedIn(ctx), args),
  }),
  figureGrid: t.field({
    access: MEMBER,
    type: [GridRowType],
    args: {
      assetId: t.arg.id({ required: true }),
      asOf: t.arg.string({ required: true }),
      known: t.arg.string(),
      rows: t.arg({ type: GridRowsEnum }),
      entityIds: t.arg.idList(),
      columns: t.arg.stringList({ required: true }),
    },
    resolve: (_, args, ctx) => {
      requireFew(args.entityIds);
      return figureGrid(signedIn(ctx), args);
    },
  }),
  figureSeries: t.field({
    access: MEMBER,
    type: [PointType],
    args: {
      assetId: t.arg.id({ required: true }),
      entityId: t.arg.id({ required: true }),
      known: t.arg.string(),
      from: t.arg.string({ required: true }),
      to: t.arg.string({ required: true }),
      columns: t.arg.stringList({ required: true }),
    },
    resolve: (_, args, ctx) => figureSeries(signedIn(ctx), args),
  }),
  trace: t.field({
    access: MEMBER,
    type: TraceType,
    args: {
      assetId: t.arg.id({ required: true }),
      key: t.arg.string({ required: true }),
      known: t.arg.string(),
      first: t.arg.int({ defaultValue: 50 }),
      page: t.arg.int({ defaultValue: 1 }),
    },
    resolve: async (_, args, ctx) => {
      const first = args.first ?? 50;
      const page = Math.max(1, args.page ?? 1);
      return { ...(await trace(signedIn(ctx), { ...args, first, page })), first, page };
    },
  }),
}));
