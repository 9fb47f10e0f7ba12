import { addDays, dayOf, type Day } from './day';
import { easterSunday } from './easter';

/**
 * The days the euro payment system is closed beside weekends; the present six since 2002.
 *
 * @example targetClosures(2024) // ['2024-01-01', '2024-03-29', '2024-04-01', '2024-05-01', '2024-12-25', '2024-12-26']
 */
export function targetClosures(year: number): Day[] {
  const days = [dayOf(year, 1, 1), dayOf(year, 12, 25)];
  if (year >= 2000) days.push(...aroundEaster(year), dayOf(year, 5, 1), dayOf(year, 12, 26));
  if (year === 1999 || year === 2001) days.push(dayOf(year, 12, 31)); // changeover nights
  return days.sort();
}

function aroundEaster(year: number): Day[] {
  const easter = easterSunday(year);
  return [addDays(easter, -2), addDays(easter, 1)];
}
