import { minorUnitsOf, type Currency } from './currencies';
import { round, sum, toText, type DecimalLike } from './decimal';

/** An exact amount of a currency; the amount is decimal text. */
export type Money = { amount: string; currency: Currency };

/**
 * An amount of money.
 *
 * @example money('1200.50', 'USD') // { amount: '1200.50', currency: 'USD' }
 */
export function money(amount: DecimalLike, currency: Currency): Money {
  return { amount: toText(amount), currency };
}

/**
 * The sum of amounts of one currency; amounts of two currencies are never added.
 *
 * @example addMoney([money('1', 'JPY'), money('2', 'JPY')]) // { amount: '3', currency: 'JPY' }
 */
export function addMoney(amounts: readonly [Money, ...Money[]]): Money {
  const [{ currency }] = amounts;
  const other = amounts.find(each => each.currency !== currency);
  if (other) throw new RangeError(`cannot add ${other.currency} to ${currency}`);
  return money(sum(amounts.map(each => each.amount)), currency);
}

/**
 * The amount at the currency's smallest unit, for booking and display; calculations keep the unrounded amount.
 *
 * @example roundMoney(money('100.5', 'JPY')) // { amount: '101', currency: 'JPY' }
 */
export function roundMoney({ amount, currency }: Money): Money {
  return money(round(amount, minorUnitsOf(currency)), currency);
}

/**
 * The amount as a whole number of smallest units.
 *
 * @example toMinorUnits(money('12.34', 'USD')) // 1234n
 */
export function toMinorUnits({ amount, currency }: Money): bigint {
  return round(amount, minorUnitsOf(currency)).units;
}

/**
 * The amount of a whole number of smallest units.
 *
 * @example fromMinorUnits(1234n, 'USD') // { amount: '12.34', currency: 'USD' }
 */
export function fromMinorUnits(units: bigint, currency: Currency): Money {
  return money({ units, scale: minorUnitsOf(currency) }, currency);
}
