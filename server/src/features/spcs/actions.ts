import { isOpen } from '@hakaru/contract/access';
import { AppError } from '@hakaru/contract/errors';
import { parse } from '@hakaru/contract/fields';
import { SPC_GATE } from '@hakaru/contract/navigation';
import { isHolderOf, nextFilings, spcInput, type SpcDeadline } from '@hakaru/contract/spcs';
import { isZero, subtract, sum, toText } from '@hakaru/engine/money/decimal';
import { businessCalendar } from '#features/holidays/public';
import { findDistributions } from '#features/spc-distributions/public';
import { insertBooks } from '#features/spc-ledgers/public';
import { findPayments } from '#features/spc-payments/public';
import { findBankAccounts, type BankAccountRow } from '#features/spc-statements/public';
import { record } from '#platform/audit';
import { allow, holderOf, inTransaction, type SignedIn } from '#platform/context';
import { onceIfNamed } from '#platform/idempotency';
import { todayOf } from '#platform/today';
import * as store from './store';

/** A company with its bank balances, open items and due dates. */
export type Spc = store.SpcRow & {
  /** Null if no bank account has a statement yet. */
  bankBalance: string | null;
  accounts: number;
  openLines: number;
  unreconciled: number;
  kanaMismatches: number;
  deadlines: SpcDeadline[];
};

export async function listSpcs(ctx: SignedIn): Promise<Spc[]> {
  return await inTransaction(ctx, async ctx => {
    const rows = await store.findSpcs(ctx.db, ctx.actor.organisation.id);
    const banks = await findBankAccounts(ctx.db, ctx.actor.organisation.id, null);
    const dated = await deadlinesOf(ctx);
    return rows.map(row => viewOf(row, banks, dated(row))).toSorted(byDeadline);
  });
}

export type DatedDeadline = SpcDeadline & Pick<store.SpcRow, 'id' | 'code' | 'name' | 'nameEn'>;

/**
 * Filings, taxes and payments of all companies between two days; empty for users who keep no companies. Past filings are included as of
 * their due day.
 */
export async function deadlinesBetween(ctx: SignedIn, { from, to }: { from: string; to: string }): Promise<DatedDeadline[]> {
  if (!isOpen(holderOf(ctx.actor), SPC_GATE)) return [];
  return await inTransaction(ctx, async ctx => {
    const rows = await store.findSpcs(ctx.db, ctx.actor.organisation.id);
    const dated = await deadlinesOf(ctx, from);
    return rows.flatMap(row =>
      dated(row)
        .filter(({ day }) => day <= to)
        .map(deadline => ({ ...deadline, id: row.id, code: row.code, name: row.name, nameEn: row.nameEn })),
    );
  });
}

/** The sum of all companies' latest bank balances; null before the first statement. */
export async function readCash(ctx: SignedIn): Promise<string | null> {
  const banks = await inTransaction(ctx, ctx => findBankAccounts(ctx.db, ctx.actor.organisation.id, null));
  return balanceOf(banks);
}

function balanceOf(banks: readonly BankAccountRow[]): string | null {
  const said = banks.flatMap(({ statementBalance }) => (statementBalance === null ? [] : [statementBalance]));
  return said.length > 0 ? toText(sum(said)) : null;
}

export async function readSpc(ctx: SignedIn, id: string): Promise<Spc> {
  return await inTransaction(ctx, ctx => present(ctx, id));
}

type Version = { id: string; version: number };

/** Creates a company with two empty books, or changes it if an id is given. */
export async function saveSpc(ctx: SignedIn, change: Version | null, input: unknown): Promise<Spc> {
  allow(ctx, 'write');
  const checked = parse(spcInput, input);
  const organisationId = ctx.actor.organisation.id;
  return await inTransaction(ctx, async ctx => {
    if (change) {
      const before = await existing(ctx, change.id);
      if (!(await store.updateSpc(ctx.db, { organisationId, ...change }, checked))) throw new AppError('conflict');
      await record(ctx, 'spc.update', { subject: 'spc', subjectId: change.id, before, after: checked });
      return await present(ctx, change.id);
    }
    const id = await onceIfNamed(ctx, ['saveSpc', checked], async ctx => {
      const id = await store.insertSpc(ctx.db, organisationId, checked);
      await insertBooks(ctx.db, { organisationId, spcId: id });
      await record(ctx, 'spc.create', { subject: 'spc', subjectId: id, after: checked });
      return id;
    });
    return await present(ctx, id);
  });
}

async function present(ctx: SignedIn, id: string): Promise<Spc> {
  const row = await existing(ctx, id);
  const banks = await findBankAccounts(ctx.db, ctx.actor.organisation.id, id);
  return viewOf(row, banks, (await deadlinesOf(ctx))(row));
}

async function existing(ctx: SignedIn, id: string): Promise<store.SpcRow> {
  const row = await store.findSpc(ctx.db, { organisationId: ctx.actor.organisation.id, id });
  if (!row) throw new AppError('notFound');
  return row;
}

async function deadlinesOf(ctx: SignedIn, from = todayOf(ctx)): Promise<(row: store.SpcRow) => SpcDeadline[]> {
  const calendar = await businessCalendar(ctx.db);
  const distributions = await findDistributions(ctx.db, ctx.actor.organisation.id, null);
  const payments = await findPayments(ctx.db, ctx.actor.organisation.id, null);
  return ({ id, fiscalMonth }) => {
    const transfers = payments.filter(({ spcId, status }) => spcId === id && status !== 'rejected');
    const paid = [
      ...distributions.filter(({ spcId }) => spcId === id).flatMap(duties),
      ...transfers.map(({ paymentDay }): SpcDeadline => ({ kind: 'transfer', day: paymentDay })),
    ];
    return [...nextFilings({ fiscalMonth, from, calendar }), ...paid.filter(({ day }) => day >= from)].toSorted((a, b) =>
      a.day.localeCompare(b.day),
    );
  };
}

/** The due dates of a distribution: the payment to the partners, and then the tax withheld from it. */
function duties({ paymentDay, withholdingDay }: { paymentDay: string; withholdingDay: string }): SpcDeadline[] {
  return [
    { kind: 'payment', day: paymentDay },
    { kind: 'withholding', day: withholdingDay },
  ];
}

function viewOf(row: store.SpcRow, all: readonly BankAccountRow[], deadlines: SpcDeadline[]): Spc {
  const banks = all.filter(({ spcId }) => spcId === row.id);
  return {
    ...row,
    bankBalance: balanceOf(banks),
    accounts: banks.length,
    openLines: banks.reduce((total, { openLines }) => total + openLines, 0),
    unreconciled: banks.filter(bank => !isReconciled(bank)).length,
    kanaMismatches: banks.filter(({ holderKana, spcKana }) => !isHolderOf(holderKana, spcKana)).length,
    deadlines,
  };
}

function isReconciled({ statementBalance, ledgerThen, openLines }: BankAccountRow): boolean {
  return statementBalance !== null && ledgerThen !== null && openLines === 0 && isZero(subtract(statementBalance, ledgerThen));
}

const byDeadline = (a: Spc, b: Spc): number =>
  (a.deadlines[0]?.day ?? '').localeCompare(b.deadlines[0]?.day ?? '') || a.code.localeCompare(b.code);
