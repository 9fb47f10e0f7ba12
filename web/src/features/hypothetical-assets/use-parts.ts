import type { BookView } from '#features/figures/public';
import { useLanguage } from '#platform/text';
import type { Parts } from './part-names';
import { usePartProducts, type Hypothetical } from './queries';

export function useParts(view: BookView, mixes: readonly Hypothetical[]): Parts {
  const { data: products = [] } = usePartProducts();
  return { view, mixes, products, language: useLanguage() };
}
