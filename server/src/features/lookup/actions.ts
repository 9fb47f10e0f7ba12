import { LOOKUP_PER_KIND, lookupKinds, lookupWords } from '@hakaru/contract/lookup';
import type { SignedIn } from '#platform/context';
import { offersTo, type Found } from './found';
import { byId, sources } from './sources';

/** Objects whose code or name contains every word, of the kinds the user may open; the first few of each kind. */
export async function lookUp(ctx: SignedIn, search: string, assetId: string | null): Promise<Found[]> {
  const words = lookupWords(search);
  if (words.length === 0) return [];
  const patterns = words.map(word => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  const wanted = { search: words.join(' '), patterns, assetId, most: LOOKUP_PER_KIND, ids: null };
  const found: Found[] = [];
  for (const source of sources) if (offersTo(ctx, source)) found.push(...(await source.find(ctx, wanted)));
  return lookupKinds.flatMap(kind => found.filter(one => one.kind === kind).slice(0, LOOKUP_PER_KIND));
}

/** Those of the given objects that the user may still open, in any order; only for kinds in `byId`. */
export async function openable(ctx: SignedIn, refs: readonly { kind: Found['kind']; id: string }[]): Promise<Found[]> {
  const found: Found[] = [];
  for (const { kinds, ...source } of byId) {
    const ids = refs.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id);
    if (ids.length === 0 || !offersTo(ctx, source)) continue;
    const wanted = { search: '', patterns: [], assetId: null, most: ids.length, ids };
    found.push(...(await source.find(ctx, wanted)));
  }
  return found.filter(one => refs.some(({ kind, id }) => kind === one.kind && id === one.id));
}
