import * as z from 'zod/mini';
import { addDays } from '@hakaru/engine/calendar/day';
import { monthEndsBetween, shiftMonthEnd } from '@hakaru/engine/calendar/month-end';
import { askToWarm } from '#features/books/public';
import { recordFacts, raiseBook, type Observation } from '#features/facts/public';
import { findAdvisersOn } from '#features/grants/public';
import { notify } from '#features/notifications/public';
import { announce } from '#features/webhooks/public';
import { record } from '#platform/audit';
import type { App, Context } from '#platform/context';
import { inScope, type Db } from '#platform/db';
import type { Tasks } from '#platform/jobs';
import { reportProgress } from '#platform/progress';
import { dayAt, USUAL_ZONE } from '#platform/today';
import { cancelMiss, populateMiss } from './actions';
import { markOpening } from './opening-store';
import * as store from './store';

const payloadOf = z.object({ organisationId: z.string(), runId: z.string() });

/**
 * Confirms or takes back a month in one transaction under the asset's lock: if the process dies, the month is as it was, and the retried
 * job starts again.
 */
export const monthEndTasks: Tasks = {
  monthEnd: (app, payload, facts) => runOnce(app, payload, facts, work),
  /** All months of an opening history are one transaction, too. */
  openingHistory: (app, payload, facts) => runOnce(app, payload, facts, workOpening),
};

/** A run that failed as often is ended, because a person can start it again sooner than the next retry. */
const ATTEMPTS = 5;

type Facts = Parameters<Tasks[string]>[2];
type Work = (app: App, db: Db, run: store.RunRow) => Promise<string | null>;

async function runOnce(app: App, payload: unknown, { attempt, signal }: Facts, work: Work): Promise<void> {
  const { organisationId, runId } = z.parse(payloadOf, payload);
  const scope = { organisation: organisationId };
  const run = await inScope(app.database.db, scope, db => store.findRun(db, organisationId, runId));
  if (!run || run.state === 'done' || run.state === 'failed') return;
  await inScope(app.database.db, scope, db => store.setRun(db, run, { state: 'running', done: 0, failure: null, at: null }));
  const failure = await inScope(app.database.db, scope, db => work(app, db, run)).catch(async (error: unknown) => {
    if (attempt >= ATTEMPTS && !signal?.aborted) await inScope(app.database.db, scope, db => endRun(app, db, run));
    throw error;
  });
  const state = failure ? 'failed' : 'done';
  await reportProgress(app.database.db, run.requestedBy, { kind: 'monthEnd', id: run.id, done: run.total, total: run.total, state });
}

/** The months are as they were; another run may be asked for. */
async function endRun(app: App, db: Db, run: store.RunRow): Promise<void> {
  await store.lockMonths(db, run);
  const held = await store.findRun(db, run.organisationId, run.id);
  if (held?.state === 'running') await store.setRun(db, run, { state: 'failed', done: 0, failure: 'unexpected', at: app.now() });
}

async function work(app: App, db: Db, run: store.RunRow): Promise<string | null> {
  await store.lockMonths(db, run);
  const held = await store.findRun(db, run.organisationId, run.id);
  if (held?.state !== 'running') return null; // another worker finished it while this one waited for the lock
  const failure = run.kind === 'populate' ? await populateMiss(db, run, run.asOf, nextDay(run.asOf)) : await cancelMiss(db, run, run.asOf);
  if (!failure) await (run.kind === 'populate' ? confirmMonth(app, db, run) : takeBack(app, db, run));
  await store.setRun(db, run, { state: failure ? 'failed' : 'done', done: failure ? 0 : run.total, failure, at: app.now() });
  return failure;
}

async function confirmMonth(app: App, db: Db, run: store.RunRow): Promise<void> {
  const carried = await carryValues(app, db, run);
  await reportProgress(app.database.db, run.requestedBy, {
    kind: 'monthEnd',
    id: run.id,
    done: carried.length,
    total: run.total,
    state: 'running',
  });
  await store.setPopulated(db, run, run.asOf, { at: app.now(), userId: run.requestedBy });
  await renewBook(db, run);
  await finish(app, db, run, { carried: carried.map(({ entityId, value }) => ({ entityId, value })) });
}

async function carryValues(app: App, db: Db, run: store.RunRow): Promise<store.Carried[]> {
  const carried = await store.findCarried(db, run, run.asOf);
  if (carried.length > 0)
    await recordFacts(db, { ...run, source: estimateBy(run), observations: carried.flatMap(one => estimated(app, run, one)) });
  return carried;
}

/** Populates month after month until one lacks a value; the page then shows what it lacks. */
async function workOpening(app: App, db: Db, run: store.RunRow): Promise<string | null> {
  await store.lockMonths(db, run);
  const held = await store.findRun(db, run.organisationId, run.id);
  if (held?.state !== 'running') return null;
  const [latest = null] = await store.findPopulated(db, run, 1);
  const first = latest ? shiftMonthEnd(latest.asOf, 1) : await store.firstMonth(db, run);
  const months = first && first <= run.asOf ? monthEndsBetween(first, run.asOf) : [];
  const done: string[] = [];
  let failure: string | null = months.length === 0 ? 'alreadyPopulated' : null;
  for (const asOf of months) {
    failure = await populateMiss(db, run, asOf, nextDay(asOf));
    if (failure) break;
    await carryValues(app, db, { ...run, asOf });
    await store.setPopulated(db, run, asOf, { at: app.now(), userId: run.requestedBy });
    await markOpening(db, run, asOf);
    done.push(asOf);
    const progress = { kind: 'monthEnd', id: run.id, done: done.length, total: run.total, state: 'running' } as const;
    await reportProgress(app.database.db, run.requestedBy, progress);
  }
  const [from] = done;
  const to = done.at(-1);
  if (from && to) {
    await renewBook(db, run);
    await finish(app, db, { ...run, asOf: to }, { opening: { from, to, months: done.length } });
  }
  const state = to ? 'done' : 'failed';
  await store.setRun(db, run, { state, done: done.length, failure: to ? null : failure, at: app.now() });
  return to ? null : failure;
}

async function takeBack(app: App, db: Db, run: store.RunRow): Promise<void> {
  await store.setPopulated(db, run, run.asOf, null);
  await renewBook(db, run);
  await finish(app, db, run, run.reason === null ? {} : { reason: run.reason });
}

async function renewBook(db: Db, { organisationId, assetId }: store.RunRow): Promise<void> {
  await raiseBook(db, organisationId, assetId);
  await askToWarm(db, { ownerId: organisationId, id: assetId });
}

const ACTIONS = { populate: ['monthEnd.populate', 'monthEndPopulated'], cancel: ['monthEnd.cancel', 'monthEndCancelled'] } as const;

async function finish(app: App, db: Db, run: store.RunRow, outcome: object): Promise<void> {
  const ctx: Context = {
    app,
    db,
    actor: null,
    request: { id: `month-end ${run.id}`, ip: '', userAgent: '', language: 'en', module: null, tokenHash: null },
  };
  const [action, kind] = ACTIONS[run.kind];
  const { organisationId, assetId, asOf, requestedBy: userId } = run;
  await notify(ctx, {
    organisationId,
    userIds: await store.findPeople(db, organisationId),
    kind,
    params: { asOf },
    path: '/owner/monthEnd',
  });
  if (run.kind === 'populate') {
    const organisationIds = [
      organisationId,
      ...(await findAdvisersOn(db, { ownerId: organisationId, assetId, day: dayAt(app.now(), USUAL_ZONE) })),
    ];
    await announce(ctx, { kind: 'monthPopulated', organisationIds, about: { assetId, asOf }, page: '/monthEnd' });
  }
  await record(ctx, action, { subject: 'asset', subjectId: assetId, organisationId, userId, after: { asOf, ...outcome } });
}

const estimateBy = ({ requestedBy }: store.RunRow) =>
  ({
    kind: 'calculation',
    labelEn: 'Carried at month-end: last value plus flows',
    labelJp: '月末確定時の繰越：直前の時価＋資金移動',
    personId: requestedBy,
  }) as const;

/**
 * Carries a value that was not reported, marked as estimated. Without a notice of a call or distribution, the month's flow is taken as
 * zero.
 */
function estimated(
  app: App,
  { asOf }: store.RunRow,
  { entityId, last, from, valuedOn, flow, value, hasFlow }: store.Carried,
): Observation[] {
  const one = { entityId, asOf, quality: 'estimated', recordedAt: app.now().toISOString() } as const;
  return [
    { ...one, measure: 'marketValue', value, valuedOn, carried: { from, value: last, flow } },
    ...(hasFlow ? [] : [{ ...one, measure: 'flow' as const, value: '0', carried: { from } }]),
  ];
}

/** The request already checked that the month had ended; checking against the demo's today again would add nothing. */
function nextDay(asOf: string): string {
  return addDays(asOf, 1);
}
