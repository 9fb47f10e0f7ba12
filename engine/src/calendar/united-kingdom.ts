import { addDays, dayOf, isWeekend, weekdayOf, type Day } from './day';
import { easterSunday } from './easter';
import { MONDAY, SATURDAY, SUNDAY, nthWeekday } from './nth-weekday';

/**
 * The bank holidays of England and Wales in a year, substitute days included.
 *
 * @example britishClosures(2023).includes('2023-05-08') // true: the coronation
 */
export function britishClosures(year: number): Day[] {
  const easter = easterSunday(year);
  const days = [addDays(easter, -2), addDays(easter, 1), summer(year), ...christmas(year), ...extraDays(year)];
  if (year >= 1974) days.push(substituted(dayOf(year, 1, 1)));
  if (year >= 1978) days.push(earlyMay(year));
  days.push(spring(year));
  return [...new Set(days)].sort();
}

// Holidays moved by proclamation, by year.
const movedEarlyMay: Readonly<Record<number, Day>> = { 1995: '1995-05-08', 2020: '2020-05-08' }; // VE day anniversaries
const movedSpring: Readonly<Record<number, Day>> = { 2002: '2002-06-04', 2012: '2012-06-04', 2022: '2022-06-02' }; // jubilees
const proclaimed: readonly Day[] = [
  '1977-06-07', // silver jubilee
  '1981-07-29', // royal wedding
  '1999-12-31', // millennium
  '2002-06-03', // golden jubilee
  '2011-04-29', // royal wedding
  '2012-06-05', // diamond jubilee
  '2022-06-03', // platinum jubilee
  '2022-09-19', // state funeral
  '2023-05-08', // coronation
];

const earlyMay = (year: number) => movedEarlyMay[year] ?? nthWeekday(year, 5, MONDAY, 1);
const spring = (year: number) => movedSpring[year] ?? nthWeekday(year, 5, MONDAY, -1);
const summer = (year: number) => nthWeekday(year, 8, MONDAY, -1);
const extraDays = (year: number) => proclaimed.filter(day => day.startsWith(`${year}-`));

function substituted(day: Day): Day {
  let next = day;
  while (isWeekend(next)) next = addDays(next, 1);
  return next;
}

// Two days in a row: when Christmas falls on a weekend, its substitute follows that of Boxing Day or precedes it.
function christmas(year: number): Day[] {
  const christmasDay = dayOf(year, 12, 25);
  const boxingDay = dayOf(year, 12, 26);
  switch (weekdayOf(christmasDay)) {
    case SATURDAY:
      return [addDays(christmasDay, 2), addDays(boxingDay, 2)];
    case SUNDAY:
      return [boxingDay, addDays(christmasDay, 2)];
    default:
      return [christmasDay, substituted(boxingDay)];
  }
}
