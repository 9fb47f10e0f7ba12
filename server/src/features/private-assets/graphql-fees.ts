import type { Carry } from '@hakaru/engine/private-assets/carry-check';
import { FigureType } from '#features/figures/public';
import { MEMBER } from '#platform/access';
import { signedIn } from '#platform/context';
import { FeeBaseEnum, FeeOutcomeEnum } from '#platform/enumerations/funds';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { readFeeChecks } from './actions';
import type { CarryCheck, FeeCheck, FeeChecks } from './fee-check';

const PartType = builder.objectRef<FeeCheck['parts'][number]>('FundFeePart').implement({
  description: 'A stretch of a quarter with one base and one yearly rate in percent.',
  fields: t => ({
    from: t.exposeString('from'),
    to: t.exposeString('to'),
    days: t.exposeInt('days'),
    base: t.expose('base', { type: FeeBaseEnum, description: 'commitment, investedCapital, nav; none where nothing was agreed.' }),
    percent: t.exposeString('percent'),
    amount: t.exposeString('amount', { nullable: true }),
    fee: t.exposeString('fee', { nullable: true }),
  }),
});

const NoticeType = builder.objectRef<FeeCheck['notices'][number]>('FundFeeNotice').implement({
  fields: t => ({ day: t.exposeString('day'), figure: t.expose('figure', { type: FigureType }) }),
});

const FeeCheckType = builder.objectRef<FeeCheck>('FundFeeCheck').implement({
  description: 'A quarter’s management fee as charged by notices and as the terms give it; the difference is what was charged above.',
  fields: t => ({
    from: t.exposeString('from'),
    to: t.exposeString('to'),
    parts: t.expose('parts', { type: [PartType] }),
    computed: t.exposeString('computed', { nullable: true }),
    charged: t.exposeString('charged', { nullable: true }),
    notices: t.expose('notices', { type: [NoticeType] }),
    givenBack: t.exposeString('givenBack', { description: 'Rebates, waivers and offsets of the quarter.' }),
    difference: t.exposeString('difference', { nullable: true }),
    outcome: t.expose('outcome', { type: FeeOutcomeEnum, description: 'agrees, differs, noNotice, noTerms or noBase' }),
  }),
});

const WorkingType = builder.objectRef<Carry>('FundCarryWorking').implement({
  description: 'How the manager’s share comes about, were the fund sold at its value on the day.',
  fields: t => ({
    contributed: t.exposeString('contributed'),
    received: t.exposeString('received'),
    value: t.exposeString('value', { description: 'Before the manager’s share.' }),
    owed: t.exposeString('owed', { description: 'What the investor must still receive for the hurdle.' }),
    preferred: t.exposeString('preferred'),
    excess: t.exposeString('excess'),
    caughtUp: t.exposeString('caughtUp'),
    shared: t.exposeString('shared'),
    entitled: t.exposeString('entitled'),
    accrued: t.exposeString('accrued', { description: 'The share less what was paid of it.' }),
  }),
});

const CarryCheckType = builder.objectRef<CarryCheck>('FundCarryCheck').implement({
  description: 'The carry a statement accrues and the one the terms give; the difference is what was accrued above.',
  fields: t => ({
    day: t.exposeString('day'),
    nav: t.expose('nav', { type: FigureType }),
    stated: t.exposeString('stated', { nullable: true }),
    working: t.expose('working', { type: WorkingType, nullable: true }),
    difference: t.exposeString('difference', { nullable: true }),
    outcome: t.expose('outcome', { type: FeeOutcomeEnum, description: 'agrees, differs, notStated or noTerms' }),
  }),
});

const ChecksType = builder.objectRef<FeeChecks>('FundFeeChecks').implement({
  fields: t => ({
    currency: t.exposeString('currency'),
    hasTerms: t.exposeBoolean('hasTerms'),
    fees: t.expose('fees', { type: [FeeCheckType] }),
    carries: t.expose('carries', { type: [CarryCheckType] }),
  }),
});

builder.queryFields(t => ({
  fundFeeChecks: t.field({
    access: MEMBER,
    type: ChecksType,
    args: {
      assetId: t.arg.id({ required: true }),
      fundId: t.arg.id({ required: true }),
      asOf: t.arg.string({ required: true }),
      known: t.arg.string(),
    },
    resolve: (_, { assetId, fundId, asOf, known }, ctx) =>
      readFeeChecks(signedIn(ctx), { assetId: idOf(assetId), fundId: idOf(fundId), asOf, known }),
  }),
}));
