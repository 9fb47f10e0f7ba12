// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type LoginHistoryQueryVariables = Exact<{
  first?: number | null | undefined;
  page?: number | null | undefined;
  search?: string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
}>;


export type LoginHistoryQuery = { loginHistory: { data: Array<{ id: string, userName: string, logInTime: string, ipAddress: string, outcome: string }>, paginatorInfo: { currentPage: number, lastPage: number, total: number } } };

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
