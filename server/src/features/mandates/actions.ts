import { AppError, invalid } from '@hakaru/contract/errors';
import { parse, text, TEXT_LIMITS } from '@hakaru/contract/fields';
import { mandateInput, type MandateInput } from '@hakaru/contract/mandates';
import { changeReason } from '@hakaru/contract/structure';
import { listEntriesAbout } from '#features/audit/public';
import { changeStructure, raiseBook } from '#features/facts/public';
import { latestReportingEnd } from '#features/packages/public';
import { linkOnlyTo, placeInClass, removeEntity, setNote } from '#features/structure/public';
import { todayOf } from '#platform/today';
import { record } from '#platform/audit';
import { allow, inTransaction, type SignedIn } from '#platform/context';
import type { Slice } from '#platform/paging';
import { findTotal, moveToClass } from './class-store';
import { hasPublishedData } from './published';
import * as store from './store';
import { termsChange } from './terms';
import { findTerms, saveTerms } from './terms-store';

/** Only for the owner; others see mandates through the figures granted to them. */
export async function readMandate(ctx: SignedIn, id: string): Promise<store.MandateRecord> {
  return await inTransaction(ctx, async ctx => await present(ctx, id));
}

/** The organisation's defaults for the form of a new mandate. */
export async function mandateDefaults(ctx: SignedIn): Promise<store.MandateDefaults> {
  const found = await inTransaction(ctx, async ctx => await store.findDefaults(ctx.db, ctx.actor.organisation.id));
  if (!found) throw new AppError('notFound');
  return found;
}

/** The changes of a mandate with author and time; anybody who may read the mandate may read its history. */
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
    // From its opening on the mandate is part of published months' totals, so this may restate them.
    const { openedDate: fromDay, reason } = checked;
    await changeStructure(ctx, { organisationId, assetId, ...(parentId ? { entityId: parentId } : {}), fromDay, reason });
    const id = await store.insertMandate(ctx.db, { organisationId, assetId, type, input: checked });
    const above = parentId ?? (await accountAbove(ctx, assetId, checked.classId));
    await placeInClass(ctx.db, { organisationId, id, classId: checked.classId });
    if (above) await linkOnlyTo(ctx.db, { organisationId, id, parentId: above, fromDay: checked.openedDate });
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
    const moves = before.type === 'mandate' && before.classId !== checked.classId ? moveDayOf(ctx, checked) : null;
    const organisationId = ctx.actor.organisation.id;
    const change = termsChange(ctx, await findTerms(ctx.db, { organisationId, id }), checked);
    const since = earliest([changedSince(before, checked), moves, change?.fromDay ?? null]);
    const { assetId } = before;
    if (since) await changeStructure(ctx, { organisationId, assetId, entityId: id, reason: checked.reason, fromDay: since });
    if (!(await store.updateMandate(ctx.db, { organisationId, id, version, input: checked }))) throw new AppError('conflict');
    if (change) await saveTerms(ctx.db, { organisationId, id, fromDay: change.fromDay }, change.terms);
    if (moves) await moveBetween(ctx, before, { classId: checked.classId, fromDay: moves });
    await raiseBook(ctx.db, organisationId, assetId);
    await record(ctx, 'mandate.update', { subject: 'mandate', subjectId: id, before, after: checked });
    return await present(ctx, id);
  });
}

/**
 * Deletes a mandate that nothing was reported or published about. Totals that showed a gap because of its missing values no longer include
 * it, which may restate published months.
 */
export async function deleteMandate(ctx: SignedIn, { id, ...given }: { id: string; reason?: string | null | undefined }): Promise<boolean> {
  allow(ctx, 'write');
  const reason = parse(changeReason, given.reason ?? null);
  return await inTransaction(ctx, async ctx => {
    const before = await present(ctx, id);
    const counts = await store.countRecords(ctx.db, { organisationId: ctx.actor.organisation.id, id });
    if (await hasPublishedData(ctx, id)) throw invalid('id', 'publishedData');
    if (counts.children > 0) throw invalid('id', 'hasSubMandates');
    const { assetId, openedDate: fromDay } = before;
    await changeStructure(ctx, { organisationId: ctx.actor.organisation.id, assetId, entityId: id, fromDay, reason });
    if (!(await removeEntity(ctx.db, { organisationId: ctx.actor.organisation.id, id }))) throw new AppError('notFound');
    await raiseBook(ctx.db, ctx.actor.organisation.id, assetId);
    await record(ctx, 'mandate.delete', { subject: 'mandate', subjectId: id, before, ...(reason ? { after: { reason } } : {}) });
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
    if (!(await setNote(ctx.db, { organisationId: ctx.actor.organisation.id, id }, version, checked || null)))
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

/** The account for a class of the asset. */
async function classAccount(ctx: SignedIn, assetId: string, classId: string): Promise<string | null> {
  const found = await store.findClassAccount(ctx.db, ctx.actor.organisation.id, classId);
  if (found?.assetId !== assetId) throw invalid('classId', 'notFound');
  return found.entityId;
}

/** The day from which a mandate is in its new class: the day given, or today. */
function moveDayOf(ctx: SignedIn, { classFromDay }: MandateInput): string {
  if (classFromDay && classFromDay > todayOf(ctx)) throw invalid('classFromDay', 'future');
  return classFromDay ?? todayOf(ctx);
}

/** A mandate is placed below the account of its class, without a class below the total, so that the total includes it. */
async function accountAbove(ctx: SignedIn, assetId: string, classId: string | null): Promise<string | null> {
  return classId
    ? await classAccount(ctx, assetId, classId)
    : await findTotal(ctx.db, { organisationId: ctx.actor.organisation.id, assetId });
}

async function moveBetween(ctx: SignedIn, before: store.MandateRecord, { classId, fromDay }: { classId: string | null; fromDay: string }) {
  const organisationId = ctx.actor.organisation.id;
  const { id, assetId } = before;
  const account = await accountAbove(ctx, assetId, classId);
  await placeInClass(ctx.db, { organisationId, id, classId });
  if (account) await moveToClass(ctx.db, { organisationId, ids: [id], parentId: account, fromDay });
}

/** The first day from which figures change under the new terms; null when none do. */
function changedSince(before: store.MandateRecord, after: MandateInput): string | null {
  const isSame = (name: 'openedDate' | 'performanceInceptionDate' | 'performanceClosedDate') => before[name] === after[name];
  const opened = earliest([before.openedDate, after.openedDate]);
  if (!isSame('openedDate') || !isSame('performanceInceptionDate')) return opened;
  return isSame('performanceClosedDate') ? null : earliest([before.performanceClosedDate, after.performanceClosedDate]);
}

const earliest = (days: readonly (string | null)[]): string | null => days.filter(day => day !== null).toSorted()[0] ?? null;
