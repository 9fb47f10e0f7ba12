import { MEMBER, WRITER } from '#platform/access';
import { signedIn } from '#platform/context';
import { PartyRoleEnum } from '#platform/enumerations/people';
import { builder, pageOf } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { pageType } from '#platform/paging';
import { addParty, listKnownOrganisations, listParties, removeParty, updateParty } from './actions';
import type { KnownOrganisation, PartyRow } from './store';

const PartyType = builder.objectRef<PartyRow>('Party').implement({
  description: 'Who has to do with a mandate, as what, from when to when.',
  fields: t => ({
    id: t.exposeID('id'),
    entityId: t.exposeID('entityId'),
    role: t.expose('role', { type: PartyRoleEnum }),
    name: t.exposeString('name'),
    nameJp: t.exposeString('nameJp'),
    organisationId: t.exposeID('organisationId', { nullable: true }),
    fromDay: t.exposeString('fromDay'),
    toDay: t.exposeString('toDay', { nullable: true }),
    version: t.exposeInt('version'),
  }),
});

const KnownType = builder.objectRef<KnownOrganisation>('KnownOrganisation').implement({
  fields: t => ({ id: t.exposeID('id'), name: t.exposeString('name'), nameJp: t.exposeString('nameJp') }),
});

const PartyFields = builder.inputType('PartyInput', {
  fields: t => ({
    role: t.string({ required: true }),
    name: t.string({ required: true }),
    nameJp: t.string(),
    organisationId: t.id(),
    fromDay: t.string({ required: true }),
    toDay: t.string(),
  }),
});

builder.queryFields(t => ({
  parties: t.field({
    access: MEMBER,
    type: pageType('PartyPage', PartyType),
    args: { entityId: t.arg.id({ required: true }) },
    resolve: async (_, { entityId }, ctx) => whole(await listParties(signedIn(ctx), idOf(entityId))),
  }),
  knownOrganisations: t.field({
    access: MEMBER,
    type: pageType('KnownOrganisationPage', KnownType),
    resolve: async (_, __, ctx) => whole(await listKnownOrganisations(signedIn(ctx))),
  }),
}));

builder.mutationFields(t => ({
  addParty: t.field({
    access: WRITER,
    type: PartyType,
    args: { entityId: t.arg.id({ required: true }), input: t.arg({ type: PartyFields, required: true }) },
    resolve: (_, { entityId, input }, ctx) => addParty(signedIn(ctx), idOf(entityId), input),
  }),
  updateParty: t.field({
    access: WRITER,
    type: PartyType,
    args: {
      id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
      input: t.arg({ type: PartyFields, required: true }),
    },
    resolve: (_, { id, ...change }, ctx) => updateParty(signedIn(ctx), { id: idOf(id), ...change }),
  }),
  removeParty: t.boolean({
    access: WRITER,
    args: { id: t.arg.id({ required: true }), version: t.arg.int({ required: true }) },
    resolve: (_, { id, version }, ctx) => removeParty(signedIn(ctx), { id: idOf(id), version }),
  }),
}));

/** A mandate has few parties, so they fit on one page. */
function whole<T>(data: T[]) {
  return pageOf(data, { page: 1, first: Math.max(data.length, 1), total: data.length });
}
