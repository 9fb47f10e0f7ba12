// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type BankAccountInput = {
  bankCode: string;
  branchCode: string;
  /** The currency, as in JPY. */
  currency?: string | null | undefined;
  holder: string;
  holderKana: string;
  isSegregated?: boolean | null | undefined;
  /** Its number. */
  number: string;
  /** The organisation. */
  organisation: string;
  /** The type. */
  type: string;
};

/** The kind of a bank account in Japan. */
export type BankAccountType =
  | 'current'
  | 'ordinary'
  | 'savings';

export type BankBranchInput = {
  bankCode: string;
  /** The code. */
  code: string;
  kana: string;
  /** The name in English. */
  nameEn: string;
  /** The name in Japanese. */
  nameJp: string;
};

export type BankInput = {
  /** The code. */
  code: string;
  kana: string;
  /** The name in English. */
  nameEn: string;
  /** The name in Japanese. */
  nameJp: string;
  swift?: string | null | undefined;
};

export type BanksQueryVariables = Exact<{
  first?: number | null | undefined;
  page?: number | null | undefined;
  search?: string | null | undefined;
}>;


export type BanksQuery = { banks: { data: Array<{ id: string, code: string, nameEn: string, nameJp: string, kana: string, swift: string | null, isArchived: boolean, uses: number, version: number }>, paginatorInfo: { currentPage: number, lastPage: number, total: number } } };

export type BankBranchesQueryVariables = Exact<{
  first?: number | null | undefined;
  page?: number | null | undefined;
  search?: string | null | undefined;
}>;


export type BankBranchesQuery = { bankBranches: { data: Array<{ id: string, bankCode: string, bankNameEn: string, bankNameJp: string, code: string, nameEn: string, nameJp: string, kana: string, isArchived: boolean, uses: number, version: number }>, paginatorInfo: { currentPage: number, lastPage: number, total: number } } };

export type BankAccountsQueryVariables = Exact<{
  first?: number | null | undefined;
  page?: number | null | undefined;
  search?: string | null | undefined;
}>;


export type BankAccountsQuery = { bankAccounts: { data: Array<{ id: string, organisation: string, organisationNameEn: string, organisationNameJp: string, bankCode: string, bankNameEn: string | null, bankNameJp: string | null, branchCode: string, branchNameEn: string | null, branchNameJp: string | null, type: BankAccountType, number: string, holder: string, holderKana: string, currency: string, isSegregated: boolean, isArchived: boolean, uses: number, version: number }>, paginatorInfo: { currentPage: number, lastPage: number, total: number } } };

export type SaveBankMutationVariables = Exact<{
  id?: string | null | undefined;
  version?: number | null | undefined;
  input: BankInput;
}>;


export type SaveBankMutation = { saveBank: { id: string } };

export type SaveBankBranchMutationVariables = Exact<{
  id?: string | null | undefined;
  version?: number | null | undefined;
  input: BankBranchInput;
}>;


export type SaveBankBranchMutation = { saveBankBranch: { id: string } };

export type SaveBankAccountMutationVariables = Exact<{
  id?: string | null | undefined;
  version?: number | null | undefined;
  input: BankAccountInput;
}>;


export type SaveBankAccountMutation = { saveBankAccount: { id: string } };

export type ArchiveBankMasterMutationVariables = Exact<{
  kind: string;
  id: string;
  version: number;
  isArchived: boolean;
}>;


export type ArchiveBankMasterMutation = { archiveBankMaster: boolean };

export type DeleteBankMasterMutationVariables = Exact<{
  kind: string;
  id: string;
  version: number;
}>;


export type DeleteBankMasterMutation = { deleteBankMaster: boolean };

export type ImportBankMasterMutationVariables = Exact<{
  kind: string;
  text: string;
}>;


export type ImportBankMasterMutation = { importBankMaster: { added: number, changed: number, unchanged: number } };

export type BankFullFragment = { id: string, code: string, nameEn: string, nameJp: string, kana: string, swift: string | null, isArchived: boolean, uses: number, version: number };

export type BankBranchFullFragment = { id: string, bankCode: string, bankNameEn: string, bankNameJp: string, code: string, nameEn: string, nameJp: string, kana: string, isArchived: boolean, uses: number, version: number };

export type BankAccountFullFragment = { id: string, organisation: string, organisationNameEn: string, organisationNameJp: string, bankCode: string, bankNameEn: string | null, bankNameJp: string | null, branchCode: string, branchNameEn: string | null, branchNameJp: string | null, type: BankAccountType, number: string, holder: string, holderKana: string, currency: string, isSegregated: boolean, isArchived: boolean, uses: number, version: number };

export const BanksDocument = `query Banks($first: Int, $page: Int, $search: String) {
  banks(first: $first, page: $page, search: $search) {
    data {
      ...BankFull
    }
    paginatorInfo {
      currentPage
      lastPage
      total
    }
  }
}

fragment BankFull on Bank {
  id
  code
  nameEn
  nameJp
  kana
  swift
  isArchived
  uses
  version
}` as TypedDocument<BanksQuery, BanksQueryVariables>;

export const BankBranchesDocument = `query BankBranches($first: Int, $page: Int, $search: String) {
  bankBranches(first: $first, page: $page, search: $search) {
    data {
      ...BankBranchFull
    }
    paginatorInfo {
      currentPage
      lastPage
      total
    }
  }
}

fragment BankBranchFull on BankBranch {
  id
  bankCode
  bankNameEn
  bankNameJp
  code
  nameEn
  nameJp
  kana
  isArchived
  uses
  version
}` as TypedDocument<BankBranchesQuery, BankBranchesQueryVariables>;

export const BankAccountsDocument = `query BankAccounts($first: Int, $page: Int, $search: String) {
  bankAccounts(first: $first, page: $page, search: $search) {
    data {
      ...BankAccountFull
    }
    paginatorInfo {
      currentPage
      lastPage
      total
    }
  }
}

fragment BankAccountFull on BankAccount {
  id
  organisation
  organisationNameEn
  organisationNameJp
  bankCode
  bankNameEn
  bankNameJp
  branchCode
  branchNameEn
  branchNameJp
  type
  number
  holder
  holderKana
  currency
  isSegregated
  isArchived
  uses
  version
}` as TypedDocument<BankAccountsQuery, BankAccountsQueryVariables>;

export const SaveBankDocument = `mutation SaveBank($id: ID, $version: Int, $input: BankInput!) {
  saveBank(id: $id, version: $version, input: $input) {
    id
  }
}` as TypedDocument<SaveBankMutation, SaveBankMutationVariables>;

export const SaveBankBranchDocument = `mutation SaveBankBranch($id: ID, $version: Int, $input: BankBranchInput!) {
  saveBankBranch(id: $id, version: $version, input: $input) {
    id
  }
}` as TypedDocument<SaveBankBranchMutation, SaveBankBranchMutationVariables>;

export const SaveBankAccountDocument = `mutation SaveBankAccount($id: ID, $version: Int, $input: BankAccountInput!) {
  saveBankAccount(id: $id, version: $version, input: $input) {
    id
  }
}` as TypedDocument<SaveBankAccountMutation, SaveBankAccountMutationVariables>;

export const ArchiveBankMasterDocument = `mutation ArchiveBankMaster($kind: String!, $id: ID!, $version: Int!, $isArchived: Boolean!) {
  archiveBankMaster(
    kind: $kind
    id: $id
    version: $version
    isArchived: $isArchived
  )
}` as TypedDocument<ArchiveBankMasterMutation, ArchiveBankMasterMutationVariables>;

export const DeleteBankMasterDocument = `mutation DeleteBankMaster($kind: String!, $id: ID!, $version: Int!) {
  deleteBankMaster(kind: $kind, id: $id, version: $version)
}` as TypedDocument<DeleteBankMasterMutation, DeleteBankMasterMutationVariables>;

export const ImportBankMasterDocument = `mutation ImportBankMaster($kind: String!, $text: String!) {
  importBankMaster(kind: $kind, text: $text) {
    added
    changed
    unchanged
  }
}` as TypedDocument<ImportBankMasterMutation, ImportBankMasterMutationVariables>;
