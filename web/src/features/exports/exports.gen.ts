// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ExportFormat =
  | 'csv'
  | 'csvShiftJis'
  | 'xlsx';

export type ExportKind =
  | 'holdings'
  | 'returnMatrix'
  | 'returns'
  | 'values';

export type ExportScope =
  | 'accounts'
  | 'benchmarks'
  | 'classes'
  | 'mandates'
  | 'root';

export type ExportState =
  | 'done'
  | 'failed'
  | 'running'
  | 'waiting';

export type DataExportsQueryVariables = Exact<{
  first?: number | null | undefined;
  page?: number | null | undefined;
}>;


export type DataExportsQuery = { dataExports: { data: Array<{ id: string, assetEn: string, assetJp: string, kind: ExportKind, scope: ExportScope, from: string, to: string, format: ExportFormat, state: ExportState, done: number, total: number, failure: string | null, rows: number | null, bytes: number | null, fileName: string | null, isFileGone: boolean, requesterName: string, requestedAt: string }>, paginatorInfo: { currentPage: number, lastPage: number, total: number } } };

export type ExportAssetsQueryVariables = Exact<{ [key: string]: never; }>;


export type ExportAssetsQuery = { exportAssets: Array<{ id: string, nameEn: string, nameJp: string, months: Array<string> }> };

export type CreateExportMutationVariables = Exact<{
  assetId: string;
  kind: ExportKind;
  scope: ExportScope;
  from: string;
  to: string;
  format: ExportFormat;
  language: string;
}>;


export type CreateExportMutation = { createExport: { id: string, assetEn: string, assetJp: string, kind: ExportKind, scope: ExportScope, from: string, to: string, format: ExportFormat, state: ExportState, done: number, total: number, failure: string | null, rows: number | null, bytes: number | null, fileName: string | null, isFileGone: boolean, requesterName: string, requestedAt: string } };

export type DataExportLineFragment = { id: string, assetEn: string, assetJp: string, kind: ExportKind, scope: ExportScope, from: string, to: string, format: ExportFormat, state: ExportState, done: number, total: number, failure: string | null, rows: number | null, bytes: number | null, fileName: string | null, isFileGone: boolean, requesterName: string, requestedAt: string };

export const DataExportsDocument = `query DataExports($first: Int, $page: Int) {
  dataExports(first: $first, page: $page) {
    data {
      ...DataExportLine
    }
    paginatorInfo {
      currentPage
      lastPage
      total
    }
  }
}

fragment DataExportLine on DataExport {
  id
  assetEn
  assetJp
  kind
  scope
  from
  to
  format
  state
  done
  total
  failure
  rows
  bytes
  fileName
  isFileGone
  requesterName
  requestedAt
}` as TypedDocument<DataExportsQuery, DataExportsQueryVariables>;

export const ExportAssetsDocument = `query ExportAssets {
  exportAssets {
    id
    nameEn
    nameJp
    months
  }
}` as TypedDocument<ExportAssetsQuery, ExportAssetsQueryVariables>;

export const CreateExportDocument = `mutation CreateExport($assetId: ID!, $kind: ExportKind!, $scope: ExportScope!, $from: String!, $to: String!, $format: ExportFormat!, $language: String!) {
  createExport(
    assetId: $assetId
    kind: $kind
    scope: $scope
    from: $from
    to: $to
    format: $format
    language: $language
  ) {
    ...DataExportLine
  }
}

fragment DataExportLine on DataExport {
  id
  assetEn
  assetJp
  kind
  scope
  from
  to
  format
  state
  done
  total
  failure
  rows
  bytes
  fileName
  isFileGone
  requesterName
  requestedAt
}` as TypedDocument<CreateExportMutation, CreateExportMutationVariables>;
