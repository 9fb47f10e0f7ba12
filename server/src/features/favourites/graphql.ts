import { favouriteKind, FAVOURITES_MAX, type FavouriteRef } from '@hakaru/contract/favourites';
import { invalid } from '@hakaru/contract/errors';
import { parse } from '@hakaru/contract/fields';
import { FoundType } from '#features/lookup/public';
import { MEMBER } from '#platform/access';
import { signedIn } from '#platform/context';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { addFavourite, listFavourites, orderFavourites, removeFavourite } from './actions';

const FavouriteInput = builder.inputType('FavouriteInput', {
  fields: t => ({ kind: t.string({ required: true }), id: t.id({ required: true }) }),
});

const refOf = ({ kind, id }: { kind: string; id: string }): FavouriteRef => ({ kind: parse(favouriteKind, kind), id: idOf(id) });

builder.queryFields(t => ({
  favourites: t.field({
    description: 'What the sender keeps at hand and may still open, in their order.',
    type: [FoundType],
    access: MEMBER,
    resolve: (_, __, ctx) => listFavourites(signedIn(ctx)),
  }),
}));
builder.mutationFields(t => ({
  addFavourite: t.field({
    type: [FoundType],
    access: MEMBER,
    args: { favourite: t.arg({ type: FavouriteInput, required: true }) },
    resolve: (_, { favourite }, ctx) => addFavourite(signedIn(ctx), refOf(favourite)),
  }),
  removeFavourite: t.field({
    type: [FoundType],
    access: MEMBER,
    args: { favourite: t.arg({ type: FavouriteInput, required: true }) },
    resolve: (_, { favourite }, ctx) => removeFavourite(signedIn(ctx), refOf(favourite)),
  }),
  orderFavourites: t.field({
    type: [FoundType],
    access: MEMBER,
    args: { favourites: t.arg({ type: [FavouriteInput], required: true }) },
    resolve: (_, { favourites }, ctx) => {
      if (favourites.length > FAVOURITES_MAX) throw invalid('favourites', 'tooMany');
      return orderFavourites(signedIn(ctx), favourites.map(refOf));
    },
  }),
}));
