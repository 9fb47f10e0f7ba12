import type { FigureContext } from '#features/figures/public';
import { selectionNames, type Selection } from './fund-part';
import { poolOf, type FundFacts } from './pool';
import type { FundTermRow } from './terms-store';

/** The terms of a fund in force on a day; before the first ones, these are used as well. */
export function termsOn({ terms }: FundFacts, entityId: string, day: string): FundTermRow | null {
  const own = terms.filter(one => one.entityId === entityId);
  return own.findLast(({ fromDay }) => fromDay <= day) ?? own[0] ?? null;
}

/** Whether a fund matches the selection on a day. */
export function isSelected(
  place: FigureContext,
  facts: FundFacts,
  { entityId, asOf, select }: { entityId: string; asOf: string; select: Selection },
): boolean {
  const { vintage, strategy, currency, quality } = select;
  const terms = termsOn(facts, entityId, asOf);
  if (vintage !== undefined && terms?.vintage !== vintage) return false;
  if (strategy !== undefined && terms?.strategy !== strategy) return false;
  if (currency !== undefined && place.calculator.entity(entityId)?.currency !== currency) return false;
  return quality === undefined || poolOf(place, facts, { entityId, asOf, basis: 'local' }).nav.quality === quality;
}

/** Keeps only values that can be part of a key: letters and digits. */
export function selectionOf(given: Partial<Record<(typeof selectionNames)[number], string | null | undefined>>): Selection {
  return Object.fromEntries(
    selectionNames.flatMap(name => {
      const value = given[name];
      return value && /^\w{1,32}$/.test(value) ? [[name, value]] : [];
    }),
  ) as Selection; // the names of the list above
}
