import { FigureType } from '#features/figures/public';
import { MEMBER, WRITER } from '#platform/access';
import { signedIn } from '#platform/context';
import { FigureGapEnum } from '#platform/enumerations/portfolio';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { readFundPacing, writeFundPacing, type FundPacing, type PacingYear } from './pacing';
import type { FundPacingRow } from './pacing-store';
import {
  readProgrammePacing,
  type ProgrammeAmounts,
  type ProgrammeFund,
  type ProgrammePacing,
  type ProgrammeYear,
} from './programme-pacing';
import { selectionOf } from './selection';

const VersionType = builder.objectRef<FundPacingRow>('FundPacingVersion').implement({
  description: 'What is expected of a fund from a day on. Rates are yearly, percentages as decimal text.',
  fields: t => ({
    fromDay: t.exposeString('fromDay'),
    contributionPercents: t.exposeStringList('contributionPercents', {
      description: 'Part of the unfunded commitment called in each year of the fund’s life; the last holds for all later years.',
    }),
    lifeYears: t.exposeInt('lifeYears'),
    bow: t.exposeString('bow', { description: 'Above 1 distributions come late, below 1 early.' }),
    growthLowPercent: t.exposeString('growthLowPercent'),
    growthPercent: t.exposeString('growthPercent'),
    growthHighPercent: t.exposeString('growthHighPercent'),
    yieldPercent: t.exposeString('yieldPercent', { description: 'The least part of the value paid out in a year.' }),
    version: t.exposeInt('version'),
  }),
});

const YearType = builder.objectRef<PacingYear>('FundPacingYear').implement({
  description: 'A year of the fund’s life to come, in its currency: by base growth, with the value at low and high growth.',
  fields: t => ({
    until: t.exposeString('until'),
    year: t.exposeInt('year'),
    callRate: t.exposeFloat('callRate'),
    distributionRate: t.exposeFloat('distributionRate'),
    call: t.exposeString('call'),
    distribution: t.exposeString('distribution'),
    nav: t.exposeString('nav'),
    distributionLow: t.string({ resolve: ({ low }) => low.distribution }),
    distributionHigh: t.string({ resolve: ({ high }) => high.distribution }),
    navLow: t.string({ resolve: ({ low }) => low.nav }),
    navHigh: t.string({ resolve: ({ high }) => high.nav }),
  }),
});

const PacingType = builder.objectRef<FundPacing>('FundPacing').implement({
  description: 'What is still to come of a fund by the model of Takahashi and Alexander, from where it stood on a month-end.',
  fields: t => ({
    currency: t.exposeString('currency'),
    asOf: t.exposeString('asOf'),
    firstDay: t.exposeString('firstDay', { nullable: true, description: 'The day of the commitment: the fund’s life is counted from it.' }),
    age: t.exposeInt('age', { nullable: true, description: 'Whole years of its life that are over.' }),
    fromDay: t.exposeString('fromDay', { nullable: true, description: 'The first day of the assumptions in force.' }),
    commitment: t.expose('commitment', { type: FigureType }),
    unfunded: t.expose('unfunded', { type: FigureType }),
    nav: t.expose('nav', { type: FigureType }),
    years: t.expose('years', { type: [YearType] }),
    reason: t.expose('reason', { type: FigureGapEnum, nullable: true }),
    versions: t.expose('versions', { type: [VersionType] }),
  }),
});

const AmountsType = builder.objectRef<ProgrammeAmounts>('ProgrammePacingAmounts').implement({
  description: 'Null where a fund’s currency has no rate.',
  fields: t => ({
    call: t.exposeString('call', { nullable: true }),
    distribution: t.exposeString('distribution', { nullable: true }),
    nav: t.exposeString('nav', { nullable: true }),
  }),
});

const ProgrammeYearType = builder.objectRef<ProgrammeYear>('ProgrammePacingYear').implement({
  fields: t => ({
    until: t.exposeString('until'),
    low: t.expose('low', { type: AmountsType }),
    base: t.expose('base', { type: AmountsType }),
    high: t.expose('high', { type: AmountsType }),
  }),
});

const ProgrammeFundType = builder.objectRef<ProgrammeFund>('ProgrammePacingFund').implement({
  description: 'A chosen fund: the assumptions it is counted by, or the reason why it is left out.',
  fields: t => ({
    fundId: t.exposeID('fundId'),
    currency: t.exposeString('currency'),
    fromDay: t.exposeString('fromDay', { nullable: true }),
    years: t.exposeInt('years'),
    reason: t.expose('reason', { type: FigureGapEnum, nullable: true }),
  }),
});

const ProgrammeType = builder.objectRef<ProgrammePacing>('ProgrammePacing').implement({
  fields: t => ({
    currency: t.exposeString('currency'),
    asOf: t.exposeString('asOf'),
    funds: t.expose('funds', { type: [ProgrammeFundType] }),
    years: t.expose('years', { type: [ProgrammeYearType] }),
  }),
});

const PacingFields = builder.inputType('FundPacingInput', {
  fields: t => ({
    fromDay: t.string({ required: true }),
    contributionPercents: t.stringList({ required: true }),
    lifeYears: t.int({ required: true }),
    bow: t.string({ required: true }),
    growthLowPercent: t.string({ required: true }),
    growthPercent: t.string({ required: true }),
    growthHighPercent: t.string({ required: true }),
    yieldPercent: t.string({ required: true }),
    version: t.int(),
  }),
});

builder.queryFields(t => ({
  fundPacing: t.field({
    access: MEMBER,
    type: PacingType,
    args: {
      assetId: t.arg.id({ required: true }),
      fundId: t.arg.id({ required: true }),
      asOf: t.arg.string({ required: true }),
      known: t.arg.string(),
    },
    resolve: (_, { assetId, fundId, asOf, known }, ctx) =>
      readFundPacing(signedIn(ctx), { assetId: idOf(assetId), fundId: idOf(fundId), asOf, known }),
  }),
  programmePacing: t.field({
    access: MEMBER,
    type: ProgrammeType,
    args: {
      assetId: t.arg.id({ required: true }),
      entityId: t.arg.id({ description: 'A programme; all of the asset when left out.' }),
      asOf: t.arg.string({ required: true }),
      known: t.arg.string(),
      vintage: t.arg.string(),
      strategy: t.arg.string(),
      currency: t.arg.string(),
      quality: t.arg.string(),
    },
    resolve: (_, { assetId, entityId, asOf, known, ...given }, ctx) =>
      readProgrammePacing(signedIn(ctx), {
        assetId: idOf(assetId),
        entityId: entityId ? idOf(entityId) : null,
        asOf,
        known,
        select: selectionOf(given),
      }),
  }),
}));

builder.mutationFields(t => ({
  saveFundPacing: t.field({
    access: WRITER,
    type: [VersionType],
    args: { fundId: t.arg.id({ required: true }), input: t.arg({ type: PacingFields, required: true }) },
    resolve: (_, { fundId, input }, ctx) => writeFundPacing(signedIn(ctx), idOf(fundId), input),
  }),
}));
