import { isOpen, type Gate } from '@hakaru/contract/access';
import type { LookupKind } from '@hakaru/contract/lookup';
import { holderOf, roleOf, type SignedIn } from '#platform/context';

/** An object the user may open. */
export type Found = {
  kind: LookupKind | 'report';
  id: string;
  code: string | null;
  nameEn: string;
  nameJp: string;
  /** The owner, when it is not the user's own organisation. */
  client: { en: string; jp: string } | null;
  /** Its asset, for screens that show one asset at a time. */
  assetId: string | null;
  /** Relative to the user's area, or absolute when it begins with `/settings`. */
  path: string;
};

export type Wanted = {
  /** The search as typed. */
  search: string;
  /** One pattern for each word; all must match. */
  patterns: readonly string[];
  /** The asset on screen; its owner's market data are searched. */
  assetId: string | null;
  most: number;
  /** Limits the result to these ids, whatever the name. */
  ids: readonly string[] | null;
};

/** Who may open the objects: `gate` is that of their screen, `role` the role required. */
export type Opening = { gate?: Gate; role?: 'admin' };
/** A provider of results for the search palette. */
export type Source = Opening & { find: (ctx: SignedIn, wanted: Wanted) => Promise<Found[]> };

export function offersTo({ actor }: SignedIn, { gate = {}, role }: Opening): boolean {
  return isOpen(holderOf(actor), gate) && (role === undefined || roleOf(actor) === role);
}
