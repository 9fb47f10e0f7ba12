import { AppError, invalid } from '@hakaru/contract/errors';
import { accessScopeOf, atOwner, rightsIn, type AccessScope } from '#features/grants/public';
import { lockMonths, needsSecondPerson } from '#features/month-ends/public';
import { allow, isSupport, type SignedIn } from '#platform/context';
import { addJob, organisationQueue } from '#platform/jobs';
import * as store from './opening-store';

/** The months whose reports can be published in one run, oldest first, and the newest run. */
export type OpeningReports = { months: string[]; run: store.RunRow | null };

/** Null for users who may not publish the reports of the asset. */
export async function readOpeningReports(ctx: SignedIn, assetId: string): Promise<OpeningReports | null> {
  const scope = await accessScopeOf(ctx, assetId);
  if (!mayPublish(ctx, scope)) return null;
  return await atOwner(ctx, scope, async ctx => {
    const key = { organisationId: scope.ownerId, assetId };
    const months = await store.findUnpublished(ctx.db, key, null);
    return { months: months.map(({ asOf }) => asOf), run: (await store.latestRun(ctx.db, key)) ?? null };
  });
}

/** Queues publishing the reports of an opening history up to a month, in order. Of concurrent requests one succeeds. */
export async function publishOpening(ctx: SignedIn, { assetId, asOf }: { assetId: string; asOf: string }): Promise<store.RunRow> {
  allow(ctx, 'write');
  const scope = await accessScopeOf(ctx, assetId);
  if (scope.mandates !== null) throw new AppError('notFound');
  if (!mayPublish(ctx, scope)) throw new AppError('unauthorized');
  return await atOwner(ctx, scope, async ctx => {
    const key = { organisationId: scope.ownerId, assetId };
    const { user, organisation } = ctx.actor;
    await lockMonths(ctx.db, key);
    const knownAt = ctx.app.now();
    const months = await store.findUnpublished(ctx.db, key, { to: asOf, knownAt });
    if (months.at(-1)?.asOf !== asOf) throw invalid('asOf', 'notOpening');
    const isNoSecond = isSupport(ctx.actor) || months.some(({ populatedBy }) => populatedBy === user.id);
    if (isNoSecond && (await needsSecondPerson(ctx.db, key.organisationId))) throw invalid('asOf', 'secondPerson');
    const run = await store.insertRun(ctx.db, {
      ...key,
      asOf,
      total: months.length,
      requestedBy: user.id,
      requesterName: user.name,
      requestedIn: organisation.id,
      requestedAt: knownAt,
      knownAt,
    });
    if (!run) throw new AppError('conflict');
    const { organisationId } = key;
    await addJob(ctx, 'publishOpening', { organisationId, runId: run.id }, { queue: organisationQueue('publish', organisationId) });
    return run;
  });
}

const mayPublish = (ctx: SignedIn, scope: AccessScope): boolean => scope.mandates === null && rightsIn(ctx, scope).report;
