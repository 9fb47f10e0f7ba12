import { AppError, invalid } from '@hakaru/contract/errors';
import { parse } from '@hakaru/contract/fields';
import type { Figure } from '@hakaru/contract/figures';
import {
  COMPARED_MAX,
  componentsOf,
  DEPTH_MAX,
  depthOf,
  hypotheticalBases,
  hypotheticalInput,
  rollingWindows,
  type HypotheticalBasis,
  type HypotheticalInput,
} from '@hakaru/contract/hypothetical-assets';
import type { HypotheticalMeasure } from '@hakaru/contract/hypothetical-measures';
import { monthEndsBetween, shiftMonthEnd } from '@hakaru/engine/calendar/month-end';
import { type Ask, type FigureContext, openFigures, readMonthEnd } from '#features/figures/public';
import { asFigure } from '#features/fx-forwards/public';
import { record } from '#platform/audit';
import { allow, inTransaction, type SignedIn } from '#platform/context';
import { onceIfNamed } from '#platform/idempotency';
import { gapsOf, type Gap } from './gaps';
import { productsOf, type PartProduct } from './products';
import { ACTUAL, commonPeriod, hypotheticalFigure, returnsOf, writePart, type Comparable } from './series';
import * as store from './store';

/** The mixes that the sender's organisation made of an asset it may see. */
export async function listHypotheticals(ctx: SignedIn, assetId: string): Promise<store.Hypothetical[]> {
  await openFigures(ctx, { assetId });
  return await inTransaction(ctx, ctx => store.findHypotheticals(ctx.db, ctx.actor.organisation.id, assetId));
}

export type RollingPoint = { day: string; figure: Figure };
export type ComparedSeries = {
  id: string;
  name: string | null;
  returns: (number | null)[];
  figureOf(measure: HypotheticalMeasure): Figure;
  /** Annualised returns over this many months, at each month-end with enough history. */
  rollingOf(months: number): RollingPoint[];
};
export type Comparison = { from: string; to: string; basis: HypotheticalBasis; days: string[]; series: ComparedSeries[] };
export type CompareAsk = Ask & { asOf: string; ids: readonly string[]; basis?: string | null | undefined };

/**
 * Compares up to five mixes with the actual asset, over the months that all of them have and on one fee basis; null when they have no month
 * in common.
 */
export async function compare(ctx: SignedIn, { ids, ...ask }: CompareAsk): Promise<Comparison | null> {
  const { asOf, basis, chosen, world } = await readAsk(ctx, { ids, ...ask });
  const { rootId } = world.place.calculator.book;
  const period = commonPeriod(world, chosen, { to: asOf, basis });
  if (!period || !rootId) return null;
  const days = monthEndsBetween(period.from, period.to);
  const seriesOf = (id: string): ComparedSeries => {
    const figureAt = (measure: HypotheticalMeasure, from: string, day: string): Figure => {
      const key = { entityId: rootId, measure, horizon: null, asOf: day, part: writePart(id, from, basis) };
      return asFigure(key, hypotheticalFigure(world, key));
    };
    return {
      id,
      name: world.mixes.get(id)?.name ?? null,
      returns: returnsOf(world, id, period),
      figureOf: measure => figureAt(measure, period.from, asOf),
      rollingOf: months => {
        if (!rollingWindows.some(one => one === months)) throw invalid('months', 'invalid');
        return days.slice(months - 1).map(day => ({ day, figure: figureAt('hypotheticalReturn', shiftMonthEnd(day, 1 - months), day) }));
      },
    };
  };
  return { ...period, days, series: [ACTUAL, ...chosen].map(seriesOf) };
}

/** What keeps the chosen mixes from having figures, or from having them to the end. */
export async function listGaps(ctx: SignedIn, ask: CompareAsk): Promise<Gap[]> {
  const { asOf, basis, chosen, world } = await readAsk(ctx, ask);
  return gapsOf(world, chosen, { to: asOf, basis });
}

async function readAsk(ctx: SignedIn, { ids, ...ask }: CompareAsk) {
  const asOf = readMonthEnd('asOf', ask.asOf);
  const basis = hypotheticalBases.find(one => one === (ask.basis ?? 'net'));
  if (!basis) throw invalid('basis', 'invalid');
  const chosen = [...new Set(ids)];
  if (chosen.length === 0 || chosen.length > COMPARED_MAX) throw invalid('ids', 'tooMany');
  const world = await openComparable(ctx, ask.assetId, await openFigures(ctx, ask));
  if (chosen.some(id => !world.mixes.has(id))) throw new AppError('notFound');
  return { asOf, basis, chosen, world };
}

/** The products that can be components of the asset's mixes. */
export async function listProducts(ctx: SignedIn, ask: Ask): Promise<PartProduct[]> {
  return [...(await productsOf(ctx, ask.assetId, await openFigures(ctx, ask))).values()];
}

export async function openComparable(ctx: SignedIn, assetId: string, place: FigureContext): Promise<Comparable> {
  const own = await inTransaction(ctx, ctx => store.findHypotheticals(ctx.db, ctx.actor.organisation.id, assetId));
  const products = await productsOf(ctx, assetId, place);
  return { place, products, mixes: new Map(own.map(mix => [mix.id, mix])), months: new Map() };
}

type Wished = { id: string; assetId: string; input: HypotheticalInput };
type Within = { calculator: FigureContext['calculator']; products: ReadonlyMap<string, PartProduct> };

/**
 * Every part must be a mandate, benchmark or product the sender may see, or another mix of the same asset. Cycles and deep nesting are refused. Takes
 * a lock, because two concurrent changes could form a cycle together.
 */
async function requireParts(ctx: SignedIn, { calculator, products }: Within, { id, assetId, input }: Wished): Promise<void> {
  const { organisation } = ctx.actor;
  await store.lockMixes(ctx.db, organisation.id, assetId);
  const others = (await store.findHypotheticals(ctx.db, organisation.id, assetId)).filter(mix => mix.id !== id);
  const parts = componentsOf(input).map(part => part.id);
  if (parts.includes(id)) throw invalid('rows', 'circle');
  const isMix = (part: string) => others.some(mix => mix.id === part);
  const isHeld = (part: string) => products.has(part) || ['mandate', 'benchmark'].includes(calculator.entity(part)?.kind ?? '');
  if (!parts.every(part => isHeld(part) || isMix(part))) throw invalid('rows', 'notFound');
  const within = new Map(others.map(mix => [mix.id, mix.components.map(({ entityId }) => entityId)]));
  within.set(id, parts);
  for (const mix of within.keys()) {
    const depth = depthOf(mix, one => (within.get(one) ?? []).filter(part => within.has(part)));
    if (depth === null || depth > DEPTH_MAX) throw invalid('rows', depth === null && isIn(within, id, id) ? 'circle' : 'tooDeep');
  }
}

/** Whether a mix is contained in another, at any depth. */
function isIn(within: ReadonlyMap<string, readonly string[]>, wanted: string, from: string): boolean {
  const seen = new Set<string>();
  const look = (id: string): boolean =>
    (within.get(id) ?? []).some(part => {
      if (part === wanted) return true;
      if (seen.has(part)) return false;
      seen.add(part);
      return look(part);
    });
  return look(from);
}

async function partsWithin(ctx: SignedIn, assetId: string): Promise<Within> {
  const place = await openFigures(ctx, { assetId });
  return { calculator: place.calculator, products: await productsOf(ctx, assetId, place) };
}

const NEW = '';

export async function addHypothetical(ctx: SignedIn, assetId: string, input: unknown): Promise<store.Hypothetical> {
  allow(ctx, 'write');
  const checked = parse(hypotheticalInput, input);
  const within = await partsWithin(ctx, assetId);
  const { organisation, user } = ctx.actor;
  return await inTransaction(ctx, async ctx => {
    const id = await onceIfNamed(ctx, ['addHypothetical', assetId, checked], async ctx => {
      await requireParts(ctx, within, { id: NEW, assetId, input: checked });
      const id = await store.insertHypothetical(
        ctx.db,
        { organisationId: organisation.id, assetId, userName: user.name, at: ctx.app.now() },
        checked,
      );
      await record(ctx, 'hypothetical.create', { subject: 'hypotheticalAsset', subjectId: id, after: checked });
      return id;
    });
    return await present(ctx, id);
  });
}

type Key = { id: string; version: number };

export async function updateHypothetical(ctx: SignedIn, { id, version }: Key, input: unknown): Promise<store.Hypothetical> {
  allow(ctx, 'write');
  const checked = parse(hypotheticalInput, input);
  const { assetId } = await inTransaction(ctx, ctx => present(ctx, id));
  const within = await partsWithin(ctx, assetId);
  return await inTransaction(ctx, async ctx => {
    await requireParts(ctx, within, { id, assetId, input: checked });
    const before = await present(ctx, id);
    if (!(await store.updateHypothetical(ctx.db, { organisationId: ctx.actor.organisation.id, id, version }, checked)))
      throw new AppError('conflict');
    await record(ctx, 'hypothetical.update', { subject: 'hypotheticalAsset', subjectId: id, before, after: checked });
    return await present(ctx, id);
  });
}

export async function removeHypothetical(ctx: SignedIn, { id, version }: Key): Promise<boolean> {
  allow(ctx, 'write');
  return await inTransaction(ctx, async ctx => {
    const before = await present(ctx, id);
    const key = { organisationId: ctx.actor.organisation.id, id, version };
    await store.lockMixes(ctx.db, key.organisationId, before.assetId);
    const all = await store.findHypotheticals(ctx.db, key.organisationId, before.assetId);
    if (all.some(({ components }) => components.some(({ entityId }) => entityId === id))) throw invalid('id', 'inUse');
    if (!(await store.removeHypothetical(ctx.db, key, ctx.app.now()))) throw new AppError('conflict');
    await record(ctx, 'hypothetical.remove', { subject: 'hypotheticalAsset', subjectId: id, before });
    return true;
  });
}

async function present(ctx: SignedIn, id: string): Promise<store.Hypothetical> {
  const found = await store.findHypothetical(ctx.db, { organisationId: ctx.actor.organisation.id, id });
  if (!found) throw new AppError('notFound');
  return found;
}
