// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type MandateInput = {
  classFromDay?: string | null | undefined;
  /** The class. */
  classId?: string | null | undefined;
  /** The currency, as in JPY. */
  currency?: string | null | undefined;
  custodianCode?: string | null | undefined;
  /** The fee in basis points a year. */
  feeBps?: number | null | undefined;
  fiscal_year_start: number;
  flowTiming?: string | null | undefined;
  /** The name. */
  name: string;
  /** The name in Japanese. */
  nameJp?: string | null | undefined;
  openedDate: string;
  performanceClosedDate?: string | null | undefined;
  performanceInceptionDate?: string | null | undefined;
  rateMethod?: string | null | undefined;
  /** Why. */
  reason?: string | null | undefined;
  /** The short code, unique in its organisation. */
  ref: string;
  reportingEndDate?: string | null | undefined;
  reportingStartDate?: string | null | undefined;
  /** A shorter name for narrow columns. */
  shortName?: string | null | undefined;
  style?: string | null | undefined;
  terminationDate?: string | null | undefined;
  termsFromDay?: string | null | undefined;
};

/** By whose fixing a currency is converted: WMR, TTM, or a bank’s variant of either. */
export type RateMethod =
  | 'TTM'
  | 'TTM_BANK1'
  | 'TTM_BANK2'
  | 'TTM_BANK3'
  | 'WMR'
  | 'WMR_BANK1'
  | 'WMR_BANK2'
  | 'WMR_BANK3';

export type MandateQueryVariables = Exact<{
  id: string;
}>;


export type MandateQuery = { mandate: { id: string, assetId: string, parentId: string | null, classId: string | null, ref: string, name: string, nameJp: string, shortName: string | null, currency: string, fiscal_year_start: number, rateMethod: RateMethod, flowTiming: string, feeBps: number | null, note: string | null, version: number, style: string | null, openedDate: string, performanceInceptionDate: string | null, reportingStartDate: string | null, reportingEndDate: string | null, performanceClosedDate: string | null, terminationDate: string | null, custodianCode: string | null } };

export type MandateHistoryQueryVariables = Exact<{
  id: string;
  first?: number | null | undefined;
  page?: number | null | undefined;
}>;


export type MandateHistoryQuery = { mandateHistory: { data: Array<{ id: string, at: string, action: string, userName: string | null, isSupport: boolean, before: unknown, after: unknown }>, paginatorInfo: { currentPage: number, lastPage: number, perPage: number, total: number } } };

export type CreateMandateMutationVariables = Exact<{
  assetId: string;
  parentId?: string | null | undefined;
  input: MandateInput;
}>;


export type CreateMandateMutation = { createMandate: { id: string } };

export type UpdateMandateMutationVariables = Exact<{
  id: string;
  version: number;
  input: MandateInput;
}>;


export type UpdateMandateMutation = { updateMandate: { id: string, assetId: string, parentId: string | null, classId: string | null, ref: string, name: string, nameJp: string, shortName: string | null, currency: string, fiscal_year_start: number, rateMethod: RateMethod, flowTiming: string, feeBps: number | null, note: string | null, version: number, style: string | null, openedDate: string, performanceInceptionDate: string | null, reportingStartDate: string | null, reportingEndDate: string | null, performanceClosedDate: string | null, terminationDate: string | null, custodianCode: string | null } };

export type DeleteMandateMutationVariables = Exact<{
  id: string;
  reason?: string | null | undefined;
}>;


export type DeleteMandateMutation = { deleteMandate: boolean };

export type UpdateMandateNoteMutationVariables = Exact<{
  id: string;
  version: number;
  note: string;
}>;


export type UpdateMandateNoteMutation = { updateMandateNote: { id: string, assetId: string, parentId: string | null, classId: string | null, ref: string, name: string, nameJp: string, shortName: string | null, currency: string, fiscal_year_start: number, rateMethod: RateMethod, flowTiming: string, feeBps: number | null, note: string | null, version: number, style: string | null, openedDate: string, performanceInceptionDate: string | null, reportingStartDate: string | null, reportingEndDate: string | null, performanceClosedDate: string | null, terminationDate: string | null, custodianCode: string | null } };

export type CloseMandateMutationVariables = Exact<{
  id: string;
  version: number;
  day: string;
  reason?: string | null | undefined;
}>;


export type CloseMandateMutation = { closeMandate: { id: string } };

export type ReopenMandateMutationVariables = Exact<{
  id: string;
  version: number;
  reason?: string | null | undefined;
}>;


export type ReopenMandateMutation = { reopenMandate: { id: string } };

export type MandateDefaultsQueryVariables = Exact<{ [key: string]: never; }>;


export type MandateDefaultsQuery = { mandateDefaults: { fiscal_year_start: number, rateMethod: string } };

export type MandateTermsFragment = { id: string, assetId: string, parentId: string | null, classId: string | null, ref: string, name: string, nameJp: string, shortName: string | null, currency: string, fiscal_year_start: number, rateMethod: RateMethod, flowTiming: string, feeBps: number | null, note: string | null, version: number, style: string | null, openedDate: string, performanceInceptionDate: string | null, reportingStartDate: string | null, reportingEndDate: string | null, performanceClosedDate: string | null, terminationDate: string | null, custodianCode: string | null };

export type DeclaredTermsFragment = { style: string | null, openedDate: string, performanceInceptionDate: string | null, reportingStartDate: string | null, reportingEndDate: string | null, performanceClosedDate: string | null, terminationDate: string | null, custodianCode: string | null };

export const MandateDocument = `query Mandate($id: ID!) {
  mandate(id: $id) {
    ...MandateTerms
  }
}

fragment MandateTerms on Mandate {
  id
  assetId
  parentId
  classId
  ref
  name
  nameJp
  shortName
  currency
  ...DeclaredTerms
  fiscal_year_start
  rateMethod
  flowTiming
  feeBps
  note
  version
}

fragment DeclaredTerms on Mandate {
  style
  openedDate
  performanceInceptionDate
  reportingStartDate
  reportingEndDate
  performanceClosedDate
  terminationDate
  custodianCode
}` as TypedDocument<MandateQuery, MandateQueryVariables>;

export const MandateHistoryDocument = `query MandateHistory($id: ID!, $first: Int, $page: Int) {
  mandateHistory(id: $id, first: $first, page: $page) {
    data {
      id
      at
      action
      userName
      isSupport
      before
      after
    }
    paginatorInfo {
      currentPage
      lastPage
      perPage
      total
    }
  }
}` as TypedDocument<MandateHistoryQuery, MandateHistoryQueryVariables>;

export const CreateMandateDocument = `mutation CreateMandate($assetId: ID!, $parentId: ID, $input: MandateInput!) {
  createMandate(assetId: $assetId, parentId: $parentId, input: $input) {
    id
  }
}` as TypedDocument<CreateMandateMutation, CreateMandateMutationVariables>;

export const UpdateMandateDocument = `mutation UpdateMandate($id: ID!, $version: Int!, $input: MandateInput!) {
  updateMandate(id: $id, version: $version, input: $input) {
    ...MandateTerms
  }
}

fragment MandateTerms on Mandate {
  id
  assetId
  parentId
  classId
  ref
  name
  nameJp
  shortName
  currency
  ...DeclaredTerms
  fiscal_year_start
  rateMethod
  flowTiming
  feeBps
  note
  version
}

fragment DeclaredTerms on Mandate {
  style
  openedDate
  performanceInceptionDate
  reportingStartDate
  reportingEndDate
  performanceClosedDate
  terminationDate
  custodianCode
}` as TypedDocument<UpdateMandateMutation, UpdateMandateMutationVariables>;

export const DeleteMandateDocument = `mutation DeleteMandate($id: ID!, $reason: String) {
  deleteMandate(id: $id, reason: $reason)
}` as TypedDocument<DeleteMandateMutation, DeleteMandateMutationVariables>;

export const UpdateMandateNoteDocument = `mutation UpdateMandateNote($id: ID!, $version: Int!, $note: String!) {
  updateMandateNote(id: $id, version: $version, note: $note) {
    ...MandateTerms
  }
}

fragment MandateTerms on Mandate {
  id
  assetId
  parentId
  classId
  ref
  name
  nameJp
  shortName
  currency
  ...DeclaredTerms
  fiscal_year_start
  rateMethod
  flowTiming
  feeBps
  note
  version
}

fragment DeclaredTerms on Mandate {
  style
  openedDate
  performanceInceptionDate
  reportingStartDate
  reportingEndDate
  performanceClosedDate
  terminationDate
  custodianCode
}` as TypedDocument<UpdateMandateNoteMutation, UpdateMandateNoteMutationVariables>;

export const CloseMandateDocument = `mutation CloseMandate($id: ID!, $version: Int!, $day: String!, $reason: String) {
  closeMandate(id: $id, version: $version, day: $day, reason: $reason) {
    id
  }
}` as TypedDocument<CloseMandateMutation, CloseMandateMutationVariables>;

export const ReopenMandateDocument = `mutation ReopenMandate($id: ID!, $version: Int!, $reason: String) {
  reopenMandate(id: $id, version: $version, reason: $reason) {
    id
  }
}` as TypedDocument<ReopenMandateMutation, ReopenMandateMutationVariables>;

export const MandateDefaultsDocument = `query MandateDefaults {
  mandateDefaults {
    fiscal_year_start
    rateMethod
  }
}` as TypedDocument<MandateDefaultsQuery, MandateDefaultsQueryVariables>;
