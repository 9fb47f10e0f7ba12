import { addDays, partsOf, weekdayOf, type Day } from '#calendar/day';
import { monthEndOf, shiftMonthEnd } from '#calendar/month-end';
import { compare, divide, isZero, multiply, round, subtract, sum, toText, type Decimal } from './decimal';

/** How often a fund takes redemptions. */
export const redemptionFrequencies = ['daily', 'weekly', 'monthly', 'quarterly', 'halfYearly', 'yearly'] as const;
export type RedemptionFrequency = (typeof redemptionFrequencies)[number];

export type RedemptionTerms = {
  /** Calendar days between the notice and the dealing day. */
  noticeDays: number;
  frequency: RedemptionFrequency;
  /** Calendar days between the dealing day and the payment. */
  payDays: number;
  /** Nothing is redeemed before this day. */
  lockUpUntil: Day | null;
  /** The most that is paid on one dealing day, in percent of what was asked for. */
  gatePercent: string | null;
};

export type Redemption = { dealingDay: Day; day: Day; amount: string };

const FRIDAY = 5;
const MONTHS = { monthly: 1, quarterly: 3, halfYearly: 6, yearly: 12 } as const;

/**
 * The first day on or after another on which a fund deals: weeks end on Friday, longer periods with the calendar's.
 *
 * @example dealingDayFrom('2026-11-10', 'quarterly') // '2026-12-31'
 */
export function dealingDayFrom(day: Day, frequency: RedemptionFrequency): Day {
  if (frequency === 'daily') return day;
  if (frequency === 'weekly') return addDays(day, (FRIDAY - weekdayOf(day) + 7) % 7);
  const months = MONTHS[frequency];
  return shiftMonthEnd(monthEndOf(day), (months - (partsOf(day).month % months)) % months);
}

/**
 * When all of a holding would be paid out if notice were given today: on the first dealing day after the notice and the lock-up, or where a
 * gate holds it back, in parts on that day and those that follow. What would be paid after the last day is left out.
 *
 * @example redemptions({ value: '100', places: 0, terms: { noticeDays: 60, frequency: 'quarterly', payDays: 10, lockUpUntil: null, gatePercent: '50' } }, { today: '2026-11-10', until: '2027-11-10' })[0] // { dealingDay: '2027-03-31', day: '2027-04-10', amount: '50' }
 */
export function redemptions(
  { value, places, terms }: { value: string; places: number; terms: RedemptionTerms },
  { today, until }: { today: Day; until: Day },
): Redemption[] {
  const { noticeDays, frequency, payDays, lockUpUntil, gatePercent } = terms;
  const free = addDays(today, noticeDays);
  let dealingDay = dealingDayFrom(lockUpUntil !== null && lockUpUntil > free ? lockUpUntil : free, frequency);
  let left = round(value, places);
  const most = gatePercent === null ? left : roundedUp(divide(multiply(left, gatePercent), '100', places + 4), places);
  const found: Redemption[] = [];
  while (compare(left, '0') > 0 && !isZero(most) && addDays(dealingDay, payDays) <= until) {
    const amount = compare(left, most) > 0 ? most : left;
    found.push({ dealingDay, day: addDays(dealingDay, payDays), amount: toText(amount) });
    left = subtract(left, amount);
    dealingDay = dealingDayFrom(addDays(dealingDay, 1), frequency);
  }
  return found;
}

/** Up, so that what is left over from rounding is not paid by itself on a day of its own. */
function roundedUp(value: Decimal, places: number): Decimal {
  const nearest = round(value, places);
  return compare(nearest, value) < 0 ? sum([nearest, { units: 1n, scale: places }]) : nearest;
}
