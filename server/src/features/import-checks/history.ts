import { monthReturn } from '@hakaru/engine/returns/month-return';
import { weighed } from '#features/import-kinds/public';
import { shiftMonthEnd } from '@hakaru/engine/calendar/month-end';
import { flowTimingOn, key, type Past } from './past-store';

const MONTHS = 24;
export const ENOUGH = 12;
/** Lower bound of the standard deviation: without it, every rounding in a very steady series would be an outlier. */
const QUIET = 0.001;

/**
 * The usual monthly result of an entity: mean and standard deviation of its returns, or of its excess returns where the month has a
 * benchmark.
 */
export type Usual = { mean: number; spread: number; months: number };

export function usualOf(values: readonly number[]): Usual {
  const mean = values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length);
  const squares = values.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  return { mean, spread: Math.max(QUIET, Math.sqrt(squares / Math.max(1, values.length - 1))), months: values.length };
}

/** Excess returns of the preceding months if the month has a benchmark return, else their plain returns. */
export function earlierReturns(past: Past, entityId: string, asOf: string): number[] {
  const hasBenchmark = past.benchmarkReturns.has(key(entityId, asOf));
  return Array.from({ length: MONTHS }, (_, at) => shiftMonthEnd(asOf, -1 - at)).flatMap(month => {
    const value = monthlyReturn(past, entityId, month);
    const benchmark = past.benchmarkReturns.get(key(entityId, month))?.value;
    if (value === null || (hasBenchmark && benchmark === undefined)) return [];
    return [value - (hasBenchmark ? Number(benchmark) : 0)];
  });
}

/** The reported return; else the return calculated from values and flows, as the screens do. */
function monthlyReturn(past: Past, entityId: string, month: string): number | null {
  const reported = past.values.get(key(entityId, 'return', month));
  if (reported !== undefined) return Number(reported);
  const [opening, closing] = [shiftMonthEnd(month, -1), month].map(day => past.values.get(key(entityId, 'marketValue', day)));
  if (!opening || !closing || Number(opening) === 0) return null;
  const undated = { day: null, amount: past.values.get(key(entityId, 'flow', month)) ?? '0', valueBefore: null };
  const flows = weighed(past.datedFlows.get(key(entityId, month)) ?? [undated], flowTimingOn(past, entityId, month));
  return monthReturn({ opening: Number(opening), closing: Number(closing), from: shiftMonthEnd(month, -1), to: month, flows }).value;
}
