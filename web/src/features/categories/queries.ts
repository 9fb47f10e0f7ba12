import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '#platform/api';
import {
  CategoriesDocument,
  CategoryCandidatesDocument,
  type CategoryCandidatesQuery,
  type CategoryDetailFragment,
} from './categories.gen';

export type Category = CategoryDetailFragment;
export type Candidate = CategoryCandidatesQuery['categoryCandidates']['data'][number];

/** Every category of an asset, including archived ones. */
export function useCategories(assetId: string) {
  return useQuery({
    queryKey: ['categories', 'list', assetId],
    queryFn: async ({ signal }) => (await ask(CategoriesDocument, { assetId }, signal)).categories.data,
    enabled: assetId !== '',
  });
}

/** The entities a kind of category can contain. */
export function useCandidates(assetId: string, kind: string) {
  return useQuery({
    queryKey: ['categories', 'candidates', assetId, kind],
    queryFn: async ({ signal }) => (await ask(CategoryCandidatesDocument, { assetId, kind }, signal)).categoryCandidates.data,
    enabled: assetId !== '',
  });
}

/** Figures depend on classes, so they are refetched too. */
export function useRefreshCategories() {
  const client = useQueryClient();
  return async () => {
    await Promise.all(['categories', 'figures', 'mandates'].map(feature => client.invalidateQueries({ queryKey: [feature] })));
  };
}
