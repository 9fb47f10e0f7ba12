import { round, toText, type DecimalLike } from './decimal';

/**
 * A number as shown: half away from zero on its decimal text, so that 1.005 reads 1.01 and not 1.00. Never shows -0.
 *
 * @example roundedText(1.005, 2) // '1.01'
 */
export function roundedText(value: DecimalLike, places: number): string {
  return toText(round(value, places));
}

/**
 * A rate as a percentage text: the point moves two places before rounding, exactly.
 *
 * @example percentText(0.012345, 2) // '1.23'
 */
export function percentText(rate: DecimalLike, places: number): string {
  const exact = round(rate, places + 2);
  return toText({ units: exact.units, scale: places });
}
