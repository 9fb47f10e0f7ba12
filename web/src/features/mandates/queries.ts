import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { AppError } from '@hakaru/contract/errors';
import { ask } from '#platform/api';
import { MandateDefaultsDocument, MandateDocument, MandateHistoryDocument, type MandateQuery } from './mandates.gen';

export type MandateRecord = MandateQuery['mandate'];

/** The contract as its form shows it. Only its owner has it: for everybody else, and for funds without terms, there is none (null). */
export function useMandate(id: string | undefined) {
  return useQuery({
    queryKey: ['mandates', 'one', id],
    queryFn: async ({ signal }) => {
      try {
        return (await ask(MandateDocument, { id: id ?? '' }, signal)).mandate;
      } catch (error) {
        if (error instanceof AppError && error.refusal === 'notFound') return null;
        throw error;
      }
    },
    enabled: id !== undefined,
  });
}

/** What a new mandate starts with; an organisation's rule may have changed since the last one. */
export function useMandateDefaults() {
  return useQuery({
    queryKey: ['mandates', 'defaults'],
    queryFn: async ({ signal }) => (await ask(MandateDefaultsDocument, {}, signal)).mandateDefaults,
    staleTime: 0,
    gcTime: 0,
  });
}

export const HISTORY_PAGE = 20;

export function useMandateHistory(id: string, page: number) {
  return useQuery({
    queryKey: ['mandates', 'history', id, page],
    queryFn: async ({ signal }) => (await ask(MandateHistoryDocument, { id, first: HISTORY_PAGE, page }, signal)).mandateHistory,
    placeholderData: keepPreviousData,
  });
}

/** A change of terms changes figures too: a benchmark, a class, a date. */
export function useRefreshBook() {
  const client = useQueryClient();
  return async () => {
    await Promise.all(
      ['mandates', 'benchmarks', 'figures', 'packages', 'reporting-tasks'].map(feature =>
        client.invalidateQueries({ queryKey: [feature] }),
      ),
    );
  };
}
