import { addDays, dayOf, partsOf, weekdayOf, type Day } from './day';
import { MONDAY, SUNDAY, nthWeekday } from './nth-weekday';

/**
 * The national holidays of Japan in a year by the rule of the Holidays Act (1948 and its changes): fixed days, the
 * equinoxes, substitutes for Sundays and the day between two holidays.
 *
 * @example japaneseHolidays(2026).includes('2026-09-22') // true: between Respect for the Aged Day and the equinox
 */
export function japaneseHolidays(year: number): Day[] {
  const named = namedHolidays(year);
  const days = new Set(named);
  for (const day of named) {
    const substitute = substituteFor(day, named);
    if (substitute !== null) days.add(substitute);
  }
  for (const day of named) {
    const between = addDays(day, 1);
    if (isBetweenHolidays(between, named) && !days.has(between)) days.add(between);
  }
  return [...days].sort();
}

/**
 * The days Japanese banks and trust banks are closed beside weekends: national holidays and 31 December to 3 January.
 *
 * @example japaneseClosures(2025).at(-1) // '2025-12-31'
 */
export function japaneseClosures(year: number): Day[] {
  const yearEnd = [dayOf(year, 1, 1), dayOf(year, 1, 2), dayOf(year, 1, 3), dayOf(year, 12, 31)];
  return [...new Set([...yearEnd, ...japaneseHolidays(year)])].sort();
}

type Rule = { from: number; to?: number; day: (year: number) => Day };
const on = (month: number, date: number) => (year: number) => dayOf(year, month, date);
const nthMonday = (month: number, n: number) => (year: number) => nthWeekday(year, month, MONDAY, n);

const rules: readonly Rule[] = [
  { from: 1949, day: on(1, 1) }, // New Year's Day
  { from: 1949, to: 1999, day: on(1, 15) }, // Coming of Age Day
  { from: 2000, day: nthMonday(1, 2) },
  { from: 1967, day: on(2, 11) }, // National Foundation Day
  { from: 2020, day: on(2, 23) }, // the Emperor's Birthday (Reiwa)
  { from: 1949, day: year => equinox(year, 3) },
  { from: 1949, day: on(4, 29) }, // Emperor's Birthday, then Greenery Day, now Showa Day
  { from: 1949, day: on(5, 3) }, // Constitution Memorial Day
  { from: 2007, day: on(5, 4) }, // Greenery Day
  { from: 1949, day: on(5, 5) }, // Children's Day
  { from: 1996, to: 2002, day: on(7, 20) }, // Marine Day
  { from: 2003, day: nthMonday(7, 3) },
  { from: 2016, day: on(8, 11) }, // Mountain Day
  { from: 1966, to: 2002, day: on(9, 15) }, // Respect for the Aged Day
  { from: 2003, day: nthMonday(9, 3) },
  { from: 1948, day: year => equinox(year, 9) },
  { from: 1966, to: 1999, day: on(10, 10) }, // Health and Sports Day
  { from: 2000, day: nthMonday(10, 2) },
  { from: 1948, day: on(11, 3) }, // Culture Day
  { from: 1948, day: on(11, 23) }, // Labour Thanksgiving Day
  { from: 1989, to: 2018, day: on(12, 23) }, // the Emperor's Birthday (Heisei)
];

// Days moved or added by special acts: the Olympic years, and ceremonies of the imperial house.
const moved: Readonly<Record<Day, Day>> = {
  '2020-07-20': '2020-07-23',
  '2020-08-11': '2020-08-10',
  '2020-10-12': '2020-07-24',
  '2021-07-19': '2021-07-22',
  '2021-08-11': '2021-08-08',
  '2021-10-11': '2021-07-23',
};
const ceremonies: readonly Day[] = ['1959-04-10', '1989-02-24', '1990-11-12', '1993-06-09', '2019-05-01', '2019-10-22'];

function namedHolidays(year: number): ReadonlySet<Day> {
  const inForce = rules.filter(({ from, to }) => year >= from && year <= (to ?? Infinity));
  const regular = inForce.map(({ day }) => day(year)).map(day => moved[day] ?? day);
  return new Set([...regular, ...ceremonies.filter(day => partsOf(day).year === year)].sort());
}

// Since 12 April 1973 a Sunday holiday moves to Monday; since 2007 to the next day that is no holiday.
function substituteFor(day: Day, named: ReadonlySet<Day>): Day | null {
  if (weekdayOf(day) !== SUNDAY || day < '1973-04-12') return null;
  let next = addDays(day, 1);
  if (day < '2007-01-01') return named.has(next) ? null : next;
  while (named.has(next)) next = addDays(next, 1);
  return next;
}

// Since 27 December 1985; a Sunday needs no further holiday.
function isBetweenHolidays(day: Day, named: ReadonlySet<Day>): boolean {
  if (day < '1985-12-27' || named.has(day) || weekdayOf(day) === SUNDAY) return false;
  return named.has(addDays(day, -1)) && named.has(addDays(day, 1));
}

// The astronomical formula of the almanac; its constant drifts by century.
function equinox(year: number, month: 3 | 9): Day {
  const [march, september] = year < 1980 ? [20.8357, 23.2588] : year < 2100 ? [20.8431, 23.2488] : [21.851, 24.2488];
  const since = year - 1980;
  const date = Math.floor((month === 3 ? march : september) + 0.242194 * since - Math.floor(since / 4));
  return dayOf(year, month, date);
}
