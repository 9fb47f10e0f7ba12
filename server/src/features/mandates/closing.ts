import type { AuditAction } from '@hakaru/contract/audit';
import { AppError, invalid } from '@hakaru/contract/errors';
import { day as dayRule, parse } from '@hakaru/contract/fields';
import { changeReason } from '@hakaru/contract/structure';
import { addDays } from '@hakaru/engine/calendar/day';
import { monthEndOf } from '@hakaru/engine/calendar/month-end';
import { changeStructure, raiseBook } from '#features/facts/public';
import { assignmentsOfEntities, endAssignments, reopenAssignments } from '#features/packages/public';
import { raiseEntity } from '#features/structure/public';
import { record } from '#platform/audit';
import { allow, inTransaction, type SignedIn } from '#platform/context';
import { readMandate } from './actions';
import * as store from './closing-store';
import type { MandateRecord } from './store';

export type Closing = { id: string; version: number; day: string; reason?: string | null | undefined };

/**
 * Closes a mandate on a report end date: its packages end on the same day, and nothing is due after it. Totals of later months no longer
 * include it, which restates those already published.
 */
export async function closeMandate(ctx: SignedIn, { id, version, day, ...given }: Closing): Promise<MandateRecord> {
  allow(ctx, 'write');
  const end = parse(dayRule, day);
  const reason = parse(changeReason, given.reason ?? null);
  const before = await readMandate(ctx, id);
  return await changed(ctx, before, version, async (ctx, key) => {
    if (before.reportingEndDate !== null) throw invalid('day', 'alreadyClosed');
    const starts = (await assignmentsOfEntities(ctx.db, key.organisationId, [id])).map(({ reportingStart }) => reportingStart);
    const start = [before.reportingStartDate ?? before.openedDate, ...starts].toSorted().at(-1) ?? before.openedDate;
    if (end < start) throw invalid('day', 'beforeReportingStart');
    const published = await store.lastPublished(ctx.db, key);
    if (published !== null && end < published) throw invalid('day', 'beforePublished');
    await changeStructure(ctx, {
      organisationId: key.organisationId,
      assetId: before.assetId,
      entityId: id,
      fromDay: dayAfterMonth(end),
      reason,
    });
    await store.setClosed(ctx.db, key, end);
    const packages = await endAssignments(ctx.db, key, end);
    return ['mandate.close', { reportingEndDate: end, packages, ...(reason ? { reason } : {}) }];
  });
}

/**
 * Reopens a closed mandate: the ends set by closing are removed, and reports are due again. Totals of the months since wait for its values
 * again, which restates those already published.
 */
export async function reopenMandate(ctx: SignedIn, { id, version, ...given }: Omit<Closing, 'day'>): Promise<MandateRecord> {
  allow(ctx, 'write');
  const reason = parse(changeReason, given.reason ?? null);
  const before = await readMandate(ctx, id);
  return await changed(ctx, before, version, async (ctx, key) => {
    if (before.reportingEndDate === null) throw invalid('id', 'notClosed');
    const ended = before.performanceClosedDate ?? before.reportingEndDate;
    await changeStructure(ctx, {
      organisationId: key.organisationId,
      assetId: before.assetId,
      entityId: id,
      fromDay: dayAfterMonth(ended),
      reason,
    });
    await store.setClosed(ctx.db, key, null);
    const packages = await reopenAssignments(ctx.db, key);
    return ['mandate.reopen', { reportingEndDate: null, packages, ...(reason ? { reason } : {}) }];
  });
}

/** A mandate still reports the month it closes in, so figures change from the next month on. */
const dayAfterMonth = (day: string): string => addDays(monthEndOf(day), 1);

type Work = (ctx: SignedIn, key: { organisationId: string; id: string }) => Promise<[action: AuditAction, after: object]>;

/** Changes one version of a mandate: of concurrent requests one succeeds and writes the audit entry. */
async function changed(ctx: SignedIn, before: MandateRecord, version: number, work: Work): Promise<MandateRecord> {
  const key = { organisationId: ctx.actor.organisation.id, id: before.id };
  await inTransaction(ctx, async ctx => {
    if (before.version !== version || !(await raiseEntity(ctx.db, key, version))) throw new AppError('conflict');
    const [action, after] = await work(ctx, key);
    await raiseBook(ctx.db, key.organisationId, before.assetId);
    const { reportingEndDate } = before;
    await record(ctx, action, { subject: 'mandate', subjectId: before.id, before: { reportingEndDate }, after });
  });
  return await readMandate(ctx, before.id);
}
