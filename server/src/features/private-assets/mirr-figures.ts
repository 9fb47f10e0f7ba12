import { inForce } from '#features/books/public';
import { daysBetween } from '@hakaru/engine/calendar/day';
import { monthIndexOf } from '@hakaru/engine/calendar/month-end';
import { toFloat } from '@hakaru/engine/money/decimal';
import { explainMirr } from '@hakaru/engine/private-assets/mirr';
import { missing, type Result } from '@hakaru/engine/result';
import { fundPart } from './fund-part';
import { flowsIn } from './pool';
import type { Work } from './work';

const MONTHS_PER_YEAR = 12;
const YEAR_DAYS = 365;

/**
 * The modified rate of the investor's own flows, month by month and closed by the net asset value: calls are financed and distributions
 * reinvested at the rate the investor assumes on the day, so a fund that paid back early is not taken to have gone on at its own rate.
 */
export function assumedMirr(work: Work): Result {
  const { pool, key, listener, place, basis, funds } = work;
  if (basis !== 'base') return missing('not_applicable');
  const assumed = inForce(place.calculator.book.assumedRates, key.asOf);
  if (!assumed) return missing('no_data');
  if (pool.nav.value === null) return pool.nav;
  const flows = flowsIn(pool, 'net');
  const first = flows.reduce((least, { day }) => (day < least ? day : least), key.asOf);
  if (daysBetween(first, key.asOf) < YEAR_DAYS) return missing('too_short');
  for (const entityId of funds ?? [key.entityId])
    for (const asOf of new Set(flows.map(({ day }) => day)))
      listener.input({ ...key, entityId, measure: 'fundFlow', asOf, part: fundPart({ filter: 'net', basis }) });
  listener.input({ ...key, measure: 'nav' });
  const yearly = Number(assumed.ratePercent) / 100;
  const { rootId } = place.calculator.book;
  if (rootId) listener.input({ entityId: rootId, measure: 'assumedReturn', horizon: '1m', asOf: key.asOf });
  listener.note({ id: 'assumedRate', value: yearly, unit: 'rate', at: assumed.fromDay });
  const amounts = monthly(flows, { from: monthIndexOf(first), to: monthIndexOf(key.asOf) });
  amounts[amounts.length - 1] = (amounts.at(-1) ?? 0) + toFloat(pool.nav.value);
  const rate = (1 + yearly) ** (1 / MONTHS_PER_YEAR) - 1;
  const { result, steps } = explainMirr({ amounts, financeRate: rate, reinvestRate: rate });
  for (const step of steps) listener.note(step);
  return result.value === null ? result : { value: (1 + result.value) ** MONTHS_PER_YEAR - 1 };
}

function monthly(flows: ReturnType<typeof flowsIn>, { from, to }: { from: number; to: number }): number[] {
  const amounts = Array.from({ length: to - from + 1 }, () => 0);
  for (const { day, side, amount } of flows) {
    const at = monthIndexOf(day) - from;
    amounts[at] = (amounts[at] ?? 0) + (side === 'call' ? -toFloat(amount) : toFloat(amount));
  }
  return amounts;
}
