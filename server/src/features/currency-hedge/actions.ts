import { AppError, invalid } from '@hakaru/contract/errors';
import { parse } from '@hakaru/contract/fields';
import type { Figure, FigureKey, Measure } from '@hakaru/contract/figures';
import { hedgeTargetInput } from '@hakaru/contract/fx-forwards';
import { addDays, isDay } from '@hakaru/engine/calendar/day';
import { monthEndOfIndex, monthIndexOf } from '@hakaru/engine/calendar/month-end';
import { type Ask, type FigureContext, openFigures } from '#features/figures/public';
import { asFigure } from '#features/fx-forwards/public';
import { byOwner, instructionGrants as cashGrants } from '#features/instructions/public';
import { record } from '#platform/audit';
import { allow, inTransaction, type SignedIn } from '#platform/context';
import { insideScope } from '#platform/db';
import { onceIfNamed } from '#platform/idempotency';
import { todayOf } from '#platform/today';
import { currenciesIn, readHedgeBook, targetOn, wasOpen, type HedgeBook } from './hedge-book';
import { hedgeFigure } from './hedge-figures';
import * as store from './store';

export const hedgeStates = ['within', 'under', 'over', 'noTarget'] as const;
export type HedgeRow = {
  entityId: string;
  ref: string;
  name: { en: string; jp: string };
  currency: string;
  target: store.TargetRow | null;
  state: (typeof hedgeStates)[number];
  nextMaturity: string | null;
  figureOf(measure: Measure, shock?: string): Figure;
};
export type HedgeReply = { day: string; rows: HedgeRow[]; totals: HedgeRow[] };
export type HedgeAsk = Ask & { day: string | null; entityId?: string | null };

/** Exposure and hedges on a day, by mandate and currency, with totals by currency. */
export async function readHedges(ctx: SignedIn, { day, entityId = null, ...ask }: HedgeAsk): Promise<HedgeReply> {
  if (day !== null && !isDay(day)) throw invalid('day', 'dateFormat');
  const on = day ?? todayOf(ctx);
  const place = await openFigures(ctx, ask);
  const { rootId } = place.calculator.book;
  if (entityId !== null && !place.calculator.entity(entityId)) throw new AppError('notFound');
  const book = await readHedgeBook(ctx, place, { entityIds: entityId === null ? (rootId ? [rootId] : []) : [entityId], days: [on] });
  const currencies = currenciesIn(place, book);
  const rows = book.mandateIds.flatMap(id => currencies.flatMap(currency => rowOf({ place, book, on }, { entityId: id, currency })));
  const totals =
    entityId === null && rootId && place.reaches(rootId, on)
      ? currencies.flatMap(currency => rowOf({ place, book, on }, { entityId: rootId, currency }))
      : [];
  const worth = (row: HedgeRow) => Number(row.figureOf('hedgeExposureBase').value ?? 0);
  return {
    day: on,
    rows: rows.toSorted((one, other) => worth(other) - worth(one)),
    totals: totals.toSorted((one, other) => worth(other) - worth(one)),
  };
}

type Looked = { place: FigureContext; book: HedgeBook; on: string };

/** A mandate without exposure to a currency and without a hedge of it has no row. */
function rowOf({ place, book, on }: Looked, { entityId, currency }: { entityId: string; currency: string }): HedgeRow[] {
  const keyOf = (measure: Measure, shock?: string): FigureKey => ({
    entityId,
    measure,
    horizon: null,
    asOf: on,
    part: shock === undefined ? currency : `${currency}|${shock}`,
  });
  const figureOf = (measure: Measure, shock?: string) => asFigure(keyOf(measure, shock), hedgeFigure(place, book, keyOf(measure, shock)));
  const exposure = figureOf('hedgeExposure');
  const notional = figureOf('hedgeNotional');
  if (exposure.reason === 'not_applicable' && (notional.value === null || Number(notional.value) === 0)) return [];
  const isRoot = entityId === place.calculator.book.rootId;
  const target = isRoot ? null : targetOn(book.targets, { entityId, currency, day: on });
  const open = book.forwards.filter(one => one.currency === currency && (isRoot || one.entityId === entityId) && wasOpen(one, on));
  const ratio = figureOf('hedgeRatio').value;
  const entity = place.calculator.entity(entityId);
  const named = { ref: entity?.ref ?? '', name: entity?.name ?? { en: '', jp: '' } };
  return [{ entityId, ...named, currency, target, state: stateOf(target, ratio), nextMaturity: open[0]?.maturityDate ?? null, figureOf }];
}

function stateOf(target: store.TargetRow | null, ratio: string | null): HedgeRow['state'] {
  if (!target || ratio === null) return 'noTarget';
  if (Number(ratio) < Number(target.lowest)) return 'under';
  return Number(ratio) > Number(target.highest) ? 'over' : 'within';
}

export type HedgeClient = { assetId: string; name: string; nameJp: string };

/** The assets whose hedges the sender may see: its own and those of clients. */
export async function listHedgeClients(ctx: SignedIn): Promise<HedgeClient[]> {
  return await inTransaction(ctx, async ctx => {
    const found = new Map<string, HedgeClient>();
    for (const [ownerId, grants] of byOwner((await cashGrants(ctx)).filter(({ isActive }) => isActive))) {
      const assetIds = [...new Set(grants.map(({ assetId }) => assetId))];
      const own = await insideScope(ctx.db, { organisation: ownerId }, () => store.findHedgedAssets(ctx.db, ownerId, assetIds));
      for (const asset of own) found.set(asset.assetId, asset);
    }
    return [...found.values()];
  });
}

const MONTHS = 12;
export type HedgePoint = { asOf: string; figure: Figure; target: string | null };

/** The hedge ratio at the last twelve month-ends before a day, and on the day itself. */
export async function readHedgeHistory(
  ctx: SignedIn,
  { day, entityId, currency, ...ask }: HedgeAsk & { entityId: string; currency: string },
): Promise<HedgePoint[]> {
  if (day !== null && !isDay(day)) throw invalid('day', 'dateFormat');
  const on = day ?? todayOf(ctx);
  const place = await openFigures(ctx, ask);
  if (!place.calculator.entity(entityId)) throw new AppError('notFound');
  const last = monthIndexOf(addDays(on, 1)) - 1;
  const days = [...new Set([...Array.from({ length: MONTHS }, (_, back) => monthEndOfIndex(last - back)), on])].toSorted();
  const book = await readHedgeBook(ctx, place, { entityIds: [entityId], days });
  return days.map(asOf => {
    const key: FigureKey = { entityId, measure: 'hedgeRatio', horizon: null, asOf, part: currency };
    const target = targetOn(book.targets, { entityId, currency, day: asOf })?.target ?? null;
    return { asOf, figure: asFigure(key, hedgeFigure(place, book, key)), target };
  });
}

/** Sets the hedge target from a day on; for the owner only. */
export async function saveHedgeTarget(ctx: SignedIn, assetId: string, input: unknown): Promise<boolean> {
  allow(ctx, 'write');
  const checked = parse(hedgeTargetInput, input);
  const place = await openFigures(ctx, { assetId });
  const entity = place.calculator.entity(checked.entityId);
  if (!entity || entity.kind !== 'mandate') throw new AppError('notFound');
  if (place.ownerId !== ctx.actor.organisation.id) throw new AppError('unauthorized');
  if (checked.currency === place.calculator.book.baseCurrency) throw invalid('currency', 'sameCurrency');
  return await inTransaction(ctx, ctx =>
    onceIfNamed(ctx, ['saveHedgeTarget', checked], async ctx => {
      const before = targetOn(await store.findTargets(ctx.db, place.ownerId, [checked.entityId]), { ...checked, day: checked.fromDay });
      await store.saveTarget(ctx.db, { ownerId: place.ownerId, input: checked });
      await record(ctx, 'hedgeTarget.save', { subject: 'hedgeTarget', subjectId: checked.entityId, before, after: checked });
      return true;
    }),
  );
}
