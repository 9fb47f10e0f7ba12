import type { SignedIn } from '#platform/context';
import * as store from './store';

/** Whether anything was confirmed or told about an entity: then it is evidence and stays. */
export async function hasPublishedData(ctx: SignedIn, entityId: string, organisationId = ctx.actor.organisation.id): Promise<boolean> {
  const told = await store.countTold(ctx.db, { organisationId, id: entityId });
  return told.published > 0 || told.facts > 0;
}
