import type { FigureContext } from '#features/figures/public';
import { selectionNames, type Selection } from './fund-part';
import { poolOf, type FundFacts } from './pool';
import type { FundTermRow } from './terms-store';

/** The terms of a fund that hold on a day; the first ones also before their day. */
export function termsOn({ terms }: FundFacts, entityId: string, day: string): FundTermRow | null {
  const own = terms.filter(one => one.entityId === entityId);
  return own.findLast(({ fromDay }) => fromDay <= day) ?? own[0] ?? null;
}

/** Whether a fund is what is asked for on a day. */
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

/** Only what could stand in a key: letters and digits. */
export function selectionOf(given: Partial<Record<(typeof selectionNames)[number], string | null | undefined>>): Selection {
  return Object.fromEntries(
    selectionNames.flatMap(name => {
      const value = given[name];
      return value && /^\w{1,32}$/.test(value) ? [[name, value]] : [];
    }),
  ) as Selection; // names of the list above
}
