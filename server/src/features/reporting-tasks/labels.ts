import { shiftMonthEnd } from '@hakaru/engine/calendar/month-end';
import { findGrantsTo, type AccessScope } from '#features/grants/public';
import { announce, listens } from '#features/webhooks/public';
import type { App } from '#platform/context';
import { inScope, insideScope, type Db } from '#platform/db';
import type { Tasks } from '#platform/jobs';
import { todayIn, type DayKeeper } from '#platform/today';
import { currentMonth } from './actions';
import * as store from './label-store';
import { tasksOf, type Task } from './tasks';

const MONTHS = 4;

/**
 * Runs every few minutes for organisations with a subscribed system: finds the tasks whose label has changed since the last run. A label is
 * derived from data, days and reports and never set, so the run that finds the change raises the event; the new label and the event are
 * saved together.
 */
export const labelTasks: Tasks = {
  noticeTaskLabels: async app => {
    const listening = await inScope(app.database.db, 'platform', async db => {
      const found = await listens(db, 'taskLabelChanged');
      await store.forgetLabels(
        db,
        found.map(({ id }) => id),
      );
      return found;
    });
    for (const organisation of listening) await noticeLabels(app, organisation);
  },
};

async function noticeLabels(app: App, organisation: DayKeeper & { id: string }): Promise<void> {
  const today = todayIn(app, organisation);
  const organisationId = organisation.id;
  await inScope(app.database.db, { organisation: organisationId }, async db => {
    await store.lockLabels(db, organisationId);
    const before = await store.findLabels(db, organisationId);
    const tasks = await visibleTasks(db, organisationId, today);
    for (const task of tasks) {
      const from = before.get(task.id);
      if (from !== undefined && from !== task.label) await announceLabel({ app, db }, organisationId, task, from);
    }
    await store.keepLabels(db, organisationId, tasks);
  });
}

async function announceLabel(ctx: { app: App; db: Db }, organisationId: string, task: Task, from: string): Promise<void> {
  const { id: taskId, ownerId, assetId, entityId, asOf, label: to } = task;
  const about = { taskId, ownerId, assetId, entityId, asOf, from, to };
  await announce(ctx, { kind: 'taskLabelChanged', organisationIds: [organisationId], about, page: '/reportingTasks' });
}

/** The tasks the organisation sees on its own page: of its portfolios, of those it advises, and of the mandates it manages. */
async function visibleTasks(db: Db, organisationId: string, today: string): Promise<Task[]> {
  const to = currentMonth(today);
  const months = { from: shiftMonthEnd(to, 1 - MONTHS), to, today };
  const tasks: Task[] = [];
  for (const scope of await scopesOf(db, organisationId, today))
    tasks.push(...(await insideScope(db, { organisation: scope.ownerId }, () => tasksOf(db, scope, months))));
  return tasks;
}

async function scopesOf(db: Db, organisationId: string, today: string): Promise<AccessScope[]> {
  const own = await store.findPortfolios(db, organisationId);
  const grants = await findGrantsTo(db, organisationId, { today, ended: 'leftOut', roles: ['consultant', 'manager'] });
  const scopes = new Map<string, AccessScope & { mandates: Map<string, string | null> | null }>();
  for (const assetId of own) scopes.set(assetId, { ownerId: organisationId, assetId, mandates: null, part: 'steering' });
  for (const { ownerId, assetId, role, entityId } of grants.filter(grant => grant.ownerId !== organisationId)) {
    if (role === 'consultant' && entityId === null) scopes.set(assetId, { ownerId, assetId, mandates: null, part: 'steering' });
  }
  for (const { ownerId, assetId, role, entityId, toDay } of grants) {
    const scope = scopes.get(assetId) ?? { ownerId, assetId, mandates: new Map<string, string | null>(), part: 'reporting' };
    if (role !== 'manager' || entityId === null || scope.mandates === null) continue;
    scope.mandates.set(entityId, toDay);
    scopes.set(assetId, scope);
  }
  return [...scopes.values()];
}
