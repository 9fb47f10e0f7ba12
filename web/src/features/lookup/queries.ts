import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ask } from '#platform/api';
import { LookupDocument, type LookupQuery } from './lookup.gen';

export type FoundObject = LookupQuery['lookup'][number];

/** Objects by code or name; the previous results stay until the next response arrives. */
export function useLookup(search: string, assetId: string | null) {
  return useQuery({
    queryKey: ['lookup', search, assetId],
    queryFn: async ({ signal }) => (await ask(LookupDocument, { search, assetId }, signal)).lookup,
    enabled: search !== '',
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
}
