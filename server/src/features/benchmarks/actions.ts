import { AppError, invalid } from '@hakaru/contract/errors';
import { assignmentInput, benchmarkInput, partsErrors, partsInput } from '@hakaru/contract/benchmarks';
import { builtBenchmarkTypes } from '@hakaru/contract/enumerations';
import { parse } from '@hakaru/contract/fields';
import { changeReason } from '@hakaru/contract/structure';
import { changeStructure, keepReason, raiseBook } from '#features/facts/public';
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

/** Sets the components of a blended benchmark from a day on. Components are benchmarks of the same asset, and cycles are refused. */
export async function saveParts(ctx: SignedIn, benchmarkId: string, input: unknown): Promise<boolean> {
  allow(ctx, 'write');
  const { fromDay, rows, reason } = parse(partsInput, input);
  return await inTransaction(ctx, async ctx => {
    const organisationId = ctx.actor.organisation.id;
    const benchmark = await present(ctx, benchmarkId);
    if (!builtBenchmarkTypes.some(type => type === benchmark.type)) throw invalid('rows', 'marketBenchmark');
    if (benchmark.type === 'policyWeightedAverage' && (await store.hasPolicy(ctx.db, organisationId, benchmark.assetId)))
      throw invalid('rows', 'derivedFromPolicy');
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
    if (await store.isMeasuring(ctx.db, organisationId, benchmarkId))
      await changeStructure(ctx, { organisationId, assetId: benchmark.assetId, entityId: 'any', fromDay, reason });
    else await keepReason(ctx, reason);
    await store.replaceParts(ctx.db, { organisationId, benchmarkId, fromDay, rows: kept });
    await raiseBook(ctx.db, organisationId, benchmark.assetId);
    await record(ctx, 'benchmark.parts', {
      subject: 'benchmark',
      subjectId: benchmarkId,
      after: { fromDay, rows: kept, ...(reason ? { reason } : {}) },
    });
    return true;
  });
}

export async function assignBenchmark(ctx: SignedIn, input: unknown): Promise<boolean> {
  allow(ctx, 'write');
  const { fromDay, reason, ...link } = parse(assignmentInput, input);
  return await inTransaction(ctx, async ctx => {
    const organisationId = ctx.actor.organisation.id;
    const benchmark = await present(ctx, link.benchmarkId);
    const entity = await store.findReporting(ctx.db, ctx.actor.organisation.id, link.entityId);
    if (!entity || entity.assetId !== benchmark.assetId) throw new AppError('notFound');
    if (await store.wouldMeasureItself(ctx.db, organisationId, link)) throw invalid('benchmarkId', 'cycle');
    await changeStructure(ctx, { organisationId, assetId: entity.assetId, entityId: link.entityId, fromDay, reason });
    await store.insertAssignment(ctx.db, { ...link, fromDay, organisationId });
    await raiseBook(ctx.db, organisationId, entity.assetId);
    await record(ctx, 'benchmark.assign', {
      subject: 'entity',
      subjectId: link.entityId,
      after: { benchmarkId: link.benchmarkId, fromDay, ...(reason ? { reason } : {}) },
    });
    return true;
  });
}

type Unassigning = { entityId: string; benchmarkId: string; reason?: string | null | undefined };

export async function unassignBenchmark(ctx: SignedIn, { reason: given, ...link }: Unassigning): Promise<boolean> {
  allow(ctx, 'write');
  const reason = parse(changeReason, given);
  return await inTransaction(ctx, async ctx => {
    const entity = await store.findReporting(ctx.db, ctx.actor.organisation.id, link.entityId);
    const organisationId = ctx.actor.organisation.id;
    const fromDay = await store.findAssignedSince(ctx.db, { ...link, organisationId });
    if (!entity || fromDay === null) throw new AppError('notFound');
    await changeStructure(ctx, { organisationId, assetId: entity.assetId, entityId: link.entityId, fromDay, reason });
    await store.endAssignment(ctx.db, { ...link, organisationId });
    await raiseBook(ctx.db, organisationId, entity.assetId);
    const before = { benchmarkId: link.benchmarkId };
    const after = reason ? { reason } : {};
    await record(ctx, 'benchmark.unassign', { subject: 'entity', subjectId: link.entityId, before, after });
    return true;
  });
}

async function present(ctx: SignedIn, id: string): Promise<store.BenchmarkRow> {
  const found = await store.findBenchmark(ctx.db, ctx.actor.organisation.id, id);
  if (!found) throw new AppError('notFound');
  return found;
}
