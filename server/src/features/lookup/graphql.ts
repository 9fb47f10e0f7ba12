import { parse } from '@hakaru/contract/fields';
import { searchText } from '@hakaru/contract/organisation-settings';
import { MEMBER } from '#platform/access';
import { signedIn } from '#platform/context';
import { ObjectKindEnum } from '#platform/enumerations/people';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { lookUp } from './actions';
import type { Found } from './found';

export const FoundType = builder.objectRef<Found>('FoundObject').implement({
  description: 'Something with a screen of its own, found by code or name.',
  fields: t => ({
    kind: t.expose('kind', { type: ObjectKindEnum }),
    id: t.exposeID('id'),
    code: t.exposeString('code', { nullable: true }),
    name: t.exposeString('nameEn'),
    nameJp: t.exposeString('nameJp'),
    clientName: t.string({ nullable: true, resolve: ({ client }) => client?.en ?? null }),
    clientNameJp: t.string({ nullable: true, resolve: ({ client }) => client?.jp ?? null }),
    assetId: t.exposeID('assetId', { nullable: true }),
    path: t.exposeString('path', { description: 'Below the area of the sender, unless it begins with /settings.' }),
  }),
});

builder.queryFields(t => ({
  lookup: t.field({
    access: MEMBER,
    type: [FoundType],
    args: { search: t.arg.string({ required: true }), assetId: t.arg.id() },
    resolve: (_, { search, assetId }, ctx) => lookUp(signedIn(ctx), parse(searchText, search), assetId ? idOf(assetId) : null),
  }),
}));
