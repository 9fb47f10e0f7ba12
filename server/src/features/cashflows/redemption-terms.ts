import { AppError } from '@hakaru/contract/errors';
import { parse } from '@hakaru/contract/fields';
import { redemptionTermsInput } from '@hakaru/contract/redemption-terms';
import { record } from '#platform/audit';
import { allow, inTransaction, type SignedIn } from '#platform/context';
import { insideScope } from '#platform/db';
import { onceIfNamed } from '#platform/idempotency';
import { openAccounts, type Account, type Wanted } from './ledgers';
import * as store from './redemption-store';

export type ShownTerms = store.RedemptionTermRow & Pick<Account, 'ref' | 'name' | 'nameJp' | 'mayWrite'>;

/** The redemption terms of the mandates the sender may see, each version with its first day. */
export async function listRedemptionTerms(ctx: SignedIn, wanted: Wanted): Promise<ShownTerms[]> {
  return await inTransaction(ctx, async ctx => {
    const shown: ShownTerms[] = [];
    for (const { ownerId, accounts } of await openAccounts(ctx, wanted)) {
      const ids = accounts.map(({ mandateId }) => mandateId);
      const terms = await insideScope(ctx.db, { organisation: ownerId }, () => store.findRedemptionTerms(ctx.db, ownerId, ids));
      for (const { mandateId, ref, name, nameJp, mayWrite } of accounts)
        shown.push(...terms.filter(one => one.mandateId === mandateId).map(one => ({ ...one, ref, name, nameJp, mayWrite })));
    }
    return shown;
  });
}

/** Records redemption terms from a day on; for those who may write the mandate's instructions. Earlier versions remain. */
export async function writeRedemptionTerms(ctx: SignedIn, input: unknown): Promise<ShownTerms[]> {
  allow(ctx, 'write');
  const checked = parse(redemptionTermsInput, input);
  const { mandateId, fromDay } = checked;
  await inTransaction(ctx, ctx =>
    onceIfNamed(ctx, ['saveRedemptionTerms', checked], async ctx => {
      const [accounts] = await openAccounts(ctx, { assetId: null, mandateId });
      const [account] = accounts?.accounts ?? [];
      if (!accounts || !account) throw new AppError('notFound');
      if (!account.mayWrite) throw new AppError('unauthorized');
      const { ownerId } = accounts;
      await insideScope(ctx.db, { organisation: ownerId }, async () => {
        const before = (await store.findRedemptionTerms(ctx.db, ownerId, [mandateId])).find(one => one.fromDay === fromDay) ?? null;
        const change = { ownerId, userId: ctx.actor.user.id, at: ctx.app.now() };
        if (!(await store.saveRedemptionTerms(ctx.db, change, checked))) throw new AppError('conflict');
        await record(ctx, 'cash.redemptionTerms', {
          subject: 'mandate',
          subjectId: mandateId,
          organisationId: ownerId,
          before,
          after: checked,
        });
      });
      return true;
    }),
  );
  return await listRedemptionTerms(ctx, { assetId: null, mandateId });
}
