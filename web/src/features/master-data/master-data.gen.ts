// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type MasterUploadsQueryVariables = Exact<{ [key: string]: never; }>;


export type MasterUploadsQuery = { masterUploads: Array<{ id: string, assetId: string | null, fileName: string, status: string, created: number, changed: number, unchanged: number, reason: string | null, userName: string, uploadedAt: string, decidedName: string | null, decidedAt: string | null, version: number, findings: Array<{ severity: string, code: string, sheet: string, cell: string | null, value: string, choices: string | null }>, steps: Array<{ sheet: string, row: number, key: string, effect: string, changes: Array<{ field: string, before: string | null, after: string | null }> }> }> };

export type ApplyMasterUploadMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type ApplyMasterUploadMutation = { applyMasterUpload: { id: string, version: number, status: string } };

export type WithdrawMasterUploadMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type WithdrawMasterUploadMutation = { withdrawMasterUpload: { id: string, version: number, status: string } };

export type MasterUploadPartsFragment = { id: string, assetId: string | null, fileName: string, status: string, created: number, changed: number, unchanged: number, reason: string | null, userName: string, uploadedAt: string, decidedName: string | null, decidedAt: string | null, version: number, findings: Array<{ severity: string, code: string, sheet: string, cell: string | null, value: string, choices: string | null }>, steps: Array<{ sheet: string, row: number, key: string, effect: string, changes: Array<{ field: string, before: string | null, after: string | null }> }> };

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
