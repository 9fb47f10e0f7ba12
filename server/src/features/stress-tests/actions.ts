import { AppError, invalid } from '@hakaru/contract/errors';
import { parse } from '@hakaru/contract/fields';
import { stressTestInput, type StressTestInput } from '@hakaru/contract/stress-tests';
import { missing } from '@hakaru/engine/result';
import { type FigureContext, openFigures } from '#features/figures/public';
import { modelFigure, readModelBook } from '#features/risk/public';
import { record } from '#platform/audit';
import { allow, inTransaction, type SignedIn } from '#platform/context';
import { onceIfNamed } from '#platform/idempotency';
import type { Stressed } from './effects';
import * as store from './store';

/** The tests the user's organisation saved for an asset the user may see. */
export async function listStressTests(ctx: SignedIn, assetId: string): Promise<store.StressTest[]> {
  await openFigures(ctx, { assetId });
  return await inTransaction(ctx, ctx => store.findStressTests(ctx.db, ctx.actor.organisation.id, assetId));
}

/** The organisation's tests with the book the user may see and the exposures of the days asked for. */
export async function openStressed(ctx: SignedIn, place: FigureContext, days: readonly string[]): Promise<Stressed> {
  const { assetId, rootId } = place.calculator.book;
  const own = await inTransaction(ctx, ctx => store.findStressTests(ctx.db, ctx.actor.organisation.id, assetId));
  const hasFactors = own.some(({ shocks }) => shocks.some(({ on }) => on === 'factor'));
  const model = hasFactors && rootId ? await readModelBook(ctx, place, { entityIds: [rootId], days }) : null;
  return {
    place,
    tests: new Map(own.map(test => [test.id, test])),
    exposure: key => (model ? modelFigure(place, model, key) : missing('no_data')),
  };
}

/** Classes must be in the book the user sees. A factor may be any code, because the vendor's data may name it only later. */
function requireClasses({ calculator }: FigureContext, { shocks }: StressTestInput): void {
  const classes = new Set(calculator.book.classes.flatMap(({ entityId }) => entityId ?? []));
  if (shocks.some(({ on, target }) => on === 'class' && !classes.has(target))) throw invalid('shocks', 'notFound');
}

export async function addStressTest(ctx: SignedIn, assetId: string, input: unknown): Promise<store.StressTest> {
  allow(ctx, 'write');
  const checked = parse(stressTestInput, input);
  requireClasses(await openFigures(ctx, { assetId }), checked);
  const { organisation, user } = ctx.actor;
  return await inTransaction(ctx, async ctx => {
    const id = await onceIfNamed(ctx, ['addStressTest', assetId, checked], async ctx => {
      const made = { organisationId: organisation.id, assetId, userName: user.name, at: ctx.app.now() };
      const id = await store.insertStressTest(ctx.db, made, checked);
      await record(ctx, 'stressTest.create', { subject: 'stressTest', subjectId: id, after: checked });
      return id;
    });
    return await present(ctx, id);
  });
}

type Key = { id: string; version: number };

export async function updateStressTest(ctx: SignedIn, { id, version }: Key, input: unknown): Promise<store.StressTest> {
  allow(ctx, 'write');
  const checked = parse(stressTestInput, input);
  const { assetId } = await inTransaction(ctx, ctx => present(ctx, id));
  requireClasses(await openFigures(ctx, { assetId }), checked);
  return await inTransaction(ctx, async ctx => {
    const before = await present(ctx, id);
    const { organisation, user } = ctx.actor;
    const key = { organisationId: organisation.id, id, version, userName: user.name, at: ctx.app.now() };
    if (!(await store.updateStressTest(ctx.db, key, checked))) throw new AppError('conflict');
    await record(ctx, 'stressTest.update', { subject: 'stressTest', subjectId: id, before, after: checked });
    return await present(ctx, id);
  });
}

export async function removeStressTest(ctx: SignedIn, { id, version }: Key): Promise<boolean> {
  allow(ctx, 'write');
  return await inTransaction(ctx, async ctx => {
    const before = await present(ctx, id);
    const key = { organisationId: ctx.actor.organisation.id, id, version };
    if (!(await store.removeStressTest(ctx.db, key, ctx.app.now()))) throw new AppError('conflict');
    await record(ctx, 'stressTest.remove', { subject: 'stressTest', subjectId: id, before });
    return true;
  });
}

async function present(ctx: SignedIn & { db: Parameters<typeof store.findStressTest>[0] }, id: string): Promise<store.StressTest> {
  const found = await store.findStressTest(ctx.db, { organisationId: ctx.actor.organisation.id, id });
  if (!found) throw new AppError('notFound');
  return found;
}
