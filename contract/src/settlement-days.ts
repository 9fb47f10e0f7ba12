import { adjust, addBusinessDays } from '@hakaru/engine/calendar/business-days';
import { jointCalendar } from '@hakaru/engine/calendar/calendars';
import { isWeekend, partsOf, type Day } from '@hakaru/engine/calendar/day';
import { cutOffOf, isPastCutOff, type CutOff } from './cut-offs';
import { calendarWith, DEADLINE_COUNTRY, holidaysOf, type CountryCode, type HolidayChange } from './holidays';
import type { InstructionCategory } from './instructions';

const CENTRES: Readonly<Record<string, CountryCode>> = { JPY: 'JP', USD: 'US', GBP: 'GB', EUR: 'EU' };

/**
 * The financial centres that must be open on the settlement day: Tokyo, where the trust bank works, and each currency's own centre as far
 * as its calendar is known.
 */
export function centresOf({ currency, counterCurrency }: { currency: string; counterCurrency: string | null }): CountryCode[] {
  return [...new Set([DEADLINE_COUNTRY, ...[currency, counterCurrency ?? ''].flatMap(code => CENTRES[code] ?? [])])];
}

/** A centre that is closed on the settlement day; `holiday` is null for a weekend. */
export type Closure = { country: CountryCode; holiday: { nameEn: string; nameJp: string } | null };

export type SettlementAsked = {
  category: InstructionCategory;
  currency: string;
  counterCurrency: string | null;
  settlementDate: Day;
  /** Tokyo wall-clock time: 2026-11-10 09:30. */
  moment: string;
};

export type SettlementCheck = {
  cutOff: CutOff & { isPast: boolean };
  closures: Closure[];
  /** An alternative settlement day: open in every centre and before its cut-off. Null where the requested day is both. */
  proposedDate: Day | null;
};

/** Checks a settlement day and proposes another where needed. `changes` are the administrators' changes to each centre's calendar. */
export function checkSettlement(
  asked: SettlementAsked,
  changes: Readonly<Partial<Record<CountryCode, readonly HolidayChange[]>>>,
): SettlementCheck {
  const { settlementDate, moment } = asked;
  const centres = centresOf(asked).map(country => ({ country, calendar: calendarWith(country, changes[country] ?? []) }));
  const joint = jointCalendar(centres.map(({ calendar }) => calendar));
  const tokyo = calendarWith(DEADLINE_COUNTRY, changes[DEADLINE_COUNTRY] ?? []);
  const cutOffFor = (day: Day) => cutOffOf({ ...asked, settlementDate: day }, tokyo);
  const closures = centres
    .filter(({ calendar }) => !calendar.isBusinessDay(settlementDate))
    .map(({ country }) => ({ country, holiday: holidayOn(country, settlementDate, changes[country] ?? []) }));
  const cutOff = cutOffFor(settlementDate);
  const isPast = isPastCutOff(cutOff, moment);
  if (closures.length === 0 && !isPast) return { cutOff: { ...cutOff, isPast }, closures, proposedDate: null };
  // A forward stays in its month unless its cut-off has passed; anything else settles on the next open day.
  let day = adjust(joint, settlementDate, asked.category === 'FX Forward' ? 'modifiedFollowing' : 'following');
  if (isPastCutOff(cutOffFor(day), moment)) {
    // Nothing settles before today, so the search for a past day starts today.
    const today = moment.slice(0, 10);
    day = adjust(joint, day > today ? day : today, 'following');
    while (isPastCutOff(cutOffFor(day), moment)) day = addBusinessDays(joint, day, 1);
  }
  return { cutOff: { ...cutOff, isPast }, closures, proposedDate: day };
}

function holidayOn(country: CountryCode, day: Day, changes: readonly HolidayChange[]): Closure['holiday'] {
  if (isWeekend(day)) return null;
  const found = holidaysOf(country, partsOf(day).year, changes).find(one => one.day === day && !one.isOpen);
  return found ? { nameEn: found.nameEn, nameJp: found.nameJp } : null;
}
