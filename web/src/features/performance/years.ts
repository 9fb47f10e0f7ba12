import { partsOf } from '@hakaru/engine/calendar/day';
import { fiscalYearOf } from '@hakaru/engine/calendar/fiscal';

const MONTHS_PER_YEAR = 12;
const JANUARY = 1;

/** How months are grouped into years: by the calendar, or from the first month of the fiscal year. */
export type YearsKind = 'calendar' | 'fiscal';

/** A year of months: the day at each of its twelve positions, null outside the history, and the horizon of its own figure. */
export type YearOfMonths = { year: number; days: readonly (string | null)[]; last: string; horizon: 'ytd' | 'fytd' | '12m' };

/**
 * Months grouped into years, newest first. A fiscal year that has ended is its twelve months, whatever month fiscal years started in then;
 * the current one is the fiscal year to date.
 *
 * @example yearsOfMonths(['2026-03-31', '2026-04-30'], { kind: 'fiscal', start: 4 }).map(({ year }) => year) // [2026, 2025]
 */
export function yearsOfMonths(days: readonly string[], { kind, start }: { kind: YearsKind; start: number }): YearOfMonths[] {
  const first = kind === 'fiscal' ? start : JANUARY;
  const numbers = [...new Set(days.map(day => fiscalYearOf(day, first)))];
  const years = numbers.map((year): YearOfMonths => {
    const own = days.filter(day => fiscalYearOf(day, first) === year);
    const places = Array.from({ length: MONTHS_PER_YEAR }, (_, at) => own.find(day => placeOf(day, first) === at) ?? null);
    const isWhole = places.at(-1) !== null;
    return { year, days: places, last: own.at(-1) ?? '', horizon: horizonOf(kind, isWhole) };
  });
  return years.toSorted((a, b) => b.year - a.year);
}

/** The twelve months in the order of such a year: from its first month on, counted from 0. */
export function monthOrder({ kind, start }: { kind: YearsKind; start: number }): number[] {
  const first = kind === 'fiscal' ? start : JANUARY;
  return Array.from({ length: MONTHS_PER_YEAR }, (_, at) => (first - 1 + at) % MONTHS_PER_YEAR);
}

function placeOf(day: string, first: number): number {
  return (partsOf(day).month - first + MONTHS_PER_YEAR) % MONTHS_PER_YEAR;
}

function horizonOf(kind: YearsKind, isWhole: boolean): YearOfMonths['horizon'] {
  if (kind === 'calendar') return 'ytd';
  return isWhole ? '12m' : 'fytd';
}
