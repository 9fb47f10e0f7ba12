import { dayOf, type Day } from './day';

/**
 * Easter Sunday of the western churches (the Gregorian computus of Meeus, Jones and Butcher).
 *
 * @example easterSunday(2024) // '2024-03-31'
 */
export function easterSunday(year: number): Day {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const solarLunar = century - Math.floor(century / 4) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + solarLunar + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const correction = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const marchDays = epact + toSunday - 7 * correction + 114;
  return dayOf(year, Math.floor(marchDays / 31), (marchDays % 31) + 1);
}
