import { dayOf, partsOf, type Day } from './day';
import { shiftMonthEnd } from './month-end';

/** The month a fiscal year starts in when a mandate does not say: 6 is June, counted from 1. */
export const DEFAULT_FISCAL_YEAR_START = 6;

/**
 * The first day of the fiscal year a day lies in.
 *
 * @example fiscalYearStartOf('2024-05-31', 6) // '2023-06-01'
 */
export function fiscalYearStartOf(day: Day, startMonth: number = DEFAULT_FISCAL_YEAR_START): Day {
  const { year, month } = partsOf(day);
  return dayOf(month >= startMonth ? year : year - 1, startMonth, 1);
}

/**
 * The last day of the fiscal year a day lies in.
 *
 * @example fiscalYearEndOf('2024-05-31', 4) // '2025-03-31'
 */
export function fiscalYearEndOf(day: Day, startMonth: number = DEFAULT_FISCAL_YEAR_START): Day {
  return shiftMonthEnd(fiscalYearStartOf(day, startMonth), 11);
}

/**
 * The year a fiscal year is called by: in Japan, the calendar year it starts in.
 *
 * @example fiscalYearOf('2025-03-31', 4) // 2024, the fiscal year 2024 (令和6年度)
 */
export function fiscalYearOf(day: Day, startMonth: number = DEFAULT_FISCAL_YEAR_START): number {
  return partsOf(fiscalYearStartOf(day, startMonth)).year;
}

/**
 * The quarter of the fiscal year, 1 to 4.
 *
 * @example fiscalQuarterOf('2025-03-31', 4) // 4
 */
export function fiscalQuarterOf(day: Day, startMonth: number = DEFAULT_FISCAL_YEAR_START): number {
  const elapsed = (partsOf(day).month - startMonth + 12) % 12;
  return Math.floor(elapsed / 3) + 1;
}

/**
 * The end of the calendar quarter a day lies in: March, June, September or December, whatever the fiscal year.
 *
 * @example quarterEndOf('2024-05-10') // '2024-06-30'
 */
export function quarterEndOf(day: Day): Day {
  const { year, month } = partsOf(day);
  return dayOf(year, Math.ceil(month / 3) * 3 + 1, 0);
}

/**
 * The calendar quarter, 1 to 4.
 *
 * @example quarterOf('2024-05-10') // 2
 */
export function quarterOf(day: Day): number {
  return Math.ceil(partsOf(day).month / 3);
}

/**
 * Whether a day closes a calendar quarter.
 *
 * @example isQuarterEnd('2024-06-30') // true
 */
export function isQuarterEnd(day: Day): boolean {
  return quarterEndOf(day) === day;
}
