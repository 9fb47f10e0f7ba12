import { accessScopeOf, findGrantsTo, rightsIn } from '#features/grants/public';
import type { SignedIn } from '#platform/context';
import { inScope } from '#platform/db';
import { todayOf } from '#platform/today';

export type MarkRights = {
  /** May explain where a difference comes from. */
  mayNote: boolean;
  /** May clear, carry or reopen it. */
  mayDecide: boolean;
};

/** Owners and consultants decide; the mandate's manager may explain; trust banks and read-only users may only read. */
export async function rightsOver(ctx: SignedIn, { assetId, mandateId }: { assetId: string; mandateId: string }): Promise<MarkRights> {
  const scope = await accessScopeOf(ctx, assetId);
  const { steer, report } = rightsIn(ctx, scope);
  if (steer || !report) return { mayNote: steer, mayDecide: steer };
  const { id } = ctx.actor.organisation;
  const question = { today: todayOf(ctx), ended: 'leftOut', assetId, roles: ['manager'] } as const;
  const grants = await inScope(ctx.app.database.db, { organisation: id }, db => findGrantsTo(db, id, question));
  return { mayNote: grants.some(({ entityId }) => entityId === mandateId), mayDecide: false };
}
