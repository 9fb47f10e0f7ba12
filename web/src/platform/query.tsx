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
 * What is invalid is asked for again, also where nothing is there yet: an answer that was on its way before something was added does not
 * hold it, and the library would wait for that answer and take it for a fresh one.
 */
class AskingAgain extends QueryClient {
  override invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const underWay = this.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' });
    // Those with data that a screen shows are cancelled by the library itself.
    for (const query of underWay.filter(one => one.state.data === undefined || !one.isActive())) {
      void query.cancel({ silent: true }); // silent: whoever waits for the older answer gets the newer one
      query.fetch().catch(() => undefined); // an error is in the query's state, and reported by the cache
    }
    return super.invalidateQueries(filters, options);
  }
}

/** The one cache of server data. `queryClient.clear()` on impersonation and sign-out. */
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

/** Only our own faults are worth a report: refusals are answers, cancelled requests are nothing. */
export function isFault(error: unknown): boolean {
  return !isCancelled(error) && !(error instanceof AppError && error.refusal !== 'internal');
}

/**
 * What a page is about does not exist, or not for this reader. A query about the page's own subject throws it (`throwOnError: isMissing`), so
 * that the reader sees Page Not Found in the shell instead of an error with a button that asks again.
 */
export function isMissing(error: unknown): boolean {
  return error instanceof AppError && error.refusal === 'notFound';
}

/** Where faults go; the app sets the error tracker, until then the console. */
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

/** An outage passes; a refusal stays a refusal however often it is asked. */
function mayRetry(failures: number, error: unknown): boolean {
  return failures < 2 && error instanceof AppError && error.refusal === 'unavailable';
}
