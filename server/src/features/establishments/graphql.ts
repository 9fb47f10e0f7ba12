import { parse } from '@hakaru/contract/fields';
import { searchText } from '@hakaru/contract/organisation-settings';
import { EntryPage } from '#features/audit/public';
import { SUPERUSER } from '#platform/access';
import { signedIn } from '#platform/context';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { pageType, sliceOf } from '#platform/paging';
import {
  createEstablishment,
  establishmentHistory,
  linkEstablishment,
  listEstablishments,
  readEstablishment,
  updateEstablishment,
} from './actions';
import type { EstablishmentRow } from './store';

const Establishment = builder.objectRef<EstablishmentRow>('Establishment').implement({
  description: 'A place of business, which may stand for one account.',
  fields: t => ({
    id: t.exposeID('id'),
    organisationId: t.exposeID('organisationId'),
    organisationRef: t.exposeString('organisationRef'),
    organisationName: t.exposeString('organisationName'),
    organisationNameJp: t.exposeString('organisationNameJp'),
    ref: t.exposeString('ref'),
    name: t.exposeString('name'),
    nameJp: t.exposeString('nameJp'),
    country: t.exposeString('country'),
    accountId: t.exposeID('accountId', { nullable: true }),
    accountRef: t.exposeString('accountRef', { nullable: true }),
    accountName: t.exposeString('accountName', { nullable: true }),
    accountNameJp: t.exposeString('accountNameJp', { nullable: true }),
    accountKind: t.exposeString('accountKind', { nullable: true }),
    accountType: t.exposeString('accountType', { nullable: true }),
    accountCurrency: t.exposeString('accountCurrency', { nullable: true }),
    assetName: t.exposeString('assetName', { nullable: true }),
    assetNameJp: t.exposeString('assetNameJp', { nullable: true }),
    version: t.exposeInt('version'),
  }),
});

const EstablishmentFields = builder.inputType('EstablishmentInput', {
  fields: t => ({
    ref: t.string({ required: true }),
    name: t.string({ required: true }),
    nameJp: t.string(),
    country: t.string({ required: true }),
  }),
});

builder.queryFields(t => ({
  establishments: t.field({
    access: SUPERUSER,
    type: pageType('EstablishmentPage', Establishment),
    args: { first: t.arg.int(), page: t.arg.int(), search: t.arg.string() },
    resolve: (_, { search, ...slice }, ctx) => listEstablishments(signedIn(ctx), sliceOf(slice), parse(searchText, search ?? '')),
  }),
  establishment: t.field({
    access: SUPERUSER,
    type: Establishment,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, ctx) => readEstablishment(signedIn(ctx), idOf(id)),
  }),
  establishmentHistory: t.field({
    access: SUPERUSER,
    type: EntryPage,
    args: { id: t.arg.id({ required: true }), first: t.arg.int(), page: t.arg.int() },
    resolve: (_, { id, ...slice }, ctx) => establishmentHistory(signedIn(ctx), idOf(id), sliceOf(slice)),
  }),
}));

builder.mutationFields(t => ({
  createEstablishment: t.field({
    access: SUPERUSER,
    type: Establishment,
    args: { organisationId: t.arg.id({ required: true }), input: t.arg({ type: EstablishmentFields, required: true }) },
    resolve: (_, { organisationId, input }, ctx) => createEstablishment(signedIn(ctx), idOf(organisationId), input),
  }),
  updateEstablishment: t.field({
    access: SUPERUSER,
    type: Establishment,
    args: {
      id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
      input: t.arg({ type: EstablishmentFields, required: true }),
    },
    resolve: (_, { id, ...change }, ctx) => updateEstablishment(signedIn(ctx), { id: idOf(id), ...change }),
  }),
  linkEstablishment: t.field({
    access: SUPERUSER,
    type: Establishment,
    args: { id: t.arg.id({ required: true }), version: t.arg.int({ required: true }), accountId: t.arg.id() },
    resolve: (_, { id, version, accountId }, ctx) =>
      linkEstablishment(signedIn(ctx), { id: idOf(id), version, accountId: accountId ? idOf(accountId) : null }),
  }),
}));
