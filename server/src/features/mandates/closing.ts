import type { AuditAction } from '@hakaru/contract/audit';
import { AppError, invalid } from '@hakaru/contract/errors';
import { day as dayRule, parse } from '@hakaru/contract/fields';
import { raiseBook } from '#features/facts/public';
import { assignmentsOfEntities, endAssignments, reopenAssignments } from '#features/packages/public';
import { record } from '#platform/audit';
import { allow, inTransaction, type SignedIn } from '#platform/context';
import { readMandate } from './actions';
import * as store from './closing-store';
import type { MandateRecord } from './store';

export type Closing = { id: string; version: number; day: string };

/** Closes a mandate on a chosen report end date: all its packages end that day together, and nothing is asked for after it (decisions 3.4). */
export async function closeMandate(ctx: SignedIn, { id, version, day }: Closing): Promise<MandateRecord> {
  allow(ctx, 'write');
  const end = parse(dayRule, day);
  const before = await readMandate(ctx, id);
  return await changed(ctx, before, version, async (ctx, key) => {
    if (before.reportingEndDate !== null) throw invalid('day', 'alreadyClosed');
    const starts = (await assignmentsOfEntities(ctx.db, key.organisationId, [id])).map(({ reportingStart }) => reportingStart);
    const start = [before.reportingStartDate ?? before.openedDate, ...starts].toSorted().at(-1) ?? before.openedDate;
    if (end < start) throw invalid('day', 'beforeReportingStart');
    const published = await store.lastPublished(ctx.db, key);
    if (published !== null && end < published) throw invalid('day', 'beforePublished');
    await store.setClosed(ctx.db, key, end);
    const packages = await endAssignments(ctx.db, key, end);
    return ['mandate.close', { reportingEndDate: end, packages }];
  });
}

/** Opens a closed mandate again: the ends that came with closing are gone, and the next report is due as if nothing had been. */
export async function reopenMandate(ctx: SignedIn, { id, version }: Omit<Closing, 'day'>): Promise<MandateRecord> {
  allow(ctx, 'write');
  const before = await readMandate(ctx, id);
  return await changed(ctx, before, version, async (ctx, key) => {
    if (before.reportingEndDate === null) throw invalid('id', 'notClosed');
    await store.setClosed(ctx.db, key, null);
    const packages = await reopenAssignments(ctx.db, key);
    return ['mandate.reopen', { reportingEndDate: null, packages }];
  });
}

type Work = (ctx: SignedIn, key: { organisationId: string; id: string }) => Promise<[action: AuditAction, after: object]>;

/** One change of one version: of any number who close at once, one does, and one entry says so. */
async function changed(ctx: SignedIn, before: MandateRecord, version: number, work: Work): Promise<MandateRecord> {
  const key = { organisationId: ctx.actor.organisation.id, id: before.id };
  await inTransaction(ctx, async ctx => {
    if (before.version !== version || !(await store.raiseEntity(ctx.db, key, version))) throw new AppError('conflict');
    const [action, after] = await work(ctx, key);
    await raiseBook(ctx.db, key.organisationId, before.assetId);
    const { reportingEndDate } = before;
    await record(ctx, action, { subject: 'mandate', subjectId: before.id, before: { reportingEndDate }, after });
  });
  return await readMandate(ctx, before.id);
}
