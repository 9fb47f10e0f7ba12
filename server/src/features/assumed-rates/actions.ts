import { assumedRateInput } from '@hakaru/contract/assumed-rates';
import { AppError } from '@hakaru/contract/errors';
import { parse } from '@hakaru/contract/fields';
import { changeReason } from '@hakaru/contract/structure';
import { changeStructure, raiseBook } from '#features/facts/public';
import { record } from '#platform/audit';
import { inTransaction, type SignedIn } from '#platform/context';
import * as store from './store';

export async function listAssumedRates(ctx: SignedIn, assetId: string): Promise<store.AssumedRate[]> {
  return await inTransaction(ctx, async ctx => await store.findRates(ctx.db, ownPlace(ctx, assetId)));
}

export async function addAssumedRate(ctx: SignedIn, assetId: string, input: unknown): Promise<store.AssumedRate> {
  const place = ownPlace(ctx, assetId);
  const { reason, ...wanted } = parse(assumedRateInput, input);
  return await inTransaction(ctx, async ctx => {
    await changeStructure(ctx, { ...place, fromDay: wanted.fromDay, reason });
    const added = await store.insertRate(ctx.db, place, wanted);
    await raiseBook(ctx.db, place.organisationId, assetId);
    await record(ctx, 'assumedRate.add', { subject: 'assumedRate', subjectId: added.id, after: { ...wanted, ...because(reason) } });
    return added;
  });
}

type Change = { id: string; version: number };

export async function changeAssumedRate(ctx: SignedIn, change: Change, input: unknown): Promise<store.AssumedRate> {
  const { reason, ...wanted } = parse(assumedRateInput, input);
  const organisationId = ctx.actor.organisation.id;
  return await inTransaction(ctx, async ctx => {
    const before = await heldRate(ctx, change);
    const fromDay = before.fromDay < wanted.fromDay ? before.fromDay : wanted.fromDay;
    await changeStructure(ctx, { organisationId, assetId: before.assetId, fromDay, reason });
    const changed = await store.updateRate(ctx.db, organisationId, change.id, wanted);
    if (!changed) throw new AppError('notFound');
    await raiseBook(ctx.db, organisationId, before.assetId);
    const after = { ...wanted, ...because(reason) };
    await record(ctx, 'assumedRate.change', { subject: 'assumedRate', subjectId: change.id, before: termsOf(before), after });
    return changed;
  });
}

export async function removeAssumedRate(ctx: SignedIn, { reason: given, ...change }: Change & { reason: unknown }): Promise<string> {
  const reason = parse(changeReason, given);
  const organisationId = ctx.actor.organisation.id;
  return await inTransaction(ctx, async ctx => {
    const before = await heldRate(ctx, change);
    await changeStructure(ctx, { organisationId, assetId: before.assetId, fromDay: before.fromDay, reason });
    await store.deleteRate(ctx.db, organisationId, change.id);
    await raiseBook(ctx.db, organisationId, before.assetId);
    await record(ctx, 'assumedRate.remove', {
      subject: 'assumedRate',
      subjectId: change.id,
      before: termsOf(before),
      after: because(reason),
    });
    return change.id;
  });
}

/** Locks the rate at the version the sender saw; a newer version is a conflict. */
async function heldRate(ctx: SignedIn, { id, version }: Change): Promise<store.AssumedRate & { assetId: string }> {
  const held = await store.findRate(ctx.db, ctx.actor.organisation.id, id);
  if (!held) throw new AppError('notFound');
  if (held.version !== version) throw new AppError('conflict');
  return held;
}

const because = (reason: string | null | undefined) => (reason ? { reason } : {});

function termsOf({ fromDay, ratePercent }: store.AssumedRate) {
  return { fromDay, ratePercent };
}

/** Restricted to the owner's own assets: assumed rates are never visible to other organisations. */
function ownPlace(ctx: SignedIn, assetId: string): { organisationId: string; assetId: string } {
  const { organisation } = ctx.actor;
  if (!organisation.assets.some(({ id, ownerId }) => id === assetId && ownerId === organisation.id)) throw new AppError('notFound');
  return { organisationId: organisation.id, assetId };
}
