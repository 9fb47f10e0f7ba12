import type { AuditAction } from '@hakaru/contract/audit';
import { AppError, invalid } from '@hakaru/contract/errors';
import { FAVOURITES_MAX, type FavouriteRef } from '@hakaru/contract/favourites';
import { openable, type Found } from '#features/lookup/public';
import { atHome } from '#platform/at-home';
import { record } from '#platform/audit';
import type { SignedIn } from '#platform/context';
import * as store from './store';

/** The sender's favourites, in their order. Those they can no longer open are left out. */
export async function listFavourites(ctx: SignedIn): Promise<Found[]> {
  return (await split(ctx)).shown;
}

/** Adds a favourite, once. At the limit, favourites that can no longer be opened are removed to make room. */
export async function addFavourite(ctx: SignedIn, ref: FavouriteRef): Promise<Found[]> {
  if ((await openable(ctx, [ref])).length === 0) throw new AppError('notFound');
  const { hidden } = await split(ctx);
  await atHome(ctx, async ctx => {
    await store.lockFavourites(ctx);
    const kept = await store.findFavourites(ctx);
    if (kept.some(one => isSame(one, ref))) return;
    if (kept.length >= FAVOURITES_MAX) {
      if (hidden.length === 0) throw invalid('favourite', 'tooMany');
      for (const one of hidden) await store.deleteFavourite(ctx, one);
    }
    await store.insertFavourite(ctx, ref);
    await note(ctx, 'favourite.add', ref);
  });
  return await listFavourites(ctx);
}

/** Also works for favourites that can no longer be opened or were removed before. */
export async function removeFavourite(ctx: SignedIn, ref: FavouriteRef): Promise<Found[]> {
  await atHome(ctx, async ctx => {
    if (await store.deleteFavourite(ctx, ref)) await note(ctx, 'favourite.remove', ref);
  });
  return await listFavourites(ctx);
}

/** Saves a new order. It must contain exactly the favourites shown; if they have changed meanwhile, it is a conflict. */
export async function orderFavourites(ctx: SignedIn, refs: readonly FavouriteRef[]): Promise<Found[]> {
  const { shown, hidden } = await split(ctx);
  await atHome(ctx, async ctx => {
    await store.lockFavourites(ctx);
    const kept = await store.findFavourites(ctx);
    if (!holdSame(refs, shown) || !holdSame(kept, [...shown, ...hidden])) throw new AppError('conflict');
    await store.placeFavourites(ctx, [...refs, ...hidden]);
    await record(ctx, 'favourite.order', {
      subject: 'favourite',
      subjectId: ctx.actor.user.id,
      after: { order: refs },
      organisationId: ctx.actor.user.organisationId,
    });
  });
  return await listFavourites(ctx);
}

/** The sender's favourites they may open, in their order, and the others. */
async function split(ctx: SignedIn): Promise<{ shown: Found[]; hidden: FavouriteRef[] }> {
  const kept = await atHome(ctx, store.findFavourites);
  const open = kept.length === 0 ? [] : await openable(ctx, kept);
  const found = (ref: FavouriteRef) => open.find(one => isSame(one, ref));
  return { shown: kept.flatMap(ref => found(ref) ?? []), hidden: kept.filter(ref => !found(ref)) };
}

const isSame = (a: { kind: string; id: string }, b: { kind: string; id: string }): boolean => a.kind === b.kind && a.id === b.id;

function holdSame(some: readonly { kind: string; id: string }[], others: readonly { kind: string; id: string }[]): boolean {
  return some.length === others.length && others.every(one => some.filter(other => isSame(one, other)).length === 1);
}

async function note(ctx: SignedIn, action: AuditAction, { kind, id }: FavouriteRef): Promise<void> {
  await record(ctx, action, { subject: kind, subjectId: id, organisationId: ctx.actor.user.organisationId });
}
