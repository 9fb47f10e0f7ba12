import { AppError, invalid } from '@hakaru/contract/errors';
import { parse } from '@hakaru/contract/fields';
import { restatementInput, type PublishMiss } from '@hakaru/contract/reports';
import { areaOf, CATEGORY_OF, type OrganisationTypeName } from '@hakaru/contract/organisations';
import { findSaid } from '#features/commentaries/public';
import { bookAt } from '#features/figures/public';
import { findPeople, findPopulated, needsSecondPerson } from '#features/month-ends/public';
import { notify } from '#features/notifications/public';
import { announce } from '#features/webhooks/public';
import { accessScopeOf, atOwner, covers, findReportGrantees, type AccessScope } from '#features/grants/public';
import { tasksOf, type Task } from '#features/reporting-tasks/public';
import { record } from '#platform/audit';
import { allow, isSupport, type Context, type SignedIn } from '#platform/context';
import { enterScope, type Db } from '#platform/db';
import { todayOf } from '#platform/today';
import { columnsOf, frozen, rowsOf } from './content';
import * as store from './store';

export type Publishing = { assetId: string; entityId: string | null; asOf: string };

/**
 * Publishes a report: freezes its figures as known now, with the hash of the text. Of concurrent requests one succeeds; the others find it
 * published.
 */
export async function publishReport(ctx: SignedIn, publishing: Publishing): Promise<store.ReportRow> {
  return await publish(ctx, publishing);
}

/** Issues a new version of a published report because later facts changed its figures, with a reason; the earlier version stays as it is. */
export async function issueVersion(ctx: SignedIn, report: store.ReportRow, reason: string): Promise<store.ReportRow> {
  return await publish(ctx, report, { report, reason: parse(restatementInput, { reason }).reason });
}

type Again = { report: store.ReportRow; reason: string };

async function publish(ctx: SignedIn, { assetId, entityId, asOf }: Publishing, again: Again | null = null): Promise<store.ReportRow> {
  allow(ctx, 'write');
  const scope = await accessScopeOf(ctx, assetId);
  requirePart(scope, entityId, asOf);
  return await atOwner(ctx, scope, async ctx => {
    const key = { organisationId: scope.ownerId, assetId, entityId, asOf };
    if (!(await store.lockReport(ctx.db, key))) throw new AppError('conflict');
    const previous = await store.latestVersion(ctx.db, key);
    if (again && previous?.id !== again.report.id) throw new AppError('conflict'); // another version was issued meanwhile
    const miss = again
      ? await versionMiss(ctx, key, again.report)
      : entityId
        ? await mandateMiss(ctx, scope, key)
        : await packMiss(ctx, key, previous);
    if (miss) throw invalid('asOf', miss);
    const reason = again?.reason ?? null;
    const id = await freeze(ctx, key, { previous, reason });
    await informReaders(ctx, key, { id, isAgain: previous !== undefined, publisherId: ctx.actor.user.id, isForPeople: true });
    const report = await store.findReport(ctx.db, scope.ownerId, id);
    if (!report) throw new AppError('notFound');
    const { version, sha256 } = report;
    const after = { asOf, version, sha256, ...(reason ? { reason } : {}) };
    await record(ctx, 'report.publish', { subject: 'report', subjectId: entityId ?? assetId, organisationId: scope.ownerId, after });
    return report;
  });
}

/** A mandate's report may be published by its manager, the owner or the consultant; the asset's pack by the latter two (decisions G93). */
function requirePart(scope: AccessScope, entityId: string | null, asOf: string): void {
  if (entityId !== null && !covers(scope, entityId, asOf)) throw new AppError('notFound');
  if (entityId === null && scope.mandates !== null) throw new AppError('notFound');
  if (scope.part === 'reading') throw new AppError('unauthorized');
}

/** Every package of the mandate must be approved; once published, only changed and approved data is published again. */
async function mandateMiss(ctx: SignedIn, scope: AccessScope, { entityId, asOf }: store.ReportKey): Promise<PublishMiss | null> {
  const tasks = await tasksOf(ctx.db, scope, { from: asOf, to: asOf, today: todayOf(ctx) });
  return taskMiss(tasks.filter(task => task.entityId === entityId));
}

/** Why a mandate's report cannot be published, judged by all of its tasks for the month; null when it can. */
export function taskMiss(tasks: readonly Pick<Task, 'label'>[]): PublishMiss | null {
  if (tasks.length === 0) return 'notValidated';
  const isOut = ({ label }: Pick<Task, 'label'>) => label === 'Published' || label === 'Completed';
  if (tasks.every(isOut)) return 'alreadyPublished';
  const isReady = tasks.every(task => isOut(task) || task.label === 'Validated' || task.label === 'Revalidated');
  return isReady ? null : 'notValidated';
}

async function packMiss(
  ctx: SignedIn,
  { organisationId, assetId, asOf }: store.ReportKey,
  previous: store.ReportRow | undefined,
): Promise<PublishMiss | null> {
  if (previous) return 'alreadyPublished';
  const populated = (await findPopulated(ctx.db, { organisationId, assetId }, MONTHS)).find(month => month.asOf === asOf);
  if (!populated) return 'notPopulated';
  const isNoSecond = populated.populatedBy === ctx.actor.user.id || isSupport(ctx.actor);
  return isNoSecond && (await needsSecondPerson(ctx.db, organisationId)) ? 'secondPerson' : null;
}

/**
 * A new version of a pack requires a second person like the first: neither the person who populated the month nor one who approved what
 * changed it.
 */
async function versionMiss(ctx: SignedIn, key: store.ReportKey, previous: store.ReportRow): Promise<PublishMiss | null> {
  const { organisationId, assetId, entityId, asOf } = key;
  if (entityId !== null || !(await needsSecondPerson(ctx.db, organisationId))) return null;
  if (isSupport(ctx.actor)) return 'secondPerson';
  const { id } = ctx.actor.user;
  const populated = (await findPopulated(ctx.db, { organisationId, assetId }, MONTHS)).find(month => month.asOf === asOf);
  const isAlone = populated?.populatedBy === id || (await store.hasRecorded(ctx.db, key, { since: previous.knownAt, userId: id }));
  return isAlone ? 'secondPerson' : null;
}

const MONTHS = 1200; // a century of month-ends

async function freeze(
  ctx: SignedIn,
  key: store.ReportKey,
  { previous, reason }: { previous: store.ReportRow | undefined; reason: string | null },
): Promise<string> {
  const publishedAt = ctx.app.now();
  const { user, organisation } = ctx.actor;
  return await freezeReport(ctx.db, key, {
    previous,
    reason,
    publishedAt,
    knownAt: publishedAt.toISOString(),
    publisher: { userId: user.id, name: user.name, organisationId: organisation.id },
  });
}

export type Freezing = Pick<store.NewReport, 'reason' | 'publishedAt' | 'knownAt' | 'publisher'> & {
  previous: { id: string; version: number } | undefined;
};

/** Stores the report. Must be called in the owner's scope after checking that it may be published. */
async function freezeReport(db: Db, key: store.ReportKey, freezing: Freezing): Promise<string> {
  const opened = await bookAt(db, { id: key.assetId, ownerId: key.organisationId }, freezing.knownAt);
  if (!opened) throw new AppError('notFound');
  return await freezeFrom(db, opened, key, freezing);
}

type Opened = NonNullable<Awaited<ReturnType<typeof bookAt>>>;

/** The same from a book already read, so that one reading serves all reports of a month. */
export async function freezeFrom(db: Db, { book, grid }: Opened, key: store.ReportKey, { previous, ...rest }: Freezing): Promise<string> {
  const version = (previous?.version ?? 0) + 1;
  const { entityId, asOf } = key;
  const entityIds = rowsOf(book, entityId, asOf).map(({ id }) => id);
  const figures = grid({ entityIds, columns: columnsOf(entityId), asOf });
  const said = await findSaid(db, key, entityIds, rest.knownAt);
  const { text, sha256 } = frozen(book, figures, { entityId, asOf, knownAt: rest.knownAt, version, said });
  return await store.insertReport(db, { ...key, ...rest, version, previousId: previous?.id ?? null, content: text, sha256 });
}

export type Informing = { id: string; isAgain: boolean; publisherId: string; isForPeople: boolean };

/** Readers may belong to other organisations: finding and notifying them needs a wider scope, for these statements only. */
export async function informReaders(
  ctx: Context,
  key: store.ReportKey,
  { id, isAgain, publisherId, isForPeople }: Informing,
): Promise<void> {
  await enterScope(ctx.db, 'platform');
  const report = await store.findReport(ctx.db, key.organisationId, id);
  const params = { mandate: report?.entityRef ?? report?.assetEn ?? '', asOf: key.asOf };
  const kind = isAgain ? 'reportRestated' : 'reportPublished';
  const readers = [key.organisationId, ...(await findReportGrantees(ctx.db, key))];
  for (const { organisationId, type } of await store.findReaders(ctx.db, readers)) {
    const area = areaOf(CATEGORY_OF[type as OrganisationTypeName]); // the table's check allows only these
    if (isForPeople) {
      const userIds = (await findPeople(ctx.db, organisationId)).filter(userId => userId !== publisherId);
      await notify(ctx, { organisationId, userIds, kind, params, path: `/${area}/reports/${id}`, ownerId: key.organisationId });
    }
    await announce(ctx, {
      kind,
      organisationIds: [organisationId],
      about: { reportId: id, assetId: key.assetId, entityId: key.entityId, asOf: key.asOf },
      page: `/reports/${id}`,
    });
  }
  await enterScope(ctx.db, { organisation: key.organisationId });
}
