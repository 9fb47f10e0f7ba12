import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ask } from '#platform/api';
import { LiquidityItemsDocument, LiquidityLadderDocument, type LiquidityItemsQuery, type LiquidityLadderQuery } from './liquidity.gen';
import type { Scope } from './queries';

export type LiquidityLadder = LiquidityLadderQuery['liquidityLadder'];
export type LiquidityCell = LiquidityLadder['rows'][number]['total'];
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
