import { explained, ignore, type Note } from '#explain';
import { compoundOf, sumOf } from '#number/sum';
import { missing, type Result } from '#result';
import type { MaybeReturn } from './chain-link';

/** Periods in a year (12 for months) and how they are brought to a year: linked, or mean times periods. */
export type AnnualiseOptions = { scale?: number; method?: 'geometric' | 'arithmetic' };

/**
 * A cumulative return of n months as a yearly rate: (1 + R)^(12/n) - 1, only above 12 months.
 *
 * @example annualiseMonths(0.21, 24) // { value: 0.1 }
 * @example annualiseMonths(0.05, 12) // { value: null, reason: 'too_short' }
 */
export function annualiseMonths(cumulative: number, months: number, note: Note = ignore): Result {
  if (months <= MONTHS_IN_YEAR) return missing('too_short');
  return toYear(cumulative, MONTHS_IN_YEAR / months, note);
}

/**
 * A cumulative return over calendar days as a yearly rate: (1 + R)^(365/days) - 1, from 365 days on.
 *
 * @example annualiseDays(0.21, 730) // { value: 0.1 }
 */
export function annualiseDays(cumulative: number, days: number, note: Note = ignore): Result {
  if (days < DAYS_IN_YEAR) return missing('too_short');
  return toYear(cumulative, DAYS_IN_YEAR / days, note);
}

/**
 * The day version with its exponent.
 *
 * @example explainAnnualiseDays(0.21, 730).steps[0] // { id: 'exponent', value: 0.5, unit: 'factor' }
 */
export function explainAnnualiseDays(cumulative: number, days: number) {
  return explained('returns.annualise-days', {}, note => annualiseDays(cumulative, days, note));
}

/**
 * The yearly rate of a series, however short: a statistic, not a reported horizon. Missing periods before the first and after
 * the last return do not count; one in between is a gap.
 *
 * @example annualisedReturn([0.01, 0.01]) // { value: 0.12682503, n: 2 } : 1.01^12 - 1
 */
export function annualisedReturn(
  returns: readonly MaybeReturn[],
  options: AnnualiseOptions = {},
  note: Note = ignore,
): Result & { n: number } {
  const span = trimmed(returns);
  const present = span.filter(each => each !== null);
  const n = present.length;
  if (n === 0) return { ...missing('no_data'), n };
  if (n < span.length) return { ...missing('gap'), n };
  if (present.some(each => each < -1)) return { ...missing('not_applicable'), n };
  const scale = options.scale ?? MONTHS_IN_YEAR;
  note({ id: 'periods', value: n, unit: 'count' });
  if (options.method === 'arithmetic') return { value: (sumOf(present) / n) * scale, n };
  const factor = 1 + compoundOf(present);
  note({ id: 'growth', value: factor, unit: 'factor' });
  return { value: yearly(factor, scale / n), n };
}

/**
 * The yearly rate of a series with its growth factor.
 *
 * @example explainAnnualisedReturn([0.01, 0.01]).options // { scale: 12, method: 'geometric' }
 */
export function explainAnnualisedReturn(returns: readonly MaybeReturn[], options: AnnualiseOptions = {}) {
  const chosen = { scale: options.scale ?? MONTHS_IN_YEAR, method: options.method ?? 'geometric' };
  return explained('returns.annualised', chosen, note => annualisedReturn(returns, options, note));
}

/**
 * A series without the missing periods at its two ends: history that has not begun or has ended is not a gap.
 *
 * @example trimmed([null, 0.01, null, 0.02, null]) // [0.01, null, 0.02]
 */
export function trimmed(returns: readonly MaybeReturn[]): readonly MaybeReturn[] {
  const first = returns.findIndex(each => each !== null);
  if (first < 0) return [];
  return returns.slice(first, returns.findLastIndex(each => each !== null) + 1);
}

const MONTHS_IN_YEAR = 12;
const DAYS_IN_YEAR = 365;

function toYear(cumulative: number, exponent: number, note: Note): Result {
  if (cumulative < -1) return missing('not_applicable');
  note({ id: 'exponent', value: exponent, unit: 'factor' });
  return { value: yearly(1 + cumulative, exponent) };
}

const yearly = (factor: number, exponent: number) => Math.pow(factor, exponent) - 1;
