import { currency, parse } from '@hakaru/contract/fields';
import { MEMBER, type Access } from '#platform/access';
import { signedIn } from '#platform/context';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { readStatement, type BankReconciliation, type StatementLine } from './actions';
import { lineStates, type BalanceDay } from './match';
import type { CustodialRow, EntryRow } from './store';

const READER: Access = { ...MEMBER, gate: { modules: ['cashManagement'] } };

const StateEnum = builder.enumType('BankLineState', { values: lineStates });

const LineType = builder.objectRef<StatementLine>('BankLine').implement({
  description: 'A line of a bank’s statement with the cell it was read from, and the transaction it is in the ledger.',
  fields: t => ({
    id: t.exposeID('id'),
    account: t.exposeString('account'),
    day: t.exposeString('day'),
    text: t.exposeString('text'),
    amount: t.exposeString('amount'),
    balance: t.exposeString('balance'),
    state: t.expose('state', { type: StateEnum }),
    transactionId: t.exposeID('transactionId', { nullable: true }),
    place: t.exposeString('place', { nullable: true }),
    source: t.exposeString('source'),
    importId: t.exposeID('importId', { nullable: true }),
  }),
});

const EntryType = builder.objectRef<EntryRow>('LedgerEntry').implement({
  fields: t => ({
    id: t.exposeID('id'),
    day: t.exposeString('day'),
    amount: t.exposeString('amount'),
    type: t.exposeString('type'),
    comment: t.exposeString('comment', { nullable: true }),
  }),
});

const DayType = builder.objectRef<BalanceDay>('BankBalanceDay').implement({
  description: 'Both balances at the end of a day. The difference is the ledger less the bank.',
  fields: t => ({
    day: t.exposeString('day'),
    bank: t.exposeString('bank'),
    ledger: t.exposeString('ledger'),
    difference: t.exposeString('difference'),
  }),
});

const AccountType = builder.objectRef<CustodialRow>('BankAccountOfMandate').implement({
  fields: t => ({
    id: t.exposeID('id'),
    ref: t.exposeString('ref'),
    name: t.exposeString('name'),
    nameJp: t.exposeString('nameJp'),
  }),
});

const StatementType = builder.objectRef<BankReconciliation>('BankReconciliation').implement({
  description: 'A mandate’s ledger beside the bank’s statement, from the statement’s first day to its last.',
  fields: t => ({
    accounts: t.expose('accounts', { type: [AccountType] }),
    bankOpening: t.string({ nullable: true, resolve: ({ opening }) => opening?.bank ?? null }),
    ledgerOpening: t.string({ nullable: true, resolve: ({ opening }) => opening?.ledger ?? null }),
    closing: t.expose('closing', { type: DayType, nullable: true }),
    lines: t.expose('lines', { type: [LineType] }),
    missing: t.expose('missing', { type: [EntryType] }),
    days: t.expose('days', { type: [DayType] }),
  }),
});

builder.queryField('bankReconciliation', t =>
  t.field({
    access: READER,
    type: StatementType,
    args: {
      mandateId: t.arg.id({ required: true }),
      currency: t.arg.string({ required: true }),
      from: t.arg.string({ required: true }),
      to: t.arg.string({ required: true }),
    },
    resolve: (_, { mandateId, currency: code, from, to }, ctx) =>
      readStatement(signedIn(ctx), { mandateId: idOf(mandateId), currency: parse(currency, code), from, to }),
  }),
);
