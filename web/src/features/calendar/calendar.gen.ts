// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CalendarEventsQueryVariables = Exact<{
  from: string;
  to: string;
  known?: string | null | undefined;
}>;


export type CalendarEventsQuery = { calendarFeedSince: string | null, calendarEvents: Array<{ id: string, day: string, kind: string, titleEn: string, titleJp: string, label: string | null, path: string | null }> };

export type CreateCalendarFeedMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateCalendarFeedMutation = { createCalendarFeed: string };

export type DropCalendarFeedMutationVariables = Exact<{ [key: string]: never; }>;


export type DropCalendarFeedMutation = { dropCalendarFeed: boolean };

export const CalendarEventsDocument = `query CalendarEvents($from: String!, $to: String!, $known: String) {
  calendarEvents(from: $from, to: $to, known: $known) {
    id
    day
    kind
    titleEn
    titleJp
    label
    path
  }
  calendarFeedSince
}` as TypedDocument<CalendarEventsQuery, CalendarEventsQueryVariables>;

export const CreateCalendarFeedDocument = `mutation CreateCalendarFeed {
  createCalendarFeed
}` as TypedDocument<CreateCalendarFeedMutation, CreateCalendarFeedMutationVariables>;

export const DropCalendarFeedDocument = `mutation DropCalendarFeed {
  dropCalendarFeed
}` as TypedDocument<DropCalendarFeedMutation, DropCalendarFeedMutationVariables>;
