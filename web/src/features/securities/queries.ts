import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useBookContext } from '#features/figures/public';
import { ask } from '#platform/api';
import { isMissing } from '#platform/query';
import type { PriceFact, SecuritiesAddress } from './address';
import {
  PriceStoriesDocument,
  SecuritiesDocument,
  SecurityDocument,
  SecurityPricesDocument,
  type SecuritiesQuery,
  type SecurityPricesQuery,
  type SecurityQuery,
} from './securities.gen';

export type SecurityRow = SecuritiesQuery['securities']['data'][number];
export type Security = SecurityQuery['security'];
export type PriceRow = SecurityPricesQuery['securityPrices']['data'][number];

/** The number of rows a table loads at once; a larger security master is paged. */
const ROWS = 1_000;

/** Asset, as-of date and knowledge time of market data; without a portfolio, the organisation's own data of today. */
export function useMarketContext(): { assetId: string | null; asOf: string | null; known: string | null } {
  const { assetId, asOf, known } = useBookContext();
  return { assetId: assetId || null, asOf: asOf || null, known };
}

export function useSecurities({ q, type, currency, stale, page }: SecuritiesAddress) {
  const variables = {
    ...useMarketContext(),
    search: q ?? null,
    type: type ?? null,
    currency: currency ?? null,
    stale: stale ?? null,
    page: page ?? 1,
    first: ROWS,
  };
  return useQuery({
    queryKey: ['securities', 'list', variables],
    queryFn: async ({ signal }) => (await ask(SecuritiesDocument, variables, signal)).securities,
    placeholderData: keepPreviousData,
  });
}

export function useSecurity(ref: string) {
  const variables = { ...useMarketContext(), ref };
  return useQuery({
    queryKey: ['securities', 'one', variables],
    queryFn: async ({ signal }) => (await ask(SecurityDocument, variables, signal)).security,
    throwOnError: isMissing,
  });
}

export function usePrices(securityId: string) {
  const variables = { ...useMarketContext(), securityId, first: ROWS };
  return useQuery({
    queryKey: ['securities', 'prices', variables],
    queryFn: async ({ signal }) => (await ask(SecurityPricesDocument, variables, signal)).securityPrices,
    placeholderData: keepPreviousData,
  });
}

export function usePriceStories(fact: PriceFact) {
  const { assetId } = useMarketContext();
  const variables = { assetId, ...fact };
  return useQuery({
    queryKey: ['securities', 'stories', variables],
    queryFn: async ({ signal }) => (await ask(PriceStoriesDocument, variables, signal)).priceStories,
  });
}

export function useRefreshSecurities() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['securities'] });
}
