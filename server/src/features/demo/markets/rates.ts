import { monthIndexOf } from '@hakaru/engine/calendar/month-end';
import type { FxRateRecord } from '#features/facts/public';
import type { Factors } from '#features/demo/series/factors';
import { demoRates } from './fx-series';

const MADE = new WeakMap<Factors, Map<string, Map<number, FxRateRecord[]>>>();

/** An owner's rates by month; the bank has month-ends only. Daily rates form one path, so they are generated together and cached. */
export function ratesByMonth(factors: Factors, owner: string): ReadonlyMap<number, FxRateRecord[]> {
  const made = MADE.get(factors) ?? new Map<string, Map<number, FxRateRecord[]>>();
  MADE.set(factors, made);
  const found = made.get(owner) ?? grouped(demoRates(factors, { isDaily: owner === 'HOSHI' }));
  made.set(owner, found);
  return found;
}

function grouped(rates: readonly FxRateRecord[]): Map<number, FxRateRecord[]> {
  const months = new Map<number, FxRateRecord[]>();
  for (const rate of rates) {
    const month = monthIndexOf(rate.asOf);
    const some = months.get(month) ?? [];
    some.push(rate);
    months.set(month, some);
  }
  return months;
}
