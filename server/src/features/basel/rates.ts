import { childrenOn } from '#features/books/public';
import { findMarkets } from '#features/fx-forwards/public';
import type { FigureContext } from '#features/figures/public';
import type { SignedIn } from '#platform/context';
import { inScope } from '#platform/db';

/** The London (WMR) fixing of a currency in the asset's base currency on a day, or the last one before it; null without one. */
export type RateOn = (currency: string, day: string) => string | null;

type Held = { entityId: string; day: string };

/** The funds below a mandate on a day whose currency is not the asset's base currency, so that exchange rates move their value. */
export function foreignFunds(
  { calculator: { book } }: Pick<FigureContext, 'calculator'>,
  { entityId, day }: Held,
): { id: string; currency: string }[] {
  const { entities, baseCurrency } = book;
  return childrenOn(book, entityId, day).flatMap(id => {
    const entity = entities.get(id);
    return entity && entity.kind !== 'custodial' && entity.currency !== baseCurrency ? [{ id, currency: entity.currency }] : [];
  });
}

export async function readRates(
  ctx: SignedIn,
  place: FigureContext,
  ask: { fundIds: readonly string[]; days: readonly string[] },
): Promise<RateOn> {
  const quote = place.calculator.book.baseCurrency;
  const currencies = new Set(
    ask.fundIds.flatMap(entityId => ask.days.flatMap(day => foreignFunds(place, { entityId, day }))).map(({ currency }) => currency),
  );
  if (currencies.size === 0 || ask.days.length < 2) return () => null;
  const { ownerId, known } = place;
  const pairs = [...currencies].map(base => ({ base, quote }));
  const rows = await inScope(ctx.app.database.db, { organisation: ownerId }, db =>
    findMarkets(db, { ownerId, pairs, days: ask.days, known }),
  );
  const spots = rows.filter(({ tenor }) => tenor === 'spot').toSorted((one, other) => one.asOf.localeCompare(other.asOf));
  return (currency, day) => spots.findLast(spot => spot.base === currency && spot.day === day)?.mid ?? null;
}
