// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type FundCodeInput = {
  /** The code. */
  code: string;
  scheme: string;
};

export type FundInput = {
  codes: Array<FundCodeInput>;
  fundType?: string | null | undefined;
};

/** The legal form of a fund, in the spellings of the exchange format. */
export type FundKind =
  | 'commingledFund'
  | 'direct'
  | 'etf'
  | 'fundOfFunds'
  | 'investmentTrust'
  | 'limitedPartnetships'
  | 'mutualFund'
  | 'separateAccount';

export type FundMergeInput = {
  duplicateId: string;
  keptId: string;
};

export type FundsQueryVariables = Exact<{
  first?: number | null | undefined;
  page?: number | null | undefined;
  search?: string | null | undefined;
  fundType?: string | null | undefined;
}>;


export type FundsQuery = { funds: { data: Array<{ id: string, organisationId: string, organisationRef: string, organisationName: string, organisationNameJp: string, assetId: string, ref: string, name: string, nameJp: string, currency: string, fundType: FundKind | null, mandateId: string | null, mandateRef: string | null, mandateName: string | null, mandateNameJp: string | null, manager: string | null, managerJp: string | null, commitment: string | null, nav: string | null, navDay: string | null, version: number, codes: Array<{ scheme: string, code: string }> }>, paginatorInfo: { currentPage: number, lastPage: number, total: number } } };

export type FundQueryVariables = Exact<{
  id: string;
}>;


export type FundQuery = { fund: { id: string, organisationId: string, organisationRef: string, organisationName: string, organisationNameJp: string, assetId: string, ref: string, name: string, nameJp: string, currency: string, fundType: FundKind | null, mandateId: string | null, mandateRef: string | null, mandateName: string | null, mandateNameJp: string | null, manager: string | null, managerJp: string | null, commitment: string | null, nav: string | null, navDay: string | null, version: number, codes: Array<{ scheme: string, code: string }> } };

export type FundDirectoryQueryVariables = Exact<{
  first?: number | null | undefined;
  page?: number | null | undefined;
  search?: string | null | undefined;
  fundType?: string | null | undefined;
}>;


export type FundDirectoryQuery = { fundDirectory: { data: Array<{ id: string, organisationId: string, organisationRef: string, organisationName: string, organisationNameJp: string, assetId: string, ref: string, name: string, nameJp: string, currency: string, fundType: FundKind | null, mandateId: string | null, mandateRef: string | null, mandateName: string | null, mandateNameJp: string | null, manager: string | null, managerJp: string | null, commitment: string | null, nav: string | null, navDay: string | null, version: number, codes: Array<{ scheme: string, code: string }> }>, paginatorInfo: { currentPage: number, lastPage: number, total: number } } };

export type FundDirectoryEntryQueryVariables = Exact<{
  id: string;
}>;


export type FundDirectoryEntryQuery = { fundDirectoryEntry: { id: string, organisationId: string, organisationRef: string, organisationName: string, organisationNameJp: string, assetId: string, ref: string, name: string, nameJp: string, currency: string, fundType: FundKind | null, mandateId: string | null, mandateRef: string | null, mandateName: string | null, mandateNameJp: string | null, manager: string | null, managerJp: string | null, commitment: string | null, nav: string | null, navDay: string | null, version: number, codes: Array<{ scheme: string, code: string }> } };

export type AllFundsQueryVariables = Exact<{
  first?: number | null | undefined;
  page?: number | null | undefined;
  search?: string | null | undefined;
  fundType?: string | null | undefined;
}>;


export type AllFundsQuery = { allFunds: { data: Array<{ id: string, organisationId: string, organisationRef: string, organisationName: string, organisationNameJp: string, assetId: string, ref: string, name: string, nameJp: string, currency: string, fundType: FundKind | null, mandateId: string | null, mandateRef: string | null, mandateName: string | null, mandateNameJp: string | null, manager: string | null, managerJp: string | null, commitment: string | null, nav: string | null, navDay: string | null, version: number, codes: Array<{ scheme: string, code: string }> }>, paginatorInfo: { currentPage: number, lastPage: number, total: number } } };

export type AnyFundQueryVariables = Exact<{
  id: string;
}>;


export type AnyFundQuery = { anyFund: { id: string, organisationId: string, organisationRef: string, organisationName: string, organisationNameJp: string, assetId: string, ref: string, name: string, nameJp: string, currency: string, fundType: FundKind | null, mandateId: string | null, mandateRef: string | null, mandateName: string | null, mandateNameJp: string | null, manager: string | null, managerJp: string | null, commitment: string | null, nav: string | null, navDay: string | null, version: number, codes: Array<{ scheme: string, code: string }> } };

export type FundHistoryQueryVariables = Exact<{
  id: string;
  first?: number | null | undefined;
  page?: number | null | undefined;
}>;


export type FundHistoryQuery = { fundHistory: { data: Array<{ id: string, at: string, action: string, userName: string | null, isSupport: boolean, asRole: string | null, before: unknown, after: unknown }>, paginatorInfo: { currentPage: number, lastPage: number, total: number } } };

export type UpdateFundMutationVariables = Exact<{
  id: string;
  version: number;
  input: FundInput;
}>;


export type UpdateFundMutation = { updateFund: { id: string, organisationId: string, organisationRef: string, organisationName: string, organisationNameJp: string, assetId: string, ref: string, name: string, nameJp: string, currency: string, fundType: FundKind | null, mandateId: string | null, mandateRef: string | null, mandateName: string | null, mandateNameJp: string | null, manager: string | null, managerJp: string | null, commitment: string | null, nav: string | null, navDay: string | null, version: number, codes: Array<{ scheme: string, code: string }> } };

export type MergeFundsMutationVariables = Exact<{
  version: number;
  input: FundMergeInput;
}>;


export type MergeFundsMutation = { mergeFunds: { id: string, organisationId: string, organisationRef: string, organisationName: string, organisationNameJp: string, assetId: string, ref: string, name: string, nameJp: string, currency: string, fundType: FundKind | null, mandateId: string | null, mandateRef: string | null, mandateName: string | null, mandateNameJp: string | null, manager: string | null, managerJp: string | null, commitment: string | null, nav: string | null, navDay: string | null, version: number, codes: Array<{ scheme: string, code: string }> } };

export type FundFieldsFragment = { id: string, organisationId: string, organisationRef: string, organisationName: string, organisationNameJp: string, assetId: string, ref: string, name: string, nameJp: string, currency: string, fundType: FundKind | null, mandateId: string | null, mandateRef: string | null, mandateName: string | null, mandateNameJp: string | null, manager: string | null, managerJp: string | null, commitment: string | null, nav: string | null, navDay: string | null, version: number, codes: Array<{ scheme: string, code: string }> };

export type FundRowsFragment = { data: Array<{ id: string, organisationId: string, organisationRef: string, organisationName: string, organisationNameJp: string, assetId: string, ref: string, name: string, nameJp: string, currency: string, fundType: FundKind | null, mandateId: string | null, mandateRef: string | null, mandateName: string | null, mandateNameJp: string | null, manager: string | null, managerJp: string | null, commitment: string | null, nav: string | null, navDay: string | null, version: number, codes: Array<{ scheme: string, code: string }> }>, paginatorInfo: { currentPage: number, lastPage: number, total: number } };

export const FundsDocument = `query Funds($first: Int, $page: Int, $search: String, $fundType: String) {
  funds(first: $first, page: $page, search: $search, fundType: $fundType) {
    ...FundRows
  }
}

fragment FundRows on FundPage {
  data {
    ...FundFields
  }
  paginatorInfo {
    currentPage
    lastPage
    total
  }
}

fragment FundFields on Fund {
  id
  organisationId
  organisationRef
  organisationName
  organisationNameJp
  assetId
  ref
  name
  nameJp
  currency
  fundType
  mandateId
  mandateRef
  mandateName
  mandateNameJp
  manager
  managerJp
  codes {
    scheme
    code
  }
  commitment
  nav
  navDay
  version
}` as TypedDocument<FundsQuery, FundsQueryVariables>;

export const FundDocument = `query Fund($id: ID!) {
  fund(id: $id) {
    ...FundFields
  }
}

fragment FundFields on Fund {
  id
  organisationId
  organisationRef
  organisationName
  organisationNameJp
  assetId
  ref
  name
  nameJp
  currency
  fundType
  mandateId
  mandateRef
  mandateName
  mandateNameJp
  manager
  managerJp
  codes {
    scheme
    code
  }
  commitment
  nav
  navDay
  version
}` as TypedDocument<FundQuery, FundQueryVariables>;

export const FundDirectoryDocument = `query FundDirectory($first: Int, $page: Int, $search: String, $fundType: String) {
  fundDirectory(first: $first, page: $page, search: $search, fundType: $fundType) {
    ...FundRows
  }
}

fragment FundRows on FundPage {
  data {
    ...FundFields
  }
  paginatorInfo {
    currentPage
    lastPage
    total
  }
}

fragment FundFields on Fund {
  id
  organisationId
  organisationRef
  organisationName
  organisationNameJp
  assetId
  ref
  name
  nameJp
  currency
  fundType
  mandateId
  mandateRef
  mandateName
  mandateNameJp
  manager
  managerJp
  codes {
    scheme
    code
  }
  commitment
  nav
  navDay
  version
}` as TypedDocument<FundDirectoryQuery, FundDirectoryQueryVariables>;

export const FundDirectoryEntryDocument = `query FundDirectoryEntry($id: ID!) {
  fundDirectoryEntry(id: $id) {
    ...FundFields
  }
}

fragment FundFields on Fund {
  id
  organisationId
  organisationRef
  organisationName
  organisationNameJp
  assetId
  ref
  name
  nameJp
  currency
  fundType
  mandateId
  mandateRef
  mandateName
  mandateNameJp
  manager
  managerJp
  codes {
    scheme
    code
  }
  commitment
  nav
  navDay
  version
}` as TypedDocument<FundDirectoryEntryQuery, FundDirectoryEntryQueryVariables>;

export const AllFundsDocument = `query AllFunds($first: Int, $page: Int, $search: String, $fundType: String) {
  allFunds(first: $first, page: $page, search: $search, fundType: $fundType) {
    ...FundRows
  }
}

fragment FundRows on FundPage {
  data {
    ...FundFields
  }
  paginatorInfo {
    currentPage
    lastPage
    total
  }
}

fragment FundFields on Fund {
  id
  organisationId
  organisationRef
  organisationName
  organisationNameJp
  assetId
  ref
  name
  nameJp
  currency
  fundType
  mandateId
  mandateRef
  mandateName
  mandateNameJp
  manager
  managerJp
  codes {
    scheme
    code
  }
  commitment
  nav
  navDay
  version
}` as TypedDocument<AllFundsQuery, AllFundsQueryVariables>;

export const AnyFundDocument = `query AnyFund($id: ID!) {
  anyFund(id: $id) {
    ...FundFields
  }
}

fragment FundFields on Fund {
  id
  organisationId
  organisationRef
  organisationName
  organisationNameJp
  assetId
  ref
  name
  nameJp
  currency
  fundType
  mandateId
  mandateRef
  mandateName
  mandateNameJp
  manager
  managerJp
  codes {
    scheme
    code
  }
  commitment
  nav
  navDay
  version
}` as TypedDocument<AnyFundQuery, AnyFundQueryVariables>;

export const FundHistoryDocument = `query FundHistory($id: ID!, $first: Int, $page: Int) {
  fundHistory(id: $id, first: $first, page: $page) {
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
}` as TypedDocument<FundHistoryQuery, FundHistoryQueryVariables>;

export const UpdateFundDocument = `mutation UpdateFund($id: ID!, $version: Int!, $input: FundInput!) {
  updateFund(id: $id, version: $version, input: $input) {
    ...FundFields
  }
}

fragment FundFields on Fund {
  id
  organisationId
  organisationRef
  organisationName
  organisationNameJp
  assetId
  ref
  name
  nameJp
  currency
  fundType
  mandateId
  mandateRef
  mandateName
  mandateNameJp
  manager
  managerJp
  codes {
    scheme
    code
  }
  commitment
  nav
  navDay
  version
}` as TypedDocument<UpdateFundMutation, UpdateFundMutationVariables>;

export const MergeFundsDocument = `mutation MergeFunds($version: Int!, $input: FundMergeInput!) {
  mergeFunds(version: $version, input: $input) {
    ...FundFields
  }
}

fragment FundFields on Fund {
  id
  organisationId
  organisationRef
  organisationName
  organisationNameJp
  assetId
  ref
  name
  nameJp
  currency
  fundType
  mandateId
  mandateRef
  mandateName
  mandateNameJp
  manager
  managerJp
  codes {
    scheme
    code
  }
  commitment
  nav
  navDay
  version
}` as TypedDocument<MergeFundsMutation, MergeFundsMutationVariables>;
