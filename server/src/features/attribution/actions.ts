import {
  attributionForms,
  geometricPathMeasures,
  linkingInput,
  pathMeasures,
  readAttributionPeriod,
  writePeriodPart,
  type LinkingMethod,
} from '@hakaru/contract/attribution';
import { AppError, invalid } from '@hakaru/contract/errors';
import { parse } from '@hakaru/contract/fields';
import { isHorizon, type Figure, type FigureKey } from '@hakaru/contract/figures';
import { shiftMonthEnd } from '@hakaru/engine/calendar/month-end';
import { changeStructure, raiseBook } from '#features/facts/public';
import { figure } from '#features/measures/public';
import { type Ask, openFigures, readMonthEnd } from '#features/figures/public';
import { record } from '#platform/audit';
import { allow, inTransaction, type SignedIn } from '#platform/context';
import * as store from './store';

export type PathAsk = Ask & { asOf: string; horizon: string; form?: string | null | undefined };

/**
 * The cumulated effects at each month-end of a period; the last point is the figure of the whole period. Empty where the period cannot be
 * calculated: the table then gives the reason.
 */
export async function attributionPath(ctx: SignedIn, ask: PathAsk): Promise<{ asOf: string; figures: Figure[] }[]> {
  const { horizon, from } = readPeriod(ask.horizon);
  const form = attributionForms.find(one => one === (ask.form ?? 'arithmetic'));
  if (!form) throw invalid('form', 'invalid');
  const asOf = readMonthEnd('asOf', ask.asOf);
  const { calculator } = await openFigures(ctx, ask);
  const { rootId } = calculator.book;
  if (!rootId) return [];
  const measures = form === 'geometric' ? geometricPathMeasures : pathMeasures;
  const at = (through?: string): Figure[] => {
    const part = writePeriodPart({ ...from, ...(through === undefined ? {} : { through }) });
    const named = part === undefined ? {} : { part };
    return measures.map(measure => figure(calculator, { entityId: rootId, measure, horizon, asOf, ...named }));
  };
  const points: { asOf: string; figures: Figure[] }[] = [];
  // Walks backwards until no month has a value, because only the calculation knows where the period begins.
  for (let day = asOf; ; day = shiftMonthEnd(day, -1)) {
    const figures = day === asOf ? at() : at(day);
    if (figures.every(({ value }) => value === null)) return points.toReversed();
    points.push({ asOf: day, figures });
    if (horizon === '1m') return points;
  }
}

function readPeriod(text: string): { horizon: NonNullable<FigureKey['horizon']>; from: { from?: string } } {
  if (isHorizon(text)) return { horizon: text, from: {} };
  const [, from] = readAttributionPeriod(text)?.split('.') ?? [];
  if (from === undefined) throw invalid('horizon', 'invalid');
  return { horizon: 'itd', from: { from } };
}

export type AttributionOptions = { linking: LinkingMethod; version: number; isOwn: boolean };

/** The linking method of the asset's owner, as known at a moment; only the owner may change it. */
export async function attributionOptions(ctx: SignedIn, ask: Ask): Promise<AttributionOptions> {
  const { calculator, ownerId } = await openFigures(ctx, ask);
  const isOwn = ownerId === ctx.actor.organisation.id;
  const held = isOwn ? await inTransaction(ctx, ctx => store.findSetting(ctx.db, ownerId)) : null;
  return { linking: calculator.book.linking, version: held?.version ?? 0, isOwn };
}

/** Sets the linking method for all assets of the organisation, over the whole history. Published reports keep their figures and their method. */
export async function saveLinking(ctx: SignedIn, input: unknown): Promise<boolean> {
  allow(ctx, 'write');
  const { linking, reason, version } = parse(linkingInput, input);
  const { organisation } = ctx.actor;
  const own = organisation.assets.filter(({ ownerId }) => ownerId === organisation.id);
  if (own.length === 0) throw new AppError('unauthorized');
  return await inTransaction(ctx, async ctx => {
    const before = await store.findSetting(ctx.db, organisation.id);
    if ((before?.version ?? 0) !== version) throw new AppError('conflict');
    for (const { id } of own) await changeStructure(ctx, { organisationId: organisation.id, assetId: id, fromDay: '0001-01-01', reason });
    if (!(await store.saveSetting(ctx.db, organisation.id, { linking, version }))) throw new AppError('conflict');
    for (const { id } of own) await raiseBook(ctx.db, organisation.id, id);
    await record(ctx, 'attribution.linking', {
      subject: 'organisation',
      subjectId: organisation.id,
      before: before && { linking: before.linking },
      after: { linking, ...(reason ? { reason } : {}) },
    });
    return true;
  });
}
