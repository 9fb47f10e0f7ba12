import { cashMinimumInput } from '@hakaru/contract/cash-forecast';
import { AppError } from '@hakaru/contract/errors';
import { parse } from '@hakaru/contract/fields';
import { record } from '#platform/audit';
import { allow, inTransaction, type SignedIn } from '#platform/context';
import { insideScope } from '#platform/db';
import { saveMinimum } from './forecast-store';
import { openAccounts } from './ledgers';

/** Sets the minimum balance of an account; for those who may write its instructions. Returns the minimum now in force. */
export async function setCashMinimum(ctx: SignedIn, input: unknown): Promise<string | null> {
  allow(ctx, 'write');
  const { mandateId, currency, amount } = parse(cashMinimumInput, input);
  return await inTransaction(ctx, async ctx => {
    const [accounts] = await openAccounts(ctx, { assetId: null, mandateId });
    const [account] = accounts?.accounts ?? [];
    if (!accounts || !account) throw new AppError('notFound');
    const { ownerId } = accounts;
    if (!account.mayWrite) throw new AppError('unauthorized');
    await insideScope(ctx.db, { organisation: ownerId }, async () => {
      const change = { amount, userId: ctx.actor.user.id, at: ctx.app.now() };
      const before = await saveMinimum(ctx.db, { ownerId, mandateId, currency }, change);
      const entry = { subject: 'mandate', subjectId: mandateId, organisationId: ownerId };
      await record(ctx, 'cash.minimum', { ...entry, before: { currency, amount: before }, after: { currency, amount } });
    });
    return amount;
  });
}
