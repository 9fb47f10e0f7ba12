import { daysBetween } from '@hakaru/engine/calendar/day';
import { monthEndOfIndex } from '@hakaru/engine/calendar/month-end';
import type { FigureQuality } from '@hakaru/contract/figures';
import { reportedQuality } from './amounts';
import type { FactMeasure, FactSeries } from './book';

/** The valuation behind a month's value: the month of its fact, and its age in days at the requested month-end. */
export type ValuedIn = { month: number; days: number };

/**
 * The last valuation behind a month's value. A value that is no estimate counts as valued on its month-end; an estimate as valued on the day
 * it names or, without one, on that of the value before it. Null when there are only estimates without a day.
 */
export function valuedIn(series: FactSeries, month: number): ValuedIn | null {
  for (let at = month; at >= series.firstMonth; at--) {
    const index = at - series.firstMonth;
    if ((series.values[index] ?? null) === null) continue;
    const age = series.ages?.get(at);
    if (age === undefined && series.qualities[index] === 'estimated') continue;
    return { month: at, days: (age ?? 0) + (at === month ? 0 : daysBetween(monthEndOfIndex(at), monthEndOfIndex(month))) };
  }
  return null;
}

/** The quality of a month's fact; only market values have an age. */
export function qualityIn(series: FactSeries, month: number, measure: FactMeasure): FigureQuality {
  const days = measure === 'marketValue' ? (valuedIn(series, month)?.days ?? null) : 0;
  return reportedQuality(series.qualities[month - series.firstMonth] ?? null, days, series.carried?.has(month) ?? false);
}

/** The months after a change whose estimates name no valuation day, so that their age depends on the changed months. */
export function restingOn({ firstMonth, values, qualities, ages }: FactSeries, months: ReadonlySet<number>): Set<number> {
  const reached = new Set<number>();
  for (const month of months)
    for (let at = month + 1; at < firstMonth + values.length; at++) {
      const index = at - firstMonth;
      if ((values[index] ?? null) !== null && (qualities[index] !== 'estimated' || ages?.has(at))) break;
      reached.add(at);
    }
  return reached;
}
