import type { KnownSecurity } from '#features/import-kinds/public';
import type { Placed } from './findings';
import { key, type PastHolding } from './past-store';
import type { CheckWorld } from './check';

/** The earlier price a line is compared with, and its day. */
export type PriceBefore = { day: string; price: string };

const securityOf = ({ securities }: CheckWorld, { values }: Placed): KnownSecurity | undefined => securities.get(values['security'] ?? '');

/** The same holding at the previous month-end. */
export function heldBefore(world: CheckWorld, row: Placed): PastHolding | undefined {
  const { asOf } = row.values;
  return asOf ? heldOn(world, row, world.monthBefore(asOf)) : undefined;
}

function heldOn(world: CheckWorld, row: Placed, day: string): PastHolding | undefined {
  const security = securityOf(world, row);
  return security && world.past.holdings.get(key(world.entityOf(row)?.id ?? '', day, security.id));
}

/**
 * The account's own price of the month before, else the newest known price. Undefined for cash and for prices of 1 or 100, which are
 * expected to stay the same.
 */
export function priceBefore(world: CheckWorld, row: Placed): PriceBefore | undefined {
  const security = securityOf(world, row);
  const { price, asOf } = row.values;
  if (!price || !security || security.type === 'cash equivalency' || Number(price) === 1 || Number(price) === 100) return undefined;
  const held = heldBefore(world, row);
  return held?.price && asOf ? { day: world.monthBefore(asOf), price: held.price } : world.past.prices.get(security.id);
}

export const isSamePrice = ({ values }: Placed, before: PriceBefore): boolean => Number(before.price) === Number(values['price']);

/** Whether the row dates its price after the previous one; false for a row without a date. */
export function isRenewed(world: CheckWorld, { values, on }: Placed, before: PriceBefore): boolean {
  if (on.kind.kind !== 'holdings') return (values['day'] ?? '') > before.day;
  return (values['priceDate'] ?? '') > world.monthBefore(values['asOf'] ?? before.day);
}

/** Whether the price may stay the same: the security is not priced every month, or its price did not move the month before either. */
export function mayStandStill(world: CheckWorld, row: Placed): boolean {
  const frequency = securityOf(world, row)?.priceFrequency;
  return frequency === 'quarterly' || frequency === 'irregularly' || stoodStillBefore(world, row);
}

function stoodStillBefore(world: CheckWorld, row: Placed): boolean {
  const last = heldBefore(world, row);
  const { asOf } = row.values;
  const earlier = asOf ? heldOn(world, row, world.monthBefore(world.monthBefore(asOf))) : undefined;
  const areBothNew = last?.priceDate != null && earlier?.priceDate != null && last.priceDate > earlier.priceDate;
  return areBothNew && last.price !== null && earlier.price !== null && Number(last.price) === Number(earlier.price);
}
