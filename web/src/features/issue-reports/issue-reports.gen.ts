// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type IssueReportsQueryVariables = Exact<{
  first?: number | null | undefined;
  page?: number | null | undefined;
}>;


export type IssueReportsQuery = { issueReports: { data: Array<{ id: string, name: string, email: string, message: string, page: string | null, organisationName: string | null, hasScreenshot: boolean, resolvedAt: string | null, createdAt: string }>, paginatorInfo: { currentPage: number, lastPage: number, total: number } } };

export type ContactRequestsQueryVariables = Exact<{
  first?: number | null | undefined;
  page?: number | null | undefined;
}>;


export type ContactRequestsQuery = { contactRequests: { data: Array<{ id: string, name: string, company: string, email: string, message: string, language: string, createdAt: string }>, paginatorInfo: { currentPage: number, lastPage: number, total: number } } };

export type ResolveIssueMutationVariables = Exact<{
  id: string;
  resolved: boolean;
}>;


export type ResolveIssueMutation = { resolveIssue: boolean };

export const IssueReportsDocument = `query IssueReports($first: Int, $page: Int) {
  issueReports(first: $first, page: $page) {
    data {
      id
      name
      email
      message
      page
      organisationName
      hasScreenshot
      resolvedAt
      createdAt
    }
    paginatorInfo {
      currentPage
      lastPage
      total
    }
  }
}` as TypedDocument<IssueReportsQuery, IssueReportsQueryVariables>;

export const ContactRequestsDocument = `query ContactRequests($first: Int, $page: Int) {
  contactRequests(first: $first, page: $page) {
    data {
      id
      name
      company
      email
      message
      language
      createdAt
    }
    paginatorInfo {
      currentPage
      lastPage
      total
    }
  }
}` as TypedDocument<ContactRequestsQuery, ContactRequestsQueryVariables>;

export const ResolveIssueDocument = `mutation ResolveIssue($id: ID!, $resolved: Boolean!) {
  resolveIssue(id: $id, resolved: $resolved)
}` as TypedDocument<ResolveIssueMutation, ResolveIssueMutationVariables>;
