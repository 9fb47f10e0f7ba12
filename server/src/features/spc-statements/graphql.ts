import { SPC_GATE } from '@hakaru/contract/navigation';
import { isHolderOf } from '@hakaru/contract/spcs';
import { subtract, toText } from '@hakaru/engine/money/decimal';
import { MEMBER, WRITER, type Access } from '#platform/access';
import { signedIn } from '#platform/context';
import { SpcBookSideEnum, SpcProposalKindEnum } from '#platform/enumerations/spcs';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { pageType, sliceOf } from '#platform/paging';
import {
  bookLine,
  bookProposals,
  linkBankAccount,
  listBankAccounts,
  listFreeAccounts,
  listLines,
  listStatements,
  matchLine,
  takeStatement,
  undoLine,
  type ProposedLine,
  type Taken,
} from './actions';
import type { Proposal } from './matching';
import type { BankAccountRow, FreeAccountRow, LineRow, StatementRow } from './store';

const READER: Access = { ...MEMBER, gate: SPC_GATE };
const BOOKKEEPER: Access = { ...WRITER, gate: SPC_GATE };

const BankAccountType = builder.objectRef<BankAccountRow>('SpcBankAccount').implement({
  description: 'A bank account of a company. `difference`: what the bank said last less what the ledger said on that day.',
  fields: t => ({
    id: t.exposeID('id'),
    book: t.expose('book', { type: SpcBookSideEnum }),
    accountCode: t.exposeString('accountCode'),
    bankNameEn: t.exposeString('bankNameEn', { nullable: true }),
    bankNameJp: t.exposeString('bankNameJp', { nullable: true }),
    branchNameEn: t.exposeString('branchNameEn', { nullable: true }),
    branchNameJp: t.exposeString('branchNameJp', { nullable: true }),
    type: t.exposeString('type'),
    number: t.exposeString('number'),
    holder: t.exposeString('holder'),
    holderKana: t.exposeString('holderKana'),
    isHolderKnown: t.boolean({ resolve: ({ holderKana, spcKana }) => isHolderOf(holderKana, spcKana) }),
    statementDay: t.exposeString('statementDay', { nullable: true }),
    statementBalance: t.exposeString('statementBalance', { nullable: true }),
    ledgerThen: t.exposeString('ledgerThen', { nullable: true }),
    ledgerNow: t.exposeString('ledgerNow'),
    difference: t.string({
      nullable: true,
      resolve: ({ statementBalance, ledgerThen }) =>
        statementBalance === null || ledgerThen === null ? null : toText(subtract(statementBalance, ledgerThen)),
    }),
    openLines: t.exposeInt('openLines'),
  }),
});

const FreeAccountType = builder.objectRef<FreeAccountRow>('SpcFreeAccount').implement({
  fields: t => ({
    id: t.exposeID('id'),
    number: t.exposeString('number'),
    holder: t.exposeString('holder'),
    bankNameEn: t.exposeString('bankNameEn', { nullable: true }),
    bankNameJp: t.exposeString('bankNameJp', { nullable: true }),
    isSegregated: t.exposeBoolean('isSegregated'),
  }),
});

const ProposalType = builder.objectRef<Proposal>('SpcProposal').implement({
  description: 'What an open line probably is: an entry of the ledger, or by a rule an account to book it to.',
  fields: t => ({
    kind: t.expose('kind', { type: SpcProposalKindEnum }),
    entryId: t.id({ nullable: true, resolve: one => (one.kind === 'entry' ? one.entry.id : null) }),
    entryNumber: t.int({ nullable: true, resolve: one => (one.kind === 'entry' ? one.entry.number : null) }),
    account: t.string({ nullable: true, resolve: one => (one.kind === 'rule' ? one.account : null) }),
  }),
});

const LineType = builder.objectRef<LineRow & Partial<ProposedLine>>('SpcStatementLine').implement({
  fields: t => ({
    id: t.exposeID('id'),
    day: t.exposeString('day'),
    text: t.exposeString('text'),
    amount: t.exposeString('amount'),
    balance: t.exposeString('balance'),
    fileName: t.exposeString('fileName'),
    entryId: t.exposeID('entryId', { nullable: true }),
    entryNumber: t.exposeInt('entryNumber', { nullable: true }),
    proposal: t.field({ type: ProposalType, nullable: true, resolve: ({ proposal }) => proposal ?? null }),
  }),
});

const StatementType = builder.objectRef<StatementRow>('SpcStatement').implement({
  fields: t => ({
    id: t.exposeID('id'),
    fileName: t.exposeString('fileName'),
    number: t.exposeString('number'),
    book: t.expose('book', { type: SpcBookSideEnum }),
    fromDay: t.exposeString('fromDay'),
    toDay: t.exposeString('toDay'),
    lines: t.exposeInt('lines'),
    userName: t.exposeString('userName'),
    takenAt: t.string({ resolve: ({ takenAt }) => takenAt.toISOString() }),
  }),
});

const TakenType = builder.objectRef<Taken>('SpcStatementTaken').implement({
  fields: t => ({
    added: t.exposeInt('added'),
    known: t.exposeInt('known'),
    matched: t.exposeInt('matched'),
    proposed: t.exposeInt('proposed'),
    open: t.exposeInt('open'),
  }),
});

builder.queryFields(t => ({
  spcBankAccounts: t.field({
    access: READER,
    type: [BankAccountType],
    args: { spcId: t.arg.id({ required: true }) },
    resolve: (_, { spcId }, ctx) => listBankAccounts(signedIn(ctx), idOf(spcId)),
  }),
  spcFreeAccounts: t.field({ access: READER, type: [FreeAccountType], resolve: (_, __, ctx) => listFreeAccounts(signedIn(ctx)) }),
  spcStatements: t.field({
    access: READER,
    type: [StatementType],
    args: { spcId: t.arg.id({ required: true }) },
    resolve: (_, { spcId }, ctx) => listStatements(signedIn(ctx), idOf(spcId)),
  }),
  spcStatementLines: t.field({
    access: READER,
    type: pageType('SpcStatementLinePage', LineType),
    args: { bankAccountId: t.arg.id({ required: true }), openOnly: t.arg.boolean(), first: t.arg.int(), page: t.arg.int() },
    resolve: (_, { bankAccountId, openOnly, ...slice }, ctx) =>
      listLines(signedIn(ctx), idOf(bankAccountId), openOnly ?? false, sliceOf(slice)),
  }),
}));

builder.mutationFields(t => ({
  linkSpcBankAccount: t.field({
    access: BOOKKEEPER,
    type: BankAccountType,
    args: { spcId: t.arg.id({ required: true }), bankAccountId: t.arg.id({ required: true }) },
    resolve: (_, { spcId, bankAccountId }, ctx) => linkBankAccount(signedIn(ctx), idOf(spcId), idOf(bankAccountId)),
  }),
  takeSpcStatement: t.field({
    access: BOOKKEEPER,
    type: TakenType,
    args: {
      bankAccountId: t.arg.id({ required: true }),
      fileName: t.arg.string({ required: true }),
      text: t.arg.string({ required: true }),
    },
    resolve: (_, { bankAccountId, ...file }, ctx) => takeStatement(signedIn(ctx), idOf(bankAccountId), file),
  }),
  matchSpcLine: t.field({
    access: BOOKKEEPER,
    type: LineType,
    args: { lineId: t.arg.id({ required: true }), entryId: t.arg.id({ required: true }) },
    resolve: (_, { lineId, entryId }, ctx) => matchLine(signedIn(ctx), idOf(lineId), idOf(entryId)),
  }),
  bookSpcLine: t.field({
    access: BOOKKEEPER,
    type: LineType,
    args: { lineId: t.arg.id({ required: true }), account: t.arg.string({ required: true }) },
    resolve: (_, { lineId, account }, ctx) => bookLine(signedIn(ctx), idOf(lineId), account),
  }),
  bookSpcProposals: t.int({
    access: BOOKKEEPER,
    args: { bankAccountId: t.arg.id({ required: true }) },
    resolve: (_, { bankAccountId }, ctx) => bookProposals(signedIn(ctx), idOf(bankAccountId)),
  }),
  undoSpcLine: t.field({
    access: BOOKKEEPER,
    type: LineType,
    args: { lineId: t.arg.id({ required: true }) },
    resolve: (_, { lineId }, ctx) => undoLine(signedIn(ctx), idOf(lineId)),
  }),
}));
