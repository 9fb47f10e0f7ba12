import { isDebitSide } from '@hakaru/contract/spc-ledgers';
import { SPC_GATE } from '@hakaru/contract/navigation';
import { negate, toText } from '@hakaru/engine/money/decimal';
import { MEMBER, WRITER, type Access } from '#platform/access';
import { signedIn } from '#platform/context';
import { EntryOriginEnum, LedgerTypeEnum, SpcBookSideEnum } from '#platform/enumerations/spcs';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { pageType, sliceOf } from '#platform/paging';
import {
  addEntry,
  closeMonth,
  listEntries,
  readTrialBalances,
  readLedger,
  reopenMonth,
  reverseEntry,
  type Ledger,
  type TrialBalance,
} from './actions';
import type { AccountRow, BalanceRow, BookRow, EntryRow, LineRow } from './store';

const READER: Access = { ...MEMBER, gate: SPC_GATE };
const BOOKKEEPER: Access = { ...WRITER, gate: SPC_GATE };

const BookType = builder.objectRef<BookRow>('SpcBook').implement({
  description: 'The operator’s own book, or that of money kept apart for investors. Nothing is booked on `closedUntil` or before it.',
  fields: t => ({ book: t.expose('book', { type: SpcBookSideEnum }), closedUntil: t.exposeString('closedUntil', { nullable: true }) }),
});

const AccountType = builder.objectRef<AccountRow>('SpcAccount').implement({
  fields: t => ({
    book: t.expose('book', { type: SpcBookSideEnum }),
    code: t.exposeString('code'),
    nameEn: t.exposeString('nameEn'),
    nameJp: t.exposeString('nameJp'),
    type: t.expose('type', { type: LedgerTypeEnum }),
    isBank: t.exposeBoolean('isBank'),
  }),
});

const LedgerShape = builder.objectRef<Ledger>('SpcLedger').implement({
  fields: t => ({ books: t.expose('books', { type: [BookType] }), accounts: t.expose('accounts', { type: [AccountType] }) }),
});

const LineType = builder.objectRef<LineRow>('SpcEntryLine').implement({
  fields: t => ({
    account: t.exposeString('account'),
    nameEn: t.exposeString('nameEn'),
    nameJp: t.exposeString('nameJp'),
    debit: t.exposeString('debit'),
    credit: t.exposeString('credit'),
  }),
});

const EntryType = builder.objectRef<EntryRow>('SpcEntry').implement({
  description: 'Entries are never changed; a wrong one is reversed.',
  fields: t => ({
    id: t.exposeID('id'),
    book: t.expose('book', { type: SpcBookSideEnum }),
    number: t.exposeInt('number'),
    day: t.exposeString('day'),
    description: t.exposeString('description'),
    origin: t.expose('origin', { type: EntryOriginEnum }),
    userName: t.exposeString('userName'),
    isReversed: t.exposeBoolean('isReversed'),
    isMatched: t.exposeBoolean('isMatched'),
    lines: t.expose('lines', { type: [LineType] }),
  }),
});

const natural = ({ type }: BalanceRow, amount: string): string => (isDebitSide(type) ? amount : toText(negate(amount)));

const BalanceType = builder.objectRef<BalanceRow>('SpcBalance').implement({
  description: 'An account’s balance in its own direction: debits for assets and expenses, credits for the rest.',
  fields: t => ({
    book: t.expose('book', { type: SpcBookSideEnum }),
    code: t.exposeString('code'),
    nameEn: t.exposeString('nameEn'),
    nameJp: t.exposeString('nameJp'),
    type: t.expose('type', { type: LedgerTypeEnum }),
    opening: t.string({ resolve: row => natural(row, row.opening) }),
    debit: t.exposeString('debit'),
    credit: t.exposeString('credit'),
    closing: t.string({ resolve: row => natural(row, row.closing) }),
  }),
});

const TrialBalanceType = builder.objectRef<TrialBalance>('SpcTrialBalance').implement({
  description: 'Both sides of a book over a period; `profit` is income less expenses.',
  fields: t => ({
    book: t.expose('book', { type: SpcBookSideEnum }),
    debit: t.exposeString('debit'),
    credit: t.exposeString('credit'),
    profit: t.exposeString('profit'),
    rows: t.expose('rows', { type: [BalanceType] }),
  }),
});

const EntryLineFields = builder.inputType('SpcEntryLineInput', {
  fields: t => ({ account: t.string({ required: true }), debit: t.string({ required: true }), credit: t.string({ required: true }) }),
});
const EntryFields = builder.inputType('SpcEntryInput', {
  fields: t => ({
    book: t.string({ required: true }),
    day: t.string({ required: true }),
    description: t.string({ required: true }),
    lines: t.field({ type: [EntryLineFields], required: true }),
  }),
});

builder.queryFields(t => ({
  spcLedger: t.field({
    access: READER,
    type: LedgerShape,
    args: { spcId: t.arg.id({ required: true }) },
    resolve: (_, { spcId }, ctx) => readLedger(signedIn(ctx), idOf(spcId)),
  }),
  spcEntries: t.field({
    access: READER,
    type: pageType('SpcEntryPage', EntryType),
    args: {
      spcId: t.arg.id({ required: true }),
      book: t.arg.string(),
      from: t.arg.string(),
      to: t.arg.string(),
      first: t.arg.int(),
      page: t.arg.int(),
    },
    resolve: (_, { spcId, book, from, to, ...slice }, ctx) =>
      listEntries(signedIn(ctx), { spcId: idOf(spcId), book, from, to }, sliceOf(slice)),
  }),
  spcTrialBalance: t.field({
    access: READER,
    type: [TrialBalanceType],
    args: { spcId: t.arg.id({ required: true }), from: t.arg.string({ required: true }), to: t.arg.string({ required: true }) },
    resolve: (_, { spcId, ...period }, ctx) => readTrialBalances(signedIn(ctx), idOf(spcId), period),
  }),
}));

builder.mutationFields(t => ({
  addSpcEntry: t.field({
    access: BOOKKEEPER,
    type: EntryType,
    args: { spcId: t.arg.id({ required: true }), input: t.arg({ type: EntryFields, required: true }) },
    resolve: (_, { spcId, input }, ctx) => addEntry(signedIn(ctx), idOf(spcId), input),
  }),
  reverseSpcEntry: t.field({
    access: BOOKKEEPER,
    type: EntryType,
    args: { id: t.arg.id({ required: true }), day: t.arg.string({ required: true }) },
    resolve: (_, { id, day }, ctx) => reverseEntry(signedIn(ctx), idOf(id), day),
  }),
  closeSpcMonth: t.field({
    access: BOOKKEEPER,
    type: LedgerShape,
    args: { spcId: t.arg.id({ required: true }), day: t.arg.string({ required: true }) },
    resolve: (_, { spcId, day }, ctx) => closeMonth(signedIn(ctx), idOf(spcId), day),
  }),
  reopenSpcMonth: t.field({
    access: BOOKKEEPER,
    type: LedgerShape,
    args: { spcId: t.arg.id({ required: true }) },
    resolve: (_, { spcId }, ctx) => reopenMonth(signedIn(ctx), idOf(spcId)),
  }),
}));
