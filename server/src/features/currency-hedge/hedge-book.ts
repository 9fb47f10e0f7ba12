import type { Figure, FigureKey } from '@hakaru/contract/figures';
import { childrenOn } from '#features/books/public';
import { type FigureContext, figuresOf } from '#features/figures/public';
import { findMarkets, marketsOf, readPosition, type Position, type PositionRow } from '#features/fx-forwards/public';
import type { SignedIn } from '#platform/context';
import { inScope } from '#platform/db';
import { findHeld, findTargets, type Held, type TargetRow } from './store';

/** All inputs of the hedge figures of these mandates on these days. */
export type HedgeBook = Position & {
  mandateIds: readonly string[];
  targets: readonly TargetRow[];
  held: readonly Held[];
  /** Funds below a mandate that report in this currency. */
  fundsOf(mandateId: string, currency: string, day: string): string[];
  /** The days the book was read for. */
  days: readonly string[];
  nav(fundId: string, day: string): Figure;
  base: string;
};

export const navKey = (entityId: string, asOf: string): FigureKey => ({ entityId, measure: 'nav', horizon: null, asOf });

/** The mandates a key covers: the entity itself, or every mandate of the asset when it is the total. */
export function mandatesOf({ calculator: { book } }: FigureContext, entityId: string): string[] {
  if (entityId !== book.rootId) return [entityId];
  return [...book.entities.values()].flatMap(({ id, kind, type }) => (kind === 'mandate' && type === 'mandate' ? [id] : []));
}

export async function readHedgeBook(
  ctx: SignedIn,
  place: FigureContext,
  { entityIds, days }: { entityIds: readonly string[]; days: readonly string[] },
): Promise<HedgeBook> {
  const { ownerId, known, calculator } = place;
  const base = calculator.book.baseCurrency;
  const wanted = [...new Set(entityIds.flatMap(id => mandatesOf(place, id)))];
  const position = await readPosition(ctx, place, { entityIds: wanted, days });
  const organisation = { organisation: ownerId };
  const db = ctx.app.database.db;
  const targets = await inScope(db, organisation, trx => findTargets(trx, ownerId, wanted));
  const isHedged = (id: string) =>
    targets.some(({ entityId }) => entityId === id) || position.forwards.some(({ entityId }) => entityId === id);
  const mandateIds = wanted.filter(id => isHedged(id) || !entityIds.includes(calculator.book.rootId ?? ''));
  const held = await inScope(db, organisation, trx => findHeld(trx, { ownerId, entityIds: mandateIds, days, known }));
  const fundsOf = (mandateId: string, currency: string, day: string) =>
    fundsUnder(place, mandateId, day).filter(id => calculator.entity(id)?.currency === currency);
  const currencies = currenciesIn(place, { mandateIds, targets, held, forwards: position.forwards, days });
  const rows = await inScope(db, organisation, trx =>
    findMarkets(trx, { ownerId, pairs: currencies.map(currency => ({ base: currency, quote: base })), days, known }),
  );
  const keys = mandateIds.flatMap(id =>
    currencies.flatMap(currency => days.flatMap(day => fundsOf(id, currency, day).map(fundId => navKey(fundId, day)))),
  );
  const shown = await figuresOf(ctx, place, keys);
  return {
    forwards: position.forwards,
    markets: new Map([...position.markets, ...marketsOf(rows)]),
    mandateIds,
    targets,
    held,
    fundsOf,
    days,
    base,
    nav: (fundId, day) => shown(navKey(fundId, day)),
  };
}

type Known = {
  mandateIds: readonly string[];
  targets: readonly TargetRow[];
  held: readonly Held[];
  forwards: readonly PositionRow[];
  days: readonly string[];
};

/** The entities that make up a mandate on a day; custodial accounts would count the same money twice. */
function fundsUnder({ calculator }: FigureContext, mandateId: string, day: string): string[] {
  return childrenOn(calculator.book, mandateId, day).filter(id => calculator.entity(id)?.kind !== 'custodial');
}

/** Every foreign currency that is held, hedged or has a target. */
export function currenciesIn(place: FigureContext, { mandateIds, targets, held, forwards, days }: Known): string[] {
  const { calculator } = place;
  const funds = mandateIds.flatMap(id =>
    days.flatMap(day => fundsUnder(place, id, day).flatMap(child => calculator.entity(child)?.currency ?? [])),
  );
  const all = [
    ...funds,
    ...targets.map(({ currency }) => currency),
    ...held.map(({ currency }) => currency),
    ...forwards.map(({ currency }) => currency),
  ];
  return [...new Set(all)].filter(currency => currency !== calculator.book.baseCurrency).toSorted();
}

export function targetOn(
  targets: readonly TargetRow[],
  { entityId, currency, day }: { entityId: string; currency: string; day: string },
): TargetRow | null {
  return targets.findLast(one => one.entityId === entityId && one.currency === currency && one.fromDay <= day) ?? null;
}

/** Whether a forward was open on a day, including forwards set off since. */
export function wasOpen({ status, tradeDate, maturityDate, closedOn }: PositionRow, day: string): boolean {
  const isHeld = status === 'final' || (status === 'finalSetoff' && closedOn !== null && closedOn > day);
  return isHeld && tradeDate <= day && maturityDate > day;
}
