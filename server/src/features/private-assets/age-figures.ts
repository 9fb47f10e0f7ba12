import { daysBetween } from '@hakaru/engine/calendar/day';
import { toFloat } from '@hakaru/engine/money/decimal';
import { averageAge } from '@hakaru/engine/private-assets/valuation-age';
import { missing, type Result } from '@hakaru/engine/result';
import { fundPart } from './fund-part';
import { poolOf, type Pool } from './pool';
import type { Work } from './work';

/** Days since the last valuation that was not an estimate; null when there is none. */
export function ageOf({ reported }: Pool, asOf: string): number | null {
  return reported === null ? null : daysBetween(reported.day, asOf);
}

/**
 * The age of the net asset value: for a fund the days since its last valuation; for several that of the oldest, or the average weighted by
 * value. A programme has no age while one of its funds has none, because that one would be the oldest.
 */
export function navAge(work: Work): Result {
  const { key, funds, pool, listener } = work;
  if (funds) return ageOfFunds(work, funds);
  if (key.measure === 'navAgeAverage') return missing('not_applicable');
  const age = ageOf(pool, key.asOf);
  if (pool.reported === null || age === null) return missing('no_data');
  listener.fact('valuation', pool.reported.id);
  listener.note({ id: 'valuedOn', value: pool.reported.day, unit: 'text' });
  return { value: age };
}

function ageOfFunds({ place, facts, key, basis, listener }: Work, funds: readonly string[]): Result {
  const { asOf } = key;
  const isAverage = key.measure === 'navAgeAverage';
  const parts: { age: number; value: number }[] = [];
  let lacking = 0;
  for (const entityId of funds) {
    const own = poolOf(place, facts, { entityId, asOf, basis });
    const age = ageOf(own, asOf);
    const part = fundPart({ filter: null, basis });
    listener.input({ entityId, measure: 'navAge', horizon: null, asOf });
    if (isAverage) listener.input({ entityId, measure: 'nav', horizon: null, asOf, ...(part === '' ? {} : { part }) });
    if (age === null || (isAverage && own.nav.value === null)) lacking++;
    else parts.push({ age, value: own.nav.value === null ? 0 : toFloat(own.nav.value) });
  }
  if (lacking > 0) return missing(parts.length === 0 ? 'no_data' : 'gap');
  return isAverage ? averageAge(parts) : { value: Math.max(...parts.map(({ age }) => age)) };
}
