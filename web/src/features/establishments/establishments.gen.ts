// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type EstablishmentInput = {
  country: string;
  /** The name. */
  name: string;
  /** The name in Japanese. */
  nameJp?: string | null | undefined;
  /** The short code, unique in its organisation. */
  ref: string;
};

export type EstablishmentsQueryVariables = Exact<{
  first?: number | null | undefined;
  page?: number | null | undefined;
  search?: string | null | undefined;
}>;


export type EstablishmentsQuery = { establishments: { data: Array<{ id: string, organisationId: string, organisationRef: string, organisationName: string, organisationNameJp: string, ref: string, name: string, nameJp: string, country: string, accountId: string | null, accountRef: string | null, accountName: string | null, accountNameJp: string | null, accountKind: string | null, accountType: string | null, accountCurrency: string | null, assetName: string | null, assetNameJp: string | null, version: number }>, paginatorInfo: { currentPage: number, lastPage: number, total: number } } };

export type EstablishmentQueryVariables = Exact<{
  id: string;
}>;


export type EstablishmentQuery = { establishment: { id: string, organisationId: string, organisationRef: string, organisationName: string, organisationNameJp: string, ref: string, name: string, nameJp: string, country: string, accountId: string | null, accountRef: string | null, accountName: string | null, accountNameJp: string | null, accountKind: string | null, accountType: string | null, accountCurrency: string | null, assetName: string | null, assetNameJp: string | null, version: number } };

export type EstablishmentHistoryQueryVariables = Exact<{
  id: string;
  first?: number | null | undefined;
  page?: number | null | undefined;
}>;


export type EstablishmentHistoryQuery = { establishmentHistory: { data: Array<{ id: string, at: string, action: string, userName: string | null, isSupport: boolean, asRole: string | null, before: unknown, after: unknown }>, paginatorInfo: { currentPage: number, lastPage: number, total: number } } };

export type CreateEstablishmentMutationVariables = Exact<{
  organisationId: string;
  input: EstablishmentInput;
}>;


export type CreateEstablishmentMutation = { createEstablishment: { id: string } };

export type UpdateEstablishmentMutationVariables = Exact<{
  id: string;
  version: number;
  input: EstablishmentInput;
}>;


export type UpdateEstablishmentMutation = { updateEstablishment: { id: string, organisationId: string, organisationRef: string, organisationName: string, organisationNameJp: string, ref: string, name: string, nameJp: string, country: string, accountId: string | null, accountRef: string | null, accountName: string | null, accountNameJp: string | null, accountKind: string | null, accountType: string | null, accountCurrency: string | null, assetName: string | null, assetNameJp: string | null, version: number } };

export type LinkEstablishmentMutationVariables = Exact<{
  id: string;
  version: number;
  accountId?: string | null | undefined;
}>;


export type LinkEstablishmentMutation = { linkEstablishment: { id: string, organisationId: string, organisationRef: string, organisationName: string, organisationNameJp: string, ref: string, name: string, nameJp: string, country: string, accountId: string | null, accountRef: string | null, accountName: string | null, accountNameJp: string | null, accountKind: string | null, accountType: string | null, accountCurrency: string | null, assetName: string | null, assetNameJp: string | null, version: number } };

export type EstablishmentFullFragment = { id: string, organisationId: string, organisationRef: string, organisationName: string, organisationNameJp: string, ref: string, name: string, nameJp: string, country: string, accountId: string | null, accountRef: string | null, accountName: string | null, accountNameJp: string | null, accountKind: string | null, accountType: string | null, accountCurrency: string | null, assetName: string | null, assetNameJp: string | null, version: number };

export const EstablishmentsDocument = `query Establishments($first: Int, $page: Int, $search: String) {
  establishments(first: $first, page: $page, search: $search) {
    data {
      ...EstablishmentFull
    }
    paginatorInfo {
      currentPage
      lastPage
      total
    }
  }
}

fragment EstablishmentFull on Establishment {
  id
  organisationId
  organisationRef
  organisationName
  organisationNameJp
  ref
  name
  nameJp
  country
  accountId
  accountRef
  accountName
  accountNameJp
  accountKind
  accountType
  accountCurrency
  assetName
  assetNameJp
  version
}` as TypedDocument<EstablishmentsQuery, EstablishmentsQueryVariables>;

export const EstablishmentDocument = `query Establishment($id: ID!) {
  establishment(id: $id) {
    ...EstablishmentFull
  }
}

fragment EstablishmentFull on Establishment {
  id
  organisationId
  organisationRef
  organisationName
  organisationNameJp
  ref
  name
  nameJp
  country
  accountId
  accountRef
  accountName
  accountNameJp
  accountKind
  accountType
  accountCurrency
  assetName
  assetNameJp
  version
}` as TypedDocument<EstablishmentQuery, EstablishmentQueryVariables>;

export const EstablishmentHistoryDocument = `query EstablishmentHistory($id: ID!, $first: Int, $page: Int) {
  establishmentHistory(id: $id, first: $first, page: $page) {
    data {
      id
      at
      action
      userName
      isSupport
      asRole
      before
      after
    }
    paginatorInfo {
      currentPage
      lastPage
      total
    }
  }
}` as TypedDocument<EstablishmentHistoryQuery, EstablishmentHistoryQueryVariables>;

export const CreateEstablishmentDocument = `mutation CreateEstablishment($organisationId: ID!, $input: EstablishmentInput!) {
  createEstablishment(organisationId: $organisationId, input: $input) {
    id
  }
}` as TypedDocument<CreateEstablishmentMutation, CreateEstablishmentMutationVariables>;

export const UpdateEstablishmentDocument = `mutation UpdateEstablishment($id: ID!, $version: Int!, $input: EstablishmentInput!) {
  updateEstablishment(id: $id, version: $version, input: $input) {
    ...EstablishmentFull
  }
}

fragment EstablishmentFull on Establishment {
  id
  organisationId
  organisationRef
  organisationName
  organisationNameJp
  ref
  name
  nameJp
  country
  accountId
  accountRef
  accountName
  accountNameJp
  accountKind
  accountType
  accountCurrency
  assetName
  assetNameJp
  version
}` as TypedDocument<UpdateEstablishmentMutation, UpdateEstablishmentMutationVariables>;

export const LinkEstablishmentDocument = `mutation LinkEstablishment($id: ID!, $version: Int!, $accountId: ID) {
  linkEstablishment(id: $id, version: $version, accountId: $accountId) {
    ...EstablishmentFull
  }
}

fragment EstablishmentFull on Establishment {
  id
  organisationId
  organisationRef
  organisationName
  organisationNameJp
  ref
  name
  nameJp
  country
  accountId
  accountRef
  accountName
  accountNameJp
  accountKind
  accountType
  accountCurrency
  assetName
  assetNameJp
  version
}` as TypedDocument<LinkEstablishmentMutation, LinkEstablishmentMutationVariables>;
