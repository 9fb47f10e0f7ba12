import type { InstructionPart } from '@hakaru/contract/instructions';
import { findGrantsTo } from '#features/grants/public';
import type { SignedIn } from '#platform/context';
import { inTransaction } from '#platform/context';
import { todayOf } from '#platform/today';

/** A grant to see cash movements of an asset or one of its mandates: in which role, and for which days. */
export type CashGrant = {
  ownerId: string;
  assetId: string;
  /** Null for the whole asset. */
  entityId: string | null;
  part: InstructionPart;
  fromDay: string | null;
  toDay: string | null;
  /** Whether it is in force today: an ended grant still shows what falls into its days, but allows no changes. */
  isActive: boolean;
};

/**
 * The user's access to instructions and transactions: their own assets, and those others granted. Only the roles listed here see cash
 * movements.
 */
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
  // A consultant's ended grant no longer shows anything, because it was for the whole asset.
  return [...own, ...others.filter(({ part, isActive }) => part !== 'consultant' || isActive)];
}

const PARTS: Readonly<Record<string, InstructionPart>> = {
  consultant: 'consultant',
  manager: 'manager',
  trustee: 'trustee',
  masterTrustee: 'trustee',
};
