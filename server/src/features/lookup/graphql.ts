import { parse } from '@hakaru/contract/fields';
import { searchText } from '@hakaru/contract/organisation-settings';
import { MEMBER } from '#platform/access';
import { signedIn } from '#platform/context';
import { ObjectKindEnum } from '#platform/enumerations/people';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { listNames, lookUp, type NameList } from './actions';
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

const NameListType = builder.objectRef<NameList>('NameList').implement({
  description: 'Objects with a screen of their own, of one kind and client. Their codes, names and keys stand in the same order.',
  fields: t => ({
    kind: t.expose('kind', { type: ObjectKindEnum }),
    clientName: t.string({ nullable: true, resolve: ({ client }) => client?.en ?? null }),
    clientNameJp: t.string({ nullable: true, resolve: ({ client }) => client?.jp ?? null }),
    assetId: t.exposeID('assetId', { nullable: true }),
    area: t.exposeString('area', { description: 'The path of an object is this, a slash and its key.' }),
    keys: t.stringList({
      description: 'The last part of the path of each object.',
      resolve: ({ objects }) => objects.map(({ key }) => key),
    }),
    codes: t.field({
      type: ['String'],
      nullable: { list: false, items: true },
      description: 'The code of each object, or null.',
      resolve: ({ objects }) => objects.map(({ found }) => found.code),
    }),
    names: t.stringList({ resolve: ({ objects }) => objects.map(({ found }) => found.nameEn) }),
    namesJp: t.stringList({ resolve: ({ objects }) => objects.map(({ found }) => found.nameJp) }),
  }),
});

builder.queryFields(t => ({
  nameLists: t.field({
    access: MEMBER,
    type: [NameListType],
    description: 'What the search finds at once: the codes and names of everything the sender may open, up to 5,000 of each kind.',
    args: { assetId: t.arg.id() },
    resolve: (_, { assetId }, ctx) => listNames(signedIn(ctx), assetId ? idOf(assetId) : null),
  }),
  lookup: t.field({
    access: MEMBER,
    type: [FoundType],
    args: { search: t.arg.string({ required: true }), assetId: t.arg.id() },
    resolve: (_, { search, assetId }, ctx) => lookUp(signedIn(ctx), parse(searchText, search), assetId ? idOf(assetId) : null),
  }),
}));
