import { AppError, invalid } from '@hakaru/contract/errors';
import { parse, text, TEXT_LIMITS } from '@hakaru/contract/fields';
import { mandateInput, type MandateInput } from '@hakaru/contract/mandates';
import { listEntriesAbout } from '#features/audit/public';
import { raiseBook } from '#features/facts/public';
import { latestReportingEnd } from '#features/packages/public';
import { record } from '#platform/audit';
import { allow, inTransaction, type SignedIn } from '#platform/context';
import type { Slice } from '#platform/paging';
import { hasPublishedData } from './published';
import * as store from './store';

/** Mandates are the owner's to write; others see them through the figures they were granted. */
export async function readMandate(ctx: SignedIn, id: string): Promise<store.MandateRecord> {
  return await inTransaction(ctx, async ctx => await present(ctx, id));
}

/** What the form of a new mandate opens with, as the organisation set it. */
export async function mandateDefaults(ctx: SignedIn): Promise<store.MandateDefaults> {
  const found = await inTransaction(ctx, async ctx => await store.findDefaults(ctx.db, ctx.actor.organisation.id));
  if (!found) throw new AppError('notFound');
  return found;
}

/** Who changed a mandate, when, from what to what; whoever may read the mandate may read how it came to be so. */
export async function mandateHistory(ctx: SignedIn, id: string, slice: Slice) {
  await readMandate(ctx, id);
  return await listEntriesAbout(ctx, id, slice);
}

export async function createMandate(
  ctx: SignedIn,
  { assetId, parentId, input }: { assetId: string; parentId: string | null; input: unknown },
): Promise<store.MandateRecord> {
  allow(ctx, 'write');
  const checked = parse(mandateInput, input);
  return await inTransaction(ctx, async ctx => {
    const organisationId = ctx.actor.organisation.id;
    if (!ctx.actor.organisation.assets.some(asset => asset.id === assetId && asset.ownerId === organisationId))
      throw new AppError('notFound');
    const type = parentId ? 'subMandate' : 'mandate';
    if (parentId) await present(ctx, parentId);
    const id = await store.insertMandate(ctx.db, { organisationId, assetId, type, input: checked });
    await place(ctx, { id, assetId, parentId, input: checked });
    await raiseBook(ctx.db, organisationId, assetId);
    await record(ctx, 'mandate.create', { subject: 'mandate', subjectId: id, after: checked });
    return await present(ctx, id);
  });
}

export type Change = { id: string; version: number; input: unknown };

export async function updateMandate(ctx: SignedIn, { id, version, input }: Change): Promise<store.MandateRecord> {
  allow(ctx, 'write');
  const checked = parse(mandateInput, input);
  return await inTransaction(ctx, async ctx => {
    const before = await present(ctx, id);
    await refuseEarlyTermination(ctx, id, checked);
    if (!(await store.updateMandate(ctx.db, { organisationId: ctx.actor.organisation.id, id, version, input: checked })))
      throw new AppError('conflict');
    await place(ctx, { id, assetId: before.assetId, parentId: before.type === 'subMandate' ? before.parentId : null, input: checked });
    await raiseBook(ctx.db, ctx.actor.organisation.id, before.assetId);
    await record(ctx, 'mandate.update', { subject: 'mandate', subjectId: id, before, after: checked });
    return await present(ctx, id);
  });
}

/** A mandate whose figures were confirmed in a month-end is evidence and stays. */
export async function deleteMandate(ctx: SignedIn, id: string): Promise<boolean> {
  allow(ctx, 'write');
  return await inTransaction(ctx, async ctx => {
    const before = await present(ctx, id);
    const told = await store.countTold(ctx.db, { organisationId: ctx.actor.organisation.id, id });
    if (await hasPublishedData(ctx, id)) throw invalid('id', 'publishedData');
    if (told.children > 0) throw invalid('id', 'hasSubMandates');
    if (!(await store.deleteMandate(ctx.db, { organisationId: ctx.actor.organisation.id, id }))) throw new AppError('notFound');
    await raiseBook(ctx.db, ctx.actor.organisation.id, before.assetId);
    await record(ctx, 'mandate.delete', { subject: 'mandate', subjectId: id, before });
    return true;
  });
}

export async function updateNote(
  ctx: SignedIn,
  { id, version, note }: { id: string; version: number; note: string },
): Promise<store.MandateRecord> {
  allow(ctx, 'write');
  const checked = parse(text(TEXT_LIMITS.note), note);
  return await inTransaction(ctx, async ctx => {
    const before = await present(ctx, id);
    if (!(await store.setNote(ctx.db, { organisationId: ctx.actor.organisation.id, id, version, note: checked || null })))
      throw new AppError('conflict');
    await record(ctx, 'mandate.note', { subject: 'mandate', subjectId: id, before: before.note, after: checked });
    return await present(ctx, id);
  });
}

/** A mandate cannot end before the last of its packages does (decisions G47). */
async function refuseEarlyTermination(ctx: SignedIn, id: string, { terminationDate }: MandateInput): Promise<void> {
  if (terminationDate === null) return;
  const end = await latestReportingEnd(ctx.db, ctx.actor.organisation.id, id);
  if (end !== null && terminationDate < end) throw invalid('terminationDate', 'terminationBeforeReportingEnd');
}

async function present(ctx: SignedIn, id: string): Promise<store.MandateRecord> {
  const found = await store.findMandate(ctx.db, { organisationId: ctx.actor.organisation.id, id });
  if (!found) throw new AppError('notFound');
  return found;
}

/** A mandate hangs under its class's account, a sub-mandate under its mandate. */
async function place(
  ctx: SignedIn,
  { id, assetId, parentId, input }: { id: string; assetId: string; parentId: string | null; input: MandateInput },
): Promise<void> {
  const organisationId = ctx.actor.organisation.id;
  const found = input.classId ? await store.findClassAccount(ctx.db, organisationId, input.classId) : undefined;
  if (input.classId && found?.assetId !== assetId) throw invalid('classId', 'notFound');
  await store.placeInClass(ctx.db, { organisationId, id, classId: input.classId });
  const above = parentId ?? found?.entityId ?? null;
  if (above) await store.linkTo(ctx.db, { organisationId, id, parentId: above, from: input.openedDate });
}
