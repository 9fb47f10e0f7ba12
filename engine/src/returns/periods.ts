import { addDays, type Day, partsOf, weekdayOf } from '#calendar/day';
import { fiscalYearStartOf, quarterEndOf } from '#calendar/fiscal';
import { monthEndOf, monthIndexOf } from '#calendar/month-end';
import { explained, ignore, type Note } from '#explain';
import { missing, type Result } from '#result';
import { chainLink } from './chain-link';
import { type DatedReturn, monthlySeries, returnsIn } from './monthly';

/** The longer periods short returns are linked into. A week starts on Monday; a fiscal year on the first of its start month. */
export type PeriodKind = 'week' | 'month' | 'quarter' | 'year' | 'fiscal-year';

/**
 * Monthly returns linked from the month of one day through the month of another; every month has to be there.
 *
 * @example periodReturn([{ day: '2024-01-31', value: 0.01 }, { day: '2024-02-29', value: 0.02 }],
 *   { from: '2024-01-01', to: '2024-02-29' }) // { value: 0.0302 }
 */
export function periodReturn(points: readonly DatedReturn[], period: { from: Day; to: Day }, note: Note = ignore): Result {
  if (period.from > period.to) return missing('not_applicable');
  const series = monthlySeries(points.filter(point => point.value !== null));
  if (series.returns.length === 0) return missing('no_data');
  const window = { from: monthIndexOf(period.from), to: monthIndexOf(period.to) };
  if (window.from < series.firstMonth) return missing('too_short');
  const linked = chainLink(returnsIn(series, window), {}, note);
  return linked.value === null && linked.reason === 'no_data' ? missing('gap') : linked;
}

/**
 * The period with its growth factor.
 *
 * @example explainPeriodReturn(points, { from: '2024-01-01', to: '2024-02-29' }).options // the two days
 */
export function explainPeriodReturn(points: readonly DatedReturn[], period: { from: Day; to: Day }) {
  return explained('returns.period', { ...period }, note => periodReturn(points, period, note));
}

/**
 * The return of a calendar year: all twelve months, or none.
 *
 * @example calendarYearReturn(twelveMonthsOfOnePercent, 2024) // { value: 0.12682503 }
 */
export function calendarYearReturn(points: readonly DatedReturn[], year: number, note: Note = ignore): Result {
  const text = String(year).padStart(4, '0');
  return periodReturn(points, { from: `${text}-01-01`, to: `${text}-12-31` }, note);
}

/**
 * Returns linked into weeks, months, quarters or years by the day they end on; a period with a missing return has none.
 *
 * @example aggregateReturns([{ day: '2024-01-31', value: 0.1 }, { day: '2024-02-29', value: 0.1 }], { to: 'year' })
 *   // [{ day: '2024-02-29', result: { value: 0.21 } }]
 */
export function aggregateReturns(
  points: readonly DatedReturn[],
  options: { to: PeriodKind; fiscalYearStart?: number },
): { day: Day; result: Result }[] {
  const groups = new Map<string, DatedReturn[]>();
  for (const point of points.toSorted((a, b) => (a.day < b.day ? -1 : 1))) {
    const key = keyOf(point.day, options);
    groups.set(key, [...(groups.get(key) ?? []), point]);
  }
  return [...groups.values()].map(group => ({
    day: group.at(-1)?.day ?? '',
    result: chainLink(group.map(point => point.value)),
  }));
}

function keyOf(day: Day, { to, fiscalYearStart }: { to: PeriodKind; fiscalYearStart?: number }): string {
  if (to === 'week') return addDays(day, -((weekdayOf(day) + 6) % 7));
  if (to === 'month') return monthEndOf(day);
  if (to === 'quarter') return quarterEndOf(day);
  if (to === 'year') return String(partsOf(day).year);
  return fiscalYearStartOf(day, fiscalYearStart);
}
