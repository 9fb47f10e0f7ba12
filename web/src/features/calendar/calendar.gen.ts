// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** What a day of the calendar is about. */
export type CalendarEventKind =
  | 'call'
  | 'deadline'
  | 'distribution'
  | 'filing'
  | 'holiday'
  | 'maturity'
  | 'meeting'
  | 'monthEnd'
  | 'review'
  | 'settlement';

export type MeetingInput = {
  attendees?: string | null | undefined;
  /** Whose money it is. */
  clientId?: string | null | undefined;
  /** The day, YYYY-MM-DD. */
  day: string;
  notes?: string | null | undefined;
  place?: string | null | undefined;
  startTime?: string | null | undefined;
  /** The title. */
  title: string;
};

export type CalendarEventsQueryVariables = Exact<{
  from: string;
  to: string;
  known?: string | null | undefined;
}>;


export type CalendarEventsQuery = { calendarFeedSince: string | null, calendarEvents: Array<{ id: string, day: string, kind: CalendarEventKind, titleEn: string, titleJp: string, clientEn: string | null, clientJp: string | null, label: string | null, path: string | null }> };

export type CreateCalendarFeedMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateCalendarFeedMutation = { createCalendarFeed: string };

export type DropCalendarFeedMutationVariables = Exact<{ [key: string]: never; }>;


export type DropCalendarFeedMutation = { dropCalendarFeed: boolean };

export type MeetingQueryVariables = Exact<{
  id: string;
}>;


export type MeetingQuery = { meeting: { id: string, day: string, startTime: string | null, title: string, place: string | null, attendees: string | null, notes: string | null, clientId: string | null, version: number } };

export type MeetingClientsQueryVariables = Exact<{ [key: string]: never; }>;


export type MeetingClientsQuery = { meetingClients: Array<{ id: string, nameEn: string, nameJp: string }> };

export type SaveMeetingMutationVariables = Exact<{
  id?: string | null | undefined;
  version?: number | null | undefined;
  input: MeetingInput;
}>;


export type SaveMeetingMutation = { saveMeeting: { id: string } };

export type DeleteMeetingMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type DeleteMeetingMutation = { deleteMeeting: boolean };

export const CalendarEventsDocument = `query CalendarEvents($from: String!, $to: String!, $known: String) {
  calendarEvents(from: $from, to: $to, known: $known) {
    id
    day
    kind
    titleEn
    titleJp
    clientEn
    clientJp
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

export const MeetingDocument = `query Meeting($id: ID!) {
  meeting(id: $id) {
    id
    day
    startTime
    title
    place
    attendees
    notes
    clientId
    version
  }
}` as TypedDocument<MeetingQuery, MeetingQueryVariables>;

export const MeetingClientsDocument = `query MeetingClients {
  meetingClients {
    id
    nameEn
    nameJp
  }
}` as TypedDocument<MeetingClientsQuery, MeetingClientsQueryVariables>;

export const SaveMeetingDocument = `mutation SaveMeeting($id: ID, $version: Int, $input: MeetingInput!) {
  saveMeeting(id: $id, version: $version, input: $input) {
    id
  }
}` as TypedDocument<SaveMeetingMutation, SaveMeetingMutationVariables>;

export const DeleteMeetingDocument = `mutation DeleteMeeting($id: ID!, $version: Int!) {
  deleteMeeting(id: $id, version: $version)
}` as TypedDocument<DeleteMeetingMutation, DeleteMeetingMutationVariables>;
