// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type SessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionsQuery = { sessions: Array<{ id: string, createdAt: string, seenAt: string, ipAddress: string | null, userAgent: string | null, isCurrent: boolean }> };

export type EndSessionMutationVariables = Exact<{
  id: string;
}>;


export type EndSessionMutation = { endSession: boolean };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { endOtherSessions: number };

export const SessionsDocument = `query Sessions {
  sessions {
    id
    createdAt
    seenAt
    ipAddress
    userAgent
    isCurrent
  }
}` as TypedDocument<SessionsQuery, SessionsQueryVariables>;

export const EndSessionDocument = `mutation EndSession($id: ID!) {
  endSession(id: $id)
}` as TypedDocument<EndSessionMutation, EndSessionMutationVariables>;

export const EndOtherSessionsDocument = `mutation EndOtherSessions {
  endOtherSessions
}` as TypedDocument<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>;
