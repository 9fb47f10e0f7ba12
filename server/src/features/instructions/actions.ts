import { AppError } from '@hakaru/contract/errors';
import { inScope } from '#platform/db';
import { inTransaction, type SignedIn } from '#platform/context';
import { pageOf } from '#platform/graphql';
import type { Slice } from '#platform/paging';
import * as store from './store';

/** Instructions of the own asset as they were received, the latest settlement first. */
export async function listInstructions(ctx: SignedIn, assetId: string, slice: Slice, filter: store.Filter) {
  const place = { organisationId: ctx.actor.organisation.id, assetId };
  if (!ctx.actor.organisation.assets.some(({ id, ownerId }) => id === assetId && ownerId === place.organisationId))
    throw new AppError('notFound');
  const { data, total } = await inScope(ctx.db, { organisation: place.organisationId }, db =>
    store.findInstructions(db, place, slice, filter),
  );
  return pageOf(data, { ...slice, total });
}

export async function readInstruction(ctx: SignedIn, id: string): Promise<store.InstructionRow> {
  const found = await inTransaction(ctx, ctx => store.findInstruction(ctx.db, { organisationId: ctx.actor.organisation.id, id }));
  if (!found) throw new AppError('notFound');
  return found;
}
