import type { RebalancingTerms } from '@hakaru/contract/rebalancings';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useBookContext } from '#features/figures/public';
import { ask } from '#platform/api';
import {
  RebalancingPlanDocument,
  RebalancingsDocument,
  type RebalancingFieldsFragment,
  type RebalancingFigureFragment,
  type RebalancingPlanQuery,
} from './rebalancings.gen';

export type Plan = RebalancingPlanQuery['rebalancingPlan'];
export type PlanLine = Plan['lines'][number];
export type Proposal = RebalancingFieldsFragment;

/** The figure itself carries no quality; its trace shows that of each part. */
export const shown = (figure: RebalancingFigureFragment) => ({ ...figure, quality: null });

/** The trades for these terms. The key starts with 'figures', so that it is invalidated together with all figures. */
export function usePlan(terms: RebalancingTerms | null) {
  const { assetId, known } = useBookContext();
  return useQuery({
    queryKey: ['figures', 'rebalancing', assetId, known, terms],
    queryFn: async ({ signal }) => (terms ? (await ask(RebalancingPlanDocument, { assetId, known, terms }, signal)).rebalancingPlan : null),
    enabled: assetId !== '' && terms !== null,
    placeholderData: keepPreviousData,
    retry: false,
  });
}

export function useProposals() {
  const { assetId } = useBookContext();
  return useQuery({
    queryKey: ['rebalancings', assetId],
    queryFn: async ({ signal }) => (await ask(RebalancingsDocument, { assetId }, signal)).rebalancings,
    enabled: assetId !== '',
  });
}

export function useRefreshProposals() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['rebalancings'] });
}
