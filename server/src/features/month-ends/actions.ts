import { AppError, invalid } from '@hakaru/contract/errors';
import { parse } from '@hakaru/contract/fields';
import { cancelInput, type CancelMiss, type RunKind } from '@hakaru/contract/month-ends';
import { atOwner, requireSteering, rightsIn, type AccessScope, type Rights } from '#features/grants/public';
import { tasksOf, type Task } from '#features/reporting-tasks/public';
import { record } from '#platform/audit';
import { allow, inTransaction, refuseSupport, type SignedIn } from '#platform/context';
import { addJob, organisationQueue } from '#platform/jobs';
import type { Db } from '#platform/db';
import { todayOf } from '#platform/today';
import { openingTo } from './opening';
import { findOpening, type OpeningHistory } from './opening-store';
import { nextMonth } from './running-month';
import { keyOf, steeringScope } from './scope';
import * as store from './store';

/** A mandate that lacks something, with the report due for it; null when none is due. */
export type Awaited = store.Lacking & { report: Task | null };

export type MonthEnd = {
  assetId: string;
  latest: store.Populated | null;
  previous: string | null;
  /** The month to populate next; null when the last month that ended is populated. */
  next: string | null;
  open: number;
  blocking: Awaited[];
  carried: Awaited[];
  unmeasured: store.Unmeasured[];
  cancelMiss: CancelMiss | null;
  /** The published versions of the latest month's report; with any, taking it back requires a reason. */
  publishedReports: number;
  secondPerson: boolean;
  /** The months populated at once as opening history, and the month up to which more may be. */
  opening: OpeningHistory | null;
  openingTo: string | null;
  run: store.RunRow | null;
  rights: Rights;
};

/** The state of an asset's months, and what the next one still lacks. */
export async function readMonthEnd(ctx: SignedIn, assetId: string): Promise<MonthEnd> {
  const scope = await steeringScope(ctx, assetId);
  return await atOwner(ctx, scope, async ctx => {
    const key = keyOf(scope);
    const [latest = null, previous = null] = await store.findPopulated(ctx.db, key, 2);
    const next = await nextMonth(ctx.db, key, latest?.asOf ?? null, todayOf(ctx));
    return {
      assetId,
      latest,
      previous: previous?.asOf ?? null,
      next,
      open: next ? await store.countOpen(ctx.db, key, next) : 0,
      ...(next ? await awaitedOf(ctx, scope, next) : { blocking: [], carried: [], unmeasured: [] }),
      cancelMiss: latest ? await cancelMiss(ctx.db, key, latest.asOf) : 'nothingEarlier',
      publishedReports: latest ? await store.countReports(ctx.db, key, latest.asOf) : 0,
      secondPerson: await store.needsSecondPerson(ctx.db, scope.ownerId),
      opening: await findOpening(ctx.db, key),
      openingTo: await openingTo(ctx.db, key, next, todayOf(ctx)),
      run: (await store.latestRun(ctx.db, key)) ?? null,
      rights: rightsIn(ctx, scope),
    };
  });
}

/** Queues the confirmation of a month. Of concurrent requests one succeeds; the others get a conflict. */
export async function populate(ctx: SignedIn, { assetId, asOf }: { assetId: string; asOf: string }): Promise<store.RunRow> {
  return await start(ctx, { assetId, asOf, kind: 'populate' }, populateMiss);
}

/** Queues taking back the latest confirmed month; requires a reason when reports of it were published. */
export async function cancel(
  ctx: SignedIn,
  { assetId, asOf, reason }: { assetId: string; asOf: string; reason?: string | null | undefined },
): Promise<store.RunRow> {
  const said = reason ? parse(cancelInput, { reason }).reason : null;
  return await start(ctx, { assetId, asOf, kind: 'cancel', reason: said }, cancelMiss);
}

export async function changeSecondPerson(ctx: SignedIn, secondPerson: boolean): Promise<boolean> {
  allow(ctx, 'manageUsers');
  return await inTransaction(ctx, async ctx => {
    const { id } = ctx.actor.organisation;
    const before = await store.needsSecondPerson(ctx.db, id);
    if (before && !secondPerson) refuseSupport(ctx); // otherwise support could then decide alone
    await store.setSecondPerson(ctx.db, id, secondPerson);
    await record(ctx, 'monthEnd.settings', {
      subject: 'organisation',
      subjectId: id,
      before: { secondPerson: before },
      after: { secondPerson },
    });
    return secondPerson;
  });
}

type Miss = (db: Db, key: store.AssetKey, asOf: string, today: string) => Promise<string | null>;

async function start(
  ctx: SignedIn,
  { assetId, asOf, kind, reason = null }: { assetId: string; asOf: string; kind: RunKind; reason?: string | null },
  missOf: Miss,
): Promise<store.RunRow> {
  const scope = await steeringScope(ctx, assetId);
  requireSteering(ctx, scope);
  return await atOwner(ctx, scope, async ctx => {
    const key = keyOf(scope);
    await store.lockMonths(ctx.db, key);
    const running = await store.latestRun(ctx.db, key);
    if (running && (running.state === 'waiting' || running.state === 'running')) throw new AppError('conflict');
    const miss = await missOf(ctx.db, key, asOf, todayOf(ctx));
    if (miss) throw invalid('asOf', miss);
    if (kind === 'cancel' && reason === null && (await store.countReports(ctx.db, key, asOf)) > 0) throw invalid('reason', 'required');
    const { user, organisation } = ctx.actor;
    const run = await store.insertRun(ctx.db, {
      ...key,
      asOf,
      kind,
      isOpening: false,
      total: (await store.countOpen(ctx.db, key, asOf)) + 1,
      requestedBy: user.id,
      requestedIn: organisation.id,
      requestedAt: ctx.app.now(),
      reason,
    });
    if (!run) throw new AppError('conflict');
    await addJob(
      ctx,
      'monthEnd',
      { organisationId: key.organisationId, runId: run.id },
      { queue: organisationQueue('monthEnd', key.organisationId) },
    );
    return run;
  });
}

/** Why a month cannot be populated now, or null: months go in order, after they ended, and need a value of every open mandate. */
export async function populateMiss(db: Db, key: store.AssetKey, asOf: string, today: string): Promise<string | null> {
  const [latest] = await store.findPopulated(db, key, 1);
  if (latest && asOf <= latest.asOf) return 'alreadyPopulated';
  if ((await nextMonth(db, key, latest?.asOf ?? null, today)) !== asOf) return 'outOfOrder';
  const { blocking } = await lackingOf(db, key, asOf);
  return blocking.length > 0 ? 'notReady' : null;
}

export async function cancelMiss(db: Db, key: store.AssetKey, asOf: string): Promise<CancelMiss | null> {
  const [latest, earlier] = await store.findPopulated(db, key, 2);
  if (latest?.asOf !== asOf) return 'notNewest';
  if (!earlier) return 'nothingEarlier';
  return (await store.hasLaterReport(db, key, asOf)) ? 'laterPublished' : null;
}

/** What blocks the month, and what will be carried as an estimate, because private assets usually report late. */
async function lackingOf(db: Db, key: store.AssetKey, asOf: string) {
  const lacking = await store.findLacking(db, key, asOf);
  const carriable = new Set((await store.findCarried(db, key, asOf)).map(({ entityId }) => entityId));
  const isCarried = ({ blocker, entityId }: store.Lacking) => blocker === 'noValue' && carriable.has(entityId);
  return {
    blocking: lacking.filter(one => !isCarried(one)),
    carried: lacking.filter(isCarried),
    unmeasured: await store.findUnmeasured(db, key, asOf),
  };
}

/** The same with the report each mandate still owes; if several, the most urgent. */
async function awaitedOf(ctx: SignedIn, scope: AccessScope, asOf: string) {
  const { blocking, carried, unmeasured } = await lackingOf(ctx.db, keyOf(scope), asOf);
  const tasks = await tasksOf(ctx.db, scope, { from: asOf, to: asOf, today: todayOf(ctx) });
  const withReport = (one: store.Lacking): Awaited => ({ ...one, report: tasks.find(({ entityId }) => entityId === one.entityId) ?? null });
  return { blocking: blocking.map(withReport), carried: carried.map(withReport), unmeasured };
}
