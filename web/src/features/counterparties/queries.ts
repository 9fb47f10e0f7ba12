import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '#platform/api';
import { CounterpartiesDocument, CounterpartyDocument, type CounterpartyFieldsFragment } from './counterparties.gen';

export type CounterpartyRow = CounterpartyFieldsFragment;
const ROWS = 50;

export function useCounterparties(wanted: { page: number; search: string }) {
  return useQuery({
    queryKey: ['counterparties', 'list', wanted],
    queryFn: async ({ signal }) => (await ask(CounterpartiesDocument, { ...wanted, first: ROWS }, signal)).counterparties,
    placeholderData: keepPreviousData,
  });
}

export function useCounterparty(id: string | undefined) {
  return useQuery({
    queryKey: ['counterparties', 'one', id],
    queryFn: async ({ signal }) => (await ask(CounterpartyDocument, { id: id ?? '' }, signal)).counterparty,
    enabled: id !== undefined,
    // A refetch while somebody types would replace their input; a newer version is reported as a conflict on saving.
    refetchOnWindowFocus: false,
  });
}

export function useRefreshCounterparties() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['counterparties'] });
}
