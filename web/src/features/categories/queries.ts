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

/** Every category of an asset, archived ones too. */
export function useCategories(assetId: string) {
  return useQuery({
    queryKey: ['categories', 'list', assetId],
    queryFn: async ({ signal }) => (await ask(CategoriesDocument, { assetId }, signal)).categories.data,
    enabled: assetId !== '',
  });
}

/** What a kind of category gathers. */
export function useCandidates(assetId: string, kind: string) {
  return useQuery({
    queryKey: ['categories', 'candidates', assetId, kind],
    queryFn: async ({ signal }) => (await ask(CategoryCandidatesDocument, { assetId, kind }, signal)).categoryCandidates.data,
    enabled: assetId !== '',
  });
}

/** Classes are part of figures: what is shown of them is fetched again too. */
export function useRefreshCategories() {
  const client = useQueryClient();
  return async () => {
    await Promise.all(['categories', 'figures', 'mandates'].map(feature => client.invalidateQueries({ queryKey: [feature] })));
  };
}
