import { AppError, invalid } from '@hakaru/contract/errors';
import { parse } from '@hakaru/contract/fields';
import { distributionInput, sharesOf, totalOf } from '@hakaru/contract/spc-distributions';
import { LEDGER_CODES, type EntryLineInput } from '@hakaru/contract/spc-ledgers';
import { withholdingDueDay } from '@hakaru/contract/spcs';
import { compare } from '@hakaru/engine/money/decimal';
import { businessCalendar } from '#features/holidays/public';
import { postEntry, presentBooks } from '#features/spc-ledgers/public';
import { record } from '#platform/audit';
import { allow, inTransaction, refuseSupport, type SignedIn } from '#platform/context';
import { onceIfNamed } from '#platform/idempotency';
import * as store from './store';

export async function listDistributions(ctx: SignedIn, spcId: string): Promise<store.DistributionRow[]> {
  return await inTransaction(ctx, async ctx => {
    await presentBooks(ctx, spcId);
    return await store.findDistributions(ctx.db, ctx.actor.organisation.id, spcId);
  });
}

/** Calculates a distribution from the books of a period. It is paid from a segregated account, and only a profit can be distributed. */
export async function prepareDistribution(ctx: SignedIn, spcId: string, input: unknown): Promise<store.DistributionRow> {
  allow(ctx, 'write');
  const checked = parse(distributionInput, input);
  const organisationId = ctx.actor.organisation.id;
  return await inTransaction(ctx, async ctx => {
    await presentBooks(ctx, spcId);
    const calendar = await businessCalendar(ctx.db);
    if (!calendar.isBusinessDay(checked.paymentDay)) throw invalid('paymentDay', 'notBusinessDay');
    const { investors, isSegregated, profit } = await store.findBasis(ctx.db, organisationId, spcId, checked);
    if (!isSegregated) throw invalid('bankAccountId', 'notSegregated');
    if (investors.length === 0) throw invalid('periodTo', 'noInvestors');
    if (compare(profit, '0') <= 0) throw invalid('periodTo', 'noProfit');
    const id = await onceIfNamed(ctx, ['prepareSpcDistribution', spcId, checked], async ctx => {
      const { id: userId, name: userName } = ctx.actor.user;
      const made = {
        ...checked,
        profit,
        withholdingDay: withholdingDueDay(checked.paymentDay, calendar),
        userId,
        userName,
        at: ctx.app.now(),
      };
      const id = await store.insertDistribution(ctx.db, { organisationId, spcId }, made, sharesOf(profit, investors));
      await record(ctx, 'spcDistribution.prepare', { subject: 'spcDistribution', subjectId: id, after: { ...checked, profit } });
      return id;
    });
    return await present(ctx, id);
  });
}

type Version = { id: string; version: number };

/**
 * Approval by a person other than the one who prepared the distribution also books it: the profit to the partners, the tax owed to the tax
 * office, and each payment as an entry of its own, so that the bank's lines match.
 */
export async function approveDistribution(ctx: SignedIn, change: Version): Promise<store.DistributionRow> {
  allow(ctx, 'write');
  refuseSupport(ctx);
  const { organisation, user } = ctx.actor;
  return await inTransaction(ctx, async ctx => {
    const row = await present(ctx, change.id);
    if (row.preparedBy === user.id) throw invalid('id', 'own');
    if (!(await store.setApproved(ctx.db, { organisationId: organisation.id, ...change }, user))) throw new AppError('conflict');
    for (const { description, lines } of entriesOf(row))
      await postEntry(ctx, row.spcId, { book: 'segregated', day: row.paymentDay, description, lines }, 'distribution');
    await record(ctx, 'spcDistribution.approve', { subject: 'spcDistribution', subjectId: change.id });
    return await present(ctx, change.id);
  });
}

type Booking = { description: string; lines: EntryLineInput[] };

function entriesOf({ shares, accountCode, spcCode, periodFrom, periodTo }: store.DistributionRow): Booking[] {
  const debit = (account: string, amount: string) => ({ account, debit: amount, credit: '0' });
  const credit = (account: string, amount: string) => ({ account, debit: '0', credit: amount });
  const tax = totalOf(shares, 'withholding');
  const { distribution, distributionPayable, withholding } = LEDGER_CODES;
  const declared = [debit(distribution, totalOf(shares, 'gross')), credit(distributionPayable, totalOf(shares, 'net'))];
  const payments = shares
    .filter(({ net }) => net !== '0')
    .map(({ name, net }) => ({ description: name, lines: [debit(distributionPayable, net), credit(accountCode, net)] }));
  // For very small amounts no tax is withheld, and a line of zero is left out.
  const lines = tax === '0' ? declared : [...declared, credit(withholding, tax)];
  return [{ description: `${spcCode} ${periodFrom} – ${periodTo}`, lines }, ...payments];
}

/** A draft is deleted without any effect on the books; an approved distribution stays. */
export async function dropDistribution(ctx: SignedIn, change: Version): Promise<boolean> {
  allow(ctx, 'write');
  return await inTransaction(ctx, async ctx => {
    const before = await present(ctx, change.id);
    if (!(await store.deleteDraft(ctx.db, { organisationId: ctx.actor.organisation.id, ...change }))) throw new AppError('conflict');
    await record(ctx, 'spcDistribution.drop', { subject: 'spcDistribution', subjectId: change.id, before });
    return true;
  });
}

export async function present(ctx: SignedIn, id: string): Promise<store.DistributionRow> {
  const found = await store.findDistribution(ctx.db, ctx.actor.organisation.id, id);
  if (!found) throw new AppError('notFound');
  return found;
}
