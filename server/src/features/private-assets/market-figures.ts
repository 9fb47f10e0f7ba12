import { daysBetween } from '@hakaru/engine/calendar/day';
import { monthEndOfIndex, monthIndexOf } from '@hakaru/engine/calendar/month-end';
import { toFloat } from '@hakaru/engine/money/decimal';
import { forThePeriod } from '@hakaru/engine/private-assets/period-rate';
import { explainDirectAlpha, explainKsPme, explainLnPme } from '@hakaru/engine/private-assets/pme';
import { pmeInputs, type IndexLevel } from '@hakaru/engine/private-assets/pme-rows';
import { missing, type Result } from '@hakaru/engine/result';
import { figure } from '#features/measures/public';
import { fundPart } from './fund-part';
import type { Work } from './work';

/**
 * Funds compared with an index: the same flows invested in it on the same days, in the investor's currency. The index is known at
 * month-ends; a day in between takes the last level before it.
 */
export function marketFigure(work: Work, indexId: string | null): Result {
  const { pool, key, listener, place, basis } = work;
  if (indexId === null || basis !== 'base' || !place.calculator.entity(indexId)) return missing('not_applicable');
  if (pool.nav.value === null) return pool.nav;
  const flows = pool.flows.map(({ day, kind, amount }) => ({ day, kind, amount: toFloat(amount) }));
  const first = flows.reduce((least, { day }) => (day < least ? day : least), key.asOf);
  const levels = levelsOf(work, indexId, first);
  if (levels.value === null) return levels;
  hear(work);
  const rows = pmeInputs(flows, levels.value, { day: key.asOf, nav: toFloat(pool.nav.value) });
  if (rows.value === null) return rows;
  const { result, steps } = explainedBy(key.measure)(rows.value);
  for (const step of steps) listener.note(step);
  return key.measure === 'ksPme' ? result : forThePeriod(result, daysBetween(first, key.asOf), listener.note);
}

const explainedBy = (measure: string) => (measure === 'ksPme' ? explainKsPme : measure === 'lnPme' ? explainLnPme : explainDirectAlpha);

/** The index levels from the month before the first flow to the day, linked from monthly returns. */
function levelsOf({ place, key, listener }: Work, indexId: string, first: string): Result<IndexLevel[]> {
  const from = monthIndexOf(first);
  const levels: IndexLevel[] = [{ day: monthEndOfIndex(from - 1), level: 1 }];
  for (let month = from; month <= monthIndexOf(key.asOf); month++) {
    const asOf = monthEndOfIndex(month);
    const input = { entityId: indexId, measure: 'return', horizon: '1m', asOf } as const;
    const { value } = figure(place.calculator, input);
    listener.input(input);
    if (value === null) return missing('gap');
    levels.push({ day: asOf, level: (levels.at(-1)?.level ?? 1) * (1 + Number(value)) });
  }
  return { value: levels };
}

function hear({ pool, key, funds, basis, listener, place, facts }: Work): void {
  listener.input({ ...key, measure: 'nav' });
  for (const entityId of funds ?? [key.entityId]) {
    const own = facts.flows.filter(flow => flow.entityId === entityId && flow.asOf <= key.asOf && place.calculator.entity(entityId));
    for (const asOf of new Set(own.map(flow => flow.asOf)))
      listener.input({ entityId, measure: 'fundFlow', horizon: null, asOf, part: fundPart({ filter: 'net', basis }) });
  }
  listener.note({ id: 'notices', value: pool.flows.length, unit: 'count' });
}
