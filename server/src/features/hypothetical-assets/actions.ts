import { AppError, invalid } from '@hakaru/contract/errors';
import { parse } from '@hakaru/contract/fields';
import type { Figure } from '@hakaru/contract/figures';
import { COMPARED_MAX, componentsOf, hypotheticalInput, type HypotheticalInput } from '@hakaru/contract/hypothetical-assets';
import type { HypotheticalMeasure } from '@hakaru/contract/hypothetical-measures';
import { monthEndsBetween } from '@hakaru/engine/calendar/month-end';
import { openFigures, readMonthEnd, type Ask, type FigureContext } from '#features/figures/public';
import { asFigure } from '#features/fx-forwards/public';
import { record } from '#platform/audit';
import { allow, inTransaction, type SignedIn } from '#platform/context';
import { onceIfNamed } from '#platform/idempotency';
import { ACTUAL, commonPeriod, hypotheticalFigure, returnsOf, type Comparable } from './series';
import * as store from './store';

/** The mixes the sender's organisation made of an asset it may see. */
export async function listHypotheticals(ctx: SignedIn, assetId: string): Promise<store.Hypothetical[]> {
  await openFigures(ctx, { assetId });
  return await inTransaction(ctx, ctx => store.findHypotheticals(ctx.db, ctx.actor.organisation.id, assetId));
}

export type ComparedSeries = {
  id: string;
  name: string | null;
  returns: (number | null)[];
  figureOf(measure: HypotheticalMeasure): Figure;
};
export type Comparison = { from: string; to: string; days: string[]; series: ComparedSeries[] };
export type CompareAsk = Ask & { asOf: string; ids: readonly string[] };

/** Up to five mixes beside the actual asset, all over the months every one of them has; null where they have none in common. */
export async function compare(ctx: SignedIn, { ids, ...ask }: CompareAsk): Promise<Comparison | null> {
  const asOf = readMonthEnd('asOf', ask.asOf);
  const chosen = [...new Set(ids)];
  if (chosen.length === 0 || chosen.length > COMPARED_MAX) throw invalid('ids', 'tooMany');
  const world = await openComparable(ctx, ask.assetId, await openFigures(ctx, ask));
  if (chosen.some(id => !world.mixes.has(id))) throw new AppError('notFound');
  const { rootId } = world.place.calculator.book;
  const period = commonPeriod(world, chosen, asOf);
  if (!period || !rootId) return null;
  const seriesOf = (id: string): ComparedSeries => ({
    id,
    name: world.mixes.get(id)?.name ?? null,
    returns: returnsOf(world, id, period),
    figureOf: measure => {
      const key = { entityId: rootId, measure, horizon: null, asOf, part: `${id}|${period.from}` };
      return asFigure(key, hypotheticalFigure(world, key));
    },
  });
  return { ...period, days: monthEndsBetween(period.from, period.to), series: [ACTUAL, ...chosen].map(seriesOf) };
}

export async function openComparable(ctx: SignedIn, assetId: string, place: FigureContext): Promise<Comparable> {
  const own = await inTransaction(ctx, ctx => store.findHypotheticals(ctx.db, ctx.actor.organisation.id, assetId));
  return { place, mixes: new Map(own.map(mix => [mix.id, mix])) };
}

/** Every part must be a mandate or a benchmark of the book its maker sees. */
function requireParts({ calculator }: FigureContext, input: HypotheticalInput): void {
  const isPart = (id: string) => ['mandate', 'benchmark'].includes(calculator.entity(id)?.kind ?? '');
  if (!componentsOf(input).every(({ id }) => isPart(id))) throw invalid('rows', 'notFound');
}

export async function addHypothetical(ctx: SignedIn, assetId: string, input: unknown): Promise<store.Hypothetical> {
  allow(ctx, 'write');
  const checked = parse(hypotheticalInput, input);
  requireParts(await openFigures(ctx, { assetId }), checked);
  const { organisation, user } = ctx.actor;
  return await inTransaction(ctx, async ctx => {
    const id = await onceIfNamed(ctx, ['addHypothetical', assetId, checked], async ctx => {
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
  requireParts(await openFigures(ctx, { assetId }), checked);
  return await inTransaction(ctx, async ctx => {
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
