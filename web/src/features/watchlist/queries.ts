import type { WatchKind, WatchTab } from '@hakaru/contract/watchlist';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { ask } from '#platform/api';
import {
  WatchlistChoicesDocument,
  WatchlistDocument,
  WatchlistItemDocument,
  type WatchCheckFragment,
  type WatchFieldsFragment,
  type WatchlistItemQuery,
} from './watchlist.gen';

export type WatchRow = WatchFieldsFragment;
export type WatchItem = WatchlistItemQuery['watchlistItem'];
export type WatchCheck = WatchCheckFragment;
const ROWS = 50;

export function useWatchlist(wanted: { page: number; search: string; tab: WatchTab; kind: WatchKind | null }) {
  return useQuery({
    queryKey: ['watchlist', 'list', wanted],
    queryFn: async ({ signal }) => (await ask(WatchlistDocument, { ...wanted, first: ROWS }, signal)).watchlist,
    placeholderData: keepPreviousData,
  });
}

export function useWatchItem(id: string | undefined) {
  return useQuery({
    queryKey: ['watchlist', 'one', id],
    queryFn: async ({ signal }) => (await ask(WatchlistItemDocument, { id: id ?? '' }, signal)).watchlistItem,
    enabled: id !== undefined,
    // A refetch while somebody types would replace their input; a newer version is reported as a conflict on saving.
    refetchOnWindowFocus: false,
  });
}

export function useWatchChoices(kind: WatchKind, subject: string | null) {
  return useQuery({
    queryKey: ['watchlist', 'choices', kind, subject],
    queryFn: async ({ signal }) => (await ask(WatchlistChoicesDocument, { kind, subject }, signal)).watchlistChoices,
  });
}

export function useRefreshWatchlist() {
  const client = useQueryClient();
  return async () => {
    await client.invalidateQueries({ queryKey: ['watchlist'] });
    await client.invalidateQueries({ queryKey: ['calendar'] });
  };
}
