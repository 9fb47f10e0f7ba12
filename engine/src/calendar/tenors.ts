import { explained, ignore, type Note } from '#explain';
import { missing, type Explanation, type Result } from '#result';
import { addBusinessDays, adjust, isLastBusinessDay } from './business-days';
import type { Calendar } from './calendars';
import { addDays, addMonths, type Day } from './day';
import { monthEndOf } from './month-end';

/** What a tenor is counted from, and where it settles. */
export type TenorDate = { calendar: Calendar; spot: Day; tenor: string };

/**
 * The value date of a trade: usually two business days later on the joint calendar.
 *
 * @example spotDate(calendarOf('JP+US-FED'), '2024-06-03') // '2024-06-05'
 */
export function spotDate(calendar: Calendar, trade: Day, lagDays = 2): Day {
  return addBusinessDays(calendar, trade, lagDays);
}

/**
 * The day a tenor falls on. Weeks, months and years from spot move by modified following; from the last business day of a
 * month they go to the last business day (end-end). Days are business days; TN and ON lie one and two of them before spot.
 *
 * @example tenorDate({ calendar: calendarOf('JP+US-FED'), spot: '2024-02-29', tenor: '1M' }) // { value: '2024-03-29' }
 */
export function tenorDate({ calendar, spot, tenor }: TenorDate, note: Note = ignore): Result<Day> {
  const length = lengthOf(tenor);
  if (length === null) return missing('not_applicable');
  const { count, unit } = length;
  if (unit === 'days') return { value: addBusinessDays(calendar, spot, count) };
  const unadjusted = unit === 'weeks' ? addDays(spot, count * 7) : addMonths(spot, count);
  note({ id: 'unadjusted', value: unadjusted, unit: 'text' });
  const endToEnd = unit === 'months' && isLastBusinessDay(calendar, spot);
  note({ id: 'endToEnd', value: String(endToEnd), unit: 'text' });
  return { value: endToEnd ? adjust(calendar, monthEndOf(unadjusted), 'preceding') : adjust(calendar, unadjusted, 'modifiedFollowing') };
}

/**
 * The tenor date with the day before adjustment and whether the end-end rule held.
 *
 * @example explainTenorDate({ calendar: calendarOf('JP'), spot: '2024-02-29', tenor: '1M' }).steps[0].value // '2024-03-29'
 */
export function explainTenorDate(input: TenorDate): Explanation<Day> {
  return explained('calendar.tenor-date', { calendar: input.calendar.code, tenor: input.tenor }, note => tenorDate(input, note));
}

type Length = { count: number; unit: 'days' | 'weeks' | 'months' };

const named: Readonly<Record<string, Length>> = {
  ON: { count: -2, unit: 'days' },
  TN: { count: -1, unit: 'days' },
  SP: { count: 0, unit: 'days' },
  SPOT: { count: 0, unit: 'days' },
  SN: { count: 1, unit: 'days' },
  SW: { count: 1, unit: 'weeks' },
};

function lengthOf(tenor: string): Length | null {
  const word = tenor.toUpperCase();
  const known = Object.hasOwn(named, word) ? named[word] : undefined;
  if (known) return known;
  const match = /^(\d{1,3})([DWMY])$/.exec(word);
  if (!match) return null;
  const count = Number(match[1]);
  if (match[2] === 'D') return { count, unit: 'days' };
  if (match[2] === 'W') return { count, unit: 'weeks' };
  return { count: match[2] === 'Y' ? count * 12 : count, unit: 'months' };
}
