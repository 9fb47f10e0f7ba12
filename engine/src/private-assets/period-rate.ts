import type { Note } from '#explain';
import type { Result } from '#result';

const YEAR_DAYS = 365;

/**
 * A yearly rate as it is shown: less than a year is not made into one, but given as what was earned in the days there were.
 *
 * @example forThePeriod({ value: -0.662 }, 92, ignore) // { value: -0.2392… }: what was lost in 92 days
 */
export function forThePeriod(yearly: Result, days: number, note: Note): Result {
  if (yearly.value === null || days >= YEAR_DAYS) return yearly;
  note({ id: 'yearlyRate', value: yearly.value, unit: 'rate' });
  note({ id: 'daysHeld', value: days, unit: 'days' });
  return { value: (1 + yearly.value) ** (days / YEAR_DAYS) - 1 };
}
