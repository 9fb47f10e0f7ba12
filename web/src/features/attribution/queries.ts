import type { AttributionForm, AttributionPeriod } from '@hakaru/contract/attribution';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useBookContext } from '#features/figures/public';
import { ask } from '#platform/api';
import { AttributionOptionsDocument, AttributionPathDocument, type AttributionPathQuery } from './attribution.gen';

export type PathPoint = AttributionPathQuery['attributionPath'][number];

/** How the effects of the whole came together through a period. Its key begins as all figures' do: whatever moves them moves it. */
export function useAttributionPath(period: AttributionPeriod, form: AttributionForm) {
  const { assetId, asOf, known } = useBookContext();
  const variables = { assetId, asOf, known, horizon: period, form };
  return useQuery({
    queryKey: ['figures', 'attribution', variables],
    queryFn: async ({ signal }) => (await ask(AttributionPathDocument, variables, signal)).attributionPath,
    enabled: assetId !== '' && asOf !== '',
    placeholderData: keepPreviousData,
  });
}

/** By which method the owner links months; kept with the figures, because they move with it. */
export function useAttributionOptions() {
  const { assetId, known } = useBookContext();
  const variables = { assetId, known };
  return useQuery({
    queryKey: ['figures', 'attributionOptions', variables],
    queryFn: async ({ signal }) => (await ask(AttributionOptionsDocument, variables, signal)).attributionOptions,
    enabled: assetId !== '',
    placeholderData: keepPreviousData,
  });
}
