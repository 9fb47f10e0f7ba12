import type { Environment } from '@hakaru/contract/limits';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#platform/api';

/** What this installation says about itself before anybody signs in. */
export type Site = {
  environment: Environment;
  release: string;
  mainSiteUrl: string;
  externalLoginUrl: string;
  helpUrlManager: string | null;
  helpUrlDefault: string | null;
  environments: Partial<Record<Environment, string>>;
  /** Where error reports belong; its key is public by design. */
  sentryDsn: string | null;
};

export const siteQuery = queryOptions({
  queryKey: ['site'],
  queryFn: ({ signal }) => call<Site>('GET', 'site', undefined, { signal }),
  staleTime: Infinity,
});

/** Until the answer is there a production site is assumed: nothing is shown that production would hide. */
export function useSite(): Site {
  return useQuery(siteQuery).data ?? QUIET;
}

const QUIET: Site = {
  environment: 'production',
  release: '',
  mainSiteUrl: '/',
  externalLoginUrl: '/login',
  helpUrlManager: null,
  helpUrlDefault: null,
  environments: {},
  sentryDsn: null,
};
