import { isClean, TASK_ORDER, taskLabel, type TaskLabel } from '@hakaru/contract/reporting-tasks';
import { businessDaysBetween, deadlineAfter } from '@hakaru/engine/calendar/business-days';
import type { Calendar } from '@hakaru/engine/calendar/calendars';
import { addDays } from '@hakaru/engine/calendar/day';
import { monthEndsBetween } from '@hakaru/engine/calendar/month-end';
import { businessCalendar } from '#features/holidays/public';
import { assignmentsOfAsset, isOwedFor, type Assignment } from '#features/packages/public';
import type { Db } from '#platform/db';
import { dayUntil, USUAL_ZONE } from '#platform/today';
import { covers, findManagers, type AccessScope } from '#features/grants/public';
import * as store from './store';

/** One report that is due: a package of a mandate on an as-of day. Derived on every request, never stored. */
export type Task = {
  id: string;
  assignmentId: string;
  assetId: string;
  ownerId: string;
  ownerEn: string;
  ownerJp: string;
  asOf: string;
  entityId: string;
  entityRef: string;
  entityEn: string;
  entityJp: string;
  packageName: string;
  packageNameJp: string | null;
  classEn: string | null;
  classJp: string | null;
  managerId: string | null;
  managerEn: string | null;
  managerJp: string | null;
  due: string;
  /** Business days from today to the due day; negative once it has passed. */
  daysLeft: number;
  label: TaskLabel;
  isClean: boolean;
  required: readonly string[];
  datasets: store.DatasetRow[];
  receivedAt: string | null;
  receivedOn: string | null;
  /** The day on which the last of the datasets received was first approved; null while one is not approved. */
  validOn: string | null;
  warnings: number;
  errors: number;
  publishedAt: string | null;
  reportId: string | null;
  remark: store.RemarkRow | null;
  remindedOn: string | null;
};

export type Months = { from: string; to: string; today: string };

/** The tasks of an asset for the month-ends between two days, within an access scope; the most urgent first. */
export async function tasksOf(db: Db, scope: AccessScope, { from, to, today }: Months): Promise<Task[]> {
  const { ownerId, assetId } = scope;
  const assignments = await assignmentsOfAsset(db, ownerId, assetId);
  const calendar = await businessCalendar(db);
  const span = { organisationId: ownerId, assignmentIds: assignments.map(({ id }) => id), from, to };
  const kept = { datasets: await store.findDatasets(db, span), remarks: await store.findRemarks(db, span) };
  const months = new Map((await store.findMonths(db, ownerId, assetId, span)).map(month => [month.asOf, month.populatedAt]));
  const published = new Map((await store.findPublished(db, ownerId, assetId, span)).map(one => [`${one.entityId} ${one.asOf}`, one]));
  const entityIds = [...new Set(assignments.map(({ entityId }) => entityId))];
  // The manager is the party in the owner's data, else the organisation granted the mandate to report, which then has no name there.
  const granted = await findManagers(db, ownerId, entityIds);
  const facts = await store.findEntityFacts(db, ownerId, entityIds);
  const entities = new Map(facts.map(one => [one.id, { ...one, managerId: one.managerId ?? granted.get(one.id) ?? null }]));
  const due = dueDays(calendar);
  const tasks = monthEnds(from, to).flatMap(asOf =>
    assignments
      .filter(one => covers(scope, one.entityId, asOf) && isOwedFor(one, asOf))
      .map(assignment =>
        taskOf(assignment, {
          asOf,
          today,
          ownerId,
          calendar,
          due: due(asOf, assignment.termsOn(asOf).deadlineDays),
          entity: entities.get(assignment.entityId),
          populatedAt: months.get(asOf) ?? null,
          published: published.get(`${assignment.entityId} ${asOf}`),
          datasets: kept.datasets.filter(one => one.assignmentId === assignment.id && one.asOf === asOf),
          remarks: kept.remarks.filter(one => one.assignmentId === assignment.id && one.asOf === asOf),
        }),
      ),
  );
  return tasks.toSorted(byUrgency);
}

type Surroundings = {
  asOf: string;
  today: string;
  ownerId: string;
  calendar: Calendar;
  due: string;
  entity: store.EntityFacts | undefined;
  populatedAt: string | null;
  published: store.PublishedRow | undefined;
  datasets: store.DatasetRow[];
  remarks: store.RemarkRow[];
};

function taskOf(assignment: Assignment, around: Surroundings): Task {
  const { asOf, today, datasets, entity, due, calendar, populatedAt, remarks } = around;
  const { datasets: required } = assignment.termsOn(asOf);
  const publishedAt = around.published?.publishedAt ?? null;
  const { id: _, classEn = null, classJp = null, managerId = null, managerEn = null, managerJp = null } = entity ?? { id: '' };
  const { ownerEn = '', ownerJp = '' } = entity ?? {};
  return {
    id: `${assignment.id}.${asOf}`,
    assignmentId: assignment.id,
    assetId: assignment.assetId,
    ownerId: around.ownerId,
    ownerEn,
    ownerJp,
    asOf,
    entityId: assignment.entityId,
    entityRef: assignment.entityRef,
    entityEn: assignment.entityEn,
    entityJp: assignment.entityJp,
    packageName: assignment.packageName,
    packageNameJp: assignment.packageNameJp,
    classEn,
    classJp,
    managerId,
    managerEn,
    managerJp,
    due,
    required,
    datasets,
    publishedAt,
    daysLeft: daysLeft(calendar, today, due),
    label: taskLabel({ required, datasets, due, today, populatedAt, publishedAt }),
    isClean: isClean({ required, datasets }),
    ...daysOf({ required, datasets }, today),
    ...findingsOf(datasets),
    reportId: around.published?.reportId ?? null,
    remark: remarks.find(({ kind }) => kind === 'return') ?? null,
    remindedOn: remarks.find(({ kind }) => kind === 'reminder')?.onDay ?? null,
  };
}

type Received = { required: readonly string[]; datasets: readonly Pick<store.DatasetRow, 'dataset' | 'receivedAt' | 'firstApprovedAt'>[] };

/** When a report arrived and when it was complete: all that is required received, and all that was received approved; in the due day's zone. */
export function daysOf({ required, datasets }: Received, today: string): Pick<Task, 'receivedAt' | 'receivedOn' | 'validOn'> {
  const dayOf = (instant: string | null) => instant && dayUntil(today, new Date(instant), USUAL_ZONE);
  const receivedAt = latest(datasets.map(one => one.receivedAt));
  const isWhole = required.every(name => datasets.some(({ dataset }) => dataset === name));
  const isComplete = isWhole && datasets.length > 0 && datasets.every(one => one.firstApprovedAt);
  const validAt = isComplete ? latest(datasets.flatMap(one => one.firstApprovedAt ?? [])) : null;
  return { receivedAt, receivedOn: dayOf(receivedAt), validOn: dayOf(validAt) };
}

/** Datasets from one file each have the file's counts, so these are counted once. */
export function findingsOf(datasets: readonly Pick<store.DatasetRow, 'importId' | 'warnings' | 'errors'>[]): {
  warnings: number;
  errors: number;
} {
  const files = datasets.filter(({ importId }, at) => importId === null || datasets.findIndex(one => one.importId === importId) === at);
  const total = (count: 'warnings' | 'errors') => files.reduce((sum, file) => sum + file[count], 0);
  return { warnings: total('warnings'), errors: total('errors') };
}

/** Business days after today up to the due day; negative when it has passed. */
export function daysLeft(calendar: Calendar, today: string, due: string): number {
  if (due === today) return 0;
  return due > today
    ? businessDaysBetween(calendar, addDays(today, 1), due).length
    : 0 - businessDaysBetween(calendar, addDays(due, 1), today).length;
}

/** Cached: a month has few deadlines, and they are needed often. */
function dueDays(calendar: Calendar): (asOf: string, days: number) => string {
  const known = new Map<string, string>();
  return (asOf, days) => {
    const place = `${asOf} ${days}`;
    const due = known.get(place) ?? deadlineAfter(calendar, asOf, days);
    known.set(place, due);
    return due;
  };
}

function byUrgency(a: Task, b: Task): number {
  return TASK_ORDER.indexOf(a.label) - TASK_ORDER.indexOf(b.label) || a.due.localeCompare(b.due) || b.asOf.localeCompare(a.asOf);
}

function latest(instants: readonly string[]): string | null {
  return instants.toSorted().at(-1) ?? null;
}

function monthEnds(from: string, to: string): string[] {
  return from <= to ? monthEndsBetween(from, to) : [];
}
