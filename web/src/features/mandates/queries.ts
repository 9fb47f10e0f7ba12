import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { AppError } from '@hakaru/contract/errors';
import { ask } from '#platform/api';
import { MandateDefaultsDocument, MandateDocument, MandateHistoryDocument, type MandateQuery } from './mandates.gen';

export type MandateRecord = MandateQuery['mandate'];

/** The terms of a mandate for its form. Only the owner has them; null for everybody else and for funds without terms. */
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

/** Defaults for a new mandate, never cached, because an organisation's rule may have changed. */
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

/** A change of terms (benchmark, class, date) changes figures too. */
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
