import { modules, organisationPackages } from '@hakaru/contract/organisations';
import type { PackageHoldersQuery } from './organisation-packages.gen';

export type Holder = PackageHoldersQuery['organisations']['data'][number];
export type Difference = { kind: 'module' | 'package'; name: string; held: readonly boolean[] };

export const COMPARED_MAX = 4;

/** What some of these organisations hold and others do not, in the order of the contract. */
export function differences(holders: readonly Holder[]): Difference[] {
  const all: Difference[] = [
    ...modules.map(name => ({ kind: 'module' as const, name, held: holders.map(holder => holder.modules.includes(name)) })),
    ...organisationPackages.map(name => ({
      kind: 'package' as const,
      name,
      held: holders.map(holder => holder.packages.some(({ type }) => type === name)),
    })),
  ];
  return all.filter(({ held }) => held.some(Boolean) && !held.every(Boolean));
}
