import type { AttributionHorizon } from '@hakaru/contract/attribution';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useBookContext } from '#features/figures/public';
import { ask } from '#platform/api';
import { AttributionPathDocument, type AttributionPathQuery } from './attribution.gen';

export type PathPoint = AttributionPathQuery['attributionPath'][number];

/** How the effects of the whole came together through a period. Its key begins as all figures' do: whatever moves them moves it. */
export function useAttributionPath(horizon: AttributionHorizon) {
  const { assetId, asOf, known } = useBookContext();
  const variables = { assetId, asOf, known, horizon };
  return useQuery({
    queryKey: ['figures', 'attribution', variables],
    queryFn: async ({ signal }) => (await ask(AttributionPathDocument, variables, signal)).attributionPath,
    enabled: assetId !== '' && asOf !== '',
    placeholderData: keepPreviousData,
  });
}
