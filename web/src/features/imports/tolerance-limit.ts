import { toleranceUnits, TOLERANCE_MAX, type ToleranceUnit } from '@hakaru/contract/import-tolerances';
import { decimal, divide, multiply, toText } from '@hakaru/engine/money/decimal';
import * as z from 'zod/mini';

/** People think of fractions as percent; the product keeps the fraction. */
const FACTOR: Readonly<Record<ToleranceUnit, string>> = { percentPoints: '1', fraction: '100', deviations: '1' };

export function unitOf(unit: string | null): ToleranceUnit {
  return toleranceUnits.find(one => one === unit) ?? 'percentPoints';
}

/**
 * A limit as it is read and typed.
 *
 * @example shownLimit(0.0001, 'fraction') // '0.01'
 */
export function shownLimit(value: number, unit: ToleranceUnit): string {
  const text = toText(multiply(decimal(String(value)), FACTOR[unit]));
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

/** The limit a typed text stands for. */
export function keptLimit(text: string, unit: ToleranceUnit): number {
  return Number(toText(divide(text, FACTOR[unit], 10)));
}

/** What may be typed for a limit. */
export const limitText = z.string('required').check(
  z.refine(text => text.trim() !== '', 'required'),
  z.refine(text => text.trim() === '' || Number.isFinite(Number(text)), 'notNumber'),
  z.refine(text => !(Number(text) < 0), 'negative'),
  z.refine(text => !(Number(text) > TOLERANCE_MAX), 'tooLarge'),
);
