import { forecastSources } from '@hakaru/contract/cash-forecast';
import type { Db } from '#platform/db';
import { forecastLedger } from './forecast';
import { findMinimums } from './forecast-store';

/** An account that is forecast to fall below its minimum, and the first day on which it does. */
export type Breach = { mandateId: string; ref: string; currency: string; day: string };

/** Every account of the owner that is forecast to fall below its minimum. Must run in the owner's scope. */
export async function findBreaches(db: Db, ownerId: string, today: string): Promise<Breach[]> {
  const breaches: Breach[] = [];
  for (const { mandateId, ref, currency } of await findMinimums(db, ownerId)) {
    const ledger = { ownerId, currency, whole: [mandateId], within: [] };
    const { points } = await forecastLedger(db, ledger, { today, horizon: 'days', sources: forecastSources, shock: 1 });
    const first = points.find(({ isBelow }) => isBelow);
    if (first) breaches.push({ mandateId, ref, currency, day: first.day });
  }
  return breaches;
}
