import type { FavouriteKind } from '@hakaru/contract/favourites';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useProfile } from '#features/profile/public';
import { ask } from '#platform/api';
import {
  AddFavouriteDocument,
  FavouritesDocument,
  OrderFavouritesDocument,
  RemoveFavouriteDocument,
  type FavouriteFieldsFragment,
} from './favourites.gen';

export type Favourite = FavouriteFieldsFragment;
/** Identifies a favourite. */
type Ref = { kind: string; id: string };

/** Support staff have separate favourites in each organisation they work in. */
function useKey(): readonly unknown[] {
  const { organisation } = useProfile();
  return ['favourites', organisation.id];
}

/** The user's favourites, in their order. */
export function useFavourites() {
  return useQuery({
    queryKey: useKey(),
    queryFn: async ({ signal }) => (await ask(FavouritesDocument, {}, signal)).favourites,
    staleTime: 60_000,
  });
}

const refOf = ({ kind, id }: Ref): Ref => ({ kind, id });

/** Adds, removes and reorders; each response is the new list. */
export function useChangeFavourites() {
  const client = useQueryClient();
  const key = useKey();
  const onSuccess = (favourites: Favourite[]) => client.setQueryData(key, favourites);
  const onError = () => client.invalidateQueries({ queryKey: key }); // changed elsewhere meanwhile: refetches the list
  const add = useMutation({
    mutationFn: async (one: { kind: FavouriteKind; id: string }) =>
      (await ask(AddFavouriteDocument, { favourite: refOf(one) })).addFavourite,
    onSuccess,
    onError,
  });
  const remove = useMutation({
    mutationFn: async (one: Ref) => (await ask(RemoveFavouriteDocument, { favourite: refOf(one) })).removeFavourite,
    onSuccess,
    onError,
  });
  const order = useMutation({
    mutationFn: async (all: readonly Ref[]) => (await ask(OrderFavouritesDocument, { favourites: all.map(refOf) })).orderFavourites,
    onSuccess,
    onError,
  });
  return { add, remove, order };
}
