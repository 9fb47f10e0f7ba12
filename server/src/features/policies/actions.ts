import { AppError, invalid } from '@hakaru/contract/errors';
import { parse } from '@hakaru/contract/fields';
import { policyInput } from '@hakaru/contract/policies';
import { keptRows } from '@hakaru/contract/splits';
import { changeStructure, raiseBook } from '#features/facts/public';
import { record } from '#platform/audit';
import { allow, inTransaction, type SignedIn } from '#platform/context';
import * as store from './store';

export type SavedPolicy = { assetId: string; fromDay: string; rows: store.PolicyRow[] };

/** Saves the policy mix in force from a day on. Rows without a share are dropped; every class must belong to the asset. */
export async function savePolicy(ctx: SignedIn, assetId: string, input: unknown): Promise<SavedPolicy> {
  allow(ctx, 'write');
  const { fromDay, rows, reason } = parse(policyInput, input);
  const organisationId = ctx.actor.organisation.id;
  if (!ctx.actor.organisation.assets.some(asset => asset.id === assetId && asset.ownerId === organisationId))
    throw new AppError('notFound');
  return await inTransaction(ctx, async ctx => {
    const classes = new Set(await store.findClassIds(ctx.db, organisationId, assetId));
    if (rows.some(({ id }) => !classes.has(id))) throw invalid('rows', 'notFound');
    const bands = new Map(rows.map(({ id, band }) => [id, band]));
    const kept = keptRows(rows).map(({ id, percent }) => ({ id, percent, band: bands.get(id) ?? '0' }));
    await changeStructure(ctx, { organisationId, assetId, fromDay, reason });
    const before = await store.findVersion(ctx.db, { organisationId, assetId, fromDay });
    await store.replaceVersion(ctx.db, { organisationId, assetId, fromDay, rows: kept });
    await raiseBook(ctx.db, organisationId, assetId);
    await record(ctx, 'policy.save', {
      subject: 'policy',
      subjectId: assetId,
      before,
      after: { fromDay, rows: kept, ...(reason ? { reason } : {}) },
    });
    return { assetId, fromDay, rows: await store.findVersion(ctx.db, { organisationId, assetId, fromDay }) };
  });
}
