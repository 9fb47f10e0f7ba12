import { AppError, invalid } from '@hakaru/contract/errors';
import { parse } from '@hakaru/contract/fields';
import { partyInput, type PartyInput } from '@hakaru/contract/parties';
import { raiseBook } from '#features/facts/public';
import { deleteGrant, insertGrants } from '#features/grants/public';
import { record } from '#platform/audit';
import { allow, inTransaction, type SignedIn } from '#platform/context';
import * as store from './store';

/** The parties to a mandate, for its owner. */
export async function listParties(ctx: SignedIn, entityId: string): Promise<store.PartyRow[]> {
  return await inTransaction(ctx, async ctx => {
    await assetOf(ctx, entityId);
    return await store.findParties(ctx.db, own(ctx, entityId));
  });
}

export async function listKnownOrganisations(ctx: SignedIn): Promise<store.KnownOrganisation[]> {
  return await inTransaction(ctx, ctx => store.findKnown(ctx.db, ctx.actor.organisation.id));
}

export async function addParty(ctx: SignedIn, entityId: string, input: unknown): Promise<store.PartyRow> {
  allow(ctx, 'write');
  const checked = parse(partyInput, input);
  return await inTransaction(ctx, async ctx => {
    const assetId = await assetOf(ctx, entityId);
    await refuseUnknown(ctx, checked);
    const id = await store.insertParty(ctx.db, own(ctx, entityId), checked);
    const added = await present(ctx, id);
    await show(ctx, assetId, added);
    await raiseBook(ctx.db, ctx.actor.organisation.id, assetId);
    await record(ctx, 'party.add', { subject: 'mandate', subjectId: entityId, after: auditFields(added) });
    return added;
  });
}

export async function updateParty(
  ctx: SignedIn,
  { id, version, input }: { id: string; version: number; input: unknown },
): Promise<store.PartyRow> {
  allow(ctx, 'write');
  const checked = parse(partyInput, input);
  return await inTransaction(ctx, async ctx => {
    const before = await present(ctx, id);
    const assetId = await assetOf(ctx, before.entityId);
    await refuseUnknown(ctx, checked);
    if (!(await store.updateParty(ctx.db, { ...own(ctx, id), version }, checked))) throw new AppError('conflict');
    const after = await present(ctx, id);
    await hide(ctx, before);
    await show(ctx, assetId, after);
    await raiseBook(ctx.db, ctx.actor.organisation.id, assetId);
    await record(ctx, 'party.update', {
      subject: 'mandate',
      subjectId: before.entityId,
      before: auditFields(before),
      after: auditFields(after),
    });
    return after;
  });
}

export async function removeParty(ctx: SignedIn, { id, version }: { id: string; version: number }): Promise<boolean> {
  allow(ctx, 'write');
  return await inTransaction(ctx, async ctx => {
    const before = await present(ctx, id);
    const assetId = await assetOf(ctx, before.entityId);
    if (!(await store.deleteParty(ctx.db, { ...own(ctx, id), version }))) throw new AppError('conflict');
    await hide(ctx, before);
    await raiseBook(ctx.db, ctx.actor.organisation.id, assetId);
    await record(ctx, 'party.remove', { subject: 'mandate', subjectId: before.entityId, before: auditFields(before) });
    return true;
  });
}

/**
 * Access can be given only to organisations the owner already works with; others are recorded by name. The first access is set up by
 * support, which knows every organisation.
 */
async function refuseUnknown(ctx: SignedIn, { organisationId }: PartyInput): Promise<void> {
  if (!organisationId) return;
  const known = await store.findKnown(ctx.db, ctx.actor.organisation.id);
  if (known.some(({ id }) => id === organisationId)) return;
  const isIntroduced = ctx.actor.user.superuser && (await store.isOrganisation(ctx.db, ctx.actor.organisation.id, organisationId));
  if (!isIntroduced) throw invalid('organisationId', 'notFound');
}

async function show(ctx: SignedIn, assetId: string, party: store.PartyRow): Promise<void> {
  const grant = grantOf(ctx, party);
  if (grant) await insertGrants(ctx.db, [{ ...grant, assetId }]);
}

async function hide(ctx: SignedIn, party: store.PartyRow): Promise<void> {
  const grant = grantOf(ctx, party);
  if (grant) await deleteGrant(ctx.db, grant);
}

function grantOf({ actor }: SignedIn, { organisationId: granteeId, entityId, role, fromDay, toDay }: store.PartyRow) {
  return granteeId ? { organisationId: actor.organisation.id, entityId, granteeId, role, fromDay, toDay } : null;
}

async function assetOf(ctx: SignedIn, entityId: string): Promise<string> {
  const assetId = await store.findAssetOf(ctx.db, own(ctx, entityId));
  if (!assetId) throw new AppError('notFound');
  return assetId;
}

async function present(ctx: SignedIn, id: string): Promise<store.PartyRow> {
  const found = await store.findParty(ctx.db, own(ctx, id));
  if (!found) throw new AppError('notFound');
  return found;
}

function own({ actor }: SignedIn, id: string) {
  return { organisationId: actor.organisation.id, id };
}

function auditFields({ role, name, nameJp, fromDay, toDay, organisationId }: store.PartyRow): object {
  return { role, party: name, partyJp: nameJp, fromDay, toDay, sees: organisationId !== null };
}
