import { AppError } from '@hakaru/contract/errors';
import { inScope } from '#platform/db';
import { inTransaction, onPlatform, type SignedIn } from '#platform/context';
import * as store from './store';

/**
 * Runs work on the categories of an asset the sender may change: the owner's users in their own scope, platform administrators in platform
 * scope. For everybody else the asset is not found.
 */
export async function inAsset<T>(ctx: SignedIn, assetId: string, work: (ctx: SignedIn, place: store.AssetKey) => Promise<T>): Promise<T> {
  const { organisation, user } = ctx.actor;
  if (organisation.assets.some(asset => asset.id === assetId && asset.ownerId === organisation.id))
    return await inTransaction(ctx, ctx => work(ctx, { organisationId: organisation.id, assetId }));
  if (!user.superuser) throw new AppError('notFound');
  return await onPlatform(ctx, async ctx => {
    const organisationId = await store.ownerOf(ctx.db, assetId);
    if (!organisationId) throw new AppError('notFound');
    return await work(ctx, { organisationId, assetId });
  });
}

/** The same for the asset of a category. */
export async function inAssetOf<T>(
  ctx: SignedIn,
  categoryId: string,
  work: (ctx: SignedIn, place: store.AssetKey) => Promise<T>,
): Promise<T> {
  const find = (ctx: SignedIn) => store.findAssetOf(ctx.db, categoryId);
  const assetId = (await inTransaction(ctx, find)) ?? (ctx.actor.user.superuser ? await onPlatform(ctx, find) : null);
  if (!assetId) throw new AppError('notFound');
  return await inAsset(ctx, assetId, work);
}

/** Reading is allowed to holders of the whole asset: its owner, those it was granted to, and platform administrators. */
export async function readingAsset<T>(
  ctx: SignedIn,
  assetId: string,
  work: (ctx: SignedIn, place: store.AssetKey) => Promise<T>,
): Promise<T> {
  const held = ctx.actor.organisation.assets.find(asset => asset.id === assetId);
  if (!held) return await inAsset(ctx, assetId, work);
  const place = { organisationId: held.ownerId, assetId };
  return await inScope(ctx.db, { organisation: held.ownerId }, db => work({ ...ctx, db }, place));
}
