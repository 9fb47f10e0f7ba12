// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Where a person’s request stands. */
export type DataRequestStatus =
  | 'completed'
  | 'inProgress'
  | 'open'
  | 'refused';

export type DataSubjectRequestInput = {
  email: string;
  /** The kind. */
  kind: string;
  notes: string;
  receivedDay: string;
  requester: string;
  /** Where it stands. */
  status: string;
};

/** The right a person has asked for. */
export type DataSubjectRight =
  | 'access'
  | 'erasure'
  | 'portability'
  | 'rectification'
  | 'restriction';

export type DataSubjectRequestsQueryVariables = Exact<{
  first?: number | null | undefined;
  page?: number | null | undefined;
  openOnly?: boolean | null | undefined;
}>;


export type DataSubjectRequestsQuery = { dataSubjectRequests: { data: Array<{ id: string, number: number, requester: string, email: string, kind: DataSubjectRight, receivedDay: string, dueDay: string, daysLeft: number | null, status: DataRequestStatus, closedDay: string | null, notes: string, userId: string | null, accountName: string | null, organisationRef: string | null, exportedAt: string | null, erasedAt: string | null, version: number }>, paginatorInfo: { currentPage: number, lastPage: number, total: number } } };

export type DataSubjectRequestQueryVariables = Exact<{
  id: string;
}>;


export type DataSubjectRequestQuery = { dataSubjectRequest: { id: string, number: number, requester: string, email: string, kind: DataSubjectRight, receivedDay: string, dueDay: string, daysLeft: number | null, status: DataRequestStatus, closedDay: string | null, notes: string, userId: string | null, accountName: string | null, organisationRef: string | null, exportedAt: string | null, erasedAt: string | null, version: number } };

export type SaveDataSubjectRequestMutationVariables = Exact<{
  id?: string | null | undefined;
  version?: number | null | undefined;
  input: DataSubjectRequestInput;
}>;


export type SaveDataSubjectRequestMutation = { saveDataSubjectRequest: { id: string } };

export type EraseDataSubjectMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type EraseDataSubjectMutation = { eraseDataSubject: { id: string } };

export type DataRequestFieldsFragment = { id: string, number: number, requester: string, email: string, kind: DataSubjectRight, receivedDay: string, dueDay: string, daysLeft: number | null, status: DataRequestStatus, closedDay: string | null, notes: string, userId: string | null, accountName: string | null, organisationRef: string | null, exportedAt: string | null, erasedAt: string | null, version: number };

export const DataSubjectRequestsDocument = `query DataSubjectRequests($first: Int, $page: Int, $openOnly: Boolean) {
  dataSubjectRequests(first: $first, page: $page, openOnly: $openOnly) {
    data {
      ...DataRequestFields
    }
    paginatorInfo {
      currentPage
      lastPage
      total
    }
  }
}

fragment DataRequestFields on DataSubjectRequest {
  id
  number
  requester
  email
  kind
  receivedDay
  dueDay
  daysLeft
  status
  closedDay
  notes
  userId
  accountName
  organisationRef
  exportedAt
  erasedAt
  version
}` as TypedDocument<DataSubjectRequestsQuery, DataSubjectRequestsQueryVariables>;

export const DataSubjectRequestDocument = `query DataSubjectRequest($id: ID!) {
  dataSubjectRequest(id: $id) {
    ...DataRequestFields
  }
}

fragment DataRequestFields on DataSubjectRequest {
  id
  number
  requester
  email
  kind
  receivedDay
  dueDay
  daysLeft
  status
  closedDay
  notes
  userId
  accountName
  organisationRef
  exportedAt
  erasedAt
  version
}` as TypedDocument<DataSubjectRequestQuery, DataSubjectRequestQueryVariables>;

export const SaveDataSubjectRequestDocument = `mutation SaveDataSubjectRequest($id: ID, $version: Int, $input: DataSubjectRequestInput!) {
  saveDataSubjectRequest(id: $id, version: $version, input: $input) {
    id
  }
}` as TypedDocument<SaveDataSubjectRequestMutation, SaveDataSubjectRequestMutationVariables>;

export const EraseDataSubjectDocument = `mutation EraseDataSubject($id: ID!, $version: Int!) {
  eraseDataSubject(id: $id, version: $version) {
    id
  }
}` as TypedDocument<EraseDataSubjectMutation, EraseDataSubjectMutationVariables>;
