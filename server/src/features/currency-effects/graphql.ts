import { addOns } from '@hakaru/contract/add-ons';
import { currencyMethodMeasures, currencyMethods, type CurrencyMeasure, type CurrencyMethod } from '@hakaru/contract/currency-measures';
import type { Figure } from '@hakaru/contract/figures';
import { FigureType } from '#features/figures/public';
import { MEMBER } from '#platform/access';
import { signedIn } from '#platform/context';
import { CurrencyGapKindEnum, LinkingMethodEnum } from '#platform/enumerations/portfolio';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { currencyEffects, type CurrencyReply, type CurrencyRow, type LineRow, type MissingRow } from './actions';
import { joinFigures } from './trace';

joinFigures();

const { gate } = addOns.attribution;

const MethodType = builder.enumType('CurrencyMethod', {
  description: 'By which method the sides are taken apart by currency.',
  values: currencyMethods,
});

/** One effect by its measure; the set of effects depends on the method. */
type Effect = { measure: CurrencyMeasure; figure: Figure };
const EffectType = builder.objectRef<Effect>('CurrencyMethodEffect').implement({
  description: 'An effect by its measure.',
  fields: t => ({ measure: t.exposeString('measure'), figure: t.expose('figure', { type: FigureType }) }),
});

const asked = (measures: readonly CurrencyMeasure[], of: (measure: CurrencyMeasure) => Figure): Effect[] =>
  measures.map(measure => ({ measure, figure: of(measure) }));

/** Geometric effects have no sum per currency. */
function effectsOfRow(method: CurrencyMethod): readonly CurrencyMeasure[] {
  const { effects, sum } = currencyMethodMeasures[method];
  return method === 'geometric' ? effects : [...effects, sum];
}

function effectsOfWhole(method: CurrencyMethod): readonly CurrencyMeasure[] {
  const { effects, ofWhole, sum, other } = currencyMethodMeasures[method];
  return [...effects, ...ofWhole, sum, other];
}

const RowType = builder.objectRef<CurrencyRow>('CurrencyEffectRow').implement({
  description: 'One currency on both sides with its four effects.',
  fields: t => {
    const of = (measure: CurrencyMeasure) => t.field({ type: FigureType, resolve: ({ figureOf }) => figureOf(measure) });
    return {
      currency: t.exposeString('currency'),
      weight: of('currencyWeight'),
      benchmarkWeight: of('currencyBenchmarkWeight'),
      hedge: of('currencyHedge'),
      benchmarkHedge: of('currencyBenchmarkHedge'),
      local: of('currencyLocal'),
      benchmarkLocal: of('currencyBenchmarkLocal'),
      move: of('currencyMove'),
      allocation: of('currencyAllocation'),
      selection: of('currencySelection'),
      interaction: of('currencyInteraction'),
      effect: of('currencyEffect'),
      sum: of('currencySum'),
      effects: t.field({
        type: [EffectType],
        args: { method: t.arg({ type: MethodType, required: true }) },
        resolve: ({ figureOf }, { method }) => asked(effectsOfRow(method), figureOf),
      }),
    };
  },
});

const LineType = builder.objectRef<LineRow>('CurrencyEffectLine').implement({
  description:
    'One line of a currency: a security, or what the benchmark’s weight and the forwards in it bring. The lines add up to the currency.',
  fields: t => {
    const of = (measure: CurrencyMeasure) => t.field({ type: FigureType, resolve: ({ figureOf }) => figureOf(measure) });
    return {
      line: t.exposeString('line', { description: 'The id of the security, index or forwards.' }),
      ref: t.string({ nullable: true, resolve: ({ held }) => held?.ref ?? null }),
      name: t.string({ nullable: true, resolve: ({ held }) => held?.nameEn ?? null }),
      nameJp: t.string({ nullable: true, resolve: ({ held }) => held?.nameJp ?? null }),
      weight: of('currencyWeight'),
      local: of('currencyLocal'),
      allocation: of('currencyAllocation'),
      selection: of('currencySelection'),
      interaction: of('currencyInteraction'),
      effect: of('currencyEffect'),
      sum: of('currencySum'),
    };
  },
});

const MissingType = builder.objectRef<MissingRow>('CurrencyEffectGap').implement({
  description: 'What is missing for the effects: of which account or index, in which currency, on which day.',
  fields: t => ({
    kind: t.expose('kind', { type: CurrencyGapKindEnum }),
    name: t.string({ nullable: true, resolve: ({ name }) => name?.en ?? null }),
    nameJp: t.string({ nullable: true, resolve: ({ name }) => name?.jp ?? null }),
    currency: t.exposeString('currency', { nullable: true }),
    day: t.exposeString('day', { nullable: true }),
  }),
});

const ReplyType = builder.objectRef<CurrencyReply>('CurrencyEffects').implement({
  description:
    'The effects of a mandate or a class by currency from one month-end to another (Karnosky and Singer, or by the method asked for), linked from statement to statement.',
  fields: t => {
    const whole = (measure: CurrencyMeasure) => t.field({ type: FigureType, resolve: ({ wholeOf }) => wholeOf(measure) });
    return {
      asOf: t.exposeString('asOf'),
      from: t.exposeString('from'),
      steps: t.exposeInt('steps', {
        nullable: true,
        description: 'How many steps from statement to statement are linked; null where the period is a single one.',
      }),
      linking: t.expose('linking', { type: LinkingMethodEnum, nullable: true }),
      rows: t.expose('rows', { type: [RowType] }),
      gaps: t.expose('gaps', { type: [MissingType] }),
      lines: t.field({
        description: 'The securities of a mandate in one currency; none for an account with mandates below it.',
        type: [LineType],
        args: { currency: t.arg.string({ required: true }) },
        resolve: ({ linesOf }, { currency }) => linesOf(currency),
      }),
      return: t.expose('own', { type: FigureType }),
      benchmark: t.expose('benchmark', { type: FigureType }),
      allocation: whole('currencyAllocation'),
      selection: whole('currencySelection'),
      interaction: whole('currencyInteraction'),
      effect: whole('currencyEffect'),
      sum: whole('currencySum'),
      other: whole('currencyOther'),
      effects: t.field({
        type: [EffectType],
        args: { method: t.arg({ type: MethodType, required: true }) },
        resolve: ({ wholeOf }, { method }) => asked(effectsOfWhole(method), wholeOf),
      }),
    };
  },
});

builder.queryField('currencyEffects', t =>
  t.field({
    access: { ...MEMBER, gate },
    type: ReplyType,
    args: {
      assetId: t.arg.id({ required: true }),
      entityId: t.arg.id({ required: true }),
      asOf: t.arg.string({ required: true }),
      from: t.arg.string(),
      known: t.arg.string(),
    },
    resolve: (_, { assetId, entityId, ...args }, ctx) =>
      currencyEffects(signedIn(ctx), { ...args, assetId: idOf(assetId), entityId: idOf(entityId) }),
  }),
);
