import { fundStrategies, fundTermNames } from '@hakaru/contract/fund-terms';
import { FigureType } from '#features/figures/public';
import { MEMBER, WRITER } from '#platform/access';
import { signedIn } from '#platform/context';
import { ValuationQualityEnum } from '#platform/enumerations/portfolio';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { readOverview, type NamedFigure, type Overview, type OverviewRow, type OverviewTotal } from './overview';
import { selectionOf } from './selection';
import { listFundTerms, writeFundTerms } from './terms-actions';
import type { FundTermRow } from './terms-store';

const NamedType = builder.objectRef<NamedFigure>('FundMeasureFigure').implement({
  fields: t => ({ measure: t.exposeString('measure'), figure: t.expose('figure', { type: FigureType }) }),
});

const RowType = builder.objectRef<OverviewRow>('PrivateFundRow').implement({
  fields: t => ({
    fundId: t.exposeID('fundId'),
    currency: t.exposeString('currency'),
    vintage: t.exposeString('vintage', { nullable: true }),
    strategy: t.exposeString('strategy', { nullable: true }),
    strategyEn: t.string({ nullable: true, resolve: ({ strategy }) => strategyName(strategy, 'en') }),
    strategyJp: t.string({ nullable: true, resolve: ({ strategy }) => strategyName(strategy, 'jp') }),
    quality: t.exposeString('quality', { nullable: true }),
    valuedOn: t.exposeString('valuedOn', { nullable: true, description: 'The day of the last reported valuation; an estimate is none.' }),
    figures: t.expose('figures', { type: [NamedType] }),
  }),
});

function strategyName(strategy: string | null, language: 'en' | 'jp'): string | null {
  return Object.entries(fundStrategies).find(([name]) => name === strategy)?.[1][language] ?? null;
}

const TotalType = builder.objectRef<OverviewTotal>('PrivateFundTotal').implement({
  description: 'The chosen funds of one currency in that currency, or (`isWhole`) all of them in the investor’s.',
  fields: t => ({
    currency: t.exposeString('currency'),
    isWhole: t.exposeBoolean('isWhole'),
    figures: t.expose('figures', { type: [NamedType] }),
  }),
});

const VintageType = builder.objectRef<Overview['vintages'][number]>('PrivateFundVintage').implement({
  fields: t => ({ vintage: t.exposeString('vintage'), figures: t.expose('figures', { type: [NamedType] }) }),
});

const IndexType = builder.objectRef<Overview['choices']['indices'][number]>('PrivateFundIndex').implement({
  fields: t => ({
    id: t.exposeID('id'),
    ref: t.exposeString('ref'),
    nameEn: t.string({ resolve: ({ name }) => name.en }),
    nameJp: t.string({ resolve: ({ name }) => name.jp }),
  }),
});

const ChoicesType = builder.objectRef<Overview['choices']>('PrivateFundChoices').implement({
  fields: t => ({
    vintages: t.exposeStringList('vintages'),
    strategies: t.exposeStringList('strategies'),
    currencies: t.exposeStringList('currencies'),
    qualities: t.exposeStringList('qualities'),
    indices: t.expose('indices', { type: [IndexType] }),
  }),
});

const OverviewType = builder.objectRef<Overview>('PrivateFundOverview').implement({
  description: 'A programme of private funds: the chosen ones, their totals, by vintage, over a period, and beside an index.',
  fields: t => ({
    rows: t.expose('rows', { type: [RowType] }),
    totals: t.expose('totals', { type: [TotalType] }),
    vintages: t.expose('vintages', { type: [VintageType] }),
    bridge: t.expose('bridge', { type: [NamedType], description: 'Opening NAV, calls, distributions, gain and NAV.' }),
    market: t.expose('market', { type: [NamedType], description: 'Net rate, Kaplan-Schoar, Long-Nickels, direct alpha.' }),
    choices: t.expose('choices', { type: ChoicesType }),
  }),
});

const TermsType = builder.objectRef<FundTermRow>('FundTerms').implement({
  description: 'What was agreed with a fund from a day on. Percentages as decimal text.',
  fields: t => ({
    fromDay: t.exposeString('fromDay'),
    ...Object.fromEntries(fundTermNames.map(name => [name, t.exposeString(name, { nullable: true })])),
  }),
});

const TermsFields = builder.inputType('FundTermsInput', {
  fields: t => ({ fromDay: t.string({ required: true }), ...Object.fromEntries(fundTermNames.map(name => [name, t.string()])) }),
});

builder.queryFields(t => ({
  privateFundOverview: t.field({
    access: MEMBER,
    type: OverviewType,
    args: {
      assetId: t.arg.id({ required: true }),
      entityId: t.arg.id({ description: 'A programme; all of the asset when left out.' }),
      asOf: t.arg.string({ required: true }),
      known: t.arg.string(),
      inBase: t.arg.boolean({ description: 'Each fund in the investor’s currency instead of its own.' }),
      vintage: t.arg.string(),
      strategy: t.arg.string(),
      currency: t.arg.string(),
      quality: t.arg({ type: ValuationQualityEnum }),
      since: t.arg.string({ description: 'The month-end the bridge starts from.' }),
      indexId: t.arg.id(),
    },
    resolve: (_, { assetId, entityId, inBase, since, indexId, asOf, known, ...given }, ctx) =>
      readOverview(signedIn(ctx), {
        assetId: idOf(assetId),
        entityId: entityId ? idOf(entityId) : null,
        asOf,
        known,
        isInBase: inBase ?? false,
        select: selectionOf(given),
        since: since ?? null,
        indexId: indexId ? idOf(indexId) : null,
      }),
  }),
  fundTerms: t.field({
    access: MEMBER,
    type: [TermsType],
    args: {
      assetId: t.arg.id({ required: true }),
      fundId: t.arg.id({ required: true }),
      asOf: t.arg.string({ required: true }),
      known: t.arg.string(),
    },
    resolve: (_, { assetId, fundId, asOf, known }, ctx) =>
      listFundTerms(signedIn(ctx), { assetId: idOf(assetId), fundId: idOf(fundId), asOf, known }),
  }),
}));

builder.mutationFields(t => ({
  saveFundTerms: t.field({
    access: WRITER,
    type: [TermsType],
    args: { fundId: t.arg.id({ required: true }), input: t.arg({ type: TermsFields, required: true }) },
    resolve: (_, { fundId, input }, ctx) => writeFundTerms(signedIn(ctx), idOf(fundId), input),
  }),
}));
