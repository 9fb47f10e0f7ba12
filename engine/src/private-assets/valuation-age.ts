import { daysBetween, type Day } from '#calendar/day';
import { missing, type Result } from '#result';
import type { Valuation } from './roll-forward';

/**
 * The last valuation the manager or the administrator reported by a day. An estimate is none, not even one made for the day itself: it
 * carries an older valuation on. Of several on one day the first given.
 *
 * @example lastReported([{ day: '2024-03-31', nav: 100, quality: 'audited' }, { day: '2024-06-30', nav: 104, quality: 'estimated' }],
 *   '2024-06-30')?.day // '2024-03-31'
 */
export function lastReported<V extends Pick<Valuation, 'day' | 'quality'>>(valuations: readonly V[], asOf: Day): V | null {
  return valuations.reduce<V | null>((last, one) => {
    if (one.quality === 'estimated' || one.day > asOf) return last;
    return last === null || one.day > last.day ? one : last;
  }, null);
}

/**
 * How old a net asset value is: the days from the last reported valuation to the day. Without one it has no age.
 *
 * @example valuationAge([{ day: '2024-03-31', quality: 'audited' }], '2024-06-30') // { value: 91 }
 */
export function valuationAge(valuations: readonly Pick<Valuation, 'day' | 'quality'>[], asOf: Day): Result {
  const last = lastReported(valuations, asOf);
  return last ? { value: daysBetween(last.day, asOf) } : missing('no_data');
}

/**
 * The age of several values as one, each counted by its size. Values that come to nothing have no average.
 *
 * @example averageAge([{ age: 0, value: 300 }, { age: 92, value: 100 }]) // { value: 23 }
 */
export function averageAge(parts: readonly { age: number; value: number }[]): Result {
  const sized = parts.map(({ age, value }) => ({ age, size: Math.abs(value) }));
  const whole = sized.reduce((total, { size }) => total + size, 0);
  if (parts.length === 0) return missing('no_data');
  return whole === 0 ? missing('zero_denominator') : { value: sized.reduce((total, { age, size }) => total + age * size, 0) / whole };
}
