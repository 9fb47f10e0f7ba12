import { isValid } from '@hakaru/contract/reporting-tasks';
import { shiftMonthEnd } from '@hakaru/engine/calendar/month-end';
import { accessScopeOf, atOwner } from '#features/grants/public';
import { currentMonth, tasksOf, type Task } from '#features/reporting-tasks/public';
import type { SignedIn } from '#platform/context';
import type { Db } from '#platform/db';
import { todayOf } from '#platform/today';
import * as store from './store';

/** The progress of the current month: received, validated, populated, published. */
export type RunningMonth = {
  assetId: string;
  asOf: string;
  reports: number;
  received: number;
  validated: number;
  late: number;
  /** The next due day among reports that are not complete. */
  nextDue: string | null;
  isPopulated: boolean;
  isPublished: boolean;
};

/** Null for users who see only some mandates: the month concerns the owner and its consultant. */
export async function readRunningMonth(ctx: SignedIn, assetId: string): Promise<RunningMonth | null> {
  const scope = await accessScopeOf(ctx, assetId);
  if (scope.part !== 'steering') return null;
  const today = todayOf(ctx);
  return await atOwner(ctx, scope, async ctx => {
    const key = { organisationId: scope.ownerId, assetId };
    const [latest = null] = await store.findPopulated(ctx.db, key, 1);
    const asOf = (await nextMonth(ctx.db, key, latest?.asOf ?? null, today)) ?? latest?.asOf ?? null;
    if (asOf === null) return null;
    const tasks = await tasksOf(ctx.db, scope, { from: asOf, to: asOf, today });
    return {
      assetId,
      asOf,
      ...countsOf(tasks, today),
      isPopulated: latest !== null && latest.asOf >= asOf,
      isPublished: (await store.countReports(ctx.db, key, asOf)) > 0,
    };
  });
}

/** The month to populate next; null when the last month that ended is populated, or the asset has no mandate yet. */
export async function nextMonth(db: Db, key: store.AssetKey, latest: string | null, today: string): Promise<string | null> {
  const next = latest ? shiftMonthEnd(latest, 1) : await store.firstMonth(db, key);
  return next !== null && next <= currentMonth(today) ? next : null;
}

function countsOf(tasks: readonly Task[], today: string): Pick<RunningMonth, 'reports' | 'received' | 'validated' | 'late' | 'nextDue'> {
  const awaited = tasks.filter(task => !isValid(task) && task.due >= today).map(({ due }) => due);
  return {
    reports: tasks.length,
    received: tasks.filter(isReceived).length,
    validated: tasks.filter(isValid).length,
    late: tasks.filter(({ label }) => label === 'Delayed').length,
    nextDue: awaited.toSorted()[0] ?? null,
  };
}

/** Every required dataset has arrived, whatever its findings. */
function isReceived({ required, datasets }: Task): boolean {
  const there = new Set(datasets.map(({ dataset }) => dataset));
  return there.size > 0 && required.every(dataset => there.has(dataset));
}
