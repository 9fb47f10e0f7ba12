import { LOOKUP_PER_KIND, lookupWords } from '@hakaru/contract/lookup';
import type { Visitor } from '@hakaru/contract/navigation';
import { areaOf } from '@hakaru/contract/organisations';
import { useMemo } from 'react';
import { useKeptBook } from '#features/figures/public';
import type { FoundObject } from '#features/lookup/public';
import { wordsOf } from './items';

/**
 * Mandates of the current asset, which the browser has already loaded: listed while typing, before the server's results arrive. Not for
 * consultants, whose results name the client, which only the server knows.
 */
export function useNearObjects(visitor: Visitor, query: string): readonly FoundObject[] {
  const book = useKeptBook();
  const isOwner = areaOf(visitor.category) === 'owner';
  return useMemo(() => {
    const words = lookupWords(query);
    if (!book || !isOwner || words.length === 0) return [];
    const found = book.entities.filter(({ type, ref, name, shortName }) => {
      const text = wordsOf(ref, name.en, name.jp, shortName);
      return type === 'mandate' && words.every(word => text.includes(word));
    });
    return found
      .toSorted((a, b) => (a.ref < b.ref ? -1 : 1))
      .slice(0, LOOKUP_PER_KIND)
      .map(({ id, ref, name }) => ({
        kind: 'mandate',
        id,
        code: ref,
        name: name.en,
        nameJp: name.jp,
        clientName: null,
        clientNameJp: null,
        assetId: book.assetId,
        path: `/mandates/${id}`,
      }));
  }, [book, isOwner, query]);
}
