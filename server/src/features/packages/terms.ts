import { termsOf, type OwnTerms, type PackageTerms } from '@hakaru/contract/packages';
import type { PackageRow } from './store';

/** A package with the terms in force: its own, else its parents'. */
export type Package = PackageRow & { terms: PackageTerms };

export function withTerms(row: PackageRow, all: readonly PackageRow[]): Package {
  return { ...row, terms: termsOf(chainOf(row, all)) };
}

function chainOf(row: PackageRow, all: readonly PackageRow[]): OwnTerms[] {
  const chain: PackageRow[] = [];
  for (let one: PackageRow | undefined = row; one && !chain.includes(one);) {
    chain.push(one);
    const { parentId }: PackageRow = one;
    one = all.find(({ id }) => id === parentId);
  }
  return chain;
}
