import type { PeerMember, PeerWindow } from '@hakaru/contract/manager-comparisons';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '#platform/api';
import {
  ManagerComparisonDocument,
  ManagerComparisonPeersDocument,
  ManagerComparisonSetsDocument,
  type ComparisonSetFieldsFragment,
  type ManagerComparisonQuery,
  type PeerFieldsFragment,
  type PeerFigureFragment,
} from './manager-comparisons.gen';

export type Peer = PeerFieldsFragment;
export type SavedSet = ComparisonSetFieldsFragment;
export type Comparison = NonNullable<ManagerComparisonQuery['managerComparison']>;
export type Row = Comparison['rows'][number];

/** The figure itself carries no quality; its trace shows that of each part. */
export const shown = (figure: PeerFigureFragment) => ({ ...figure, quality: null });

export function usePeers() {
  return useQuery({
    queryKey: ['figures', 'manager-comparison', 'peers'],
    queryFn: async ({ signal }) => (await ask(ManagerComparisonPeersDocument, {}, signal)).managerComparisonPeers,
  });
}

export function useSets() {
  return useQuery({
    queryKey: ['manager-comparison-sets'],
    queryFn: async ({ signal }) => (await ask(ManagerComparisonSetsDocument, {}, signal)).managerComparisonSets,
  });
}

export type Asked = { members: readonly PeerMember[]; months: PeerWindow | null; rolling: PeerWindow };

export function useComparison({ members, months, rolling }: Asked) {
  const variables = { members: [...members], months, rolling };
  return useQuery({
    queryKey: ['figures', 'manager-comparison', variables],
    queryFn: async ({ signal }) => (await ask(ManagerComparisonDocument, variables, signal)).managerComparison ?? null,
    enabled: members.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
  });
}

export function useRefreshSets() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['manager-comparison-sets'] });
}
