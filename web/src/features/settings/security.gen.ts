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

export type LoginHistoryQueryVariables = Exact<{
  first?: number | null | undefined;
  page?: number | null | undefined;
  search?: string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
}>;


export type LoginHistoryQuery = { loginHistory: { data: Array<{ id: string, userName: string, logInTime: string, ipAddress: string, outcome: string }>, paginatorInfo: { currentPage: number, lastPage: number, total: number } } };

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

export const LoginHistoryDocument = `query LoginHistory($first: Int, $page: Int, $search: String, $from: String, $to: String) {
  loginHistory(first: $first, page: $page, search: $search, from: $from, to: $to) {
    data {
      id
      userName
      logInTime
      ipAddress
      outcome
    }
    paginatorInfo {
      currentPage
      lastPage
      total
    }
  }
}` as TypedDocument<LoginHistoryQuery, LoginHistoryQueryVariables>;
