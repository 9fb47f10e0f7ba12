import { AppError } from '@hakaru/contract/errors';
import { monthEndOf } from '@hakaru/engine/calendar/month-end';
import { bookAt } from '#features/figures/public';
import { effectsOn, type MovedFigure, type MovedReport } from '#features/reports/public';
import type { SignedIn } from '#platform/context';
import { inScope, type Db } from '#platform/db';
import { formOf, type World, worldsOf } from '#features/import-kinds/public';
import { readImport } from './actions';
import { touchedBy } from './authority';
import type { Touched } from './basis-store';
import { findChanges, findCorporations, type FactChange } from './effects-store';
import { uploaderOf } from './process';
import { contentOf, saveFacts, type Content } from './save-facts';
import type { ImportRecord } from './store';

export type Effects = { facts: FactChange[]; figures: MovedFigure[]; reports: MovedReport[] };

/**
 * What a proposed change would do: the facts before and after, every figure it would move, and the published reports that show them. The
 * facts are recorded in a transaction that is always rolled back, so that what is shown is what acceptance would do.
 */
export async function proposalEffects(ctx: SignedIn, id: string): Promise<Effects> {
  const found = await readImport(ctx, id);
  const { ownerId, organisationId } = found;
  if (ownerId === null || ownerId !== ctx.actor.organisation.id) throw new AppError('unauthorized');
  const [world] = await worldsOf(ctx.app, await uploaderOf(ctx.app, organisationId), ownerId);
  if (!world || found.errors > 0 || found.status === 'approved') return { facts: [], figures: [], reports: [] };
  const content = await inScope(ctx.app.database.db, { organisation: organisationId }, db => contentOf({ ...ctx, db }, found));
  return await takenBack(ctx, ownerId, db => effectsOf({ ...ctx, db }, found, world, content));
}

class TakenBack<T> extends Error {
  constructor(readonly result: T) {
    super('a transaction that only looked');
  }
}

async function takenBack<T>(ctx: SignedIn, organisation: string, work: (db: Db) => Promise<T>): Promise<T> {
  try {
    return await inScope(ctx.app.database.db, { organisation }, async db => {
      throw new TakenBack(await work(db));
    });
  } catch (error) {
    if (error instanceof TakenBack) return error.result as T; // only thrown above
    throw error;
  }
}

/** A moment after everything recorded: a correction's time may be slightly ahead of the clock. */
const EVER = '9999-12-31T00:00:00.000Z';

async function effectsOf(ctx: SignedIn, found: ImportRecord, world: World, content: Content): Promise<Effects> {
  const ownerId = world.client.id;
  const touched = touchedBy(world, content.rows.map(row => ({ on: { kind: formOf(row) }, values: row.values }))); // oxfmt-ignore
  const assets = monthsByAsset(touched);
  const open = (assetId: string) => bookAt(ctx.db, { id: assetId, ownerId }, EVER);
  const before = new Map<string, Awaited<ReturnType<typeof open>>>();
  for (const assetId of assets.keys()) before.set(assetId, await open(assetId));
  const corporations = await findCorporations(ctx.db, ownerId, touched.corporations);
  await saveFacts(ctx, found, { world, content });
  const effects: Effects = { facts: await findChanges(ctx.db, ownerId, found.id), figures: [], reports: [] };
  effects.facts.push(...corporationChanges(corporations, await findCorporations(ctx.db, ownerId, touched.corporations)));
  for (const [assetId, months] of assets) {
    const then = before.get(assetId);
    const now = await open(assetId);
    if (!then || !now) continue;
    const { figures, reports } = await effectsOn(ctx.db, { organisationId: ownerId, assetId, months }, { before: then, after: now });
    effects.figures.push(...figures);
    effects.reports.push(...reports);
  }
  return effects;
}

function monthsByAsset({ entities }: Touched): Map<string, string[]> {
  const months = new Map<string, Set<string>>();
  for (const { assetId, day } of entities) months.set(assetId, (months.get(assetId) ?? new Set()).add(monthEndOf(day)));
  return new Map([...months].map(([assetId, days]) => [assetId, [...days].toSorted()]));
}

type Corporations = ReadonlyMap<string, Record<string, string | null>>;

function corporationChanges(before: Corporations, after: Corporations): FactChange[] {
  return [...after].flatMap(([ref, fields]) =>
    Object.entries(fields).flatMap(([field, value]): FactChange[] => {
      const was = before.get(ref)?.[field] ?? null;
      return was === value ? [] : [{ about: ref, field, asOf: null, before: was, after: value }];
    }),
  );
}
