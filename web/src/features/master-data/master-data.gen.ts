// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Whether a finding stops a file or only asks for a look. */
export type CheckSeverity =
  | 'error'
  | 'warning';

/** What a row of a sheet of master data would do. */
export type MasterEffect =
  | 'change'
  | 'create'
  | 'unchanged';

/** What is wrong with a cell of a sheet of master data. */
export type MasterFindingCode =
  | 'archived'
  | 'beforeOpened'
  | 'categoryRef'
  | 'choice'
  | 'columnMissing'
  | 'columnTwice'
  | 'controlCharacter'
  | 'country'
  | 'currency'
  | 'cycle'
  | 'dateFormat'
  | 'derivedFromPolicy'
  | 'duplicateCategory'
  | 'email'
  | 'endBeforeStart'
  | 'excelError'
  | 'fixed'
  | 'formulaWithoutValue'
  | 'inceptionBeforeOpened'
  | 'marketBenchmark'
  | 'month'
  | 'negative'
  | 'noAsset'
  | 'noSheet'
  | 'notAllowed'
  | 'notNumber'
  | 'notWhole'
  | 'nothing'
  | 'onePart'
  | 'otherColumn'
  | 'otherSheet'
  | 'own'
  | 'phoneTooLong'
  | 'positive'
  | 'publishedPeriod'
  | 'refAlphabet'
  | 'refused'
  | 'required'
  | 'splitTotal'
  | 'taken'
  | 'targetRange'
  | 'tooLarge'
  | 'tooLong'
  | 'tooManyRows'
  | 'twice'
  | 'unknownCode'
  | 'unknownParty'
  | 'unknownType'
  | 'wholeYen';

/** The sheets of a workbook of master data. */
export type MasterSheet =
  | 'benchmarks'
  | 'classes'
  | 'counterparties'
  | 'mandates'
  | 'parties'
  | 'parts'
  | 'policy'
  | 'users';

/** Where a workbook of master data stands. */
export type MasterUploadStatus =
  | 'applied'
  | 'ready'
  | 'refused'
  | 'withdrawn';

export type MasterUploadsQueryVariables = Exact<{ [key: string]: never; }>;


export type MasterUploadsQuery = { masterUploads: Array<{ id: string, assetId: string | null, fileName: string, status: MasterUploadStatus, created: number, changed: number, unchanged: number, reason: string | null, userName: string, uploadedAt: string, decidedName: string | null, decidedAt: string | null, version: number, findings: Array<{ severity: CheckSeverity, code: MasterFindingCode, sheet: string, cell: string | null, value: string, choices: string | null }>, steps: Array<{ sheet: MasterSheet, row: number, key: string, effect: MasterEffect, changes: Array<{ field: string, before: string | null, after: string | null }> }> }> };

export type ApplyMasterUploadMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type ApplyMasterUploadMutation = { applyMasterUpload: { id: string, version: number, status: MasterUploadStatus } };

export type WithdrawMasterUploadMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type WithdrawMasterUploadMutation = { withdrawMasterUpload: { id: string, version: number, status: MasterUploadStatus } };

export type MasterUploadPartsFragment = { id: string, assetId: string | null, fileName: string, status: MasterUploadStatus, created: number, changed: number, unchanged: number, reason: string | null, userName: string, uploadedAt: string, decidedName: string | null, decidedAt: string | null, version: number, findings: Array<{ severity: CheckSeverity, code: MasterFindingCode, sheet: string, cell: string | null, value: string, choices: string | null }>, steps: Array<{ sheet: MasterSheet, row: number, key: string, effect: MasterEffect, changes: Array<{ field: string, before: string | null, after: string | null }> }> };

export const MasterUploadsDocument = `query MasterUploads {
  masterUploads {
    ...MasterUploadParts
  }
}

fragment MasterUploadParts on MasterUpload {
  id
  assetId
  fileName
  status
  created
  changed
  unchanged
  reason
  userName
  uploadedAt
  decidedName
  decidedAt
  version
  findings {
    severity
    code
    sheet
    cell
    value
    choices
  }
  steps {
    sheet
    row
    key
    effect
    changes {
      field
      before
      after
    }
  }
}` as TypedDocument<MasterUploadsQuery, MasterUploadsQueryVariables>;

export const ApplyMasterUploadDocument = `mutation ApplyMasterUpload($id: ID!, $version: Int!) {
  applyMasterUpload(id: $id, version: $version) {
    id
    version
    status
  }
}` as TypedDocument<ApplyMasterUploadMutation, ApplyMasterUploadMutationVariables>;

export const WithdrawMasterUploadDocument = `mutation WithdrawMasterUpload($id: ID!, $version: Int!) {
  withdrawMasterUpload(id: $id, version: $version) {
    id
    version
    status
  }
}` as TypedDocument<WithdrawMasterUploadMutation, WithdrawMasterUploadMutationVariables>;
