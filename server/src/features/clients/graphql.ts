import { clientShows } from '@hakaru/contract/clients';
import { parse } from '@hakaru/contract/fields';
import { searchText } from '@hakaru/contract/organisation-settings';
import { FigureType } from '#features/figures/public';
import { MEMBER, WRITER } from '#platform/access';
import { signedIn } from '#platform/context';
import { TaskLabelEnum } from '#platform/enumerations/imports';
import { builder, pageOf, PaginatorInfo } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { pageType, sliceOf } from '#platform/paging';
import * as actions from './actions';
import type { Client, ClientAsset, ClientMandate } from './actions';
import type { Colleague, Upload } from './store';

const UploadType = builder.objectRef<Upload>('ClientUpload').implement({
  fields: t => ({ id: t.exposeID('id'), at: t.exposeString('at'), by: t.exposeString('by'), status: t.exposeString('status') }),
});

const PersonType = builder.objectRef<Client['person']>('ClientPerson').implement({
  description: 'Who looks after a client; version 0 until somebody was named.',
  fields: t => ({
    userId: t.exposeID('userId', { nullable: true }),
    name: t.exposeString('name', { nullable: true }),
    version: t.exposeInt('version'),
  }),
});

const MandateType = builder.objectRef<ClientMandate>('ClientMandate').implement({
  fields: t => ({
    id: t.exposeID('id'),
    assetId: t.exposeID('assetId'),
    ref: t.exposeString('ref'),
    nameEn: t.exposeString('nameEn'),
    nameJp: t.exposeString('nameJp'),
    style: t.exposeString('style', { nullable: true }),
    classEn: t.exposeString('classEn', { nullable: true }),
    classJp: t.exposeString('classJp', { nullable: true }),
    openedDate: t.exposeString('openedDate', { nullable: true }),
    endedOn: t.exposeString('endedOn', { nullable: true }),
    label: t.field({ type: TaskLabelEnum, nullable: true, resolve: ({ task }) => task?.label ?? null }),
    due: t.string({ nullable: true, resolve: ({ task }) => task?.due ?? null }),
    daysLeft: t.int({ nullable: true, resolve: ({ task }) => task?.daysLeft ?? null }),
    reportId: t.id({ nullable: true, resolve: ({ task }) => task?.reportId ?? null }),
    canPublish: t.exposeBoolean('canPublish', { description: 'Whether the sender may publish its report of the client’s month now.' }),
    figures: t.expose('figures', { type: [FigureType], description: 'At the asset’s newest confirmed month, in the contract’s order.' }),
  }),
});

const AssetType = builder.objectRef<ClientAsset>('ClientAsset').implement({
  fields: t => ({
    id: t.exposeID('id'),
    nameEn: t.exposeString('nameEn'),
    nameJp: t.exposeString('nameJp'),
    currency: t.exposeString('currency'),
    latest: t.exposeString('latest', { nullable: true }),
    mandates: t.expose('mandates', { type: [MandateType] }),
  }),
});

const ClientType = builder.objectRef<Client>('Client').implement({
  description: 'An organisation that gave mandates to the sender’s, and how far its reports are.',
  fields: t => ({
    id: t.exposeID('id'),
    ref: t.exposeString('ref'),
    nameEn: t.exposeString('nameEn'),
    nameJp: t.exposeString('nameJp'),
    mandates: t.exposeInt('mandates'),
    endedOn: t.exposeString('endedOn', { nullable: true }),
    asOf: t.exposeString('asOf', { nullable: true }),
    due: t.exposeString('due', { nullable: true }),
    daysLeft: t.exposeInt('daysLeft', { nullable: true }),
    total: t.exposeInt('total'),
    received: t.exposeInt('received'),
    validated: t.exposeInt('validated'),
    published: t.exposeInt('published'),
    warnings: t.exposeInt('warnings'),
    errors: t.exposeInt('errors'),
    upload: t.expose('upload', { type: UploadType, nullable: true }),
    person: t.expose('person', { type: PersonType }),
    canUpload: t.boolean({ resolve: ({ can }) => can.upload }),
    assets: t.field({ type: [AssetType], resolve: (client, _, ctx) => actions.clientAssets(signedIn(ctx), client) }),
  }),
});

const ClientPageType = builder.objectRef<actions.ClientPage>('ClientPage').implement({
  fields: t => ({
    data: t.field({ type: [ClientType], resolve: ({ data }) => data }),
    paginatorInfo: t.field({ type: PaginatorInfo, resolve: ({ paginatorInfo }) => paginatorInfo }),
    today: t.exposeString('today'),
    dueToday: t.int({ description: 'Reports of all clients due today.', resolve: ({ counts }) => counts.dueToday }),
    delayed: t.int({ resolve: ({ counts }) => counts.delayed }),
    errors: t.int({ description: 'Reports that came back with errors.', resolve: ({ counts }) => counts.errors }),
  }),
});

const ColleagueType = builder.objectRef<Colleague>('Colleague').implement({
  fields: t => ({ id: t.exposeID('id'), name: t.exposeString('name') }),
});

builder.queryFields(t => ({
  clients: t.field({
    access: MEMBER,
    type: ClientPageType,
    args: {
      search: t.arg.string(),
      show: t.arg.string({ description: 'dueToday, delayed or errors: only clients with such reports.' }),
      mine: t.arg.boolean(),
      ended: t.arg.boolean({ description: 'Also those whose mandates have all ended.' }),
      first: t.arg.int(),
      page: t.arg.int(),
    },
    resolve: (_, { search, show, mine, ended, ...slice }, ctx) => {
      const listing = { search: parse(searchText, search ?? ''), show: clientShows.find(name => name === show) ?? null };
      return actions.listClients(signedIn(ctx), { ...listing, mine: mine ?? false, ended: ended ?? false }, sliceOf(slice));
    },
  }),
  client: t.field({
    access: MEMBER,
    type: ClientType,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, ctx) => actions.readClient(signedIn(ctx), idOf(id)),
  }),
  colleagues: t.field({
    access: MEMBER,
    type: pageType('ColleaguePage', ColleagueType),
    resolve: async (_, __, ctx) => {
      const data = await actions.listColleagues(signedIn(ctx));
      return pageOf(data, { first: Math.max(1, data.length), page: 1, total: data.length });
    },
  }),
}));

builder.mutationFields(t => ({
  nameClientPerson: t.field({
    access: WRITER,
    type: ClientType,
    args: { clientId: t.arg.id({ required: true }), userId: t.arg.id(), version: t.arg.int({ required: true }) },
    resolve: (_, { clientId, userId, version }, ctx) =>
      actions.nameClientPerson(signedIn(ctx), { clientId: idOf(clientId), userId: userId ? idOf(userId) : null, version }),
  }),
}));
