import { AppError, invalid } from '@hakaru/contract/errors';
import { benchmarkInput, partsErrors, partsInput } from '@hakaru/contract/benchmarks';
import { builtBenchmarkTypes } from '@hakaru/contract/enumerations';
import { day, parse } from '@hakaru/contract/fields';
import { raiseBook } from '#features/facts/public';
import { record } from '#platform/audit';
import { allow, inTransaction, type SignedIn } from '#platform/context';
import * as store from './store';

export async function createBenchmark(ctx: SignedIn, assetId: string, input: unknown): Promise<string> {
  allow(ctx, 'write');
  const checked = parse(benchmarkInput, input);
  const organisationId = ctx.actor.organisation.id;
  if (!ctx.actor.organisation.assets.some(asset => asset.id === assetId && asset.ownerId === organisationId))
    throw new AppError('notFound');
  return await inTransaction(ctx, async ctx => {
    const id = await store.insertBenchmark(ctx.db, { organisationId, assetId, input: checked });
    await raiseBook(ctx.db, organisationId, assetId);
    await record(ctx, 'benchmark.create', { subject: 'benchmark', subjectId: id, after: checked });
    return id;
  });
}

/** What a built benchmark is made of from a day on. Parts are benchmarks of the same asset, and none may lead back to the whole. */
export async function saveParts(ctx: SignedIn, benchmarkId: string, input: unknown): Promise<boolean> {
  allow(ctx, 'write');
  const { fromDay, rows } = parse(partsInput, input);
  return await inTransaction(ctx, async ctx => {
    const organisationId = ctx.actor.organisation.id;
    const benchmark = await present(ctx, benchmarkId);
    if (!builtBenchmarkTypes.some(type => type === benchmark.type)) throw invalid('rows', 'marketBenchmark');
    const errors = partsErrors(benchmark.type, rows);
    if (Object.keys(errors).length > 0) throw new AppError('invalid', errors);
    const ids = rows.map(({ id }) => id);
    if ((await store.countComponents(ctx.db, { organisationId, assetId: benchmark.assetId }, ids)) !== new Set(ids).size)
      throw invalid('rows', 'notFound');
    if ((await store.findBelow(ctx.db, organisationId, ids)).includes(benchmarkId)) throw invalid('rows', 'cycle');
    const kept = rows.map(({ id, percent }) => ({
      id,
      percent: percent ?? (benchmark.type === 'spliced' || benchmark.type === 'pme' ? '100' : '0'),
    }));
    await store.replaceParts(ctx.db, { organisationId, benchmarkId, fromDay, rows: kept });
    await raiseBook(ctx.db, organisationId, benchmark.assetId);
    await record(ctx, 'benchmark.parts', { subject: 'benchmark', subjectId: benchmarkId, after: { fromDay, rows: kept } });
    return true;
  });
}

export async function assignBenchmark(ctx: SignedIn, link: { entityId: string; benchmarkId: string; fromDay: string }): Promise<boolean> {
  allow(ctx, 'write');
  const fromDay = parse(day, link.fromDay);
  return await inTransaction(ctx, async ctx => {
    const organisationId = ctx.actor.organisation.id;
    const benchmark = await present(ctx, link.benchmarkId);
    const entity = await store.findReporting(ctx.db, ctx.actor.organisation.id, link.entityId);
    if (!entity || entity.assetId !== benchmark.assetId) throw new AppError('notFound');
    await store.insertAssignment(ctx.db, { ...link, fromDay, organisationId });
    await raiseBook(ctx.db, organisationId, entity.assetId);
    await record(ctx, 'benchmark.assign', {
      subject: 'entity',
      subjectId: link.entityId,
      after: { benchmarkId: link.benchmarkId, fromDay },
    });
    return true;
  });
}

export async function unassignBenchmark(ctx: SignedIn, link: { entityId: string; benchmarkId: string }): Promise<boolean> {
  allow(ctx, 'write');
  return await inTransaction(ctx, async ctx => {
    const entity = await store.findReporting(ctx.db, ctx.actor.organisation.id, link.entityId);
    if (!entity || !(await store.endAssignment(ctx.db, { ...link, organisationId: ctx.actor.organisation.id })))
      throw new AppError('notFound');
    await raiseBook(ctx.db, ctx.actor.organisation.id, entity.assetId);
    await record(ctx, 'benchmark.unassign', { subject: 'entity', subjectId: link.entityId, before: { benchmarkId: link.benchmarkId } });
    return true;
  });
}

async function present(ctx: SignedIn, id: string): Promise<store.BenchmarkRow> {
  const found = await store.findBenchmark(ctx.db, ctx.actor.organisation.id, id);
  if (!found) throw new AppError('notFound');
  return found;
}
