import { AppError, invalid } from '@hakaru/contract/errors';
import { parse } from '@hakaru/contract/fields';
import { paymentInput } from '@hakaru/contract/spc-payments';
import { businessCalendar } from '#features/holidays/public';
import { postEntry, presentBooks } from '#features/spc-ledgers/public';
import { record } from '#platform/audit';
import { allow, inTransaction, refuseSupport, type SignedIn } from '#platform/context';
import { onceIfNamed } from '#platform/idempotency';
import { todayOf } from '#platform/today';
import * as store from './store';

export async function listPayments(ctx: SignedIn, spcId: string): Promise<store.PaymentRow[]> {
  return await inTransaction(ctx, async ctx => {
    await presentBooks(ctx, spcId);
    return await store.findPayments(ctx.db, ctx.actor.organisation.id, spcId);
  });
}

/** Requests a payment. The paying account determines the book, and the account it is charged to must be in that book. */
export async function requestPayment(ctx: SignedIn, spcId: string, input: unknown): Promise<store.PaymentRow> {
  allow(ctx, 'write');
  const checked = parse(paymentInput, input);
  const organisationId = ctx.actor.organisation.id;
  return await inTransaction(ctx, async ctx => {
    await presentBooks(ctx, spcId);
    const payer = await store.findPayer(ctx.db, organisationId, spcId, checked);
    if (!payer) throw invalid('bankAccountId', 'notFound');
    if (!payer.isKnownAccount) throw invalid('account', 'notFound');
    if (!payer.isKnownBranch) throw invalid('branchCode', 'notFound');
    if (checked.paymentDay < todayOf(ctx)) throw invalid('paymentDay', 'past');
    if (!(await businessCalendar(ctx.db)).isBusinessDay(checked.paymentDay)) throw invalid('paymentDay', 'notBusinessDay');
    const id = await onceIfNamed(ctx, ['requestSpcPayment', spcId, checked], async ctx => {
      const { id: userId, name: userName } = ctx.actor.user;
      const id = await store.insertPayment(ctx.db, organisationId, spcId, {
        ...checked,
        book: payer.book,
        userId,
        userName,
        at: ctx.app.now(),
      });
      await record(ctx, 'spcPayment.request', { subject: 'spcPayment', subjectId: id, after: checked });
      return id;
    });
    return await present(ctx, id);
  });
}

type Version = { id: string; version: number };

/**
 * A person other than the one who requested the payment approves or rejects it. An approved payment is booked on its day, so that the
 * bank's line matches it.
 */
export async function decidePayment(ctx: SignedIn, change: Version, isApproved: boolean): Promise<store.PaymentRow> {
  allow(ctx, 'write');
  refuseSupport(ctx);
  const { organisation, user } = ctx.actor;
  return await inTransaction(ctx, async ctx => {
    const row = await present(ctx, change.id);
    if (isApproved && row.requestedBy === user.id) throw invalid('id', 'own');
    const status = isApproved ? 'approved' : 'rejected';
    const decision = { organisationId: organisation.id, ...change, status, userId: user.id, userName: user.name } as const;
    if (!(await store.setDecided(ctx.db, decision))) throw new AppError('conflict');
    if (isApproved) await book(ctx, row);
    await record(ctx, isApproved ? 'spcPayment.approve' : 'spcPayment.reject', { subject: 'spcPayment', subjectId: change.id });
    return await present(ctx, change.id);
  });
}

async function book(
  ctx: SignedIn,
  { spcId, book, paymentDay, payee, invoiceNo, account, payerCode, amount }: store.PaymentRow,
): Promise<void> {
  const lines = [
    { account, debit: amount, credit: '0' },
    { account: payerCode, debit: '0', credit: amount },
  ];
  await postEntry(ctx, spcId, { book, day: paymentDay, description: `${payee} ${invoiceNo}`.slice(0, 255), lines }, 'payment');
}

export async function present(ctx: SignedIn, id: string): Promise<store.PaymentRow> {
  const found = await store.findPayment(ctx.db, ctx.actor.organisation.id, id);
  if (!found) throw new AppError('notFound');
  return found;
}
