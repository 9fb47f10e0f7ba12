import { isBaselMeasure } from '@hakaru/contract/basel-measures';

type Placed = { id: string; measure: string; asOf: string; entityId?: string | null };

/**
 * The versions of each fact, oldest first, listed by place. The lines of a fund's composition have the same place but replace none of each
 * other: a correction is a whole new composition.
 */
export function factVersions<Fact extends Placed>(facts: readonly Fact[]): Map<string, Fact[]> {
  const groups = new Map<string, Fact[]>();
  for (const fact of facts) {
    const own = isBaselMeasure(fact.measure) ? fact.id : '';
    const place = `${fact.measure} ${fact.asOf} ${fact.entityId ?? ''} ${own}`;
    groups.set(place, [...(groups.get(place) ?? []), fact]);
  }
  return groups;
}
