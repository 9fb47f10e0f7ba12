import { addMonths, type Day } from '#calendar/day';
import { divide, multiply, toText } from '#money/decimal';

/** A held bond. Its units are its face value: a bond is worth its units at a price per hundred. */
export type HeldBond = { units: string; couponPercent: string | null; maturity: Day };

export type BondCashFlow = { day: Day; kind: 'coupon' | 'redemption'; amount: string };

/** Half of a rate in percent. */
const HALF_OF_PERCENT = 200;
const PLACES = 6;
const MONTHS_BETWEEN = 6;

/**
 * What a bond pays after one day and up to another: half-yearly coupons counted back from maturity, and the face value at maturity. A bond
 * without a coupon rate pays its redemption alone.
 *
 * @example bondCashFlows({ units: '1', couponPercent: '2', maturity: '2027-03-20' }, { after: '2026-10-01', until: '2027-03-31' }).length // 2
 */
export function bondCashFlows({ units, couponPercent, maturity }: HeldBond, { after, until }: { after: Day; until: Day }): BondCashFlow[] {
  const flows: BondCashFlow[] = [];
  if (couponPercent !== null) {
    const amount = toText(divide(multiply(units, couponPercent), HALF_OF_PERCENT, PLACES));
    for (let back = 0; addMonths(maturity, -MONTHS_BETWEEN * back) > after; back += 1) {
      const day = addMonths(maturity, -MONTHS_BETWEEN * back);
      if (day <= until) flows.push({ day, kind: 'coupon', amount });
    }
  }
  if (maturity > after && maturity <= until) flows.push({ day: maturity, kind: 'redemption', amount: units });
  return flows.toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
}
