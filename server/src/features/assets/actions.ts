import { assetInput, type AssetInput } from '@hakaru/contract/assets';
import { AppError, invalid } from '@hakaru/contract/errors';
import { parse } from '@hakaru/contract/fields';
import { listEntriesOf } from '#features/audit/public';
import { addAccount } from '#features/structure/public';
import { raiseBook } from '#features/facts/public';
import { record } from '#platform/audit';
import { allow, onPlatform, type SignedIn } from '#platform/context';
import type { Slice } from '#platform/paging';
import * as store from './store';

export async function readAsset(ctx: SignedIn, id: string): Promise<store.AssetDetail> {
  allow(ctx, 'superuser');
  return await onPlatform(ctx, ctx => present(ctx, id));
}

export async function assetHistory(ctx: SignedIn, id: string, slice: Slice) {
  const { organisationId } = await readAsset(ctx, id);
  return await listEntriesOf(ctx, organisationId, slice, { supportOnly: false, subject: null, subjectId: id });
}

/** A portfolio is created together with its total, the root of its tree of entities. */
export async function createAsset(ctx: SignedIn, organisationId: string, input: unknown): Promise<store.AssetDetail> {
  allow(ctx, 'superuser');
  const checked = parse(assetInput, input);
  return await onPlatform(ctx, async ctx => {
    if (!(await store.hasOrganisation(ctx.db, organisationId))) throw new AppError('notFound');
    return await present(ctx, await makeAsset(ctx, organisationId, checked));
  });
}

/** Checks no permission: runs inside the transaction of a caller that has checked it. */
export async function makeAsset(ctx: SignedIn, organisationId: string, input: AssetInput): Promise<string> {
  const id = await store.insertAsset(ctx.db, organisationId, input);
  if (input.type === 'portfolio')
    await addAccount(
      ctx.db,
      { organisationId, assetId: id },
      { ref: `${input.ref}-TOTAL`, name: 'Total assets', nameJp: '資産全体', type: 'total' },
    );
  await record(ctx, 'asset.create', { organisationId, subject: 'asset', subjectId: id, after: input });
  return id;
}

/** The base currency cannot change once facts were reported, nor the type once the asset has entities. */
export async function updateAsset(ctx: SignedIn, { id, version, input }: { id: string; version: number; input: unknown }) {
  allow(ctx, 'superuser');
  const checked = parse(assetInput, input);
  return await onPlatform(ctx, async ctx => {
    const before = await present(ctx, id);
    const { organisationId, ref, nameEn, nameJp, type, baseCurrency } = before;
    if (before.facts && checked.baseCurrency !== baseCurrency) throw invalid('baseCurrency', 'hasFacts');
    if (before.entities > 0 && checked.type !== type) throw invalid('type', 'hasEntities');
    if (!(await store.updateAsset(ctx.db, { organisationId, id, version }, checked))) throw new AppError('conflict');
    await raiseBook(ctx.db, organisationId, id);
    const after = await present(ctx, id);
    const was = { ref, nameEn, nameJp, type, baseCurrency };
    await record(ctx, 'asset.update', { organisationId, subject: 'asset', subjectId: id, before: was, after: checked });
    return after;
  });
}

async function present(ctx: SignedIn, id: string): Promise<store.AssetDetail> {
  const found = await store.findAsset(ctx.db, id);
  if (!found) throw new AppError('notFound');
  return found;
}
