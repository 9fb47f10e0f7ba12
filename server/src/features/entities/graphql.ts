import { entityKind } from '@hakaru/contract/entities';
import { parse } from '@hakaru/contract/fields';
import { searchText } from '@hakaru/contract/organisation-settings';
import { EntryPage } from '#features/audit/public';
import { SUPERUSER } from '#platform/access';
import { signedIn } from '#platform/context';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { pageType, sliceOf } from '#platform/paging';
import {
  createEntity,
  deleteEntity,
  entityHistory,
  listEntities,
  readEntity,
  reparentEntity,
  updateEntity,
  type EntityDetail,
} from './actions';
import type { EntityRow, LinkRow } from './store';

const EntityPartyType = builder.objectRef<EntityRow['parties'][number]>('EntityParty').implement({
  fields: t => ({
    role: t.exposeString('role'),
    name: t.exposeString('name'),
    nameJp: t.exposeString('nameJp'),
    fromDay: t.exposeString('fromDay'),
    toDay: t.exposeString('toDay', { nullable: true }),
  }),
});

const EntityLinkType = builder.objectRef<LinkRow>('EntityLink').implement({
  description: 'Under which parent an entity hangs or hung, and when.',
  fields: t => ({
    parentId: t.exposeID('parentId'),
    parentName: t.exposeString('parentName'),
    parentNameJp: t.exposeString('parentNameJp'),
    fromDay: t.exposeString('fromDay'),
    toDay: t.exposeString('toDay', { nullable: true }),
  }),
});

const PlatformEntity = builder.objectRef<EntityRow>('PlatformEntity').implement({
  description: 'A node of reporting as administration sees it, whoever owns it.',
  fields: t => ({
    id: t.exposeID('id'),
    organisationId: t.exposeID('organisationId'),
    organisationRef: t.exposeString('organisationRef'),
    assetId: t.exposeID('assetId'),
    assetRef: t.exposeString('assetRef'),
    ref: t.exposeString('ref'),
    kind: t.exposeString('kind'),
    type: t.exposeString('type'),
    name: t.exposeString('name'),
    nameJp: t.exposeString('nameJp'),
    shortName: t.exposeString('shortName', { nullable: true }),
    currency: t.exposeString('currency'),
    note: t.exposeString('note', { nullable: true }),
    parentId: t.exposeID('parentId', { nullable: true }),
    parentName: t.exposeString('parentName', { nullable: true }),
    parentNameJp: t.exposeString('parentNameJp', { nullable: true }),
    openedDate: t.exposeString('openedDate', { nullable: true }),
    terminationDate: t.exposeString('terminationDate', { nullable: true }),
    parties: t.expose('parties', { type: [EntityPartyType] }),
    version: t.exposeInt('version'),
  }),
});

const EntityDetailType = builder.objectRef<EntityDetail>('PlatformEntityDetail').implement({
  fields: t => ({
    entity: t.field({ type: PlatformEntity, resolve: detail => detail }),
    links: t.expose('links', { type: [EntityLinkType] }),
    json: t.field({ type: 'Json', nullable: true, description: 'What the tables hold of it.', resolve: ({ json }) => json }),
  }),
});

const EntityFields = builder.inputType('PlatformEntityInput', {
  fields: t => ({
    ref: t.string({ required: true }),
    kind: t.string({ required: true }),
    type: t.string({ required: true }),
    name: t.string({ required: true }),
    nameJp: t.string(),
    shortName: t.string(),
    currency: t.string(),
    parentId: t.id(),
    fromDay: t.string({ required: true }),
  }),
});

const EntityChanges = builder.inputType('PlatformEntityChange', {
  fields: t => ({
    ref: t.string({ required: true }),
    name: t.string({ required: true }),
    nameJp: t.string(),
    shortName: t.string(),
    currency: t.string({ required: true }),
    note: t.string(),
  }),
});

builder.queryFields(t => ({
  platformEntities: t.field({
    access: SUPERUSER,
    type: pageType('PlatformEntityPage', PlatformEntity),
    args: {
      first: t.arg.int(),
      page: t.arg.int(),
      search: t.arg.string(),
      kind: t.arg.string(),
      organisationId: t.arg.id(),
      assetId: t.arg.id(),
    },
    resolve: (_, { search, kind, organisationId, assetId, ...slice }, ctx) =>
      listEntities(signedIn(ctx), sliceOf(slice, MOST), {
        search: parse(searchText, search ?? ''),
        kind: kind ? parse(entityKind, kind) : null,
        organisationId: organisationId ? idOf(organisationId) : null,
        assetId: assetId ? idOf(assetId) : null,
      }),
  }),
  platformEntity: t.field({
    access: SUPERUSER,
    type: EntityDetailType,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, ctx) => readEntity(signedIn(ctx), idOf(id)),
  }),
  platformEntityHistory: t.field({
    access: SUPERUSER,
    type: EntryPage,
    args: { id: t.arg.id({ required: true }), first: t.arg.int(), page: t.arg.int() },
    resolve: (_, { id, ...slice }, ctx) => entityHistory(signedIn(ctx), idOf(id), sliceOf(slice)),
  }),
}));

/** Large enough for an asset's whole tree, which the parent picker shows. */
const MOST = 2000;

builder.mutationFields(t => ({
  createPlatformEntity: t.field({
    access: SUPERUSER,
    type: EntityDetailType,
    args: { assetId: t.arg.id({ required: true }), input: t.arg({ type: EntityFields, required: true }) },
    resolve: (_, { assetId, input }, ctx) => createEntity(signedIn(ctx), idOf(assetId), input),
  }),
  updatePlatformEntity: t.field({
    access: SUPERUSER,
    type: EntityDetailType,
    args: {
      id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
      input: t.arg({ type: EntityChanges, required: true }),
    },
    resolve: (_, { id, ...change }, ctx) => updateEntity(signedIn(ctx), { id: idOf(id), ...change }),
  }),
  reparentEntity: t.field({
    access: SUPERUSER,
    type: EntityDetailType,
    args: {
      id: t.arg.id({ required: true }),
      version: t.arg.int({ required: true }),
      parentId: t.arg.id({ required: true }),
      fromDay: t.arg.string({ required: true }),
      reason: t.arg.string(),
    },
    resolve: (_, { id, version, ...input }, ctx) => reparentEntity(signedIn(ctx), { id: idOf(id), version, input }),
  }),
  deletePlatformEntity: t.boolean({
    access: SUPERUSER,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, ctx) => deleteEntity(signedIn(ctx), idOf(id)),
  }),
}));
