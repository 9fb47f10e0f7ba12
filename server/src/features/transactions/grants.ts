import type { InstructionPart } from '@hakaru/contract/instructions';
import { findGrantsTo } from '#features/grants/public';
import type { SignedIn } from '#platform/context';
import { inTransaction } from '#platform/context';
import { todayOf } from '#platform/today';

/** One reason to see how money moves: of an asset or of one mandate of it, in which part, and for which days. */
export type CashGrant = {
  ownerId: string;
  assetId: string;
  /** Null is the whole asset. */
  entityId: string | null;
  part: InstructionPart;
  fromDay: string | null;
  toDay: string | null;
  /** Whether it holds today: a grant that has ended still shows what fell into it, and allows nothing. */
  isActive: boolean;
};

/** Everything the sender may see of instructions and transactions: the own assets, and what others granted. Only the named roles see money move. */
export async function cashGrants(ctx: SignedIn): Promise<CashGrant[]> {
  const { organisation } = ctx.actor;
  const today = todayOf(ctx);
  const own = organisation.assets
    .filter(({ ownerId }) => ownerId === organisation.id)
    .map(({ id }): CashGrant => ({
      ownerId: organisation.id,
      assetId: id,
      entityId: null,
      part: 'owner',
      fromDay: null,
      toDay: null,
      isActive: true,
    }));
  const question = { today, ended: 'kept', roles: Object.keys(PARTS) } as const;
  const granted = ctx.db.isTransaction
    ? await findGrantsTo(ctx.db, organisation.id, question)
    : await inTransaction(ctx, ctx => findGrantsTo(ctx.db, organisation.id, question));
  const foreign = granted.filter(({ ownerId }) => ownerId !== organisation.id);
  const others = foreign.map(({ role, ...grant }): CashGrant => {
    const isActive = grant.toDay === null || grant.toDay >= today;
    return { ...grant, part: PARTS[role] ?? 'consultant', isActive };
  });
  // Advice that has ended shows nothing any more: an adviser's access is to the whole asset as it is now.
  return [...own, ...others.filter(({ part, isActive }) => part !== 'consultant' || isActive)];
}

const PARTS: Readonly<Record<string, InstructionPart>> = {
  consultant: 'consultant',
  manager: 'manager',
  trustee: 'trustee',
  masterTrustee: 'trustee',
};
