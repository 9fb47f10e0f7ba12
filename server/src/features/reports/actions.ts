import { AppError, invalid } from '@hakaru/contract/errors';
import { isDay } from '@hakaru/engine/calendar/day';
import { isMonthEnd } from '@hakaru/engine/calendar/month-end';
import { noteTask } from '#features/first-tasks/public';
import { accessScopesOf, atOwner, covers, rightsIn, type AccessScope } from '#features/grants/public';
import type { SignedIn } from '#platform/context';
import { pageOf } from '#platform/graphql';
import type { Slice } from '#platform/paging';
import { hashOf, readContent, type ReportContent } from './content';
import { explainedMoves, movedFigures, type MovedFigure } from './moved';
import { issueVersion } from './publish';
import * as store from './store';

export type Listing = { assetId: string | null; entityId: string | null; asOf: string | null };

/** The reports the user may read, newest month first within each owner. */
export async function listReports(ctx: SignedIn, slice: Slice, { assetId, entityId, asOf }: Listing) {
  const found: store.ReportRow[] = [];
  let total = 0;
  for (const scope of await accessScopesOf(ctx, assetId)) {
    const within = { organisationId: scope.ownerId, assetId: scope.assetId, mandates: scope.mandates, entityId, asOf };
    const whole = { first: slice.first * slice.page, page: 1 };
    const { data, total: more } = await atOwner(ctx, scope, ctx => store.findReports(ctx.db, whole, within));
    found.push(...data);
    total += more;
  }
  const ordered = found.toSorted((a, b) => b.asOf.localeCompare(a.asOf)).slice((slice.page - 1) * slice.first, slice.page * slice.first);
  return pageOf(ordered, { ...slice, total });
}

/** Those of the given reports that the user may read. */
export async function readableReports(ctx: SignedIn, ids: readonly string[]): Promise<store.ReportRow[]> {
  const found: store.ReportRow[] = [];
  for (const scope of await accessScopesOf(ctx, null)) {
    const { ownerId: organisationId, assetId, mandates } = scope;
    const within = { organisationId, assetId, mandates, entityId: null, asOf: null, ids };
    const { data } = await atOwner(ctx, scope, ctx => store.findReports(ctx.db, { first: ids.length, page: 1 }, within));
    found.push(...data);
  }
  return found;
}

export type OpenedReport = store.ReportRow & { content: ReportContent; isIntact: boolean; moved: number; can: { publish: boolean } };

/** A report as published. Opening it is recorded, because a restatement concerns its readers. */
export async function openReport(ctx: SignedIn, id: string): Promise<OpenedReport> {
  const { report, scope } = await present(ctx, id);
  const text = await atOwner(ctx, scope, async ctx => {
    const { user, organisation } = ctx.actor;
    const opening = { userId: user.id, userName: user.name, organisationId: organisation.id, firstAt: ctx.app.now() };
    await store.noteOpening(ctx.db, report.organisationId, id, opening);
    return await store.findContent(ctx.db, report.organisationId, id);
  });
  await noteTask(ctx, 'report');
  const content = readContent(text);
  return {
    ...report,
    content,
    isIntact: hashOf(text) === report.sha256,
    moved: report.isLatest ? (await movedFigures(ctx, report, content)).length : 0,
    can: { publish: rightsIn(ctx, scope).report },
  };
}

/** The effect of later facts on one of the month's reports: the number of changed figures, and the change of its value and monthly return. */
export type RestatedReport = { report: store.ReportRow; figures: number; value: string | null; return1m: string | null };
export type Restatement = {
  report: store.ReportRow;
  moved: MovedFigure[];
  reports: RestatedReport[];
  openings: store.Opening[];
  can: { publish: boolean };
};

/** The effect of later facts on a published report: each changed figure, by how much and by which facts, and who read the old version. */
export async function restatement(ctx: SignedIn, id: string): Promise<Restatement> {
  const { report, scope } = await present(ctx, id);
  const { content, openings } = await atOwner(ctx, scope, async ctx => ({
    content: readContent(await store.findContent(ctx.db, report.organisationId, id)),
    openings: scope.part === 'steering' ? await store.findOpenings(ctx.db, report.organisationId, id) : [],
  }));
  const moved = await explainedMoves(ctx, report, content);
  const reports = await restatedReports(ctx, scope, report.asOf);
  return { report, moved, reports, openings, can: { publish: rightsIn(ctx, scope).report && report.isLatest } };
}

/** More than the reports of one month, which has at most one for each mandate and the total. */
const MOST_REPORTS = 1000;

/** The latest version of every report of the month that the user may read and that has changed figures. */
async function restatedReports(ctx: SignedIn, scope: AccessScope, asOf: string): Promise<RestatedReport[]> {
  const within = { organisationId: scope.ownerId, assetId: scope.assetId, mandates: scope.mandates, entityId: null, asOf };
  const published = await atOwner(ctx, scope, async ctx => {
    const { data } = await store.findReports(ctx.db, { first: MOST_REPORTS, page: 1 }, within);
    const latest = data.filter(({ isLatest }) => isLatest);
    const contents: ReportContent[] = [];
    for (const { organisationId, id } of latest) contents.push(readContent(await store.findContent(ctx.db, organisationId, id)));
    return latest.map((report, at) => ({ report, content: contents[at] }));
  });
  const restated: RestatedReport[] = [];
  for (const { report, content } of published) {
    if (!content) continue;
    const moved = await movedFigures(ctx, report, content);
    const own = (measure: string) => changeOf(moved, `${content.lines[0]?.entityId ?? ''}.${measure}.`);
    if (moved.length > 0) restated.push({ report, figures: moved.length, value: own('marketValue.-'), return1m: own('return.1m') });
  }
  return restated;
}

/** The change of the figure whose key starts with `key`; null if it is unchanged. */
const changeOf = (moved: readonly MovedFigure[], key: string): string | null =>
  moved.find(({ published }) => published.key.startsWith(key))?.change ?? null;

/** Issues the next version of a report with a reason. Possible only for the latest version, and only if figures have changed. */
export async function restate(ctx: SignedIn, id: string, reason: string): Promise<store.ReportRow> {
  const { report } = await present(ctx, id);
  if (!report.isLatest) throw new AppError('conflict');
  if ((await countMoved(ctx, report)) === 0) throw invalid('asOf', 'nothingMoved');
  return await issueVersion(ctx, report, reason);
}

/** The number of a report's figures that have changed since; for lists that mark them. */
export async function countMoved(ctx: SignedIn, report: store.ReportRow): Promise<number> {
  if (!report.isLatest) return 0;
  const text = await atOwner(ctx, { ownerId: report.organisationId }, ctx => store.findContent(ctx.db, report.organisationId, report.id));
  return (await movedFigures(ctx, report, readContent(text))).length;
}

/** The report and the user's scope on its asset, or "not found". */
export async function present(ctx: SignedIn, id: string): Promise<{ report: store.ReportRow; scope: AccessScope }> {
  for (const scope of await accessScopesOf(ctx, null)) {
    const report = await atOwner(ctx, scope, ctx => store.findReport(ctx.db, scope.ownerId, id));
    if (report?.assetId === scope.assetId && isShown(scope, report)) return { report, scope };
  }
  throw new AppError('notFound');
}

function isShown(scope: AccessScope, { entityId, asOf }: store.ReportRow): boolean {
  return entityId === null ? scope.mandates === null : covers(scope, entityId, asOf);
}

export function monthOf(asOf: string): string {
  if (!isDay(asOf) || !isMonthEnd(asOf)) throw invalid('asOf', 'dateFormat');
  return asOf;
}
