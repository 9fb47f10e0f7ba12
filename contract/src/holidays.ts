import { calendarOf, type Calendar } from '@hakaru/engine/calendar/calendars';
import { weekdayClosures } from '@hakaru/engine/calendar/business-days';
import { isDay, isWeekend, type Day } from '@hakaru/engine/calendar/day';
import * as z from 'zod/mini';
import { country, day, text, TEXT_LIMITS } from './fields';

/** Countries whose business days follow from rules, with the engine's calendar of each. */
export const countries = [
  { code: 'JP', en: 'Japan', jp: '日本', calendar: 'JP' },
  { code: 'US', en: 'United States', jp: '米国', calendar: 'US-FED' },
  { code: 'GB', en: 'United Kingdom', jp: '英国', calendar: 'UK' },
  { code: 'EU', en: 'Euro area (TARGET)', jp: 'ユーロ圏（TARGET）', calendar: 'TARGET' },
] as const;
export type CountryCode = (typeof countries)[number]['code'];

/** Deadlines are counted in Japanese business days (decisions G43). */
export const DEADLINE_COUNTRY: CountryCode = 'JP';

/** A day that an administrator closed, or opened against the rule. */
export type HolidayChange = { day: Day; isOpen: boolean; nameEn: string; nameJp: string };

export type Holiday = HolidayChange & { source: 'rule' | 'changed' };

export function countryOf(code: string) {
  return countries.find(one => one.code === code);
}

/** The country's calendar with the administrators' changes. */
export function calendarWith(code: CountryCode, changes: readonly HolidayChange[]): Calendar {
  const days = (isOpen: boolean) => changes.filter(one => one.isOpen === isOpen).map(one => one.day);
  return calendarOf(countryOf(code)?.calendar ?? 'JP', { closed: days(false), open: days(true) });
}

/** The closed weekdays of a year, by rule and by changes, and the days opened against the rule, in order. */
export function holidaysOf(code: CountryCode, year: number, changes: readonly HolidayChange[]): Holiday[] {
  const changed = new Map(changes.filter(one => one.day.startsWith(`${year}-`)).map(one => [one.day, one]));
  const ruled = weekdayClosures(calendarOf(countryOf(code)?.calendar ?? 'JP'), year)
    .filter(one => !changed.has(one))
    .map((one): Holiday => ({ day: one, isOpen: false, ...nameOf(code, one), source: 'rule' }));
  const byHand = [...changed.values()].map((one): Holiday => ({ ...one, source: 'changed' }));
  return [...ruled, ...byHand].toSorted((a, b) => a.day.localeCompare(b.day));
}

const FIXED: Readonly<Record<string, [string, string]>> = {
  '01-01': ['New Year’s Day', '元日'],
  '01-02': ['Bank holiday', '銀行休業日'],
  '01-03': ['Bank holiday', '銀行休業日'],
  '02-11': ['National Foundation Day', '建国記念の日'],
  '02-23': ['Emperor’s Birthday', '天皇誕生日'],
  '04-29': ['Showa Day', '昭和の日'],
  '05-03': ['Constitution Memorial Day', '憲法記念日'],
  '05-04': ['Greenery Day', 'みどりの日'],
  '05-05': ['Children’s Day', 'こどもの日'],
  '08-11': ['Mountain Day', '山の日'],
  '11-03': ['Culture Day', '文化の日'],
  '11-23': ['Labour Thanksgiving Day', '勤労感謝の日'],
  '12-31': ['Bank holiday', '銀行休業日'],
};
const MONDAYS: Readonly<Record<string, [string, string]>> = {
  '01': ['Coming of Age Day', '成人の日'],
  '07': ['Marine Day', '海の日'],
  '09': ['Respect for the Aged Day', '敬老の日'],
  '10': ['Sports Day', 'スポーツの日'],
};
const EQUINOXES: Readonly<Record<string, [string, string]>> = {
  '03': ['Vernal Equinox Day', '春分の日'],
  '09': ['Autumnal Equinox Day', '秋分の日'],
};

/** The usual name of a Japanese holiday; elsewhere the name is generic. */
function nameOf(code: CountryCode, one: Day): { nameEn: string; nameJp: string } {
  const [, month = '', date = ''] = one.split('-');
  const isEquinox = Number(date) >= (month === '09' ? 22 : 20) && Number(date) <= 24 && !isBetween(one);
  const named =
    code !== 'JP'
      ? undefined
      : (FIXED[`${month}-${date}`] ?? (isEquinox ? EQUINOXES[month] : undefined) ?? (isMonday(one) ? MONDAYS[month] : undefined));
  const [nameEn, nameJp] = named ?? (code === 'JP' ? ['National holiday', '国民の休日・振替休日'] : ['Bank holiday', '休業日']);
  return { nameEn, nameJp };
}

const weekday = (one: Day) => new Date(`${one}T00:00:00Z`).getUTCDay();
const isMonday = (one: Day) => weekday(one) === 1;
/** 22 September is a holiday only when it lies between two others, on a Tuesday after Respect for the Aged Day. */
const isBetween = (one: Day) => one.slice(5) === '09-22' && weekday(one) === 2;

export const holidayInput = z
  .strictObject({
    country: country.check(z.refine(code => countryOf(code) !== undefined, 'notFound')),
    day,
    isOpen: z.boolean('required'),
    nameEn: text(TEXT_LIMITS.name),
    nameJp: text(TEXT_LIMITS.name),
  })
  .check(
    z.refine(({ day: one, isOpen }) => isOpen || !isDay(one) || !isWeekend(one), { error: 'weekend', path: ['day'] }), // weekends are closed anyway
  );
export type HolidayInput = z.infer<typeof holidayInput>;
