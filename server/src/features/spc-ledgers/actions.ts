import { spcBooks } from '@hakaru/contract/address-choices';
import { AppError, invalid } from '@hakaru/contract/errors';
import { day as dayRule, parse } from '@hakaru/contract/fields';
import {
  BANK_CODE_END,
  BANK_CODE_START,
  closingInput,
  entryInput,
  type EntryInput,
  type EntryOrigin,
  reversalInput,
} from '@hakaru/contract/spc-ledgers';
import type { SpcBook } from '@hakaru/contract/spcs';
import { isZero, subtract, sum, toText } from '@hakaru/engine/money/decimal';
import { shiftMonthEnd } from '@hakaru/engine/calendar/month-end';
import { record } from '#platform/audit';
import { allow, inTransaction, type SignedIn } from '#platform/context';
import { pageOf } from '#platform/graphql';
import { onceIfNamed } from '#platform/idempotency';
import type { Slice } from '#platform/paging';
import { todayOf } from '#platform/today';
import * as store from './store';

export const keyOf = (ctx: SignedIn, spcId: string): store.SpcKey => ({ organisationId: ctx.actor.organisation.id, spcId });

/** The books of a company of the user's organisation; a company without books does not exist. */
export async function presentBooks(ctx: SignedIn, spcId: string): Promise<store.BookRow[]> {
  const books = await store.findBooks(ctx.db, keyOf(ctx, spcId));
  if (books.length === 0) throw new AppError('notFound');
  return books;
}

export type Ledger = { books: store.BookRow[]; accounts: store.AccountRow[] };

export async function readLedger(ctx: SignedIn, spcId: string): Promise<Ledger> {
  return await inTransaction(ctx, async ctx => ({
    books: await presentBooks(ctx, spcId),
    accounts: await store.findAccounts(ctx.db, keyOf(ctx, spcId)),
  }));
}

export type EntryAsk = {
  spcId: string;
  book?: string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
};

export function filterOf({ book, from, to }: Omit<EntryAsk, 'spcId'>): store.EntryFilter {
  const known = spcBooks.find(one => one === book) ?? null;
  if (book && !known) throw invalid('book', 'invalid');
  return { book: known, from: from ? parse(dayRule, from) : null, to: to ? parse(dayRule, to) : null };
}

export async function listEntries(ctx: SignedIn, { spcId, ...asked }: EntryAsk, slice: Slice) {
  const filter = filterOf(asked);
  return await inTransaction(ctx, async ctx => {
    await presentBooks(ctx, spcId);
    const { data, total } = await store.findEntries(ctx.db, keyOf(ctx, spcId), filter, slice);
    return pageOf(data, { ...slice, total });
  });
}

export type TrialBalance = { book: SpcBook; debit: string; credit: string; profit: string; rows: store.BalanceRow[] };

/** For each book with entries: its accounts, the totals of both sides, and the result of the period. */
export async function readTrialBalances(ctx: SignedIn, spcId: string, period: { from: string; to: string }): Promise<TrialBalance[]> {
  const from = parse(dayRule, period.from);
  const to = parse(dayRule, period.to);
  if (from > to) throw invalid('to', 'beforeFrom');
  return await inTransaction(ctx, async ctx => {
    await presentBooks(ctx, spcId);
    const rows = await store.findBalances(ctx.db, keyOf(ctx, spcId), { from, to });
    return spcBooks.flatMap(book => trialBalanceOf(book, rows));
  });
}

function trialBalanceOf(book: SpcBook, all: readonly store.BalanceRow[]): TrialBalance[] {
  const rows = all.filter(row => row.book === book);
  if (rows.length === 0) return [];
  const total = (side: 'debit' | 'credit', of: readonly store.BalanceRow[]) => toText(sum(of.map(row => row[side])));
  const earning = rows.filter(({ type }) => type === 'income' || type === 'expense');
  const profit = toText(subtract(total('credit', earning), total('debit', earning)));
  return [{ book, debit: total('debit', rows), credit: total('credit', rows), profit, rows }];
}

/** An entry made by hand. Bank accounts may be used, and are then matched with the bank's lines. */
export async function addEntry(ctx: SignedIn, spcId: string, input: unknown): Promise<store.EntryRow> {
  allow(ctx, 'write');
  const checked = parse(entryInput, input);
  return await inTransaction(ctx, async ctx => {
    await presentBooks(ctx, spcId);
    const id = await onceIfNamed(ctx, ['addSpcEntry', spcId, checked], ctx => postEntry(ctx, spcId, checked, 'manual'));
    return await presentEntry(ctx, id);
  });
}

/** Inserts an entry in the current transaction and the audit trail. The database refuses closed days and entries that do not balance. */
export async function postEntry(
  ctx: SignedIn,
  spcId: string,
  input: EntryInput,
  origin: EntryOrigin,
  reversesId?: string,
): Promise<string> {
  const accounts = await store.findAccounts(ctx.db, keyOf(ctx, spcId));
  const isKnown = (code: string) => accounts.some(one => one.book === input.book && one.code === code);
  const unknown = input.lines.findIndex(({ account }) => !isKnown(account));
  if (unknown >= 0) throw invalid(`lines.${unknown}.account`, 'notFound');
  const posting = { ...input, origin, userName: ctx.actor.user.name, at: ctx.app.now(), ...(reversesId ? { reversesId } : {}) };
  const id = await store.insertEntry(ctx.db, keyOf(ctx, spcId), posting);
  await record(ctx, reversesId ? 'spcEntry.reverse' : 'spcEntry.add', { subject: 'spcEntry', subjectId: id, after: { ...input, origin } });
  return id;
}

export async function presentEntry(ctx: SignedIn, id: string): Promise<store.EntryRow> {
  const found = await store.findEntry(ctx.db, ctx.actor.organisation.id, id);
  if (!found) throw new AppError('notFound');
  return found;
}

/** An entry is never changed: a wrong one is reversed on a day that is open. */
export async function reverseEntry(ctx: SignedIn, id: string, on: string): Promise<store.EntryRow> {
  allow(ctx, 'write');
  const { day } = parse(reversalInput, { day: on });
  return await inTransaction(ctx, async ctx => {
    const entry = await presentEntry(ctx, id);
    if (entry.isMatched) throw invalid('id', 'matched');
    if (day < entry.day) throw invalid('day', 'beforeEntry');
    return await presentEntry(ctx, await postReversal(ctx, entry, day));
  });
}

/** The same within the current transaction. */
export async function postReversal(ctx: SignedIn, entry: store.EntryRow, day: string): Promise<string> {
  if (entry.isReversed || entry.origin === 'reversal') throw invalid('id', 'reversed');
  const lines = entry.lines.map(({ account, debit, credit }) => ({ account, debit: credit, credit: debit }));
  const description = `${entry.description} (${entry.number})`.slice(-255);
  return await postEntry(ctx, entry.spcId, { book: entry.book, day, description, lines }, 'reversal', entry.id);
}

/**
 * Closes both books up to a month-end. Months are closed in order and after the bank is reconciled; nothing can be booked in them
 * afterwards.
 */
export async function closeMonth(ctx: SignedIn, spcId: string, until: string): Promise<Ledger> {
  allow(ctx, 'write');
  const { day: closedUntil } = parse(closingInput, { day: until });
  if (closedUntil > todayOf(ctx)) throw invalid('day', 'future');
  await inTransaction(ctx, async ctx => {
    const versions = await presentBooks(ctx, spcId);
    const before = versions[0]?.closedUntil ?? null;
    if (before !== null && closedUntil <= before) throw invalid('day', 'closed');
    if (!(await store.setClosed(ctx.db, keyOf(ctx, spcId), { closedUntil, versions }))) throw new AppError('conflict');
    const banks = await store.findOpenBanks(ctx.db, keyOf(ctx, spcId), closedUntil); // counted again after the books are locked
    if (banks.some(({ openLines }) => openLines > 0)) throw invalid('day', 'openLines');
    if (banks.some(({ difference }) => !isZero(difference))) throw invalid('day', 'difference');
    await record(ctx, 'spcMonth.close', { subject: 'spc', subjectId: spcId, before: { closedUntil: before }, after: { closedUntil } });
  });
  return await readLedger(ctx, spcId);
}

/** Reopens the last closed month; only that one can be reopened. */
export async function reopenMonth(ctx: SignedIn, spcId: string): Promise<Ledger> {
  allow(ctx, 'write');
  await inTransaction(ctx, async ctx => {
    const versions = await presentBooks(ctx, spcId);
    const before = versions[0]?.closedUntil ?? null;
    if (before === null) throw invalid('day', 'notClosed');
    const closedUntil = shiftMonthEnd(before, -1);
    if (!(await store.setClosed(ctx.db, keyOf(ctx, spcId), { closedUntil, versions }))) throw new AppError('conflict');
    await record(ctx, 'spcMonth.reopen', { subject: 'spc', subjectId: spcId, before: { closedUntil: before }, after: { closedUntil } });
  });
  return await readLedger(ctx, spcId);
}

/** Opens a ledger account for a bank account, in the book it belongs to. */
export async function openBankAccount(
  ctx: SignedIn,
  spcId: string,
  { bankAccountId, book, label }: { bankAccountId: string; book: SpcBook; label: string },
): Promise<void> {
  const key = keyOf(ctx, spcId);
  const taken = new Set((await store.findAccounts(ctx.db, key)).filter(one => one.book === book).map(({ code }) => code));
  const codes = Array.from({ length: BANK_CODE_END - BANK_CODE_START + 1 }, (_, at) => String(BANK_CODE_START + at));
  const code = codes.find(one => !taken.has(one));
  if (!code) throw invalid('bankAccountId', 'tooMany');
  await store.insertAccount(ctx.db, key, { book, code, nameEn: `Bank ${label}`, nameJp: `普通預金 ${label}`, type: 'asset' });
  await store.insertBankLink(ctx.db, key, { bankAccountId, book, code });
}
