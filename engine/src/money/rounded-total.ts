import { round, sum, type Decimal } from './decimal';

const READ_PLACES = 4;
const READ_UNITS = 10 ** READ_PLACES;

/** Calculated amounts are read to four places, so that noise beyond them cannot turn a half. */
export const readAmount = (value: number): string => value.toFixed(READ_PLACES);

/**
 * The sum of calculated amounts, each rounded to a number of places first, as each is shown by itself. Thousands of them are added in whole
 * numbers of the smallest unit; beyond what a double counts exactly, as decimals.
 *
 * @example toText(roundedTotal([0.5, 0.5, -1.5], 0)) // '0'
 */
export function roundedTotal(values: readonly number[], places: number): Decimal {
  const unit = 10 ** (READ_PLACES - places);
  let total = 0;
  for (const value of values) {
    const read = Math.round(Number(readAmount(value)) * READ_UNITS);
    const size = Math.abs(read);
    const whole = Math.floor(size / unit) + (2 * (size % unit) >= unit ? 1 : 0); // half away from zero
    total += read < 0 ? -whole : whole;
    if (!Number.isSafeInteger(read) || !Number.isSafeInteger(total)) return sum(values.map(each => round(readAmount(each), places)));
  }
  return { units: BigInt(total), scale: places };
}
