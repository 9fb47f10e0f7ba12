import { readKnown } from '#features/figures/public';
import { MEMBER } from '#platform/access';
import { signedIn } from '#platform/context';
import { CalendarEventKindEnum } from '#platform/enumerations/people';
import { builder } from '#platform/graphql';
import { createFeed, dropFeed, feedSince, listEvents } from './actions';
import type { CalendarEvent } from './event';

const EventType = builder.objectRef<CalendarEvent>('CalendarEvent').implement({
  fields: t => ({
    id: t.exposeString('id'),
    day: t.exposeString('day'),
    kind: t.expose('kind', { type: CalendarEventKindEnum }),
    titleEn: t.exposeString('titleEn'),
    titleJp: t.exposeString('titleJp'),
    clientEn: t.string({
      description: 'Whose it is, where it is another organisation’s.',
      nullable: true,
      resolve: ({ client }) => client?.en ?? null,
    }),
    clientJp: t.string({ nullable: true, resolve: ({ client }) => client?.jp ?? null }),
    label: t.exposeString('label', { nullable: true }),
    path: t.exposeString('path', { nullable: true }),
  }),
});

builder.queryFields(t => ({
  calendarEvents: t.field({
    type: [EventType],
    access: MEMBER,
    args: {
      from: t.arg.string({ required: true }),
      to: t.arg.string({ required: true }),
      known: t.arg.string({ description: 'As known at this moment; now if left out.' }),
    },
    resolve: (_, { known, ...days }, ctx) => listEvents(signedIn(ctx), { ...days, known: readKnown(signedIn(ctx), known) }),
  }),
  calendarFeedSince: t.string({ access: MEMBER, nullable: true, resolve: (_, __, ctx) => feedSince(signedIn(ctx)) }),
}));

builder.mutationFields(t => ({
  createCalendarFeed: t.string({ access: MEMBER, resolve: (_, __, ctx) => createFeed(signedIn(ctx)) }),
  dropCalendarFeed: t.boolean({ access: MEMBER, resolve: (_, __, ctx) => dropFeed(signedIn(ctx)) }),
}));
