/** Groups grants by owner, sorted by owner id, so that locks over several owners are always taken in the same order. */
export function byOwner<Grant extends { ownerId: string }>(grants: readonly Grant[]): [string, Grant[]][] {
  const owners = new Map<string, Grant[]>();
  for (const grant of grants) owners.set(grant.ownerId, [...(owners.get(grant.ownerId) ?? []), grant]);
  return [...owners].toSorted(([one], [other]) => (one < other ? -1 : 1));
}
