import type { Db } from '#platform/db';
import { findPrices, type MarketScope } from './store';

/** The day of a security's last price up to a day; null if it was never priced. */
export async function lastPriceDay(db: Db, place: MarketScope, securityId: string): Promise<string | null> {
  const { data } = await findPrices(db, place, securityId, { first: 1, page: 1 });
  return data[0]?.day ?? null;
}
