import type { BookView } from '#features/figures/public';
import type { Hypothetical } from './queries';

/** Something of the book by its code and name; empty where the part is another mix. */
export function partName({ index }: BookView, mixes: readonly Hypothetical[], id: string): string {
  if (mixes.some(mix => mix.id === id)) return '';
  return `${index.entity(id)?.ref ?? ''} ${index.nameOf(id)}`.trim();
}

export const mixName = (mixes: readonly Hypothetical[], id: string): string => mixes.find(mix => mix.id === id)?.name ?? '';
