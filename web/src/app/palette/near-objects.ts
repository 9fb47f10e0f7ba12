import { LOOKUP_PER_KIND, lookupKinds, lookupWords } from '@hakaru/contract/lookup';
import { useMemo } from 'react';
import { useNames, type FoundObject } from '#features/lookup/public';

/** The first few of each kind among the names the browser has loaded: listed while typing, before the server's results arrive. */
export function useNearObjects(assetId: string | null, query: string): readonly FoundObject[] {
  const { data: names = [] } = useNames(assetId);
  return useMemo(() => {
    const words = lookupWords(query);
    if (words.length === 0) return [];
    const found = names.filter(({ text }) => words.every(word => text.includes(word))).map(({ object }) => object);
    return lookupKinds.flatMap(kind => found.filter(one => one.kind === kind).slice(0, LOOKUP_PER_KIND));
  }, [names, query]);
}
