// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** The datum of a fund or mandate that a data point fills. */
export type AccountField =
  | 'called'
  | 'commitment'
  | 'currency'
  | 'name'
  | 'ref'
  | 'unfunded'
  | 'valuation';

/** What the value of a data point belongs to. */
export type AccountType =
  | 'fund'
  | 'mandate';

/** What a value is broken down by. */
export type BreakdownType =
  | 'assetClass'
  | 'company'
  | 'country'
  | 'currency'
  | 'none';

export type DataPointInput = {
  accountField?: string | null | undefined;
  accountType?: string | null | undefined;
  breakdownType?: string | null | undefined;
  documentType: string;
  formatType?: string | null | undefined;
  formatValue?: string | null | undefined;
  /** The name. */
  name: string;
  query?: string | null | undefined;
  tableName: string;
  timeDimension?: string | null | undefined;
  valueType: string;
};

/** What a document is, in the codes of the exchange format. */
export type DocumentType =
  | 'CORP_CFD'
  | 'MF_PROSPECTUS'
  | 'MMR_DOC'
  | 'PA_CAPITAL_ACC'
  | 'PA_CASHFLOW'
  | 'PA_CONTRIBUTION'
  | 'PA_DISTRIBUTION'
  | 'PA_FIN_STATEMENT'
  | 'PA_INVEST_REPORT';

export type DocumentTypeFieldInput = {
  breakdownType: string;
  documentType: string;
  fieldName: string;
  fieldNameJp: string;
  tableName: string;
  timeDimension: string;
  valueType: string;
};

/** How a value is written. */
export type FormatType =
  | 'date'
  | 'number'
  | 'percent'
  | 'text';

/** A part of the product an organisation may use. */
export type OrganisationPackageType =
  | 'attribution'
  | 'basel'
  | 'documents'
  | 'hedging'
  | 'hypothetical'
  | 'marketData'
  | 'privateAssets'
  | 'reporting'
  | 'risk';

/** The time a value is about. */
export type TimeDimension =
  | 'asOf'
  | 'monthToDate'
  | 'quarterToDate'
  | 'sinceInception'
  | 'yearToDate';

/** What a value of a document is. */
export type ValueType =
  | 'amount'
  | 'date'
  | 'number'
  | 'percent'
  | 'text';

export type DataPointsQueryVariables = Exact<{
  search?: string | null | undefined;
  documentType?: string | null | undefined;
}>;


export type DataPointsQuery = { dataPoints: Array<{ id: string, name: string, documentType: DocumentType, tableName: string, valueType: ValueType, breakdownType: BreakdownType, timeDimension: TimeDimension, accountType: AccountType | null, accountField: AccountField | null, query: string | null, formatType: FormatType | null, formatValue: string | null, uses: number, version: number }> };

export type DataPointQueryVariables = Exact<{
  id: string;
}>;


export type DataPointQuery = { dataPoint: { id: string, name: string, documentType: DocumentType, tableName: string, valueType: ValueType, breakdownType: BreakdownType, timeDimension: TimeDimension, accountType: AccountType | null, accountField: AccountField | null, query: string | null, formatType: FormatType | null, formatValue: string | null, uses: number, version: number } };

export type DataPointMappingsQueryVariables = Exact<{
  dataPointId?: string | null | undefined;
  documentId?: string | null | undefined;
}>;


export type DataPointMappingsQuery = { dataPointMappings: Array<{ id: string, dataPointId: string, documentId: string, documentName: string, isLocked: boolean, createdByName: string }> };

export type DocumentTypeFieldsQueryVariables = Exact<{ [key: string]: never; }>;


export type DocumentTypeFieldsQuery = { documentTypeFields: Array<{ id: string, documentType: DocumentType, packageType: OrganisationPackageType, tableName: string, fieldName: string, fieldNameJp: string, valueType: ValueType, breakdownType: BreakdownType, timeDimension: TimeDimension, version: number }> };

export type DocumentsToAssociateQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type DocumentsToAssociateQuery = { documents: { data: Array<{ id: string, name: string }> } };

export type AddDataPointsMutationVariables = Exact<{
  fieldIds: Array<string> | string;
}>;


export type AddDataPointsMutation = { addDataPoints: Array<{ id: string }> };

export type UpdateDataPointMutationVariables = Exact<{
  id: string;
  version: number;
  input: DataPointInput;
}>;


export type UpdateDataPointMutation = { updateDataPoint: { id: string, name: string, documentType: DocumentType, tableName: string, valueType: ValueType, breakdownType: BreakdownType, timeDimension: TimeDimension, accountType: AccountType | null, accountField: AccountField | null, query: string | null, formatType: FormatType | null, formatValue: string | null, uses: number, version: number } };

export type UpdateDataPointsMutationVariables = Exact<{
  ids: Array<string> | string;
  breakdownType: string;
  timeDimension: string;
}>;


export type UpdateDataPointsMutation = { updateDataPoints: number };

export type RemoveDataPointsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RemoveDataPointsMutation = { removeDataPoints: number };

export type AssociateDataPointsMutationVariables = Exact<{
  dataPointIds: Array<string> | string;
  documentId: string;
}>;


export type AssociateDataPointsMutation = { associateDataPoints: Array<{ id: string }> };

export type DisassociateDataPointsMutationVariables = Exact<{
  dataPointIds: Array<string> | string;
  documentId: string;
}>;


export type DisassociateDataPointsMutation = { disassociateDataPoints: number };

export type DeleteDataPointMappingMutationVariables = Exact<{
  id: string;
}>;


export type DeleteDataPointMappingMutation = { deleteDataPointMapping: boolean };

export type RemoveNonLockedMappingsMutationVariables = Exact<{
  dataPointId: string;
}>;


export type RemoveNonLockedMappingsMutation = { removeNonLockedMappings: number };

export type LockDataPointMappingMutationVariables = Exact<{
  id: string;
  isLocked: boolean;
}>;


export type LockDataPointMappingMutation = { lockDataPointMapping: boolean };

export type CreateDocumentTypeFieldMutationVariables = Exact<{
  input: DocumentTypeFieldInput;
}>;


export type CreateDocumentTypeFieldMutation = { createDocumentTypeField: Array<{ id: string }> };

export type UpdateDocumentTypeFieldMutationVariables = Exact<{
  id: string;
  version: number;
  input: DocumentTypeFieldInput;
}>;


export type UpdateDocumentTypeFieldMutation = { updateDocumentTypeField: Array<{ id: string }> };

export type DeleteDocumentTypeFieldMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type DeleteDocumentTypeFieldMutation = { deleteDocumentTypeField: boolean };

export type DataPointFullFragment = { id: string, name: string, documentType: DocumentType, tableName: string, valueType: ValueType, breakdownType: BreakdownType, timeDimension: TimeDimension, accountType: AccountType | null, accountField: AccountField | null, query: string | null, formatType: FormatType | null, formatValue: string | null, uses: number, version: number };

export const DataPointsDocument = `query DataPoints($search: String, $documentType: String) {
  dataPoints(search: $search, documentType: $documentType) {
    ...DataPointFull
  }
}

fragment DataPointFull on DataPoint {
  id
  name
  documentType
  tableName
  valueType
  breakdownType
  timeDimension
  accountType
  accountField
  query
  formatType
  formatValue
  uses
  version
}` as TypedDocument<DataPointsQuery, DataPointsQueryVariables>;

export const DataPointDocument = `query DataPoint($id: ID!) {
  dataPoint(id: $id) {
    ...DataPointFull
  }
}

fragment DataPointFull on DataPoint {
  id
  name
  documentType
  tableName
  valueType
  breakdownType
  timeDimension
  accountType
  accountField
  query
  formatType
  formatValue
  uses
  version
}` as TypedDocument<DataPointQuery, DataPointQueryVariables>;

export const DataPointMappingsDocument = `query DataPointMappings($dataPointId: ID, $documentId: ID) {
  dataPointMappings(dataPointId: $dataPointId, documentId: $documentId) {
    id
    dataPointId
    documentId
    documentName
    isLocked
    createdByName
  }
}` as TypedDocument<DataPointMappingsQuery, DataPointMappingsQueryVariables>;

export const DocumentTypeFieldsDocument = `query DocumentTypeFields {
  documentTypeFields {
    id
    documentType
    packageType
    tableName
    fieldName
    fieldNameJp
    valueType
    breakdownType
    timeDimension
    version
  }
}` as TypedDocument<DocumentTypeFieldsQuery, DocumentTypeFieldsQueryVariables>;

export const DocumentsToAssociateDocument = `query DocumentsToAssociate($search: String) {
  documents(search: $search, first: 50) {
    data {
      id
      name
    }
  }
}` as TypedDocument<DocumentsToAssociateQuery, DocumentsToAssociateQueryVariables>;

export const AddDataPointsDocument = `mutation AddDataPoints($fieldIds: [ID!]!) {
  addDataPoints(fieldIds: $fieldIds) {
    id
  }
}` as TypedDocument<AddDataPointsMutation, AddDataPointsMutationVariables>;

export const UpdateDataPointDocument = `mutation UpdateDataPoint($id: ID!, $version: Int!, $input: DataPointInput!) {
  updateDataPoint(id: $id, version: $version, input: $input) {
    ...DataPointFull
  }
}

fragment DataPointFull on DataPoint {
  id
  name
  documentType
  tableName
  valueType
  breakdownType
  timeDimension
  accountType
  accountField
  query
  formatType
  formatValue
  uses
  version
}` as TypedDocument<UpdateDataPointMutation, UpdateDataPointMutationVariables>;

export const UpdateDataPointsDocument = `mutation UpdateDataPoints($ids: [ID!]!, $breakdownType: String!, $timeDimension: String!) {
  updateDataPoints(
    ids: $ids
    breakdownType: $breakdownType
    timeDimension: $timeDimension
  )
}` as TypedDocument<UpdateDataPointsMutation, UpdateDataPointsMutationVariables>;

export const RemoveDataPointsDocument = `mutation RemoveDataPoints($ids: [ID!]!) {
  removeDataPoints(ids: $ids)
}` as TypedDocument<RemoveDataPointsMutation, RemoveDataPointsMutationVariables>;

export const AssociateDataPointsDocument = `mutation AssociateDataPoints($dataPointIds: [ID!]!, $documentId: ID!) {
  associateDataPoints(dataPointIds: $dataPointIds, documentId: $documentId) {
    id
  }
}` as TypedDocument<AssociateDataPointsMutation, AssociateDataPointsMutationVariables>;

export const DisassociateDataPointsDocument = `mutation DisassociateDataPoints($dataPointIds: [ID!]!, $documentId: ID!) {
  disassociateDataPoints(dataPointIds: $dataPointIds, documentId: $documentId)
}` as TypedDocument<DisassociateDataPointsMutation, DisassociateDataPointsMutationVariables>;

export const DeleteDataPointMappingDocument = `mutation DeleteDataPointMapping($id: ID!) {
  deleteDataPointMapping(id: $id)
}` as TypedDocument<DeleteDataPointMappingMutation, DeleteDataPointMappingMutationVariables>;

export const RemoveNonLockedMappingsDocument = `mutation RemoveNonLockedMappings($dataPointId: ID!) {
  removeNonLockedMappings(dataPointId: $dataPointId)
}` as TypedDocument<RemoveNonLockedMappingsMutation, RemoveNonLockedMappingsMutationVariables>;

export const LockDataPointMappingDocument = `mutation LockDataPointMapping($id: ID!, $isLocked: Boolean!) {
  lockDataPointMapping(id: $id, isLocked: $isLocked)
}` as TypedDocument<LockDataPointMappingMutation, LockDataPointMappingMutationVariables>;

export const CreateDocumentTypeFieldDocument = `mutation CreateDocumentTypeField($input: DocumentTypeFieldInput!) {
  createDocumentTypeField(input: $input) {
    id
  }
}` as TypedDocument<CreateDocumentTypeFieldMutation, CreateDocumentTypeFieldMutationVariables>;

export const UpdateDocumentTypeFieldDocument = `mutation UpdateDocumentTypeField($id: ID!, $version: Int!, $input: DocumentTypeFieldInput!) {
  updateDocumentTypeField(id: $id, version: $version, input: $input) {
    id
  }
}` as TypedDocument<UpdateDocumentTypeFieldMutation, UpdateDocumentTypeFieldMutationVariables>;

export const DeleteDocumentTypeFieldDocument = `mutation DeleteDocumentTypeField($id: ID!, $version: Int!) {
  deleteDocumentTypeField(id: $id, version: $version)
}` as TypedDocument<DeleteDocumentTypeFieldMutation, DeleteDocumentTypeFieldMutationVariables>;
