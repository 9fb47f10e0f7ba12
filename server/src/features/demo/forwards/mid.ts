import { demoId } from '#features/demo/demo-id';
import { findMarkets, marketPlace, marketsOf } from '#features/fx-forwards/public';
import type { App } from '#platform/context';
import { inScope } from '#platform/db';

/** The spot rate of the day to two decimals, as dealers quote yen. */
export async function midOf(app: App, currency: string, day: string): Promise<string> {
  const ownerId = demoId('HOSHI');
  const wanted = { ownerId, pairs: [{ base: currency, quote: 'JPY' }], days: [day], known: null };
  const rows = await inScope(app.database.db, { organisation: ownerId }, db => findMarkets(db, wanted));
  return (marketsOf(rows).get(marketPlace(currency, 'JPY', day))?.spot ?? 0).toFixed(2);
}
