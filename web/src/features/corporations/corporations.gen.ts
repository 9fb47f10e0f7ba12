// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** The kind of a bank account in Japan. */
export type BankAccountType =
  | 'current'
  | 'ordinary'
  | 'savings';

export type CorporationBankAccountInput = {
  bank: string;
  branch?: string | null | undefined;
  /** The currency, as in JPY. */
  currency?: string | null | undefined;
  holder: string;
  /** Its number. */
  number: string;
  /** The type. */
  type: string;
};

export type CorporationInput = {
  address?: string | null | undefined;
  bankAccounts?: Array<CorporationBankAccountInput> | null | undefined;
  establishedOn?: string | null | undefined;
  fiscalMonth?: number | null | undefined;
  kana: string;
  /** The name. */
  name: string;
  /** The name in Japanese. */
  nameJp: string;
  /** Its number. */
  number?: string | null | undefined;
  officers?: Array<CorporationOfficerInput> | null | undefined;
  /** The short code, unique in its organisation. */
  ref: string;
  roles?: Array<string> | null | undefined;
  spcId?: string | null | undefined;
  /** The type. */
  type: string;
};

export type CorporationOfficerInput = {
  isRepresentative?: boolean | null | undefined;
  /** The name. */
  name: string;
  since?: string | null | undefined;
  /** The title. */
  title?: string | null | undefined;
};

export type CorporationsQueryVariables = Exact<{
  search?: string | null | undefined;
  role?: string | null | undefined;
  first?: number | null | undefined;
  page?: number | null | undefined;
}>;


export type CorporationsQuery = { corporations: { data: Array<{ id: string, ref: string, name: string, nameJp: string, kana: string | null, type: string, number: string | null, fiscalMonth: number | null, establishedOn: string | null, address: string | null, roles: Array<string>, spcId: string | null, importedFrom: string | null, updatedAt: string, version: number, officers: Array<{ name: string, title: string | null, isRepresentative: boolean, since: string | null }>, bankAccounts: Array<{ bank: string, branch: string | null, type: BankAccountType, number: string, holder: string, currency: string }>, spcs: Array<{ id: string, code: string, name: string, nameEn: string, percent: string | null }> }>, paginatorInfo: { currentPage: number, lastPage: number, total: number } } };

export type CorporationQueryVariables = Exact<{
  id: string;
}>;


export type CorporationQuery = { corporation: { id: string, ref: string, name: string, nameJp: string, kana: string | null, type: string, number: string | null, fiscalMonth: number | null, establishedOn: string | null, address: string | null, roles: Array<string>, spcId: string | null, importedFrom: string | null, updatedAt: string, version: number, officers: Array<{ name: string, title: string | null, isRepresentative: boolean, since: string | null }>, bankAccounts: Array<{ bank: string, branch: string | null, type: BankAccountType, number: string, holder: string, currency: string }>, spcs: Array<{ id: string, code: string, name: string, nameEn: string, percent: string | null }> } };

export type CorporationSpcsQueryVariables = Exact<{ [key: string]: never; }>;


export type CorporationSpcsQuery = { spcs: Array<{ id: string, code: string, name: string, nameEn: string }> };

export type CorporationHistoryQueryVariables = Exact<{
  id: string;
  first?: number | null | undefined;
  page?: number | null | undefined;
}>;


export type CorporationHistoryQuery = { corporationHistory: { data: Array<{ id: string, at: string, action: string, userName: string | null, isSupport: boolean, asRole: string | null, before: unknown, after: unknown }>, paginatorInfo: { currentPage: number, lastPage: number, total: number } } };

export type CreateCorporationMutationVariables = Exact<{
  input: CorporationInput;
}>;


export type CreateCorporationMutation = { createCorporation: { id: string } };

export type UpdateCorporationMutationVariables = Exact<{
  id: string;
  version: number;
  input: CorporationInput;
}>;


export type UpdateCorporationMutation = { updateCorporation: { id: string, ref: string, name: string, nameJp: string, kana: string | null, type: string, number: string | null, fiscalMonth: number | null, establishedOn: string | null, address: string | null, roles: Array<string>, spcId: string | null, importedFrom: string | null, updatedAt: string, version: number, officers: Array<{ name: string, title: string | null, isRepresentative: boolean, since: string | null }>, bankAccounts: Array<{ bank: string, branch: string | null, type: BankAccountType, number: string, holder: string, currency: string }>, spcs: Array<{ id: string, code: string, name: string, nameEn: string, percent: string | null }> } };

export type DeleteCorporationMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type DeleteCorporationMutation = { deleteCorporation: boolean };

export type CorporationDetailFragment = { id: string, ref: string, name: string, nameJp: string, kana: string | null, type: string, number: string | null, fiscalMonth: number | null, establishedOn: string | null, address: string | null, roles: Array<string>, spcId: string | null, importedFrom: string | null, updatedAt: string, version: number, officers: Array<{ name: string, title: string | null, isRepresentative: boolean, since: string | null }>, bankAccounts: Array<{ bank: string, branch: string | null, type: BankAccountType, number: string, holder: string, currency: string }>, spcs: Array<{ id: string, code: string, name: string, nameEn: string, percent: string | null }> };

export const CorporationsDocument = `query Corporations($search: String, $role: String, $first: Int, $page: Int) {
  corporations(search: $search, role: $role, first: $first, page: $page) {
    data {
      ...CorporationDetail
    }
    paginatorInfo {
      currentPage
      lastPage
      total
    }
  }
}

fragment CorporationDetail on Corporation {
  id
  ref
  name
  nameJp
  kana
  type
  number
  fiscalMonth
  establishedOn
  address
  roles
  officers {
    name
    title
    isRepresentative
    since
  }
  bankAccounts {
    bank
    branch
    type
    number
    holder
    currency
  }
  spcId
  spcs {
    id
    code
    name
    nameEn
    percent
  }
  importedFrom
  updatedAt
  version
}` as TypedDocument<CorporationsQuery, CorporationsQueryVariables>;

export const CorporationDocument = `query Corporation($id: ID!) {
  corporation(id: $id) {
    ...CorporationDetail
  }
}

fragment CorporationDetail on Corporation {
  id
  ref
  name
  nameJp
  kana
  type
  number
  fiscalMonth
  establishedOn
  address
  roles
  officers {
    name
    title
    isRepresentative
    since
  }
  bankAccounts {
    bank
    branch
    type
    number
    holder
    currency
  }
  spcId
  spcs {
    id
    code
    name
    nameEn
    percent
  }
  importedFrom
  updatedAt
  version
}` as TypedDocument<CorporationQuery, CorporationQueryVariables>;

export const CorporationSpcsDocument = `query CorporationSpcs {
  spcs {
    id
    code
    name
    nameEn
  }
}` as TypedDocument<CorporationSpcsQuery, CorporationSpcsQueryVariables>;

export const CorporationHistoryDocument = `query CorporationHistory($id: ID!, $first: Int, $page: Int) {
  corporationHistory(id: $id, first: $first, page: $page) {
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
}` as TypedDocument<CorporationHistoryQuery, CorporationHistoryQueryVariables>;

export const CreateCorporationDocument = `mutation CreateCorporation($input: CorporationInput!) {
  createCorporation(input: $input) {
    id
  }
}` as TypedDocument<CreateCorporationMutation, CreateCorporationMutationVariables>;

export const UpdateCorporationDocument = `mutation UpdateCorporation($id: ID!, $version: Int!, $input: CorporationInput!) {
  updateCorporation(id: $id, version: $version, input: $input) {
    ...CorporationDetail
  }
}

fragment CorporationDetail on Corporation {
  id
  ref
  name
  nameJp
  kana
  type
  number
  fiscalMonth
  establishedOn
  address
  roles
  officers {
    name
    title
    isRepresentative
    since
  }
  bankAccounts {
    bank
    branch
    type
    number
    holder
    currency
  }
  spcId
  spcs {
    id
    code
    name
    nameEn
    percent
  }
  importedFrom
  updatedAt
  version
}` as TypedDocument<UpdateCorporationMutation, UpdateCorporationMutationVariables>;

export const DeleteCorporationDocument = `mutation DeleteCorporation($id: ID!, $version: Int!) {
  deleteCorporation(id: $id, version: $version)
}` as TypedDocument<DeleteCorporationMutation, DeleteCorporationMutationVariables>;
