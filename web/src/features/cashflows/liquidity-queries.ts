import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ask } from '#platform/api';
import {
  LiquidityItemsDocument,
  LiquidityLadderDocument,
  RedemptionTermsOfDocument,
  type LiquidityItemsQuery,
  type LiquidityLadderQuery,
  type RedemptionTermsFieldsFragment,
} from './liquidity.gen';
import type { Scope } from './queries';

export type LiquidityLadder = LiquidityLadderQuery['liquidityLadder'];
export type LiquidityCell = LiquidityLadder['rows'][number]['total'];
export type RedemptionTerms = RedemptionTermsFieldsFragment;
export type LiquidityItem = LiquidityItemsQuery['liquidityItems'][number];

export function useLiquidityLadder(wanted: Scope & { into: string | null }) {
  return useQuery({
    queryKey: ['cashflows', 'liquidity', wanted],
    queryFn: async ({ signal }) => (await ask(LiquidityLadderDocument, wanted, signal)).liquidityLadder,
    placeholderData: keepPreviousData,
  });
}

export function useLiquidityItems(wanted: Scope & { source: string; step: string; currency: string | null }) {
  return useQuery({
    queryKey: ['cashflows', 'liquidity-items', wanted],
    queryFn: async ({ signal }) => (await ask(LiquidityItemsDocument, wanted, signal)).liquidityItems,
  });
}

export function useRedemptionTerms(scope: Scope) {
  return useQuery({
    queryKey: ['cashflows', 'redemption-terms', scope],
    queryFn: async ({ signal }) => (await ask(RedemptionTermsOfDocument, scope, signal)).redemptionTerms,
  });
}
