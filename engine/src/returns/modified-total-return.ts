import { type Day, daysBetween } from '#calendar/day';
import { explained, ignore, type Note } from '#explain';
import { finite } from '#number/finite';
import { sumOf } from '#number/sum';
import { missing, type Result } from '#result';

/** The book-value view of a pension account over one period (修正総合利回り). */
export type BookPeriod = {
  /** Income received and gains realised in the period. */
  realised: number;
  openingAccrued: number;
  closingAccrued: number;
  openingUnrealised: number;
  closingUnrealised: number;
  /** Average balance of principal over the days of the period. */
  averageBook: number;
};

/**
 * Modified total return of Japanese pensions: (realised + change in accruals + change in unrealised)
 * / (average book balance + opening accruals + opening unrealised).
 *
 * @example modifiedTotalReturn({ realised: 30, openingAccrued: 5, closingAccrued: 7, openingUnrealised: 95,
 *   closingUnrealised: 123, averageBook: 900 }) // { value: 0.06 } : (30 + 2 + 28) / 1000
 */
export function modifiedTotalReturn(period: BookPeriod, note: Note = ignore): Result {
  const accruals = period.closingAccrued - period.openingAccrued;
  const unrealised = period.closingUnrealised - period.openingUnrealised;
  const gain = sumOf([period.realised, accruals, unrealised]);
  const capital = sumOf([period.averageBook, period.openingAccrued, period.openingUnrealised]);
  note({ id: 'accruals', value: accruals, unit: 'money' });
  note({ id: 'unrealised', value: unrealised, unit: 'money' });
  note({ id: 'gain', value: gain, unit: 'money' });
  note({ id: 'averageCapital', value: capital, unit: 'money' });
  return capital <= 0 ? missing('zero_denominator') : finite(gain / capital, 'zero_denominator');
}

/**
 * The modified total return with its two changes, gain and capital.
 *
 * @example explainModifiedTotalReturn(period).method // 'returns.modified-total-return'
 */
export function explainModifiedTotalReturn(period: BookPeriod) {
  return explained('returns.modified-total-return', {}, note => modifiedTotalReturn(period, note));
}

/**
 * The average balance of principal over calendar days: a change counts from the day after it, as flows at end of day do.
 *
 * @example averageBookBalance({ opening: 100, from: day('2024-03-31'), to: day('2024-04-30'),
 *   changes: [{ day: day('2024-04-15'), amount: 20 }] }) // { value: 110 } : 100 + 20 × 15/30
 */
export function averageBookBalance(period: {
  opening: number;
  from: Day;
  to: Day;
  changes: readonly { day: Day; amount: number }[];
}): Result {
  const days = daysBetween(period.from, period.to);
  if (days <= 0 || period.changes.some(({ day }) => day < period.from || day > period.to)) return missing('not_applicable');
  const weighted = period.changes.map(({ day, amount }) => (amount * daysBetween(day, period.to)) / days);
  return { value: sumOf([period.opening, ...weighted]) };
}
