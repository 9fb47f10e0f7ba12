import { isWeekend, partsOf, type Day } from './day';
import { japaneseClosures } from './japan';
import { targetClosures } from './target';
import { britishClosures } from './united-kingdom';
import { federalReserveClosures } from './united-states';

/** Which days are open for business in a place, or in several places at once. */
export type Calendar = { code: string; isBusinessDay: (day: Day) => boolean };

/** What an administrator has changed: days closed or opened against the rule. An opened day wins. */
export type Overrides = { closed?: readonly Day[]; open?: readonly Day[] };

/**
 * The calendar of a code; codes joined by `+` are open only when each of them is.
 *
 * @example calendarOf('JP+US-FED').isBusinessDay('2024-07-04') // false
 */
export function calendarOf(code: string, overrides: Overrides = {}): Calendar {
  const parts = code.split('+').map(part => singleCalendar(part.trim()));
  return withOverrides(parts.length === 1 && parts[0] ? parts[0] : jointCalendar(parts), overrides);
}

/**
 * The calendar that is open when all of the given ones are.
 *
 * @example jointCalendar([calendarOf('UK'), calendarOf('JP')]).code // 'UK+JP'
 */
export function jointCalendar(calendars: readonly Calendar[]): Calendar {
  const code = calendars.map(each => each.code).join('+');
  return { code, isBusinessDay: day => calendars.every(each => each.isBusinessDay(day)) };
}

/**
 * A calendar from a rule that lists the closed days of a year; weekends are closed in any case.
 *
 * @example calendarFrom('CLOSED-ON-MAYDAY', year => [`${year}-05-01`]).isBusinessDay('2024-05-01') // false
 */
export function calendarFrom(code: string, closuresIn: (year: number) => readonly Day[]): Calendar {
  const known = new Map<number, ReadonlySet<Day>>();
  const closures = (year: number) => {
    const found = known.get(year) ?? new Set(closuresIn(year));
    known.set(year, found);
    return found;
  };
  return { code, isBusinessDay: day => !isWeekend(day) && !closures(partsOf(day).year).has(day) };
}

/**
 * The same calendar with days closed or opened by hand, since holidays beyond next year are forecasts.
 *
 * @example withOverrides(calendarOf('JP'), { closed: ['2027-06-01'] }).isBusinessDay('2027-06-01') // false
 */
export function withOverrides(calendar: Calendar, { closed = [], open = [] }: Overrides): Calendar {
  if (closed.length === 0 && open.length === 0) return calendar;
  const shut = new Set(closed);
  const opened = new Set(open);
  return { code: calendar.code, isBusinessDay: day => opened.has(day) || (!shut.has(day) && calendar.isBusinessDay(day)) };
}

const japan = calendarFrom('JP', japaneseClosures);
const unitedKingdom = calendarFrom('UK', britishClosures);
const federalReserve = calendarFrom('US-FED', federalReserveClosures);
const euro = calendarFrom('TARGET', targetClosures);

// Places and the currencies that settle there name the same calendar.
const byCode: Readonly<Record<string, Calendar>> = {
  JP: japan,
  JPY: japan,
  UK: unitedKingdom,
  GB: unitedKingdom,
  GBP: unitedKingdom,
  'US-FED': federalReserve,
  US: federalReserve,
  USD: federalReserve,
  TARGET: euro,
  EUR: euro,
  WEEKENDS: calendarFrom('WEEKENDS', () => []),
};

function singleCalendar(code: string): Calendar {
  const found = Object.hasOwn(byCode, code) ? byCode[code] : undefined;
  if (!found) throw new RangeError(`no calendar '${code}'; known are ${Object.keys(byCode).join(', ')}`);
  return found;
}
