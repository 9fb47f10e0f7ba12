import { LISTED_MAX, listedKinds, LOOKUP_PER_KIND, lookupKinds, lookupWords } from '@hakaru/contract/lookup';
import type { SignedIn } from '#platform/context';
import { offersTo, type Found, type Source, type Wanted } from './found';
import { byId, listed, sources } from './sources';

/** Objects whose code or name contains every word, of the kinds the user may open; the first few of each kind. */
export async function lookUp(ctx: SignedIn, search: string, assetId: string | null): Promise<Found[]> {
  const words = lookupWords(search);
  if (words.length === 0) return [];
  const patterns = words.map(word => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  const wanted = { search: words.join(' '), patterns, assetId, most: LOOKUP_PER_KIND, ids: null };
  const found = await gather(ctx, sources, wanted);
  return lookupKinds.flatMap(kind => found.filter(one => one.kind === kind).slice(0, LOOKUP_PER_KIND));
}

/** Objects of one kind, client and asset, whose paths differ only in the last part. */
export type NameList = Pick<Found, 'kind' | 'client' | 'assetId'> & { area: string; objects: { key: string; found: Found }[] };

/** Every object of the kinds that are searched in the browser, as far as the user may open them. */
export async function listNames(ctx: SignedIn, assetId: string | null): Promise<NameList[]> {
  const found = await gather(ctx, listed, { search: '', patterns: [], assetId, most: LISTED_MAX, ids: null });
  const lists = new Map<string, NameList>();
  for (const one of listedKinds.flatMap(kind => found.filter(of => of.kind === kind).slice(0, LISTED_MAX))) {
    const { kind, client, assetId, path } = one;
    const at = path.lastIndexOf('/');
    const area = path.slice(0, at);
    const place = JSON.stringify([kind, client, assetId, area]);
    const list = lists.get(place) ?? { kind, client, assetId, area, objects: [] };
    lists.set(place, list);
    list.objects.push({ key: path.slice(at + 1), found: one });
  }
  return [...lists.values()];
}

async function gather(ctx: SignedIn, from: readonly Source[], wanted: Wanted): Promise<Found[]> {
  const found: Found[] = [];
  for (const source of from) if (offersTo(ctx, source)) found.push(...(await source.find(ctx, wanted)));
  return found;
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
