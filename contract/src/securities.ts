import * as z from 'zod/mini';
import type { priceFrequencies } from './enumerations';
import { day } from './fields';

/** Initial types of securities (decisions G91). Administrators maintain the list and its names. */
export const securityTypes = [
  'government bond',
  'corporate bond',
  'covered bond',
  'equity',
  'fixed income fund',
  'equity fund',
  'private equity fund',
  'cash equivalency',
] as const;
export type SecurityType = (typeof securityTypes)[number];

const LETTERS = /^[A-Z]{2}[A-Z0-9]{9}$/;

/**
 * The twelfth character of an ISIN: Luhn over the letters written as numbers (A = 10).
 *
 * @example isinCheckDigit('ZZ000000001') // '6'
 */
export function isinCheckDigit(first: string): string {
  if (!LETTERS.test(first)) throw new RangeError(`not the first eleven characters of an ISIN: ${first}`);
  const digits = Array.from(Array.from(first, letter => parseInt(letter, 36)).join(''), Number);
  const total = digits.toReversed().reduce((sum, digit, index) => {
    const counted = index % 2 === 0 ? digit * 2 : digit;
    return sum + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return String((10 - (total % 10)) % 10);
}

/** Whether a text is an ISIN with a correct check digit. */
export function isIsin(text: string): boolean {
  return text.length === 12 && LETTERS.test(text.slice(0, 11)) && isinCheckDigit(text.slice(0, 11)) === text[11];
}

/**
 * The age in days up to which a price is not stale, by the frequency of its updates; null never becomes stale. A monthly price must be from
 * the month it stands for: the previous month-end is always further back than this.
 */
export const freshDays: Readonly<Record<(typeof priceFrequencies)[number], number | null>> = {
  daily: 6,
  weekly: 13,
  monthly: 27,
  quarterly: 88,
  irregularly: null,
};

/** A price or rate as text, because 0.1 has no exact float: above zero, at most ten decimals. */
export const positiveDecimal = z.string('required').check(
  z.minLength(1, 'required'),
  z.refine(value => /^\d{1,15}(?:\.\d{1,10})?$/.test(value) && /[1-9]/.test(value), 'positive'),
);

/** A price entered by a user, in the security's own currency. */
export const priceInput = z.strictObject({ day, price: positiveDecimal });
export type PriceInput = z.infer<typeof priceInput>;
