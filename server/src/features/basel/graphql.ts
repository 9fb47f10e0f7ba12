import { addOns } from '@hakaru/contract/add-ons';
import type { BaselMeasure } from '@hakaru/contract/basel-measures';
import { FigureType } from '#features/figures/public';
import { MEMBER, WRITER, type Access } from '#platform/access';
import { signedIn } from '#platform/context';
import { BaselEffectEnum, BaselLineItemEnum, BaselMethodEnum, BaselOutcomeEnum, BaselTableItemEnum } from '#platform/enumerations/markets';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import {
  readBasel,
  saveComposition,
  saveEvidence,
  saveStandard,
  type BaselBridge,
  type BaselItem,
  type BaselReply,
  type BaselRow,
} from './actions';
import type { CascadeStep, MissingDatum, WeighedLine } from './cascade';
import { joinFigures } from './figures';

joinFigures();

const READER: Access = { ...MEMBER, gate: addOns.basel.gate };
const AUTHOR: Access = { ...WRITER, gate: addOns.basel.gate };

const StepType = builder.objectRef<CascadeStep>('BaselStep').implement({
  description: 'An approach in the order of the notice: what came of it, its weight, and the datum that decided.',
  fields: t => ({
    method: t.expose('method', { type: BaselMethodEnum }),
    outcome: t.expose('outcome', { type: BaselOutcomeEnum }),
    weight: t.exposeFloat('weight', { nullable: true }),
    input: t.exposeString('input', { nullable: true }),
  }),
});

const LineType = builder.objectRef<WeighedLine>('BaselLine').implement({
  fields: t => ({
    id: t.exposeID('id'),
    item: t.expose('item', { type: BaselLineItemEnum }),
    name: t.exposeString('name'),
    amount: t.exposeString('amount'),
    ratings: t.exposeStringList('ratings'),
    weight: t.exposeFloat('weight', { nullable: true, description: 'Null where nothing says it: it counts as 1,250 %.' }),
    isGiven: t.boolean({
      description: 'Whether the manager gave the weight; otherwise the ratings did.',
      resolve: line => line.riskWeightPercent !== null,
    }),
    rwa: t.exposeFloat('rwa', {
      description: 'Its part of the weighted assets of the whole fund; of a fund in it, that of its lines together.',
    }),
    heldWithin: t.exposeString('heldWithin', { nullable: true, description: 'The fund in the fund it lies in, by name.' }),
    depth: t.exposeInt('depth'),
    isOpened: t.exposeBoolean('isOpened', { description: 'A fund whose own lines are weighted in its place.' }),
    leverage: t.exposeFloat('leverage', { nullable: true, description: 'Of an opened fund: its assets over what its investors put in.' }),
  }),
});

type Lacking = MissingDatum & { row: BaselRow };
const MissingType = builder.objectRef<Lacking>('BaselMissing').implement({
  description: 'A datum that is missing, and the capital it costs.',
  fields: t => ({
    datum: t.exposeString('datum'),
    name: t.exposeString('name'),
    cost: t.field({ type: FigureType, resolve: ({ row, datum }) => row.figureOf('baselMissingCost', datum) }),
  }),
});

const FIGURES = {
  exposure: 'baselExposure',
  riskWeight: 'baselWeight',
  rwa: 'baselRwa',
  derivatives: 'baselDerivatives',
  capital: 'baselCapital',
  coverage: 'baselCoverage',
  missingCost: 'baselMissingCost',
} as const satisfies Record<string, BaselMeasure>;

const RowType = builder.objectRef<BaselRow>('BaselFund').implement({
  fields: t => ({
    entityId: t.exposeID('entityId'),
    ref: t.exposeString('ref'),
    name: t.string({ resolve: ({ name }) => name.en }),
    nameJp: t.string({ resolve: ({ name }) => name.jp }),
    method: t.field({ type: BaselMethodEnum, resolve: ({ weighed }) => weighed.fund.method }),
    dataDay: t.string({ nullable: true, resolve: ({ weighed }) => weighed.facts.composition?.asOf ?? null }),
    netAssets: t.string({ nullable: true, resolve: ({ weighed }) => weighed.facts.composition?.netAssets ?? null }),
    difference: t.exposeString('difference', { nullable: true }),
    leverage: t.float({ nullable: true, resolve: ({ weighed }) => weighed.fund.result?.leverage ?? null }),
    documentId: t.id({ nullable: true, resolve: row => evidenceOf(row)?.documentId ?? null }),
    documentName: t.string({ nullable: true, resolve: row => evidenceOf(row)?.documentName ?? null }),
    steps: t.field({ type: [StepType], resolve: ({ weighed }) => weighed.fund.steps }),
    lines: t.field({ type: [LineType], resolve: ({ weighed }) => weighed.fund.lines }),
    missing: t.field({ type: [MissingType], resolve: row => row.weighed.missing.map(datum => ({ ...datum, row })) }),
    exposure: t.field({ type: FigureType, resolve: row => row.figureOf(FIGURES.exposure) }),
    riskWeight: t.field({ type: FigureType, resolve: row => row.figureOf(FIGURES.riskWeight) }),
    rwa: t.field({ type: FigureType, resolve: row => row.figureOf(FIGURES.rwa) }),
    derivatives: t.field({ type: FigureType, resolve: row => row.figureOf(FIGURES.derivatives) }),
    capital: t.field({ type: FigureType, resolve: row => row.figureOf(FIGURES.capital) }),
    coverage: t.field({ type: FigureType, resolve: row => row.figureOf(FIGURES.coverage) }),
    missingCost: t.field({ type: FigureType, resolve: row => row.figureOf(FIGURES.missingCost) }),
  }),
});

const evidenceOf = ({ weighed: { fund, facts } }: BaselRow) => facts.evidence.find(({ method }) => method === fund.method);

const ItemType = builder.objectRef<BaselItem>('BaselItem').implement({
  fields: t => ({
    item: t.expose('item', { type: BaselTableItemEnum }),
    exposure: t.field({ type: FigureType, resolve: row => row.figureOf(FIGURES.exposure) }),
    rwa: t.field({ type: FigureType, resolve: row => row.figureOf(FIGURES.rwa) }),
  }),
});

const BridgeEffectType = builder.objectRef<BaselBridge['effects'][number]>('BaselBridgeEffect').implement({
  fields: t => ({ effect: t.expose('effect', { type: BaselEffectEnum }), figure: t.expose('figure', { type: FigureType }) }),
});
const BridgeType = builder.objectRef<BaselBridge>('BaselBridge').implement({
  description: 'Why weighted assets are not what they were at the quarter-end before.',
  fields: t => ({ before: t.expose('before', { type: FigureType }), effects: t.expose('effects', { type: [BridgeEffectType] }) }),
});

const ReplyType = builder.objectRef<BaselReply>('BaselReport').implement({
  fields: t => ({
    asOf: t.exposeString('asOf'),
    capitalPercent: t.exposeString('capitalPercent'),
    version: t.exposeInt('version'),
    isOwn: t.exposeBoolean('isOwn'),
    rows: t.expose('rows', { type: [RowType] }),
    items: t.expose('items', { type: [ItemType] }),
    since: t.exposeString('since'),
    bridge: t.expose('bridge', { type: BridgeType }),
    exposure: t.field({ type: FigureType, resolve: reply => reply.totalOf(FIGURES.exposure) }),
    riskWeight: t.field({ type: FigureType, resolve: reply => reply.totalOf(FIGURES.riskWeight) }),
    rwa: t.field({ type: FigureType, resolve: reply => reply.totalOf(FIGURES.rwa) }),
    capital: t.field({ type: FigureType, resolve: reply => reply.totalOf(FIGURES.capital) }),
    coverage: t.field({ type: FigureType, resolve: reply => reply.totalOf(FIGURES.coverage) }),
    missingCost: t.field({ type: FigureType, resolve: reply => reply.totalOf(FIGURES.missingCost) }),
  }),
});

const LineFields = builder.inputType('BaselLineInput', {
  fields: t => ({
    item: t.string({ required: true }),
    name: t.string({ required: true }),
    amount: t.string({ required: true }),
    ratings: t.stringList(),
    riskWeightPercent: t.string(),
    replacementCost: t.string(),
    futureExposure: t.string(),
    isCleared: t.boolean(),
    heldWithin: t.string(),
    fundNetAssets: t.string(),
  }),
});
const CompositionFields = builder.inputType('BaselCompositionInput', {
  fields: t => ({
    entityId: t.id({ required: true }),
    asOf: t.string({ required: true }),
    netAssets: t.string({ required: true }),
    lines: t.field({ type: [LineFields], required: true }),
  }),
});
const LimitFields = builder.inputType('BaselLimitInput', {
  fields: t => ({ riskWeightPercent: t.string({ required: true }), sharePercent: t.string({ required: true }) }),
});
const EvidenceFields = builder.inputType('BaselEvidenceInput', {
  fields: t => ({
    entityId: t.id({ required: true }),
    method: t.string({ required: true }),
    fromDay: t.string({ required: true }),
    documentId: t.id(),
    likelyPercent: t.string(),
    leverage: t.string(),
    limits: t.field({ type: [LimitFields] }),
    isThirdParty: t.boolean(),
  }),
});

/** Drops null and undefined fields: an omitted field and an explicit null mean the same here. */
function said(input: object): object {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null && value !== undefined));
}

builder.queryFields(t => ({
  basel: t.field({
    access: READER,
    type: ReplyType,
    args: {
      assetId: t.arg.id({ required: true }),
      asOf: t.arg.string({ required: true }),
      known: t.arg.string(),
      entityId: t.arg.id(),
    },
    resolve: (_, { assetId, asOf, known, entityId }, ctx) =>
      readBasel(signedIn(ctx), { assetId: idOf(assetId), asOf, known, entityId: entityId ? idOf(entityId) : null }),
  }),
}));

builder.mutationFields(t => ({
  saveBaselStandard: t.boolean({
    access: AUTHOR,
    args: { capitalPercent: t.arg.string({ required: true }), version: t.arg.int({ required: true }) },
    resolve: (_, input, ctx) => saveStandard(signedIn(ctx), input),
  }),
  saveBaselComposition: t.boolean({
    access: AUTHOR,
    args: { assetId: t.arg.id({ required: true }), input: t.arg({ type: CompositionFields, required: true }) },
    resolve: (_, { assetId, input }, ctx) => saveComposition(signedIn(ctx), idOf(assetId), { ...input, lines: input.lines.map(said) }),
  }),
  saveBaselEvidence: t.boolean({
    access: AUTHOR,
    args: { assetId: t.arg.id({ required: true }), input: t.arg({ type: EvidenceFields, required: true }) },
    resolve: (_, { assetId, input }, ctx) => saveEvidence(signedIn(ctx), idOf(assetId), said(input)),
  }),
}));
