import { addOns } from '@hakaru/contract/add-ons';
import { lineMoves, holdingGroups } from '@hakaru/contract/holdings';
import { FigureType } from '#features/figures/public';
import { MEMBER } from '#platform/access';
import { signedIn } from '#platform/context';
import { builder } from '#platform/graphql';
import { holdingsOf, type GroupReply, type LineReply, type StatementReply } from './actions';
import { securityEffects, type EffectLine, type EffectsReply } from './security-effects';
import { joinFigures } from './trace';

joinFigures();

const MoveEnum = builder.enumType('HoldingMove', { values: lineMoves });
const GroupEnum = builder.enumType('HoldingGroup', { values: holdingGroups });

const LineType = builder.objectRef<LineReply>('HoldingLine').implement({
  description: 'One security of a statement, or one that has left it since the statement compared with.',
  fields: t => ({
    securityId: t.id({ resolve: ({ line }) => line.securityId }),
    ref: t.string({ resolve: ({ line }) => line.ref }),
    userCode: t.string({ nullable: true, resolve: ({ line }) => line.userCode }),
    isin: t.string({ nullable: true, resolve: ({ line }) => line.isin }),
    nameEn: t.string({ resolve: ({ line }) => line.nameEn }),
    nameJp: t.string({ resolve: ({ line }) => line.nameJp }),
    type1Name: t.string({ resolve: ({ line }) => line.type1 }),
    type2Name: t.string({ nullable: true, resolve: ({ line }) => line.type2 }),
    country: t.string({ nullable: true, resolve: ({ line }) => line.country }),
    currency: t.string({ resolve: ({ line }) => line.currency }),
    rating: t.string({ nullable: true, resolve: ({ line }) => line.rating }),
    riskWeightPercent: t.string({ nullable: true, resolve: ({ line }) => line.riskWeightPercent }),
    couponPercent: t.string({ nullable: true, resolve: ({ line }) => line.couponPercent }),
    maturityDate: t.string({ nullable: true, resolve: ({ line }) => line.maturityDate }),
    bucket: t.exposeString('bucket'),
    priceDate: t.string({ nullable: true, resolve: ({ line }) => line.priceDate }),
    isStale: t.exposeBoolean('isStale'),
    fxRate: t.string({ nullable: true, resolve: ({ line }) => line.fxRate }),
    valueLocal: t.string({ resolve: ({ line }) => line.valueLocal }),
    isHeld: t.exposeBoolean('isHeld'),
    move: t.expose('move', { type: MoveEnum, nullable: true }),
    units: t.field({ type: FigureType, resolve: ({ figureOf }) => figureOf('holdingUnits') }),
    price: t.field({ type: FigureType, resolve: ({ figureOf }) => figureOf('holdingPrice') }),
    value: t.field({ type: FigureType, resolve: ({ figureOf }) => figureOf('holdingValue') }),
    weight: t.field({ type: FigureType, resolve: ({ figureOf }) => figureOf('holdingWeight') }),
    book: t.field({ type: FigureType, resolve: ({ figureOf }) => figureOf('holdingBook') }),
    unrealised: t.field({ type: FigureType, resolve: ({ figureOf }) => figureOf('holdingUnrealised') }),
    accrued: t.field({ type: FigureType, resolve: ({ figureOf }) => figureOf('holdingAccrued') }),
    duration: t.field({ type: FigureType, resolve: ({ figureOf }) => figureOf('holdingDuration') }),
    unitsBefore: t.field({ type: FigureType, resolve: ({ figureOf }) => figureOf('holdingUnits', 'before') }),
    valueBefore: t.field({ type: FigureType, resolve: ({ figureOf }) => figureOf('holdingValue', 'before') }),
    weightBefore: t.field({ type: FigureType, resolve: ({ figureOf }) => figureOf('holdingWeight', 'before') }),
    change: t.field({ type: FigureType, resolve: ({ figureOf }) => figureOf('holdingChange') }),
  }),
});

const GroupType = builder.objectRef<GroupReply>('HoldingGroupTotal').implement({
  fields: t => ({
    by: t.expose('by', { type: GroupEnum }),
    group: t.exposeString('group'),
    count: t.exposeInt('count'),
    value: t.field({ type: FigureType, resolve: ({ figureOf }) => figureOf('holdingValue') }),
    weight: t.field({ type: FigureType, resolve: ({ figureOf }) => figureOf('holdingWeight') }),
    book: t.field({ type: FigureType, resolve: ({ figureOf }) => figureOf('holdingBook') }),
    unrealised: t.field({ type: FigureType, resolve: ({ figureOf }) => figureOf('holdingUnrealised') }),
    duration: t.field({ type: FigureType, resolve: ({ figureOf }) => figureOf('holdingDuration') }),
    change: t.field({ type: FigureType, resolve: ({ figureOf }) => figureOf('holdingChange') }),
  }),
});

const StatementType = builder.objectRef<StatementReply>('HoldingStatement').implement({
  description:
    'What an account held on a day. The account value is what was reported for the account; the difference says whether the lines foot to it.',
  fields: t => ({
    asOf: t.exposeString('asOf'),
    compareTo: t.exposeString('compareTo', { nullable: true }),
    days: t.exposeStringList('days'),
    account: t.expose('account', { type: FigureType }),
    total: t.field({ type: FigureType, resolve: ({ wholeOf }) => wholeOf('holdingValue') }),
    difference: t.field({ type: FigureType, resolve: ({ wholeOf }) => wholeOf('holdingDifference') }),
    weight: t.field({ type: FigureType, resolve: ({ wholeOf }) => wholeOf('holdingWeight') }),
    book: t.field({ type: FigureType, resolve: ({ wholeOf }) => wholeOf('holdingBook') }),
    unrealised: t.field({ type: FigureType, resolve: ({ wholeOf }) => wholeOf('holdingUnrealised') }),
    accrued: t.field({ type: FigureType, resolve: ({ wholeOf }) => wholeOf('holdingAccrued') }),
    duration: t.field({ type: FigureType, resolve: ({ wholeOf }) => wholeOf('holdingDuration') }),
    change: t.field({ type: FigureType, resolve: ({ wholeOf }) => wholeOf('holdingChange') }),
    ratingScore: t.field({ type: FigureType, resolve: ({ wholeOf }) => wholeOf('holdingRating') }),
    averageRating: t.string({ nullable: true, resolve: ({ rating }) => rating?.letter ?? null }),
    ratedWeight: t.float({ nullable: true, resolve: ({ rating }) => rating?.ratedWeight ?? null }),
    lines: t.expose('lines', { type: [LineType] }),
    groups: t.expose('groups', { type: [GroupType] }),
  }),
});

const EffectLineType = builder.objectRef<EffectLine>('SecurityEffect').implement({
  fields: t => ({
    securityId: t.id({ resolve: ({ line }) => line.securityId }),
    ref: t.string({ resolve: ({ line }) => line.ref }),
    nameEn: t.string({ resolve: ({ line }) => line.nameEn }),
    nameJp: t.string({ resolve: ({ line }) => line.nameJp }),
    weight: t.expose('weight', { type: FigureType }),
    return: t.expose('return', { type: FigureType }),
    effect: t.expose('effect', { type: FigureType }),
  }),
});

const EffectsType = builder.objectRef<EffectsReply>('SecurityEffects').implement({
  description: 'What the securities of a mandate brought to its excess between two statements; what no security did stands apart.',
  fields: t => ({
    asOf: t.exposeString('asOf'),
    from: t.exposeString('from', { nullable: true }),
    days: t.exposeStringList('days'),
    lines: t.expose('lines', { type: [EffectLineType] }),
    return: t.expose('own', { type: FigureType }),
    benchmark: t.expose('benchmark', { type: FigureType }),
    explained: t.expose('explained', { type: FigureType }),
    other: t.expose('other', { type: FigureType }),
  }),
});

builder.queryFields(t => ({
  securityEffects: t.field({
    access: { ...MEMBER, gate: addOns.attribution.gate },
    type: EffectsType,
    args: {
      assetId: t.arg.id({ required: true }),
      entityId: t.arg.id({ required: true }),
      asOf: t.arg.string({ required: true }),
      from: t.arg.string(),
      known: t.arg.string(),
    },
    resolve: (_, args, ctx) => securityEffects(signedIn(ctx), args),
  }),
  holdings: t.field({
    access: MEMBER,
    type: StatementType,
    args: {
      assetId: t.arg.id({ required: true }),
      entityId: t.arg.id({ required: true }),
      asOf: t.arg.string({ required: true }),
      compareTo: t.arg.string(),
      groupBy: t.arg({ type: GroupEnum }),
      known: t.arg.string(),
    },
    resolve: (_, args, ctx) => holdingsOf(signedIn(ctx), args),
  }),
}));
