import { byOwner, instructionGrants as cashGrants } from '#features/instructions/public';
import { inTransaction, type SignedIn } from '#platform/context';
import { insideScope } from '#platform/db';
import { todayOf } from '#platform/today';
import { findMaturing, type ForwardRow } from './store';

/** The forwards that mature within a range and that the sender may see; none without the cash management module. */
export async function maturingBetween(ctx: SignedIn, span: { from: string; to: string }): Promise<ForwardRow[]> {
  if (!ctx.actor.organisation.modules.includes('cashManagement')) return [];
  return await inTransaction(ctx, async ctx => {
    const rows: ForwardRow[] = [];
    for (const [ownerId, grants] of byOwner(await cashGrants(ctx))) {
      const reading = { ownerId, grants, today: todayOf(ctx) };
      rows.push(...(await insideScope(ctx.db, { organisation: ownerId }, () => findMaturing(ctx.db, reading, span))));
    }
    return rows;
  });
}
