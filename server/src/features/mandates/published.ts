import type { SignedIn } from '#platform/context';
import * as store from './store';

/** Whether anything was reported, confirmed or published about an entity; it must then be kept as evidence. */
export async function hasPublishedData(ctx: SignedIn, entityId: string, organisationId = ctx.actor.organisation.id): Promise<boolean> {
  const counts = await store.countRecords(ctx.db, { organisationId, id: entityId });
  return counts.published > 0 || counts.facts > 0;
}
