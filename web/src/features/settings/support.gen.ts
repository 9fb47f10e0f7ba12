// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type SupportAccessQueryVariables = Exact<{
  first?: number | null | undefined;
  page?: number | null | undefined;
}>;


export type SupportAccessQuery = { auditEntries: { data: Array<{ id: string, at: string, userName: string | null, isSupport: boolean, asRole: string | null, action: string, before: unknown, after: unknown }>, paginatorInfo: { currentPage: number, lastPage: number, total: number } } };

export const SupportAccessDocument = `query SupportAccess($first: Int, $page: Int) {
  auditEntries(first: $first, page: $page, supportOnly: true) {
    data {
      id
      at
      userName
      isSupport
      asRole
      action
      before
      after
    }
    paginatorInfo {
      currentPage
      lastPage
      total
    }
  }
}` as TypedDocument<SupportAccessQuery, SupportAccessQueryVariables>;
