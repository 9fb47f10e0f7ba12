import { parse } from '@hakaru/contract/fields';
import { organisationPackageChange } from '@hakaru/contract/organisation-settings';
import { SUPERUSER } from '#platform/access';
import { signedIn } from '#platform/context';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { pageType, sliceOf } from '#platform/paging';
import { changePackageOfMany, findOwner, listParties } from './actions';
import { Organisation } from './graphql';
import type { OrganisationParty, Owner } from './whereabouts-store';

const OrganisationPartyType = builder.objectRef<OrganisationParty>('OrganisationParty').implement({
  description: 'Who has to do with an account of an organisation, as support sees it.',
  fields: t => ({
    id: t.exposeID('id'),
    role: t.exposeString('role'),
    nameEn: t.exposeString('nameEn'),
    nameJp: t.exposeString('nameJp'),
    partyOrganisationId: t.exposeID('partyOrganisationId', { nullable: true }),
    entityRef: t.exposeString('entityRef'),
    entityNameEn: t.exposeString('entityNameEn'),
    entityNameJp: t.exposeString('entityNameJp'),
    fromDay: t.exposeString('fromDay'),
    toDay: t.exposeString('toDay', { nullable: true }),
  }),
});

const OwnerType = builder.objectRef<Owner>('Owner').implement({
  description: 'The organisation an id belongs to.',
  fields: t => ({
    id: t.exposeID('id'),
    ref: t.exposeString('ref'),
    nameEn: t.exposeString('nameEn'),
    nameJp: t.exposeString('nameJp'),
  }),
});

const OrganisationKey = builder.inputType('OrganisationKey', {
  fields: t => ({ id: t.id({ required: true }), version: t.int({ required: true }) }),
});

builder.queryField('organisationParties', t =>
  t.field({
    type: pageType('OrganisationPartyPage', OrganisationPartyType),
    access: SUPERUSER,
    args: { organisationId: t.arg.id({ required: true }), first: t.arg.int(), page: t.arg.int() },
    resolve: (_, { organisationId, ...slice }, ctx) => listParties(signedIn(ctx), sliceOf(slice), idOf(organisationId)),
  }),
);
builder.queryField('ownerOf', t =>
  t.field({
    type: OwnerType,
    nullable: true,
    access: SUPERUSER,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, ctx) => findOwner(signedIn(ctx), idOf(id)),
  }),
);
builder.mutationField('setPackageOfMany', t =>
  t.field({
    type: [Organisation],
    access: SUPERUSER,
    args: {
      type: t.arg.string({ required: true }),
      held: t.arg.boolean({ required: true }),
      organisations: t.arg({ type: [OrganisationKey], required: true }),
    },
    resolve: (_, { organisations, ...change }, ctx) =>
      changePackageOfMany(signedIn(ctx), {
        ...parse(organisationPackageChange, change),
        organisations: organisations.map(({ id, version }) => ({ id: idOf(id), version })),
      }),
  }),
);
