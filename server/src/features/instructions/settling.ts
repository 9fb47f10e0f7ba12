import { byOwner, cashGrants } from '#features/transactions/public';
import { inTransaction, type SignedIn } from '#platform/context';
import { insideScope } from '#platform/db';
import { findSettling, type InstructionRow } from './store';

/** The instructions that settle between two days, as far as the user may see them; empty without cash management. */
export async function settlingBetween(ctx: SignedIn, span: { from: string; to: string }): Promise<InstructionRow[]> {
  if (!ctx.actor.organisation.modules.includes('cashManagement')) return [];
  return await inTransaction(ctx, async ctx => {
    const rows: InstructionRow[] = [];
    for (const [ownerId, grants] of byOwner(await cashGrants(ctx)))
      rows.push(...(await insideScope(ctx.db, { organisation: ownerId }, () => findSettling(ctx.db, { ownerId, grants }, span))));
    return rows;
  });
}
