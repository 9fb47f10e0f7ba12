import { AppError, invalid } from '@hakaru/contract/errors';
import { isMonthEnd, monthEndsBetween } from '@hakaru/engine/calendar/month-end';
import { atOwner, requireSteering } from '#features/grants/public';
import { currentMonth } from '#features/reporting-tasks/public';
import type { SignedIn } from '#platform/context';
import type { Db } from '#platform/db';
import { addJob, organisationQueue } from '#platform/jobs';
import { todayOf } from '#platform/today';
import { keyOf, steeringScope } from './scope';
import { nextMonth } from './running-month';
import * as openings from './opening-store';
import * as store from './store';

/**
 * The month up to which an asset's months may be populated at once; null unless there are several. After a report was published, months are
 * populated one by one.
 */
export async function openingTo(db: Db, key: store.AssetKey, next: string | null, today: string): Promise<string | null> {
  const last = currentMonth(today);
  if (next === null || next >= last || (await openings.hasReports(db, key))) return null;
  return last;
}

/** Queues populating all months up to one in order. It stops before the first that lacks a value and keeps the earlier ones. */
export async function populateOpening(ctx: SignedIn, { assetId, asOf }: { assetId: string; asOf: string }): Promise<store.RunRow> {
  const scope = await steeringScope(ctx, assetId);
  requireSteering(ctx, scope);
  return await atOwner(ctx, scope, async ctx => {
    const key = keyOf(scope);
    await store.lockMonths(ctx.db, key);
    const running = await store.latestRun(ctx.db, key);
    if (running && (running.state === 'waiting' || running.state === 'running')) throw new AppError('conflict');
    const [latest = null] = await store.findPopulated(ctx.db, key, 1);
    const next = await nextMonth(ctx.db, key, latest?.asOf ?? null, todayOf(ctx));
    const to = await openingTo(ctx.db, key, next, todayOf(ctx));
    if (next === null || to === null) throw invalid('asOf', 'notOpening');
    if (!isMonthEnd(asOf) || asOf < next || asOf > to) throw invalid('asOf', 'outOfOrder');
    const { user, organisation } = ctx.actor;
    const run = await store.insertRun(ctx.db, {
      ...key,
      asOf,
      kind: 'populate',
      isOpening: true,
      total: monthEndsBetween(next, asOf).length,
      requestedBy: user.id,
      requestedIn: organisation.id,
      requestedAt: ctx.app.now(),
      reason: null,
    });
    if (!run) throw new AppError('conflict');
    const queue = organisationQueue('monthEnd', key.organisationId);
    await addJob(ctx, 'openingHistory', { organisationId: key.organisationId, runId: run.id }, { queue });
    return run;
  });
}
