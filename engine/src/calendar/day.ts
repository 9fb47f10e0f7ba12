/** A civil day as `YYYY-MM-DD`: no clock, no time zone. Text order is time order. */
export type Day = string;

/** The parts of a civil day; months count from 1. */
export type DayParts = { year: number; month: number; date: number };

/**
 * Whether a text is a day that exists.
 *
 * @example isDay('2023-02-29') // false
 */
export function isDay(text: string): boolean {
  if (!DAY_PATTERN.test(text)) return false;
  const { year, month, date } = partsOf(text);
  return month >= 1 && month <= 12 && date >= 1 && date <= daysInMonth(year, month);
}

/**
 * The parts of a day.
 *
 * @example partsOf('2024-03-31') // { year: 2024, month: 3, date: 31 }
 */
export function partsOf(day: Day): DayParts {
  return { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)), date: Number(day.slice(8, 10)) };
}

/**
 * The day of the given parts; a month or date beyond its range rolls over, so that day 0 is the last of the month before.
 *
 * @example dayOf(2024, 3, 0) // '2024-02-29'
 */
export function dayOf(year: number, month: number, date: number): Day {
  return fromNumber(Date.UTC(year, month - 1, date) / MS_PER_DAY);
}

/**
 * The days since 1970-01-01, for arithmetic.
 *
 * @example toNumber('1970-01-31') // 30
 */
export function toNumber(day: Day): number {
  const quick = writtenDay(day);
  if (quick !== null) return quick;
  const { year, month, date } = partsOf(day);
  const number = Date.UTC(year, month - 1, date) / MS_PER_DAY;
  if (Number.isNaN(number)) throw new RangeError(`not a day: ${day}`);
  return number;
}

// Of a day written as usual, from its digits without making texts of its parts: days are read more often than anything else.
function writtenDay(day: Day): number | null {
  if (day.length !== 10 || day.charCodeAt(4) !== DASH || day.charCodeAt(7) !== DASH) return null;
  const year = twoDigits(day, 0) * 100 + twoDigits(day, 2);
  const month = twoDigits(day, 5);
  const date = twoDigits(day, 8);
  if (!(year >= 100 && month >= 1 && month <= 12 && date >= 1 && date <= 31)) return null;
  // Years are counted from March, so that the leap day is the last of its year.
  const from = month > 2 ? year : year - 1;
  const days = ((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) | 0;
  return from * 365 + ((from / 4) | 0) - ((from / 100) | 0) + ((from / 400) | 0) + days + date - 1 - EPOCH;
}

/** NaN unless both are digits. */
function twoDigits(text: string, at: number): number {
  const tens = text.charCodeAt(at) - ZERO;
  const ones = text.charCodeAt(at + 1) - ZERO;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : Number.NaN;
}

/**
 * The day that lies a number of days after 1970-01-01.
 *
 * @example fromNumber(30) // '1970-01-31'
 */
export function fromNumber(number: number): Day {
  return new Date(number * MS_PER_DAY).toISOString().slice(0, 10);
}

/**
 * The calendar days from one day to another; negative when the second comes first.
 *
 * @example daysBetween('2024-01-31', '2024-02-29') // 29
 */
export function daysBetween(from: Day, to: Day): number {
  return toNumber(to) - toNumber(from);
}

/**
 * The day a number of calendar days later (or earlier).
 *
 * @example addDays('2024-02-28', 2) // '2024-03-01'
 */
export function addDays(day: Day, days: number): Day {
  return fromNumber(toNumber(day) + days);
}

/**
 * The same date some months later, held back to the end of a shorter month.
 *
 * @example addMonths('2024-01-31', 1) // '2024-02-29'
 */
export function addMonths(day: Day, months: number): Day {
  const { year, month, date } = partsOf(day);
  const index = year * 12 + month - 1 + months;
  const toYear = Math.floor(index / 12);
  const toMonth = (((index % 12) + 12) % 12) + 1;
  return dayOf(toYear, toMonth, Math.min(date, daysInMonth(toYear, toMonth)));
}

/**
 * The anniversary some years later; 29 February becomes 28 February in a common year.
 *
 * @example addYears('2024-02-29', 1) // '2025-02-28'
 */
export function addYears(day: Day, years: number): Day {
  return addMonths(day, years * 12);
}

/**
 * The day of the week, Sunday being 0.
 *
 * @example weekdayOf('2024-06-05') // 3, a Wednesday
 */
export function weekdayOf(day: Day): number {
  return (((toNumber(day) + THURSDAY) % 7) + 7) % 7;
}

/**
 * Whether a day is a Saturday or a Sunday.
 *
 * @example isWeekend('2024-06-08') // true
 */
export function isWeekend(day: Day): boolean {
  const weekday = weekdayOf(day);
  return weekday === 0 || weekday === 6;
}

/**
 * The length of a month.
 *
 * @example daysInMonth(2024, 2) // 29
 */
export function daysInMonth(year: number, month: number): number {
  return month === 2 && isLeapYear(year) ? 29 : (MONTH_LENGTHS[month - 1] ?? 0);
}

/**
 * Whether February has 29 days.
 *
 * @example isLeapYear(1900) // false
 */
export function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}$/;
const MS_PER_DAY = 86_400_000;
const DASH = 45;
const ZERO = 48;
const EPOCH = 719_468; // days from 1 March of the year 0 to 1970-01-01
const THURSDAY = 4; // 1970-01-01
const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
