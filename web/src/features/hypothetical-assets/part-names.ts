import type { BookView } from '#features/figures/public';
import type { Hypothetical } from './queries';

/** Code and name of an entity of the book; empty where the component is another mix. */
export function partName({ index }: BookView, mixes: readonly Hypothetical[], id: string): string {
  if (mixes.some(mix => mix.id === id)) return '';
  return `${index.entity(id)?.ref ?? ''} ${index.nameOf(id)}`.trim();
}

export const mixName = (mixes: readonly Hypothetical[], id: string): string => mixes.find(mix => mix.id === id)?.name ?? '';
