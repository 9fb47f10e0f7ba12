import { BANK_CSV_LIMITS, patternOf, readBankCsv } from '@hakaru/contract/bank-csv';
import { AppError, invalid } from '@hakaru/contract/errors';
import { name, parse } from '@hakaru/contract/fields';
import { noteTask } from '#features/first-tasks/public';
import { openBankAccount, postEntry, postReversal, presentBooks, presentEntry } from '#features/spc-ledgers/public';
import { record } from '#platform/audit';
import { allow, inTransaction, type SignedIn } from '#platform/context';
import { pageOf } from '#platform/graphql';
import { onceIfNamed } from '#platform/idempotency';
import type { Slice } from '#platform/paging';
import { directionOf, proposalsFor, type Proposal } from './matching';
import * as store from './store';

const ownOf = (ctx: SignedIn): string => ctx.actor.organisation.id;

export async function listBankAccounts(ctx: SignedIn, spcId: string): Promise<store.BankAccountRow[]> {
  return await inTransaction(ctx, async ctx => {
    await presentBooks(ctx, spcId);
    return await store.findBankAccounts(ctx.db, ownOf(ctx), spcId);
  });
}

export async function listFreeAccounts(ctx: SignedIn): Promise<store.FreeAccountRow[]> {
  return await inTransaction(ctx, ctx => store.findFreeAccounts(ctx.db, ownOf(ctx)));
}

export async function listStatements(ctx: SignedIn, spcId: string): Promise<store.StatementRow[]> {
  return await inTransaction(ctx, async ctx => {
    await presentBooks(ctx, spcId);
    return await store.findStatements(ctx.db, ownOf(ctx), spcId);
  });
}

/** Links a bank account to the book it belongs to, so that segregated money never mixes with the operator's. */
export async function linkBankAccount(ctx: SignedIn, spcId: string, bankAccountId: string): Promise<store.BankAccountRow> {
  allow(ctx, 'write');
  return await inTransaction(ctx, async ctx => {
    await presentBooks(ctx, spcId);
    const free = (await store.findFreeAccounts(ctx.db, ownOf(ctx))).find(({ id }) => id === bankAccountId);
    if (!free) throw new AppError('notFound');
    const book = free.isSegregated ? 'segregated' : 'operator';
    await openBankAccount(ctx, spcId, { bankAccountId, book, label: free.number.slice(-4) });
    await record(ctx, 'spcBankAccount.link', { subject: 'spc', subjectId: spcId, after: { bankAccountId, book } });
    return await presentAccount(ctx, bankAccountId);
  });
}

export type ProposedLine = store.LineRow & { proposal: Proposal | null };

/** The lines of a statement; open ones with a proposal. */
export async function listLines(ctx: SignedIn, bankAccountId: string, isOpenOnly: boolean, slice: Slice) {
  return await inTransaction(ctx, async ctx => {
    const account = await presentAccount(ctx, bankAccountId);
    const { data, total } = await store.findLines(ctx.db, { organisationId: ownOf(ctx), bankAccountId, isOpenOnly }, slice);
    const { proposals } = await openSide(ctx, account);
    return pageOf(
      data.map((line): ProposedLine => ({ ...line, proposal: proposals.get(line.id) ?? null })),
      { ...slice, total },
    );
  });
}

export type Taken = { added: number; known: number; matched: number; proposed: number; open: number };

/** Imports a statement as a whole or not at all. Existing lines are skipped; lines that fit exactly one entry are matched with it. */
export async function takeStatement(
  ctx: SignedIn,
  bankAccountId: string,
  { fileName, text }: { fileName: string; text: string },
): Promise<Taken> {
  allow(ctx, 'write');
  const file = parse(name, fileName);
  if (text.length > BANK_CSV_LIMITS.characters) throw invalid('text', 'tooLong');
  const { lines, faults } = readBankCsv(text);
  if (faults.length > 0)
    throw new AppError('invalid', Object.fromEntries(faults.slice(0, 20).map(({ line, code }) => [`lines.${line}.${code}`, [code]])));
  const first = lines[0];
  const last = lines.at(-1);
  if (!first || !last) throw invalid('text', 'empty');
  if (lines.length > BANK_CSV_LIMITS.lines) throw invalid('text', 'tooMany');
  const taken = await inTransaction(ctx, async ctx => {
    const account = await presentAccount(ctx, bankAccountId);
    return await onceIfNamed(ctx, ['takeSpcStatement', bankAccountId, file, text], async ctx => {
      const about = {
        bankAccountId,
        fileName: file,
        fromDay: first.day,
        toDay: last.day,
        userName: ctx.actor.user.name,
        at: ctx.app.now(),
      };
      const statementId = await store.insertStatement(ctx.db, ownOf(ctx), about);
      const added = await store.insertLines(ctx.db, { organisationId: ownOf(ctx), bankAccountId, statementId }, lines);
      const matched = await matchAlone(ctx, account);
      const { lines: open, proposals } = await openSide(ctx, account);
      const taken = { added, known: lines.length - added, matched, proposed: proposals.size, open: open.length };
      await record(ctx, 'spcStatement.take', { subject: 'bankAccount', subjectId: bankAccountId, after: { fileName: file, ...taken } });
      return taken;
    });
  });
  await noteTask(ctx, 'statement');
  return taken;
}

/** The open lines of an account, in the bank's order. */
export async function openLinesOf(ctx: SignedIn, bankAccountId: string): Promise<store.LineRow[]> {
  return await inTransaction(ctx, ctx => store.findOpenLines(ctx.db, ownOf(ctx), bankAccountId));
}

/** Matches the lines that fit exactly one entry. */
async function matchAlone(ctx: SignedIn, account: store.BankAccountRow): Promise<number> {
  const { proposals } = await openSide(ctx, account);
  let matched = 0;
  for (const [lineId, proposal] of proposals)
    if (proposal.kind === 'entry' && proposal.isOnly && (await store.setEntry(ctx.db, ownOf(ctx), lineId, proposal.entry.id))) matched++;
  return matched;
}

async function openSide(ctx: SignedIn, { id, spcId, book }: store.BankAccountRow) {
  const organisationId = ownOf(ctx);
  const lines = await store.findOpenLines(ctx.db, organisationId, id);
  const entries = await store.findOpenEntries(ctx.db, organisationId, id);
  const rules = await store.findRules(ctx.db, { organisationId, spcId, book });
  return { lines, entries, proposals: proposalsFor(lines, entries, rules) };
}

/** Matches a line with an existing entry of the same amount that has no other line. */
export async function matchLine(ctx: SignedIn, lineId: string, entryId: string): Promise<store.LineRow> {
  allow(ctx, 'write');
  return await inTransaction(ctx, async ctx => {
    const { line, account } = await presentLine(ctx, lineId);
    const entry = (await store.findOpenEntries(ctx.db, ownOf(ctx), account.id)).find(({ id }) => id === entryId);
    if (!entry) throw new AppError('notFound');
    if (entry.amount !== line.amount) throw invalid('entryId', 'amount');
    await match(ctx, line.id, entryId);
    return (await presentLine(ctx, lineId)).line;
  });
}

/** Books a line to an account and remembers the account for later lines with the same text. */
export async function bookLine(ctx: SignedIn, lineId: string, code: string): Promise<store.LineRow> {
  allow(ctx, 'write');
  return await inTransaction(ctx, async ctx => {
    const { line, account } = await presentLine(ctx, lineId);
    if (line.entryId !== null) throw new AppError('conflict');
    await bookOne(ctx, account, line, code);
    return (await presentLine(ctx, lineId)).line;
  });
}

/** Applies every proposal of an account; returns the number of lines settled. */
export async function bookProposals(ctx: SignedIn, bankAccountId: string): Promise<number> {
  allow(ctx, 'write');
  return await inTransaction(ctx, async ctx => {
    const account = await presentAccount(ctx, bankAccountId);
    const { lines, proposals } = await openSide(ctx, account);
    for (const line of lines) {
      const proposal = proposals.get(line.id);
      if (proposal?.kind === 'entry') await match(ctx, line.id, proposal.entry.id);
      if (proposal?.kind === 'rule') await bookOne(ctx, account, line, proposal.account);
    }
    return proposals.size;
  });
}

async function bookOne(ctx: SignedIn, account: store.BankAccountRow, line: store.LineRow, code: string): Promise<void> {
  if (code === account.accountCode) throw invalid('account', 'sameAccount');
  const size = line.amount.replace('-', '');
  const [debited, credited] = directionOf(line.amount) === 'in' ? [account.accountCode, code] : [code, account.accountCode];
  const lines = [
    { account: debited, debit: size, credit: '0' },
    { account: credited, debit: '0', credit: size },
  ];
  const entry = { book: account.book, day: line.day, description: line.text, lines };
  const entryId = await postEntry(ctx, account.spcId, entry, 'statement');
  const rule = { pattern: patternOf(line.text), direction: directionOf(line.amount), account: code };
  await store.learnRule(ctx.db, { organisationId: ownOf(ctx), spcId: account.spcId, book: account.book }, rule);
  await match(ctx, line.id, entryId);
}

async function match(ctx: SignedIn, lineId: string, entryId: string): Promise<void> {
  if (!(await store.setEntry(ctx.db, ownOf(ctx), lineId, entryId))) throw new AppError('conflict');
  await record(ctx, 'spcLine.match', { subject: 'spcStatementLine', subjectId: lineId, after: { entryId } });
}

/** Reopens a line. An entry made from it is reversed; one that existed before stays. */
export async function undoLine(ctx: SignedIn, lineId: string): Promise<store.LineRow> {
  allow(ctx, 'write');
  return await inTransaction(ctx, async ctx => {
    const { line } = await presentLine(ctx, lineId);
    if (line.entryId === null || !(await store.clearEntry(ctx.db, ownOf(ctx), lineId, line.entryId))) throw new AppError('conflict');
    const entry = await presentEntry(ctx, line.entryId);
    if (entry.origin === 'statement') await postReversal(ctx, entry, entry.day);
    await record(ctx, 'spcLine.undo', { subject: 'spcStatementLine', subjectId: lineId, before: { entryId: line.entryId } });
    return (await presentLine(ctx, lineId)).line;
  });
}

async function presentAccount(ctx: SignedIn, id: string): Promise<store.BankAccountRow> {
  const found = await store.findBankAccount(ctx.db, ownOf(ctx), id);
  if (!found) throw new AppError('notFound');
  return found;
}

async function presentLine(ctx: SignedIn, id: string): Promise<{ line: store.LineRow; account: store.BankAccountRow }> {
  const line = await store.findLine(ctx.db, ownOf(ctx), id);
  if (!line) throw new AppError('notFound');
  return { line, account: await presentAccount(ctx, line.bankAccountId) };
}
