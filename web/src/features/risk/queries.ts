import type { RiskHorizon } from '@hakaru/contract/risk-measures';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useBookContext } from '#features/figures/public';
import { ask } from '#platform/api';
import { RiskCorrelationsDocument } from './risk.gen';

/** How the excess returns of the mandates moved together. Its key begins as all figures' do: whatever moves them moves it. */
export function useCorrelations(horizon: RiskHorizon) {
  const { assetId, asOf, known } = useBookContext();
  const variables = { assetId, asOf, known, horizon };
  return useQuery({
    queryKey: ['figures', 'risk correlations', variables],
    queryFn: async ({ signal }) => (await ask(RiskCorrelationsDocument, variables, signal)).riskCorrelations,
    enabled: assetId !== '' && asOf !== '',
    placeholderData: keepPreviousData,
  });
}
