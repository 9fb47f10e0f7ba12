import { AppError } from '@hakaru/contract/errors';
import {
  MutationCache,
  QueryCache,
  QueryClient,
  QueryClientProvider,
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type QueryKey,
} from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isCancelled } from './api';

/**
 * Refetches invalidated queries that are still loading too. A response already on its way may be older than the change, and the library
 * would wait for it and treat it as fresh.
 */
class AskingAgain extends QueryClient {
  override invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const underWay = this.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' });
    // Active queries with data are cancelled by the library itself.
    for (const query of underWay.filter(one => one.state.data === undefined || !one.isActive())) {
      void query.cancel({ silent: true }); // silent: callers waiting for the older response get the newer one
      query.fetch().catch(() => undefined); // an error is in the query's state, and reported by the cache
    }
    return super.invalidateQueries(filters, options);
  }
}

/** The single cache of server data, cleared on impersonation and sign-out. */
export const queryClient = makeQueryClient();

export function makeQueryClient(): QueryClient {
  return new AskingAgain({
    queryCache: new QueryCache({ onError: report }),
    mutationCache: new MutationCache({ onError: report }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: mayRetry,
        retryDelay: attempt => Math.min(500 * 2 ** attempt, 8_000),
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false },
    },
  });
}

export function QueryProvider({ client = queryClient, children }: { client?: QueryClient; children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** Only faults of the app are reported: refusals are expected, and cancelled requests do not matter. */
export function isFault(error: unknown): boolean {
  return !isCancelled(error) && !(error instanceof AppError && error.refusal !== 'internal');
}

/**
 * The subject of a page does not exist, or not for this reader. The query for that subject throws it (`throwOnError: isMissing`), so that
 * the reader sees Page Not Found in the shell instead of an error with a retry button.
 */
export function isMissing(error: unknown): boolean {
  return error instanceof AppError && error.refusal === 'notFound';
}

/** Sets where faults are reported; until the app sets the error tracker, that is the console. */
export function setFaultReporter(next: (error: unknown) => void): void {
  reporter = next;
}

export function reportFault(error: unknown): void {
  reporter(error);
}

let reporter: (error: unknown) => void = error => console.error(error);

function report(error: unknown): void {
  if (isFault(error)) reportFault(error);
}

/** An outage is temporary; a refusal stays the same however often it is retried. */
function mayRetry(failures: number, error: unknown): boolean {
  return failures < 2 && error instanceof AppError && error.refusal === 'unavailable';
}
