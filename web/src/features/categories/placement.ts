import { categoryAxes } from '@hakaru/contract/address-choices';
import type { CategoryAxis } from '@hakaru/contract/categories';
import type { Category } from './queries';

/** The category of each entity, by axis and entity; an entity without one is absent. */
export type Placement = ReadonlyMap<string, string>;
export const placeKey = (axis: CategoryAxis, entityId: string): string => `${axis} ${entityId}`;

export function placementOf(categories: readonly Category[]): Placement {
  return new Map(categories.flatMap(({ id, axis, memberIds }) => memberIds.map(entityId => [`${axis} ${entityId}`, id] as const)));
}

/** The same with some entities in another category of an axis, or (null) in none. */
export function placed(placement: Placement, axis: CategoryAxis, entityIds: readonly string[], categoryId: string | null): Placement {
  const next = new Map(placement);
  for (const entityId of entityIds) {
    if (categoryId) next.set(placeKey(axis, entityId), categoryId);
    else next.delete(placeKey(axis, entityId));
  }
  return next;
}

export function countMoves(from: Placement, to: Placement): number {
  return [...new Set([...from.keys(), ...to.keys()])].filter(key => from.get(key) !== to.get(key)).length;
}

/** Only the categories whose members changed, each with the version it was read in. */
export function changedMembers(categories: readonly Category[], placement: Placement) {
  return categories.flatMap(({ id, axis, version, memberIds }) => {
    const known = categoryAxes.find(name => name === axis);
    const entityIds = [...placement].flatMap(([key, categoryId]) => (categoryId === id && known ? [key.slice(known.length + 1)] : []));
    return entityIds.toSorted().join() === memberIds.toSorted().join() ? [] : [{ categoryId: id, version, entityIds }];
  });
}

/** The list with one item moved to another position. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return [...items];
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, item);
}
