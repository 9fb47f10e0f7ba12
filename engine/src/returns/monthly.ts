import type { Day } from '#calendar/day';
import { monthIndexOf } from '#calendar/month-end';
import type { MaybeReturn } from './chain-link';

/** A return and the day its period ends. */
export type DatedReturn = { day: Day; value: MaybeReturn };

/** One return per calendar month, without holes in the count: the month number of the first (as monthIndexOf) and a place for each after. */
export type MonthlySeries = { firstMonth: number; returns: readonly MaybeReturn[] };

/**
 * Puts dated returns into their months; a month nobody reported is null. Two returns in one month are a contradiction and refused.
 *
 * @example monthlySeries([{ day: '2024-01-31', value: 0.01 }, { day: '2024-03-31', value: 0.02 }]).returns // [0.01, null, 0.02]
 */
export function monthlySeries(points: readonly DatedReturn[]): MonthlySeries {
  const months = points.map(point => monthIndexOf(point.day));
  if (new Set(months).size < months.length) throw new RangeError('two returns in one month');
  const firstMonth = months.reduce((low, month) => Math.min(low, month), months[0] ?? 0);
  const last = months.reduce((high, month) => Math.max(high, month), firstMonth - 1);
  const returns: MaybeReturn[] = Array.from({ length: last - firstMonth + 1 }, () => null);
  for (const [index, point] of points.entries()) returns[(months[index] ?? 0) - firstMonth] = point.value;
  return { firstMonth, returns };
}

/**
 * The month number of the last month of a series.
 *
 * @example lastMonthOf({ firstMonth: 24_288, returns: [0.01, 0.02] }) // 24_289
 */
export function lastMonthOf(series: MonthlySeries): number {
  return series.firstMonth + series.returns.length - 1;
}

/**
 * The returns of the months from `from` through `to`; months outside the history are null.
 *
 * @example returnsIn({ firstMonth: 10, returns: [0.01, 0.02] }, { from: 9, to: 10 }) // [null, 0.01]
 */
export function returnsIn(series: MonthlySeries, window: { from: number; to: number }): MaybeReturn[] {
  const length = Math.max(0, window.to - window.from + 1);
  return Array.from({ length }, (_, index) => series.returns[window.from + index - series.firstMonth] ?? null);
}
