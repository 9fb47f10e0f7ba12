import { useMemo } from 'react';
import type { BookIndex } from '#features/figures/public';
import { useLanguage } from '#platform/text';

export type Offered = { value: string; label: string }[];

/** Every other benchmark of the asset; the server refuses one that would lead back to this one. */
export function useOffered({ book }: BookIndex, own: string): Offered {
  const language = useLanguage();
  return useMemo(
    () =>
      book.entities
        .filter(({ kind, id }) => kind === 'benchmark' && id !== own)
        .map(({ id, ref, name }) => ({ value: id, label: `${name[language]} (${ref})` })),
    [book, own, language],
  );
}
