import { daysBetween } from '@hakaru/engine/calendar/day';
import { monthEndOfIndex } from '@hakaru/engine/calendar/month-end';
import type { FigureQuality } from '@hakaru/contract/figures';
import { reportedQuality } from './amounts';
import type { FactMeasure, FactSeries } from './book';

/** What the age of a month's value is counted from: the month whose fact says it, and the days from there to the asked month-end. */
export type ValuedIn = { month: number; days: number };

/**
 * The last reported valuation a month's value rests on. What is no estimate is a valuation of its own day; an estimate rests on the day it
 * names, and one that names none on whatever the value before it rested on. Null where only estimates without a day were ever reported.
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

/** How well a month's fact is known; only a value has an age. */
export function qualityIn(series: FactSeries, month: number, measure: FactMeasure): FigureQuality {
  const days = measure === 'marketValue' ? (valuedIn(series, month)?.days ?? null) : 0;
  return reportedQuality(series.qualities[month - series.firstMonth] ?? null, days, series.carried?.has(month) ?? false);
}

/** The months after a change whose estimates name no day: their age is counted from before them. */
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
