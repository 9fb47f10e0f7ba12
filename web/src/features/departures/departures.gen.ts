// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type OrganisationExportState =
  | 'done'
  | 'failed'
  | 'running'
  | 'waiting';

export type OrganisationExportsQueryVariables = Exact<{ [key: string]: never; }>;


export type OrganisationExportsQuery = { organisationExports: Array<{ id: string, state: OrganisationExportState, done: number, total: number, tables: number | null, rows: number | null, files: number | null, missingFiles: number | null, fileName: string | null, bytes: number | null, sha256: string | null, isFileGone: boolean, requesterName: string, requestedAt: string }> };

export type CreateOrganisationExportMutationVariables = Exact<{
  name: string;
  password: string;
}>;


export type CreateOrganisationExportMutation = { createOrganisationExport: { id: string, state: OrganisationExportState, done: number, total: number, tables: number | null, rows: number | null, files: number | null, missingFiles: number | null, fileName: string | null, bytes: number | null, sha256: string | null, isFileGone: boolean, requesterName: string, requestedAt: string } };

export type OrganisationExportLineFragment = { id: string, state: OrganisationExportState, done: number, total: number, tables: number | null, rows: number | null, files: number | null, missingFiles: number | null, fileName: string | null, bytes: number | null, sha256: string | null, isFileGone: boolean, requesterName: string, requestedAt: string };

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

export const CreateOrganisationExportDocument = `mutation CreateOrganisationExport($name: String!, $password: String!) {
  createOrganisationExport(name: $name, password: $password) {
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
