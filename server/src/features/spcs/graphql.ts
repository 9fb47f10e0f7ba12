import { SPC_GATE } from '@hakaru/contract/navigation';
import type { CashMove, CashWeek } from '@hakaru/contract/spc-cash';
import type { SpcDeadline, SpcInvestorInput } from '@hakaru/contract/spcs';
import { daysBetween } from '@hakaru/engine/calendar/day';
import { MEMBER, WRITER, type Access } from '#platform/access';
import { signedIn } from '#platform/context';
import { CashMoveKindEnum, SpcDeadlineKindEnum, SpcFormEnum, SpcSchemeEnum } from '#platform/enumerations/spcs';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { todayOf } from '#platform/today';
import { readSpcCash, type SpcCash } from './cash';
import { listSpcs, readCash, readSpc, saveSpc, type Spc } from './actions';

const READER: Access = { ...MEMBER, gate: SPC_GATE };
const BOOKKEEPER: Access = { ...WRITER, gate: SPC_GATE };

const InvestorType = builder.objectRef<SpcInvestorInput>('SpcInvestor').implement({
  fields: t => ({ name: t.exposeString('name'), kana: t.exposeString('kana'), percent: t.exposeString('percent') }),
});

const DeadlineType = builder.objectRef<SpcDeadline>('SpcDeadline').implement({
  fields: t => ({
    kind: t.expose('kind', { type: SpcDeadlineKindEnum }),
    day: t.exposeString('day'),
    daysLeft: t.int({ resolve: ({ day }, _, ctx) => daysBetween(todayOf(ctx), day) }),
  }),
});

const SpcType = builder.objectRef<Spc>('Spc').implement({
  description: 'A special purpose company an accountant keeps the books of.',
  fields: t => ({
    id: t.exposeID('id'),
    code: t.exposeString('code'),
    name: t.exposeString('name'),
    nameEn: t.exposeString('nameEn'),
    kana: t.exposeString('kana'),
    form: t.expose('form', { type: SpcFormEnum }),
    scheme: t.expose('scheme', { type: SpcSchemeEnum }),
    fiscalMonth: t.exposeInt('fiscalMonth'),
    assignee: t.exposeString('assignee'),
    closedUntil: t.exposeString('closedUntil', { nullable: true }),
    investors: t.expose('investors', { type: [InvestorType] }),
    bankBalance: t.exposeString('bankBalance', { nullable: true, description: 'What its banks said last, in yen.' }),
    accounts: t.exposeInt('accounts'),
    openLines: t.exposeInt('openLines'),
    unreconciled: t.exposeInt('unreconciled', { description: 'Bank accounts that have open lines, a difference or no statement.' }),
    kanaMismatches: t.exposeInt('kanaMismatches'),
    deadlines: t.expose('deadlines', { type: [DeadlineType] }),
    version: t.exposeInt('version'),
  }),
});

const CashMoveType = builder.objectRef<CashMove>('SpcCashMove').implement({
  fields: t => ({
    day: t.exposeString('day'),
    kind: t.expose('kind', { type: CashMoveKindEnum }),
    text: t.exposeString('text'),
    amount: t.exposeString('amount', { description: 'Money in is positive, money out negative.' }),
  }),
});
const CashWeekType = builder.objectRef<CashWeek>('SpcCashWeek').implement({
  fields: t => ({
    from: t.exposeString('from'),
    to: t.exposeString('to'),
    inflow: t.exposeString('inflow'),
    outflow: t.exposeString('outflow'),
    closing: t.exposeString('closing'),
  }),
});
const CashType = builder.objectRef<SpcCash>('SpcCash').implement({
  description: 'A company’s cash over thirteen weeks, from what is booked, requested and owed.',
  fields: t => ({
    opening: t.exposeString('opening'),
    weeks: t.expose('weeks', { type: [CashWeekType] }),
    moves: t.expose('moves', { type: [CashMoveType] }),
  }),
});

const InvestorFields = builder.inputType('SpcInvestorInput', {
  fields: t => ({ name: t.string({ required: true }), kana: t.string({ required: true }), percent: t.string({ required: true }) }),
});
const SpcFields = builder.inputType('SpcInput', {
  fields: t => ({
    code: t.string({ required: true }),
    name: t.string({ required: true }),
    nameEn: t.string({ required: true }),
    kana: t.string({ required: true }),
    form: t.string({ required: true }),
    scheme: t.string({ required: true }),
    fiscalMonth: t.int({ required: true }),
    assignee: t.string({ required: true }),
    investors: t.field({ type: [InvestorFields], required: true }),
  }),
});

builder.queryFields(t => ({
  spcs: t.field({ access: READER, type: [SpcType], resolve: (_, __, ctx) => listSpcs(signedIn(ctx)) }),
  spcCash: t.string({
    access: READER,
    nullable: true,
    description: 'What the banks of all companies said last, in yen.',
    resolve: (_, __, ctx) => readCash(signedIn(ctx)),
  }),
  spcCashWeeks: t.field({
    access: READER,
    type: CashType,
    args: { spcId: t.arg.id({ required: true }) },
    resolve: (_, { spcId }, ctx) => readSpcCash(signedIn(ctx), idOf(spcId)),
  }),
  spc: t.field({
    access: READER,
    type: SpcType,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, ctx) => readSpc(signedIn(ctx), idOf(id)),
  }),
}));

builder.mutationFields(t => ({
  saveSpc: t.field({
    access: BOOKKEEPER,
    type: SpcType,
    args: { id: t.arg.id(), version: t.arg.int(), input: t.arg({ type: SpcFields, required: true }) },
    resolve: (_, { id, version, input }, ctx) => saveSpc(signedIn(ctx), id ? { id: idOf(id), version: version ?? 0 } : null, input),
  }),
}));
