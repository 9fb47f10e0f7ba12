import { toleranceUnits, TOLERANCE_MAX, type ToleranceUnit } from '@hakaru/contract/import-tolerances';
import { decimal, divide, multiply, toText } from '@hakaru/engine/money/decimal';
import * as z from 'zod/mini';

/** Users enter fractions as percent; the fraction is stored. */
const FACTOR: Readonly<Record<ToleranceUnit, string>> = { percentPoints: '1', fraction: '100', deviations: '1' };

export function unitOf(unit: string | null): ToleranceUnit {
  return toleranceUnits.find(one => one === unit) ?? 'percentPoints';
}

/**
 * A limit as shown and typed.
 *
 * @example shownLimit(0.0001, 'fraction') // '0.01'
 */
export function shownLimit(value: number, unit: ToleranceUnit): string {
  const text = toText(multiply(decimal(String(value)), FACTOR[unit]));
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

/** The stored limit for a typed text. */
export function keptLimit(text: string, unit: ToleranceUnit): number {
  return Number(toText(divide(text, FACTOR[unit], 10)));
}

/** Validates a typed limit. */
export const limitText = z.string('required').check(
  z.refine(text => text.trim() !== '', 'required'),
  z.refine(text => text.trim() === '' || Number.isFinite(Number(text)), 'notNumber'),
  z.refine(text => !(Number(text) < 0), 'negative'),
  z.refine(text => !(Number(text) > TOLERANCE_MAX), 'tooLarge'),
);
