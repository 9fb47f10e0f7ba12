// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type OrganisationDeletionState =
  | 'done'
  | 'requested'
  | 'running'
  | 'withdrawn';

export type OrganisationExportState =
  | 'done'
  | 'failed'
  | 'running'
  | 'waiting';

/** What a browser answers to `askForPasskey`, by the fields of WebAuthn’s AuthenticatorAssertionResponse in base64url. */
export type PasskeyAnswerInput = {
  authenticatorData: string;
  clientData: string;
  /** The identifier, to be sent back as it came. */
  id: string;
  signature: string;
  userHandle?: string | null | undefined;
};

export type OrganisationExportsQueryVariables = Exact<{ [key: string]: never; }>;


export type OrganisationExportsQuery = { organisationExports: Array<{ id: string, state: OrganisationExportState, done: number, total: number, tables: number | null, rows: number | null, files: number | null, missingFiles: number | null, fileName: string | null, bytes: number | null, sha256: string | null, isFileGone: boolean, requesterName: string, requestedAt: string }> };

export type CreateOrganisationExportMutationVariables = Exact<{
  name: string;
  password: string;
  code?: string | null | undefined;
  passkey?: PasskeyAnswerInput | null | undefined;
}>;


export type CreateOrganisationExportMutation = { createOrganisationExport: { id: string, state: OrganisationExportState, done: number, total: number, tables: number | null, rows: number | null, files: number | null, missingFiles: number | null, fileName: string | null, bytes: number | null, sha256: string | null, isFileGone: boolean, requesterName: string, requestedAt: string } };

export type OrganisationDeletionsQueryVariables = Exact<{ [key: string]: never; }>;


export type OrganisationDeletionsQuery = { organisationDeletions: Array<{ id: string, ref: string, nameEn: string, nameJp: string, exportSha256: string, exportedAt: string, backupsUntil: string, state: OrganisationDeletionState, requesterName: string, requestedAt: string, isOwn: boolean, approverName: string | null, approvedAt: string | null, done: number, total: number, files: number | null, finishedAt: string | null, certificate: unknown, version: number }> };

export type RequestOrganisationDeletionMutationVariables = Exact<{
  ref: string;
  backupsUntil: string;
  password: string;
  code?: string | null | undefined;
  passkey?: PasskeyAnswerInput | null | undefined;
}>;


export type RequestOrganisationDeletionMutation = { requestOrganisationDeletion: { id: string, ref: string, nameEn: string, nameJp: string, exportSha256: string, exportedAt: string, backupsUntil: string, state: OrganisationDeletionState, requesterName: string, requestedAt: string, isOwn: boolean, approverName: string | null, approvedAt: string | null, done: number, total: number, files: number | null, finishedAt: string | null, certificate: unknown, version: number } };

export type ApproveOrganisationDeletionMutationVariables = Exact<{
  id: string;
  version: number;
  ref: string;
  password: string;
  code?: string | null | undefined;
  passkey?: PasskeyAnswerInput | null | undefined;
}>;


export type ApproveOrganisationDeletionMutation = { approveOrganisationDeletion: { id: string, ref: string, nameEn: string, nameJp: string, exportSha256: string, exportedAt: string, backupsUntil: string, state: OrganisationDeletionState, requesterName: string, requestedAt: string, isOwn: boolean, approverName: string | null, approvedAt: string | null, done: number, total: number, files: number | null, finishedAt: string | null, certificate: unknown, version: number } };

export type WithdrawOrganisationDeletionMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type WithdrawOrganisationDeletionMutation = { withdrawOrganisationDeletion: { id: string, ref: string, nameEn: string, nameJp: string, exportSha256: string, exportedAt: string, backupsUntil: string, state: OrganisationDeletionState, requesterName: string, requestedAt: string, isOwn: boolean, approverName: string | null, approvedAt: string | null, done: number, total: number, files: number | null, finishedAt: string | null, certificate: unknown, version: number } };

export type OrganisationExportLineFragment = { id: string, state: OrganisationExportState, done: number, total: number, tables: number | null, rows: number | null, files: number | null, missingFiles: number | null, fileName: string | null, bytes: number | null, sha256: string | null, isFileGone: boolean, requesterName: string, requestedAt: string };

export type OrganisationDeletionLineFragment = { id: string, ref: string, nameEn: string, nameJp: string, exportSha256: string, exportedAt: string, backupsUntil: string, state: OrganisationDeletionState, requesterName: string, requestedAt: string, isOwn: boolean, approverName: string | null, approvedAt: string | null, done: number, total: number, files: number | null, finishedAt: string | null, certificate: unknown, version: number };

export const OrganisationExportsDocument = `query OrganisationExports {
  organisationExports {
    ...OrganisationExportLine
  }
}

fragment OrganisationExportLine on OrganisationExport {
  id
  state
  done
  total
  tables
  rows
  files
  missingFiles
  fileName
  bytes
  sha256
  isFileGone
  requesterName
  requestedAt
}` as TypedDocument<OrganisationExportsQuery, OrganisationExportsQueryVariables>;

export const CreateOrganisationExportDocument = `mutation CreateOrganisationExport($name: String!, $password: String!, $code: String, $passkey: PasskeyAnswerInput) {
  createOrganisationExport(
    name: $name
    password: $password
    code: $code
    passkey: $passkey
  ) {
    ...OrganisationExportLine
  }
}

fragment OrganisationExportLine on OrganisationExport {
  id
  state
  done
  total
  tables
  rows
  files
  missingFiles
  fileName
  bytes
  sha256
  isFileGone
  requesterName
  requestedAt
}` as TypedDocument<CreateOrganisationExportMutation, CreateOrganisationExportMutationVariables>;

export const OrganisationDeletionsDocument = `query OrganisationDeletions {
  organisationDeletions {
    ...OrganisationDeletionLine
  }
}

fragment OrganisationDeletionLine on OrganisationDeletion {
  id
  ref
  nameEn
  nameJp
  exportSha256
  exportedAt
  backupsUntil
  state
  requesterName
  requestedAt
  isOwn
  approverName
  approvedAt
  done
  total
  files
  finishedAt
  certificate
  version
}` as TypedDocument<OrganisationDeletionsQuery, OrganisationDeletionsQueryVariables>;

export const RequestOrganisationDeletionDocument = `mutation RequestOrganisationDeletion($ref: String!, $backupsUntil: String!, $password: String!, $code: String, $passkey: PasskeyAnswerInput) {
  requestOrganisationDeletion(
    ref: $ref
    backupsUntil: $backupsUntil
    password: $password
    code: $code
    passkey: $passkey
  ) {
    ...OrganisationDeletionLine
  }
}

fragment OrganisationDeletionLine on OrganisationDeletion {
  id
  ref
  nameEn
  nameJp
  exportSha256
  exportedAt
  backupsUntil
  state
  requesterName
  requestedAt
  isOwn
  approverName
  approvedAt
  done
  total
  files
  finishedAt
  certificate
  version
}` as TypedDocument<RequestOrganisationDeletionMutation, RequestOrganisationDeletionMutationVariables>;

export const ApproveOrganisationDeletionDocument = `mutation ApproveOrganisationDeletion($id: ID!, $version: Int!, $ref: String!, $password: String!, $code: String, $passkey: PasskeyAnswerInput) {
  approveOrganisationDeletion(
    id: $id
    version: $version
    ref: $ref
    password: $password
    code: $code
    passkey: $passkey
  ) {
    ...OrganisationDeletionLine
  }
}

fragment OrganisationDeletionLine on OrganisationDeletion {
  id
  ref
  nameEn
  nameJp
  exportSha256
  exportedAt
  backupsUntil
  state
  requesterName
  requestedAt
  isOwn
  approverName
  approvedAt
  done
  total
  files
  finishedAt
  certificate
  version
}` as TypedDocument<ApproveOrganisationDeletionMutation, ApproveOrganisationDeletionMutationVariables>;

export const WithdrawOrganisationDeletionDocument = `mutation WithdrawOrganisationDeletion($id: ID!, $version: Int!) {
  withdrawOrganisationDeletion(id: $id, version: $version) {
    ...OrganisationDeletionLine
  }
}

fragment OrganisationDeletionLine on OrganisationDeletion {
  id
  ref
  nameEn
  nameJp
  exportSha256
  exportedAt
  backupsUntil
  state
  requesterName
  requestedAt
  isOwn
  approverName
  approvedAt
  done
  total
  files
  finishedAt
  certificate
  version
}` as TypedDocument<WithdrawOrganisationDeletionMutation, WithdrawOrganisationDeletionMutationVariables>;
