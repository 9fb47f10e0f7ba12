import type { Environment } from '@hakaru/contract/limits';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#platform/api';

/** The installation's public settings, readable before anybody signs in. */
export type Site = {
  environment: Environment;
  release: string;
  mainSiteUrl: string;
  externalLoginUrl: string;
  helpUrlManager: string | null;
  helpUrlDefault: string | null;
  environments: Partial<Record<Environment, string>>;
  /** Where error reports are sent; its key is public by design. */
  sentryDsn: string | null;
};

export const siteQuery = queryOptions({
  queryKey: ['site'],
  queryFn: ({ signal }) => call<Site>('GET', 'site', undefined, { signal }),
  staleTime: Infinity,
});

/** Until the response arrives a production site is assumed, so that nothing is shown that production would hide. */
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
