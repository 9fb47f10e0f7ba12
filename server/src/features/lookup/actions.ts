import { isOpen } from '@hakaru/contract/access';
import { LOOKUP_PER_KIND, lookupKinds, lookupWords } from '@hakaru/contract/lookup';
import { holderOf, roleOf, type SignedIn } from '#platform/context';
import type { Found, Source } from './found';
import { sources } from './sources';

/** Objects whose code or name holds every word, of every kind the sender may open; of each kind the first few. */
export async function lookUp(ctx: SignedIn, search: string, assetId: string | null): Promise<Found[]> {
  const words = lookupWords(search);
  if (words.length === 0) return [];
  const patterns = words.map(word => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  const wanted = { search: words.join(' '), patterns, assetId, most: LOOKUP_PER_KIND };
  const found: Found[] = [];
  for (const source of sources) if (offersTo(ctx, source)) found.push(...(await source.find(ctx, wanted)));
  return lookupKinds.flatMap(kind => found.filter(one => one.kind === kind).slice(0, LOOKUP_PER_KIND));
}

function offersTo({ actor }: SignedIn, { gate = {}, role }: Source): boolean {
  return isOpen(holderOf(actor), gate) && (role === undefined || roleOf(actor) === role);
}
