import { invalid } from '@hakaru/contract/errors';
import { currency, parse } from '@hakaru/contract/fields';
import { ladderSources } from '@hakaru/contract/liquidity';
import type { Rate } from '@hakaru/engine/money/conversion';
import type { LadderRow, LadderStep, LadderSum } from '@hakaru/engine/money/liquidity-ladder';
import type { Result } from '@hakaru/engine/result';
import { MEMBER, type Access } from '#platform/access';
import { signedIn } from '#platform/context';
import { LiquidityKindEnum, RedemptionFrequencyEnum } from '#platform/enumerations/money';
import { FigureGapEnum } from '#platform/enumerations/portfolio';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { listOrigins, readLadder, type LadderOrigin, type PacingOrigin, type RedemptionOrigin, type ShownLadder } from './ladder';

const READER: Access = { ...MEMBER, gate: { modules: ['cashManagement'] } };

const CellType = builder.objectRef<Result<string>>('LiquidityCell').implement({
  description: 'An amount, or the reason why there is none.',
  fields: t => ({
    amount: t.string({ nullable: true, resolve: ({ value }) => value }),
    reason: t.field({ type: FigureGapEnum, nullable: true, resolve: cell => (cell.value === null ? cell.reason : null) }),
  }),
});
const StepType = builder.objectRef<LadderStep>('LiquidityStep').implement({
  fields: t => ({ id: t.exposeString('id'), until: t.exposeString('until') }),
});
const RowType = builder.objectRef<LadderRow>('LiquidityRow').implement({
  fields: t => ({
    source: t.exposeString('source'),
    currency: t.exposeString('currency'),
    cells: t.expose('cells', { type: [CellType] }),
    total: t.expose('total', { type: CellType }),
  }),
});
const SumType = builder.objectRef<LadderSum>('LiquiditySum').implement({
  fields: t => ({
    currency: t.exposeString('currency'),
    cells: t.expose('cells', { type: [CellType] }),
    running: t.expose('running', { type: [CellType], description: 'All rungs up to this one.' }),
    total: t.expose('total', { type: CellType }),
  }),
});
const RateType = builder.objectRef<Rate>('LiquidityRate').implement({
  fields: t => ({
    base: t.exposeString('base'),
    quote: t.exposeString('quote'),
    day: t.exposeString('day'),
    rate: t.exposeString('rate'),
  }),
});
const LadderType = builder.objectRef<ShownLadder>('LiquidityLadder').implement({
  description: 'What is free and needed from today to five years.',
  fields: t => ({
    today: t.exposeString('today'),
    currencies: t.exposeStringList('currencies'),
    steps: t.expose('steps', { type: [StepType] }),
    rows: t.expose('rows', { type: [RowType] }),
    sums: t.expose('sums', { type: [SumType] }),
    rates: t.expose('used', { type: [RateType], description: 'The rates by which amounts were turned.' }),
  }),
});
const RedemptionType = builder.objectRef<RedemptionOrigin>('LiquidityRedemption').implement({
  description: 'What a redemption follows from, if notice were given today.',
  fields: t => ({
    value: t.exposeString('value', { description: 'The last reported value of the mandate.' }),
    valuedOn: t.exposeString('valuedOn'),
    cash: t.exposeString('cash', { description: 'The part of it that is cash on the account, which is on the ladder by itself.' }),
    dealingDay: t.exposeString('dealingDay'),
    fromDay: t.exposeString('fromDay', { description: 'The day from which the terms hold.' }),
    noticeDays: t.exposeInt('noticeDays'),
    frequency: t.expose('frequency', { type: RedemptionFrequencyEnum }),
    payDays: t.exposeInt('payDays'),
    lockUpUntil: t.exposeString('lockUpUntil', { nullable: true }),
    gatePercent: t.exposeString('gatePercent', { nullable: true }),
  }),
});
const PacingType = builder.objectRef<PacingOrigin>('LiquidityPacing').implement({
  description: 'The assumptions of a private fund and the year of its life an expected amount is a quarter of.',
  fields: t => ({
    fromDay: t.exposeString('fromDay', { description: 'The day from which the assumptions hold.' }),
    lifeYears: t.exposeInt('lifeYears'),
    bow: t.exposeString('bow'),
    growthPercent: t.exposeString('growthPercent'),
    yieldPercent: t.exposeString('yieldPercent'),
    year: t.exposeInt('year'),
    callRate: t.exposeFloat('callRate', { description: 'Part of the unfunded commitment called in the year.' }),
    distributionRate: t.exposeFloat('distributionRate', { description: 'Part of the value paid out in the year.' }),
    call: t.exposeString('call', { description: 'Of the whole year, before what is announced.' }),
    distribution: t.exposeString('distribution'),
  }),
});
const OriginType = builder.objectRef<LadderOrigin>('LiquidityItem').implement({
  fields: t => ({
    day: t.exposeString('day'),
    kind: t.expose('kind', { type: LiquidityKindEnum }),
    id: t.exposeID('id', { nullable: true }),
    ref: t.exposeString('ref'),
    name: t.exposeString('name'),
    nameJp: t.exposeString('nameJp'),
    currency: t.exposeString('currency'),
    amount: t.exposeString('amount'),
    isConfirmed: t.exposeBoolean('isConfirmed'),
    pacing: t.field({ type: PacingType, nullable: true, resolve: ({ pacing }) => pacing ?? null }),
    redemption: t.field({ type: RedemptionType, nullable: true, resolve: ({ redemption }) => redemption ?? null }),
  }),
});

builder.queryFields(t => {
  const where = { assetId: t.arg.id(), mandateId: t.arg.id() };
  const wanted = ({ assetId, mandateId }: { assetId?: string | null | undefined; mandateId?: string | null | undefined }) => ({
    assetId: assetId ? idOf(assetId) : null,
    mandateId: mandateId ? idOf(mandateId) : null,
  });
  return {
    liquidityLadder: t.field({
      access: READER,
      type: LadderType,
      args: { ...where, into: t.arg.string() },
      resolve: (_, { into, ...args }, ctx) => readLadder(signedIn(ctx), { ...wanted(args), into: into ? parse(currency, into) : null }),
    }),
    liquidityItems: t.field({
      access: READER,
      type: [OriginType],
      args: { ...where, source: t.arg.string({ required: true }), step: t.arg.string({ required: true }), currency: t.arg.string() },
      resolve: (_, { source, step, currency: only, ...args }, ctx) => {
        const known = ladderSources.find(one => one === source);
        if (!known) throw invalid('source', 'invalid');
        return listOrigins(signedIn(ctx), { ...wanted(args), source: known, step, currency: only ? parse(currency, only) : null });
      },
    }),
  };
});
