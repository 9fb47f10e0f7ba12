import { AppError } from '@hakaru/contract/errors';
import { accessScopesOf, atOwner } from '#features/grants/public';
import type { SignedIn } from '#platform/context';
import { present } from './actions';
import { hashOf, readContent, type ReportContent } from './content';
import { movedFigures, type MovedFigure } from './moved';
import * as store from './store';

export type WholeReport = { report: store.ReportRow; content: ReportContent };

/** All versions of the published reports of an asset as a whole; none for users who see only some of its mandates. */
export async function listWhole(ctx: SignedIn, assetId: string): Promise<store.ReportRow[]> {
  const found: store.ReportRow[] = [];
  for (const scope of await accessScopesOf(ctx, assetId)) {
    if (scope.mandates !== null) continue;
    found.push(...(await atOwner(ctx, scope, ctx => store.findWhole(ctx.db, { organisationId: scope.ownerId, assetId: scope.assetId }))));
  }
  return found;
}

/** One of them with its content, verified to be exactly what was published. */
export async function readWhole(ctx: SignedIn, id: string): Promise<WholeReport> {
  const { report, scope } = await present(ctx, id);
  if (report.entityId !== null) throw new AppError('notFound');
  const text = await atOwner(ctx, scope, ctx => store.findContent(ctx.db, report.organisationId, id));
  if (hashOf(text) !== report.sha256) throw new AppError('conflict');
  return { report, content: readContent(text) };
}

/** The figures of a report that had changed by a moment after its publication. */
export function movedBy(ctx: SignedIn, { report, content }: WholeReport, known: string): Promise<MovedFigure[]> {
  return movedFigures(ctx, report, content, known);
}
