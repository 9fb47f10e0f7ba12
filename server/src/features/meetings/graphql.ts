import { MEMBER, WRITER } from '#platform/access';
import { signedIn } from '#platform/context';
import { builder } from '#platform/graphql';
import { idOf } from '#platform/ids';
import { deleteMeeting, meetingClients, readMeeting, saveMeeting, type Client } from './actions';
import type { MeetingRow } from './store';

const MeetingType = builder.objectRef<MeetingRow>('Meeting').implement({
  description: 'A meeting of the organisation; it stands in its calendar.',
  fields: t => ({
    id: t.exposeID('id'),
    day: t.exposeString('day'),
    startTime: t.exposeString('startTime', { nullable: true }),
    title: t.exposeString('title'),
    place: t.exposeString('place', { nullable: true }),
    attendees: t.exposeString('attendees', { nullable: true }),
    notes: t.exposeString('notes', { nullable: true }),
    clientId: t.exposeID('clientId', { nullable: true }),
    version: t.exposeInt('version'),
  }),
});

const MeetingFields = builder.inputType('MeetingInput', {
  fields: t => ({
    day: t.string({ required: true }),
    startTime: t.string(),
    title: t.string({ required: true }),
    place: t.string(),
    attendees: t.string(),
    notes: t.string(),
    clientId: t.id(),
  }),
});

const ClientType = builder.objectRef<Client>('MeetingClient').implement({
  fields: t => ({ id: t.exposeID('id'), nameEn: t.exposeString('nameEn'), nameJp: t.exposeString('nameJp') }),
});

builder.queryField('meetingClients', t =>
  t.field({ access: MEMBER, type: [ClientType], resolve: (_, __, ctx) => meetingClients(signedIn(ctx)) }),
);
builder.queryField('meeting', t =>
  t.field({
    access: MEMBER,
    type: MeetingType,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, ctx) => readMeeting(signedIn(ctx), idOf(id)),
  }),
);

builder.mutationFields(t => ({
  saveMeeting: t.field({
    access: WRITER,
    type: MeetingType,
    args: { id: t.arg.id(), version: t.arg.int(), input: t.arg({ type: MeetingFields, required: true }) },
    resolve: (_, { id, version, input }, ctx) => saveMeeting(signedIn(ctx), id ? { id: idOf(id), version: version ?? 0 } : null, input),
  }),
  deleteMeeting: t.boolean({
    access: WRITER,
    args: { id: t.arg.id({ required: true }), version: t.arg.int({ required: true }) },
    resolve: (_, { id, version }, ctx) => deleteMeeting(signedIn(ctx), { id: idOf(id), version }),
  }),
}));
