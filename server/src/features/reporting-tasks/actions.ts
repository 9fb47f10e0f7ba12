import { taskLabels } from '@hakaru/contract/address-choices';
import type { AuditAction } from '@hakaru/contract/audit';
import { AppError, invalid } from '@hakaru/contract/errors';
import type { Figure } from '@hakaru/contract/figures';
import { parse } from '@hakaru/contract/fields';
import { isAwaited, returnComment, type TaskLabel } from '@hakaru/contract/reporting-tasks';
import { deadlineAfter } from '@hakaru/engine/calendar/business-days';
import { isDay } from '@hakaru/engine/calendar/day';
import { isMonthEnd, monthEndsBetween, shiftMonthEnd } from '@hakaru/engine/calendar/month-end';
import { figureGrid } from '#features/figures/public';
import {
  accessScopeOf,
  accessScopesOf,
  atOwner,
  covers,
  requireSteering,
  rightsIn,
  type AccessScope,
  type Rights,
} from '#features/grants/public';
import { businessCalendar } from '#features/holidays/public';
import { assignmentsOfEntities, isOwedFor, type Assignment } from '#features/packages/public';
import { record } from '#platform/audit';
import type { SignedIn } from '#platform/context';
import { pageOf, type Page } from '#platform/graphql';
import { offsetOf, type Slice } from '#platform/paging';
import { todayOf } from '#platform/today';
import { informReturned, remindReceivers } from './informing';
import * as store from './store';
import { tasksOf, type Task } from './tasks';

export type Listing = { assetId: string | null; clientId: string | null; asOf: string | null; label: string | null; search: string };
export type ShownTask = Task & { figures: Figure[]; rights: Rights };
export type TaskPage = Page<ShownTask> & { asOf: string; today: string; counts: { label: TaskLabel; count: number }[] };

/** The figures shown in a row; each opens its trace. */
export const TASK_COLUMNS = ['marketValue.-', 'return.1m', 'benchmarkReturn.1m', 'excess.1m'] as const;

/** The month being reported: the last one that ended before today. */
export function currentMonth(today: string): string {
  return shiftMonthEnd(today, -1);
}

export async function listTasks(ctx: SignedIn, listing: Listing, slice: Slice): Promise<TaskPage> {
  const today = todayOf(ctx);
  const asOf = readAsOf(listing.asOf) ?? currentMonth(today);
  const scopes = (await accessScopesOf(ctx, listing.assetId)).filter(
    ({ ownerId }) => listing.clientId === null || ownerId === listing.clientId,
  );
  const found: { task: Task; scope: AccessScope }[] = [];
  for (const scope of scopes) {
    const tasks = await atOwner(ctx, scope, ctx => tasksOf(ctx.db, scope, { from: asOf, to: asOf, today }));
    found.push(...tasks.map(task => ({ task, scope })));
  }
  const counts = taskLabels.map(label => ({ label, count: found.filter(({ task }) => task.label === label).length }));
  const wanted = found.filter(({ task }) => (!listing.label || task.label === listing.label) && matches(task, listing.search));
  const shown = wanted.slice(offsetOf(slice), offsetOf(slice) + slice.first);
  const figures = await figuresOf(ctx, asOf, shown.map(({ task }) => task)); // oxfmt-ignore
  const data = shown.map(({ task, scope }) => ({
    ...task,
    figures: figures.get(task.entityId) ?? [],
    rights: rightsIn(ctx, scope),
  }));
  return { ...pageOf(data, { ...slice, total: wanted.length }), asOf, today, counts };
}

function matches(task: Task, search: string): boolean {
  const words = [
    task.entityRef,
    task.entityEn,
    task.entityJp,
    task.managerEn,
    task.managerJp,
    task.ownerEn,
    task.ownerJp,
    task.packageName,
    task.packageNameJp,
  ];
  return words.some(word => word?.toLowerCase().includes(search.toLowerCase()));
}

async function figuresOf(ctx: SignedIn, asOf: string, tasks: readonly Task[]): Promise<Map<string, Figure[]>> {
  const figures = new Map<string, Figure[]>();
  for (const assetId of new Set(tasks.map(task => task.assetId))) {
    const entityIds = [...new Set(tasks.filter(task => task.assetId === assetId).map(({ entityId }) => entityId))];
    for (const row of await figureGrid(ctx, { assetId, asOf, columns: TASK_COLUMNS, entityIds })) figures.set(row.entityId, row.figures);
  }
  return figures;
}

/** The late reports of an asset. */
export async function lateReports(ctx: SignedIn, assetId: string, asOf: string): Promise<Task[]> {
  const scope = await accessScopeOf(ctx, assetId);
  const months = { from: asOf, to: asOf, today: todayOf(ctx) };
  return (await atOwner(ctx, scope, ctx => tasksOf(ctx.db, scope, months))).filter(({ label }) => label === 'Delayed');
}

export type TaskKey = { assignmentId: string; asOf: string };
export type Outcome = { done: number; skipped: number };
const TASKS_MAX = 200;

/** Reminds the reporters of missing data, at most once a day for each task: by mail and notification, in their own language. */
export async function remind(ctx: SignedIn, assetId: string, keys: readonly TaskKey[]): Promise<Outcome> {
  const scope = await steering(ctx, assetId);
  return await atOwner(ctx, scope, async ctx => {
    const chosen = await chosenTasks(ctx, scope, keys);
    const open = chosen.filter(({ label }) => isAwaited(label));
    const fresh: Task[] = [];
    for (const task of open) if (await store.insertRemark(ctx.db, remarkOn(ctx, task, { kind: 'reminder', body: '' }))) fresh.push(task);
    if (fresh.length > 0) {
      const { nameEn, nameJp } = ctx.actor.organisation;
      await remindReceivers(ctx, { ownerId: scope.ownerId, nameEn, nameJp }, fresh);
      await recordTasks(ctx, 'reportingTask.remind', scope, fresh);
    }
    return { done: fresh.length, skipped: keys.length - fresh.length };
  });
}

/** Returns a report with a reason; it is in error until it is sent again. */
export async function returnTask(ctx: SignedIn, assetId: string, key: TaskKey, comment: string): Promise<boolean> {
  const scope = await steering(ctx, assetId);
  const said = parse(returnComment, comment);
  return await atOwner(ctx, scope, async ctx => {
    const [task] = await chosenTasks(ctx, scope, [key]);
    if (!task) throw new AppError('notFound');
    if ((await store.giveBack(ctx.db, scope.ownerId, task, ctx.app.now())) === 0) throw invalid('assignmentId', 'nothingReceived');
    await store.insertRemark(ctx.db, remarkOn(ctx, task, { kind: 'return', body: said }));
    await informReturned(ctx, scope.ownerId, task, said);
    await recordTasks(ctx, 'reportingTask.return', scope, [task], said);
    return true;
  });
}

export type Punctuality = { managerEn: string | null; managerJp: string | null; months: { asOf: string; onTime: number; total: number }[] };
const PUNCTUALITY_MONTHS = 12;

/** How many reports of each manager were complete by their due day, over twelve months whose due days have passed. */
export async function punctuality(ctx: SignedIn, assetId: string, asOf: string): Promise<Punctuality[]> {
  const scope = await accessScopeOf(ctx, assetId);
  const today = todayOf(ctx);
  const to = readAsOf(asOf) ?? currentMonth(today);
  const from = shiftMonthEnd(to, 1 - PUNCTUALITY_MONTHS);
  const tasks = (await atOwner(ctx, scope, ctx => tasksOf(ctx.db, scope, { from, to, today }))).filter(
    task => task.due < today || task.validOn,
  );
  const managers = new Map(tasks.map(({ managerId, managerEn, managerJp }) => [managerId, { managerEn, managerJp }]));
  return [...managers].map(([managerId, manager]) => ({
    ...manager,
    months: monthEndsBetween(from, to).map(month => {
      const own = tasks.filter(task => task.asOf === month && task.managerId === managerId);
      return { asOf: month, onTime: own.filter(isOnTime).length, total: own.length };
    }),
  }));
}

/** Whether it was complete by the end of the due day in Tokyo. */
function isOnTime({ validOn, due }: Task): boolean {
  return validOn !== null && validOn <= due;
}

export type MandatePackage = Assignment & { currentAsOf: string | null; currentDue: string | null };

/** A mandate's packages with the month each reports next and its due day. */
export async function mandatePackages(ctx: SignedIn, assetId: string, mandateId: string): Promise<MandatePackage[]> {
  const scope = await accessScopeOf(ctx, assetId);
  const today = todayOf(ctx);
  return await atOwner(ctx, scope, async ctx => {
    const assignments = (await assignmentsOfEntities(ctx.db, scope.ownerId, [mandateId])).filter(
      one => one.assetId === assetId && covers(scope, one.entityId, one.reportingStart),
    );
    const calendar = await businessCalendar(ctx.db);
    return assignments.map(one => {
      const months = monthEndsBetween(currentMonth(today), shiftMonthEnd(today, PUNCTUALITY_MONTHS));
      const currentAsOf = months.find(month => isOwedFor(one, month)) ?? null;
      return {
        ...one,
        currentAsOf,
        currentDue: currentAsOf ? deadlineAfter(calendar, currentAsOf, one.termsOn(currentAsOf).deadlineDays) : null,
      };
    });
  });
}

export async function steering(ctx: SignedIn, assetId: string): Promise<AccessScope> {
  const scope = await accessScopeOf(ctx, assetId);
  requireSteering(ctx, scope);
  return scope;
}

export async function chosenTasks(ctx: SignedIn, scope: AccessScope, keys: readonly TaskKey[]): Promise<Task[]> {
  if (keys.length > TASKS_MAX) throw invalid('tasks', 'tooLong');
  const days = [...new Set(keys.map(({ asOf }) => readAsOf(asOf)))].flatMap(day => day ?? []);
  const wanted = new Set(keys.map(({ assignmentId, asOf }) => `${assignmentId}.${asOf}`));
  const found: Task[] = [];
  for (const day of days) found.push(...(await tasksOf(ctx.db, scope, { from: day, to: day, today: todayOf(ctx) })));
  return found.filter(({ id }) => wanted.has(id));
}

export function remarkOn(ctx: SignedIn, task: Task, { kind, body }: Pick<store.Remark, 'kind' | 'body'>): store.Remark {
  const { id: userId, name: userName } = ctx.actor.user;
  const { ownerId: organisationId, assignmentId, asOf } = task;
  return { organisationId, assignmentId, asOf, kind, body, userId, userName, onDay: todayOf(ctx), at: ctx.app.now() };
}

export async function recordTasks(
  ctx: SignedIn,
  action: AuditAction,
  { ownerId, assetId }: AccessScope,
  tasks: readonly Task[],
  comment?: string,
): Promise<void> {
  const after = { tasks: tasks.map(({ entityRef, asOf }) => ({ entityRef, asOf })), ...(comment ? { comment } : {}) };
  await record(ctx, action, { subject: 'reportingTask', subjectId: tasks[0]?.entityId ?? assetId, organisationId: ownerId, after });
}

export function readAsOf(asOf: string | null): string | null {
  if (asOf === null) return null;
  if (!isDay(asOf) || !isMonthEnd(asOf)) throw invalid('asOf', 'dateFormat');
  return asOf;
}
