import { dayOf, partsOf, type Day } from './day';

/**
 * The last calendar day of the month a day lies in, business day or not: months are reported to that day.
 *
 * @example monthEndOf('2024-02-10') // '2024-02-29'
 */
export function monthEndOf(day: Day): Day {
  return shiftMonthEnd(day, 0);
}

/**
 * The month-end a number of months away.
 *
 * @example shiftMonthEnd('2024-03-31', -1) // '2024-02-29'
 */
export function shiftMonthEnd(day: Day, months: number): Day {
  return monthEndOfIndex(monthIndexOf(day) + months);
}

/**
 * Whether a day closes its month.
 *
 * @example isMonthEnd('2023-02-28') // true
 */
export function isMonthEnd(day: Day): boolean {
  return monthEndOf(day) === day;
}

/**
 * The months from one month to another, by month and not by day.
 *
 * @example monthsBetween('2023-12-31', '2024-03-15') // 3
 */
export function monthsBetween(from: Day, to: Day): number {
  return monthIndexOf(to) - monthIndexOf(from);
}

/**
 * A month as one number that grows by 1 each month, for arrays of months.
 *
 * @example monthIndexOf('0001-02-01') // 13
 */
export function monthIndexOf(day: Day): number {
  const { year, month } = partsOf(day);
  return year * 12 + month - 1;
}

/**
 * The month-end of a month number.
 *
 * @example monthEndOfIndex(monthIndexOf('2024-02-10')) // '2024-02-29'
 */
export function monthEndOfIndex(index: number): Day {
  const known = MONTH_ENDS.get(index);
  if (known !== undefined) return known;
  const end = dayOf(Math.floor(index / 12), (index % 12) + 2, 0);
  MONTH_ENDS.set(index, end);
  return end;
}

/** There are few, and a book asks for them by the hundred thousand. */
const MONTH_ENDS = new Map<number, Day>();

/**
 * Every month-end from the month of one day through the month of another.
 *
 * @example monthEndsBetween('2024-01-31', '2024-03-01') // ['2024-01-31', '2024-02-29', '2024-03-31']
 */
export function monthEndsBetween(from: Day, to: Day): Day[] {
  const count = Math.max(0, monthsBetween(from, to) + 1);
  return Array.from({ length: count }, (_, index) => shiftMonthEnd(from, index));
}
