import * as z from 'zod/mini';

/** What can be a favourite: objects with a page of their own to which users return. */
export const favouriteKinds = ['mandate', 'fund', 'assetClass', 'report', 'document'] as const;
export type FavouriteKind = (typeof favouriteKinds)[number];

/** More would be a list to search in, and there is a search. */
export const FAVOURITES_MAX = 50;

export type FavouriteRef = { kind: FavouriteKind; id: string };
export const favouriteKind = z.enum(favouriteKinds, 'invalid');
