import type { OpenCategoryKind } from '@hakaru/contract/categories';
import { AppError, invalid } from '@hakaru/contract/errors';
import { addAccount } from '#features/structure/public';
import { raiseBook } from '#features/facts/public';
import { record } from '#platform/audit';
import { allow, onPlatform, type SignedIn } from '#platform/context';
import { pageOf } from '#platform/graphql';
import type { Slice } from '#platform/paging';
import * as store from './store';
import { findTrees } from './tree-store';

export async function listTrees(ctx: SignedIn, slice: Slice, search: string) {
  allow(ctx, 'superuser');
  const { data, total } = await onPlatform(ctx, ctx => findTrees(ctx.db, slice, search));
  return pageOf(data, { ...slice, total });
}

/** Copies an asset's categories to another asset, without members; those with a name the target already uses are skipped. */
export async function copyTree(ctx: SignedIn, { from, to, kind }: { from: string; to: string; kind: OpenCategoryKind }): Promise<number> {
  allow(ctx, 'superuser');
  if (from === to) throw invalid('toAssetId', 'invalid');
  return await onPlatform(ctx, async ctx => {
    const source = await assetKeyOf(ctx, from);
    const target = await assetKeyOf(ctx, to);
    const held = await store.findCategories(ctx.db, target);
    const isHeld = (axis: string, ...names: string[]) =>
      held.some(one => one.axis === axis && one.kind !== 'archived' && names.some(name => [one.name, one.nameJp].includes(name)));
    const copied = (await store.findCategories(ctx.db, source)).filter(one => one.kind === kind && !isHeld(one.axis, one.name, one.nameJp));
    for (const { axis, ref, name, nameJp, colour } of copied) {
      const isClass = kind === 'portfolio' && axis === 'class';
      const entityId = isClass ? await addAccount(ctx.db, target, { ref, name, nameJp, type: 'subtotal' }) : null;
      await store.insertCategory(ctx.db, target, { kind, axis: axis as 'class', ref, name, nameJp, colour, entityId }); // checked by the table
    }
    await raiseBook(ctx.db, target.organisationId, to);
    const { organisationId } = target;
    await record(ctx, 'category.copy', {
      organisationId,
      subject: 'asset',
      subjectId: to,
      after: { kind, names: copied.map(one => one.name) },
    });
    return copied.length;
  });
}

async function assetKeyOf(ctx: SignedIn, assetId: string): Promise<store.AssetKey> {
  const organisationId = await store.ownerOf(ctx.db, assetId);
  if (!organisationId) throw new AppError('notFound');
  return { organisationId, assetId };
}
