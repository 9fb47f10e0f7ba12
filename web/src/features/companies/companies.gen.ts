// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** The kind of a bank account in Japan. */
export type BankAccountType =
  | 'current'
  | 'ordinary'
  | 'savings';

export type CompanyBankAccountInput = {
  bank: string;
  branch?: string | null | undefined;
  /** The currency, as in JPY. */
  currency: string;
  holder: string;
  /** Its number. */
  number: string;
  /** The type. */
  type: string;
};

export type CompanyContactInput = {
  email?: string | null | undefined;
  /** The name. */
  name: string;
  phone_number?: string | null | undefined;
  /** The title. */
  title?: string | null | undefined;
};

export type CompanyInput = {
  address?: string | null | undefined;
  bankAccounts: Array<CompanyBankAccountInput>;
  contacts: Array<CompanyContactInput>;
  country?: string | null | undefined;
  /** The currency, as in JPY. */
  currency: string;
  fax_number?: string | null | undefined;
  /** The fund. */
  fundId?: string | null | undefined;
  investedDate?: string | null | undefined;
  /** The name. */
  name: string;
  /** The name in Japanese. */
  nameJp?: string | null | undefined;
  nameKana?: string | null | undefined;
  phone_number?: string | null | undefined;
  realizedDate?: string | null | undefined;
  /** The short code, unique in its organisation. */
  ref: string;
  roles: Array<string>;
  /** Where it stands. */
  status: string;
};

/** Whether a portfolio company is still held. */
export type CompanyStatus =
  | 'active'
  | 'realized';

/** What a company does for a mandate. */
export type PartyRole =
  | 'custodian'
  | 'fundAdministrator'
  | 'investor'
  | 'manager'
  | 'masterTrustee'
  | 'subAdvisor'
  | 'trustee';

export type CompaniesQueryVariables = Exact<{
  assetId: string;
  first?: number | null | undefined;
  page?: number | null | undefined;
  search?: string | null | undefined;
  status?: string | null | undefined;
}>;


export type CompaniesQuery = { companies: { active: number, realized: number, data: Array<{ id: string, ref: string, name: string, nameJp: string, fundId: string | null, fundName: string | null, fundNameJp: string | null, country: string | null, status: CompanyStatus, investedDate: string | null, realizedDate: string | null }>, paginatorInfo: { currentPage: number, lastPage: number, total: number } } };

export type CompanyQueryVariables = Exact<{
  id: string;
}>;


export type CompanyQuery = { company: { id: string, ref: string, name: string, nameJp: string, nameKana: string | null, roles: Array<PartyRole>, fundId: string | null, fundName: string | null, fundNameJp: string | null, country: string | null, currency: string, phone_number: string | null, fax_number: string | null, address: string | null, status: CompanyStatus, investedDate: string | null, realizedDate: string | null, version: number, contacts: Array<{ name: string, title: string | null, email: string | null, phone_number: string | null }>, bankAccounts: Array<{ bank: string, branch: string | null, type: BankAccountType, number: string, holder: string, currency: string }> } };

export type CompanyHistoryQueryVariables = Exact<{
  id: string;
  first?: number | null | undefined;
  page?: number | null | undefined;
}>;


export type CompanyHistoryQuery = { companyHistory: { data: Array<{ id: string, at: string, action: string, userName: string | null, isSupport: boolean, asRole: string | null, before: unknown, after: unknown }>, paginatorInfo: { currentPage: number, lastPage: number, total: number } } };

export type CreateCompanyMutationVariables = Exact<{
  assetId: string;
  input: CompanyInput;
}>;


export type CreateCompanyMutation = { createCompany: { id: string } };

export type UpdateCompanyMutationVariables = Exact<{
  id: string;
  version: number;
  input: CompanyInput;
}>;


export type UpdateCompanyMutation = { updateCompany: { id: string, ref: string, name: string, nameJp: string, nameKana: string | null, roles: Array<PartyRole>, fundId: string | null, fundName: string | null, fundNameJp: string | null, country: string | null, currency: string, phone_number: string | null, fax_number: string | null, address: string | null, status: CompanyStatus, investedDate: string | null, realizedDate: string | null, version: number, contacts: Array<{ name: string, title: string | null, email: string | null, phone_number: string | null }>, bankAccounts: Array<{ bank: string, branch: string | null, type: BankAccountType, number: string, holder: string, currency: string }> } };

export type DeleteCompanyMutationVariables = Exact<{
  id: string;
}>;


export type DeleteCompanyMutation = { deleteCompany: boolean };

export type CompanyDetailFragment = { id: string, ref: string, name: string, nameJp: string, nameKana: string | null, roles: Array<PartyRole>, fundId: string | null, fundName: string | null, fundNameJp: string | null, country: string | null, currency: string, phone_number: string | null, fax_number: string | null, address: string | null, status: CompanyStatus, investedDate: string | null, realizedDate: string | null, version: number, contacts: Array<{ name: string, title: string | null, email: string | null, phone_number: string | null }>, bankAccounts: Array<{ bank: string, branch: string | null, type: BankAccountType, number: string, holder: string, currency: string }> };

export const CompaniesDocument = `query Companies($assetId: ID!, $first: Int, $page: Int, $search: String, $status: String) {
  companies(
    assetId: $assetId
    first: $first
    page: $page
    search: $search
    status: $status
  ) {
    data {
      id
      ref
      name
      nameJp
      fundId
      fundName
      fundNameJp
      country
      status
      investedDate
      realizedDate
    }
    paginatorInfo {
      currentPage
      lastPage
      total
    }
    active
    realized
  }
}` as TypedDocument<CompaniesQuery, CompaniesQueryVariables>;

export const CompanyDocument = `query Company($id: ID!) {
  company(id: $id) {
    ...CompanyDetail
  }
}

fragment CompanyDetail on Company {
  id
  ref
  name
  nameJp
  nameKana
  roles
  fundId
  fundName
  fundNameJp
  country
  currency
  phone_number
  fax_number
  address
  status
  investedDate
  realizedDate
  contacts {
    name
    title
    email
    phone_number
  }
  bankAccounts {
    bank
    branch
    type
    number
    holder
    currency
  }
  version
}` as TypedDocument<CompanyQuery, CompanyQueryVariables>;

export const CompanyHistoryDocument = `query CompanyHistory($id: ID!, $first: Int, $page: Int) {
  companyHistory(id: $id, first: $first, page: $page) {
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
}` as TypedDocument<CompanyHistoryQuery, CompanyHistoryQueryVariables>;

export const CreateCompanyDocument = `mutation CreateCompany($assetId: ID!, $input: CompanyInput!) {
  createCompany(assetId: $assetId, input: $input) {
    id
  }
}` as TypedDocument<CreateCompanyMutation, CreateCompanyMutationVariables>;

export const UpdateCompanyDocument = `mutation UpdateCompany($id: ID!, $version: Int!, $input: CompanyInput!) {
  updateCompany(id: $id, version: $version, input: $input) {
    ...CompanyDetail
  }
}

fragment CompanyDetail on Company {
  id
  ref
  name
  nameJp
  nameKana
  roles
  fundId
  fundName
  fundNameJp
  country
  currency
  phone_number
  fax_number
  address
  status
  investedDate
  realizedDate
  contacts {
    name
    title
    email
    phone_number
  }
  bankAccounts {
    bank
    branch
    type
    number
    holder
    currency
  }
  version
}` as TypedDocument<UpdateCompanyMutation, UpdateCompanyMutationVariables>;

export const DeleteCompanyDocument = `mutation DeleteCompany($id: ID!) {
  deleteCompany(id: $id)
}` as TypedDocument<DeleteCompanyMutation, DeleteCompanyMutationVariables>;
