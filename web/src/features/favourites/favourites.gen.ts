// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type FavouriteInput = {
  /** The identifier, to be sent back as it came. */
  id: string;
  /** The kind. */
  kind: string;
};

/** What was found. */
export type ObjectKind =
  | 'assetClass'
  | 'benchmark'
  | 'client'
  | 'company'
  | 'counterparty'
  | 'document'
  | 'fund'
  | 'instruction'
  | 'mandate'
  | 'person'
  | 'product'
  | 'report'
  | 'security';

export type FavouritesQueryVariables = Exact<{ [key: string]: never; }>;


export type FavouritesQuery = { favourites: Array<{ kind: ObjectKind, id: string, code: string | null, name: string, nameJp: string, clientName: string | null, clientNameJp: string | null, assetId: string | null, path: string }> };

export type AddFavouriteMutationVariables = Exact<{
  favourite: FavouriteInput;
}>;


export type AddFavouriteMutation = { addFavourite: Array<{ kind: ObjectKind, id: string, code: string | null, name: string, nameJp: string, clientName: string | null, clientNameJp: string | null, assetId: string | null, path: string }> };

export type RemoveFavouriteMutationVariables = Exact<{
  favourite: FavouriteInput;
}>;


export type RemoveFavouriteMutation = { removeFavourite: Array<{ kind: ObjectKind, id: string, code: string | null, name: string, nameJp: string, clientName: string | null, clientNameJp: string | null, assetId: string | null, path: string }> };

export type OrderFavouritesMutationVariables = Exact<{
  favourites: Array<FavouriteInput> | FavouriteInput;
}>;


export type OrderFavouritesMutation = { orderFavourites: Array<{ kind: ObjectKind, id: string, code: string | null, name: string, nameJp: string, clientName: string | null, clientNameJp: string | null, assetId: string | null, path: string }> };

export type FavouriteFieldsFragment = { kind: ObjectKind, id: string, code: string | null, name: string, nameJp: string, clientName: string | null, clientNameJp: string | null, assetId: string | null, path: string };

export const FavouritesDocument = `query Favourites {
  favourites {
    ...FavouriteFields
  }
}

fragment FavouriteFields on FoundObject {
  kind
  id
  code
  name
  nameJp
  clientName
  clientNameJp
  assetId
  path
}` as TypedDocument<FavouritesQuery, FavouritesQueryVariables>;

export const AddFavouriteDocument = `mutation AddFavourite($favourite: FavouriteInput!) {
  addFavourite(favourite: $favourite) {
    ...FavouriteFields
  }
}

fragment FavouriteFields on FoundObject {
  kind
  id
  code
  name
  nameJp
  clientName
  clientNameJp
  assetId
  path
}` as TypedDocument<AddFavouriteMutation, AddFavouriteMutationVariables>;

export const RemoveFavouriteDocument = `mutation RemoveFavourite($favourite: FavouriteInput!) {
  removeFavourite(favourite: $favourite) {
    ...FavouriteFields
  }
}

fragment FavouriteFields on FoundObject {
  kind
  id
  code
  name
  nameJp
  clientName
  clientNameJp
  assetId
  path
}` as TypedDocument<RemoveFavouriteMutation, RemoveFavouriteMutationVariables>;

export const OrderFavouritesDocument = `mutation OrderFavourites($favourites: [FavouriteInput!]!) {
  orderFavourites(favourites: $favourites) {
    ...FavouriteFields
  }
}

fragment FavouriteFields on FoundObject {
  kind
  id
  code
  name
  nameJp
  clientName
  clientNameJp
  assetId
  path
}` as TypedDocument<OrderFavouritesMutation, OrderFavouritesMutationVariables>;
