import { isOpen, type Gate } from '@hakaru/contract/access';
import type { LookupKind } from '@hakaru/contract/lookup';
import { holderOf, roleOf, type SignedIn } from '#platform/context';

/** An object somebody may open. */
export type Found = {
  kind: LookupKind | 'report';
  id: string;
  code: string | null;
  nameEn: string;
  nameJp: string;
  /** Whose it is, where it is not the sender's own. */
  client: { en: string; jp: string } | null;
  /** The asset it belongs to, where the screen shows one asset at a time. */
  assetId: string | null;
  /** Below the sender's area, or whole where it begins with `/settings`. */
  path: string;
};

export type Wanted = {
  /** As typed. */
  search: string;
  /** One pattern for each word; all must match. */
  patterns: readonly string[];
  /** The asset on screen; market data are those of its owner. */
  assetId: string | null;
  most: number;
  /** Only these, whatever they are called. */
  ids: readonly string[] | null;
};

/** To whom objects are offered. A gate is that of the screen they open; `role` that of people who may open it. */
export type Opening = { gate?: Gate; role?: 'admin' };
/** Who offers objects to the palette. */
export type Source = Opening & { find: (ctx: SignedIn, wanted: Wanted) => Promise<Found[]> };

export function offersTo({ actor }: SignedIn, { gate = {}, role }: Opening): boolean {
  return isOpen(holderOf(actor), gate) && (role === undefined || roleOf(actor) === role);
}
