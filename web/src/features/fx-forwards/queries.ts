import type { FxForwardTab } from '@hakaru/contract/fx-forwards';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '#platform/api';
import {
  FxForwardChoicesDocument,
  FxForwardDocument,
  FxForwardLadderDocument,
  FxForwardsDocument,
  FxRollProposalDocument,
  type ForwardFieldsFragment,
  type FxForwardChoicesQuery,
  type FxForwardLadderQuery,
  type FxForwardQuery,
  type FxRollProposalQuery,
} from './fx-forwards.gen';

export type ForwardLine = ForwardFieldsFragment;
export type ForwardRecord = FxForwardQuery['fxForward'];
export type Rung = FxForwardLadderQuery['fxForwardLadder'][number];
export type Choices = FxForwardChoicesQuery['fxForwardChoices'];
export type Proposal = FxRollProposalQuery['fxRollProposal'][number];
const ROWS = 50;

type Wanted = {
  assetId: string | null;
  tab: FxForwardTab | null;
  entityId?: string | null;
  counterpartyId?: string | null;
  search: string;
  page: number;
};

export function useForwards(wanted: Wanted) {
  return useQuery({
    queryKey: ['fx-forwards', 'list', wanted],
    queryFn: async ({ signal }) => (await ask(FxForwardsDocument, { ...wanted, first: ROWS }, signal)).fxForwards,
    placeholderData: keepPreviousData,
  });
}

export function useForward(id: string) {
  return useQuery({
    queryKey: ['fx-forwards', 'one', id],
    queryFn: async ({ signal }) => (await ask(FxForwardDocument, { id }, signal)).fxForward,
    refetchOnWindowFocus: false,
  });
}

export function useLadder(wanted: { assetId: string | null; entityId: string | null }) {
  return useQuery({
    queryKey: ['fx-forwards', 'ladder', wanted],
    queryFn: async ({ signal }) => (await ask(FxForwardLadderDocument, wanted, signal)).fxForwardLadder,
  });
}

export function useForwardChoices() {
  return useQuery({
    queryKey: ['fx-forwards', 'choices'],
    queryFn: async ({ signal }) => (await ask(FxForwardChoicesDocument, {}, signal)).fxForwardChoices,
  });
}

export function useRollProposal(ids: readonly string[]) {
  return useQuery({
    queryKey: ['fx-forwards', 'proposal', ids],
    queryFn: async ({ signal }) => (await ask(FxRollProposalDocument, { ids: [...ids] }, signal)).fxRollProposal,
    enabled: ids.length > 0,
    refetchOnWindowFocus: false,
  });
}

export function useRefreshForwards() {
  const client = useQueryClient();
  return () => Promise.all(['fx-forwards', 'currency-hedge', 'counterparties'].map(name => client.invalidateQueries({ queryKey: [name] })));
}
