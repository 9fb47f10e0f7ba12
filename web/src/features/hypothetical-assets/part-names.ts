import type { BookView } from '#features/figures/public';
import type { Language } from '@hakaru/contract/languages';
import type { Hypothetical, PartProduct } from './queries';

/** What a component may be beside an entity of the book. */
export type Parts = { view: BookView; mixes: readonly Hypothetical[]; products: readonly PartProduct[]; language: Language };

/** Code and name of an entity of the book, or a product with its manager; empty where the component is another mix or not to be found. */
export function partName({ view: { index }, mixes, products, language }: Parts, id: string): string {
  if (mixes.some(mix => mix.id === id)) return '';
  const product = products.find(one => one.id === id);
  if (product) return productName(product, language);
  return `${index.entity(id)?.ref ?? ''} ${index.nameOf(id)}`.trim();
}

export function productName({ nameEn, nameJp, managerEn, managerJp }: PartProduct, language: Language): string {
  return language === 'jp' ? `${nameJp}（${managerJp}）` : `${nameEn} (${managerEn})`;
}

export const mixName = (mixes: readonly Hypothetical[], id: string): string => mixes.find(mix => mix.id === id)?.name ?? '';
