import { isDataRequestClosed } from '@hakaru/contract/data-subject-requests';
import { daysBetween } from '@hakaru/engine/calendar/day';
import { SUPERUSER } from '#platform/access';
import { signedIn } from '#platform/context';
import { DataRequestStatusEnum, DataSubjectRightEnum } from '#platform/enumerations/people';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { pageType, sliceOf } from '#platform/paging';
import { todayOf } from '#platform/today';
import { erasePerson, listRequests, readRequest, saveRequest } from './actions';
import type { DataRequest } from './store';

const RequestType = builder.objectRef<DataRequest>('DataSubjectRequest').implement({
  description: 'What somebody asked about their own data. `userId` is the account of their address, if there is one.',
  fields: t => ({
    id: t.exposeID('id'),
    number: t.exposeInt('number'),
    requester: t.exposeString('requester'),
    email: t.exposeString('email'),
    kind: t.expose('kind', { type: DataSubjectRightEnum }),
    receivedDay: t.exposeString('receivedDay'),
    dueDay: t.exposeString('dueDay'),
    status: t.expose('status', { type: DataRequestStatusEnum }),
    daysLeft: t.int({
      nullable: true,
      description: 'Until it is due; negative when overdue, null when it is closed.',
      resolve: ({ status, dueDay }, _, ctx) => (isDataRequestClosed(status) ? null : daysBetween(todayOf(ctx), dueDay)),
    }),
    closedDay: t.exposeString('closedDay', { nullable: true }),
    notes: t.exposeString('notes'),
    userId: t.exposeID('userId', { nullable: true }),
    accountName: t.exposeString('accountName', { nullable: true }),
    organisationRef: t.exposeString('organisationRef', { nullable: true }),
    exportedAt: t.string({ nullable: true, resolve: ({ exportedAt }) => exportedAt?.toISOString() ?? null }),
    erasedAt: t.string({ nullable: true, resolve: ({ erasedAt }) => erasedAt?.toISOString() ?? null }),
    version: t.exposeInt('version'),
  }),
});

const RequestFields = builder.inputType('DataSubjectRequestInput', {
  fields: t => ({
    requester: t.string({ required: true }),
    email: t.string({ required: true }),
    kind: t.string({ required: true }),
    receivedDay: t.string({ required: true }),
    status: t.string({ required: true }),
    notes: t.string({ required: true }),
  }),
});

builder.queryFields(t => ({
  dataSubjectRequests: t.field({
    access: SUPERUSER,
    type: pageType('DataSubjectRequestPage', RequestType),
    args: { first: t.arg.int(), page: t.arg.int(), openOnly: t.arg.boolean() },
    resolve: (_, { openOnly, ...slice }, ctx) => listRequests(signedIn(ctx), sliceOf(slice), openOnly ?? false),
  }),
  dataSubjectRequest: t.field({
    access: SUPERUSER,
    type: RequestType,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, ctx) => readRequest(signedIn(ctx), idOf(id)),
  }),
}));

builder.mutationFields(t => ({
  saveDataSubjectRequest: t.field({
    access: SUPERUSER,
    type: RequestType,
    args: { id: t.arg.id(), version: t.arg.int(), input: t.arg({ type: RequestFields, required: true }) },
    resolve: (_, { id, version, input }, ctx) => saveRequest(signedIn(ctx), id ? { id: idOf(id), version: version ?? 0 } : null, input),
  }),
  eraseDataSubject: t.field({
    access: SUPERUSER,
    type: RequestType,
    args: { id: t.arg.id({ required: true }), version: t.arg.int({ required: true }) },
    resolve: (_, { id, version }, ctx) => erasePerson(signedIn(ctx), { id: idOf(id), version }),
  }),
}));
