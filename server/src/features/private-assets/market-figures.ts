import { daysBetween } from '@hakaru/engine/calendar/day';
import { monthEndOfIndex, monthIndexOf } from '@hakaru/engine/calendar/month-end';
import { sum, toFloat } from '@hakaru/engine/money/decimal';
import { explainMPme } from '@hakaru/engine/private-assets/modified-pme';
import { forThePeriod } from '@hakaru/engine/private-assets/period-rate';
import { explainDirectAlpha, explainKsPme, explainLnPme } from '@hakaru/engine/private-assets/pme';
import { pmeInputs, type IndexLevel } from '@hakaru/engine/private-assets/pme-rows';
import { missing, type Result } from '@hakaru/engine/result';
import { figure } from '#features/measures/public';
import { fundPart } from './fund-part';
import { assumedMirr } from './mirr-figures';
import { existsOn } from './pool';
import type { Work } from './work';

/**
 * Funds compared with an index: the same flows invested in it on the same days, in the investor's currency. The index is known at
 * month-ends; a day in between takes the last level before it.
 */
export function marketFigure(work: Work, indexId: string | null): Result {
  const { pool, key, listener, place, basis } = work;
  if (key.measure === 'assumedMirr') return assumedMirr(work);
  if (indexId === null || basis !== 'base' || !place.calculator.entity(indexId)) return missing('not_applicable');
  if (pool.nav.value === null) return pool.nav;
  const flows = pool.flows.map(({ day, kind, amount }) => ({ day, kind, amount: toFloat(amount) }));
  const first = flows.reduce((least, { day }) => (day < least ? day : least), key.asOf);
  const levels = levelsOf(work, indexId, first);
  if (levels.value === null) return levels;
  hear(work);
  const rows = pmeInputs(flows, levels.value, { day: key.asOf, nav: toFloat(pool.nav.value) });
  if (rows.value === null) return rows;
  if (key.measure === 'modifiedPme') {
    const { days, nav: _, ...sides } = rows.value;
    const navs = navsOn(work, days);
    if (navs.value === null) return navs;
    const { result, steps } = explainMPme({ ...sides, days, navs: navs.value });
    for (const step of steps) listener.note(step);
    return forThePeriod(result, daysBetween(first, key.asOf), listener.note);
  }
  const { result, steps } = explainedBy(key.measure)(rows.value);
  for (const step of steps) listener.note(step);
  return key.measure === 'ksPme' ? result : forThePeriod(result, daysBetween(first, key.asOf), listener.note);
}

const explainedBy = (measure: string) => (measure === 'ksPme' ? explainKsPme : measure === 'lnPme' ? explainLnPme : explainDirectAlpha);

/** What the funds were worth at the end of the month of each row, which is when they are valued; one that did not exist yet was worth nothing. */
function navsOn({ place, facts, funds, key, pool, listener }: Work, days: readonly string[]): Result<number[]> {
  const navs: number[] = [];
  for (const day of days) {
    if (day === key.asOf) {
      navs.push(toFloat(pool.nav.value ?? 0));
      continue;
    }
    const asOf = monthEndOfIndex(monthIndexOf(day));
    const ids = funds ?? [key.entityId];
    const worth = ids
      .filter(id => existsOn(facts, id, asOf))
      .map(entityId => {
        const input = { entityId, measure: 'marketValue', horizon: null, asOf } as const;
        listener.input(input);
        return figure(place.calculator, input).value;
      });
    const known = worth.filter(value => value !== null);
    if (known.length < worth.length) return missing('gap');
    navs.push(toFloat(sum(known)));
  }
  return { value: navs };
}

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
