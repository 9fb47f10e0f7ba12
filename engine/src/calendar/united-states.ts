import { addDays, dayOf, weekdayOf, type Day } from './day';
import { MONDAY, SUNDAY, THURSDAY, nthWeekday } from './nth-weekday';

/**
 * The days the Federal Reserve banks are closed in a year, on which no dollar settles. A Sunday holiday moves to Monday;
 * a Saturday holiday does not move.
 *
 * @example federalReserveClosures(2027).includes('2027-06-18') // false: Juneteenth is a Saturday
 */
export function federalReserveClosures(year: number): Day[] {
  const fixed = [dayOf(year, 1, 1), dayOf(year, 7, 4), dayOf(year, 12, 25)];
  if (year >= 2022) fixed.push(dayOf(year, 6, 19)); // Juneteenth
  if (year <= 1970) fixed.push(dayOf(year, 2, 22), dayOf(year, 5, 30), dayOf(year, 10, 12)); // before the Uniform Monday Holiday Act
  if (year <= 1970 || year >= 1978) fixed.push(dayOf(year, 11, 11)); // Veterans Day
  return [...fixed.map(mondayAfterSunday), ...mondays(year), nthWeekday(year, 11, THURSDAY, 4)].sort();
}

function mondays(year: number): Day[] {
  const days = [nthWeekday(year, 9, MONDAY, 1)]; // Labor Day
  if (year >= 1986) days.push(nthWeekday(year, 1, MONDAY, 3)); // Martin Luther King Jr. Day
  if (year >= 1971) days.push(nthWeekday(year, 2, MONDAY, 3), nthWeekday(year, 5, MONDAY, -1), nthWeekday(year, 10, MONDAY, 2));
  if (year >= 1971 && year <= 1977) days.push(nthWeekday(year, 10, MONDAY, 4)); // Veterans Day in those years
  return days;
}

const mondayAfterSunday = (day: Day) => (weekdayOf(day) === SUNDAY ? addDays(day, 1) : day);
