import { addDays } from '@hakaru/engine/calendar/day';
import { shiftMonthEnd } from '@hakaru/engine/calendar/month-end';
import { record } from '#platform/audit';
import type { App, Context } from '#platform/context';
import { inScope } from '#platform/db';
import type { Tasks } from '#platform/jobs';
import { todayIn } from '#platform/today';
import { currentMonth } from './actions';
import { remindReceivers, notifyOwner } from './informing';
import * as store from './store';
import { tasksOf, type Task } from './tasks';

/** Reports late for longer were already followed up by a person, or are from before reporting started here. */
const LATE_FOR_DAYS = 7;
const MONTHS = 4;

/**
 * Runs daily: notifies the reporters and recipients of reports past their due day. Each task is notified once; after that the owner follows
 * up. A second run sends nothing twice.
 */
export const reminderTasks: Tasks = {
  async remindDelayed(app) {
    const assets = await inScope(app.database.db, 'platform', db => store.findReportedAssets(db));
    for (const asset of assets) await remindAsset(app, asset);
  },
};

async function remindAsset(app: App, asset: store.ReportedAsset): Promise<void> {
  const { ownerId, assetId } = asset;
  const today = todayIn(app, asset);
  await inScope(app.database.db, { organisation: ownerId }, async db => {
    const ctx: Context = { app, db, actor: null, request: { id: `remind ${assetId} ${today}`, ...NOBODY } };
    const to = currentMonth(today);
    const scope = { ownerId, assetId, mandates: null, part: 'steering' } as const;
    const tasks = await tasksOf(db, scope, { from: shiftMonthEnd(to, 1 - MONTHS), to, today });
    const fresh: Task[] = [];
    for (const task of tasks.filter(one => isNewlyLate(one, today))) if (await store.insertRemark(db, remarkOn(task, today, app.now()))) fresh.push(task); // oxfmt-ignore
    if (fresh.length === 0) return;
    await remindReceivers(ctx, asset, fresh);
    await notifyOwner(ctx, ownerId, fresh);
    const after = { tasks: fresh.map(({ entityRef, asOf }) => ({ entityRef, asOf })) };
    await record(ctx, 'reportingTask.remind', { subject: 'asset', subjectId: assetId, organisationId: ownerId, after });
  });
}

const NOBODY = { ip: '', userAgent: '', language: 'en', module: null, tokenHash: null } as const;

function isNewlyLate({ label, due, remindedOn }: Task, today: string): boolean {
  return label === 'Delayed' && due >= addDays(today, -LATE_FOR_DAYS) && (remindedOn === null || remindedOn <= due);
}

function remarkOn({ ownerId: organisationId, assignmentId, asOf }: Task, onDay: string, at: Date): store.Remark {
  return { organisationId, assignmentId, asOf, kind: 'reminder', body: '', userId: null, userName: '', onDay, at };
}
