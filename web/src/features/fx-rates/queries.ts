import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { fxTenors, rateMethods } from '@hakaru/contract/enumerations';
import { addMonths } from '@hakaru/engine/calendar/day';
import { useMarketContext } from '#features/securities/public';
import { useProfile } from '#features/profile/public';
import { ask } from '#platform/api';
import type { FxAddress, RateFact } from './address';
import { FxRatesDocument, FxRateStoriesDocument, type FxRatesQuery } from './fx-rates.gen';

export type RatePage = FxRatesQuery['fxRates'];
export type RateRow = RatePage['data'][number];

const ROWS = 1_000;

const methodOf = (source: string | undefined) => rateMethods.find(one => one === source) ?? null;
const tenorOf = (tenor: string | undefined) => fxTenors.find(one => one === tenor) ?? null;

export function useRates({ pair, source, tenor, from, to, page }: FxAddress) {
  const variables = {
    ...useMarketContext(),
    pair: pair ?? null,
    source: methodOf(source),
    tenor: tenorOf(tenor),
    from: from ?? null,
    interpolateTo: to ?? null,
    page: page ?? 1,
    first: ROWS,
  };
  return useQuery({
    queryKey: ['fx-rates', 'list', variables],
    queryFn: async ({ signal }) => (await ask(FxRatesDocument, variables, signal)).fxRates,
    placeholderData: keepPreviousData,
  });
}

/** The source and tenor of the matrix unless others are chosen. */
export const MATRIX = { source: 'WMR', tenor: 'spot' } as const;

/** A year of days by default; two thousand rates are enough for five pairs. */
export function useMatrix({ pair, source = MATRIX.source, tenor = MATRIX.tenor, from }: FxAddress) {
  const place = useMarketContext();
  const { today } = useProfile();
  const variables = {
    ...place,
    pair: pair ?? null,
    source: methodOf(source),
    tenor: tenorOf(tenor),
    from: from ?? addMonths(place.asOf ?? today, -12),
    first: 2_000,
  };
  return useQuery({
    queryKey: ['fx-rates', 'matrix', variables],
    queryFn: async ({ signal }) => (await ask(FxRatesDocument, variables, signal)).fxRates,
    placeholderData: keepPreviousData,
  });
}

export function useRateStories(fact: RateFact) {
  const { assetId } = useMarketContext();
  const source = methodOf(fact.source);
  const tenor = tenorOf(fact.tenor);
  return useQuery({
    queryKey: ['fx-rates', 'stories', assetId, fact],
    queryFn: async ({ signal }) =>
      source && tenor ? (await ask(FxRateStoriesDocument, { assetId, ...fact, source, tenor }, signal)).fxRateStories : [],
  });
}

export function useRefreshRates() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['fx-rates'] });
}
