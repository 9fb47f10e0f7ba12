// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type DocumentInput = {
  asOf?: string | null | undefined;
  entityId?: string | null | undefined;
  name: string;
  type: string;
};

export type DocumentsQueryVariables = Exact<{
  first?: number | null | undefined;
  page?: number | null | undefined;
  search?: string | null | undefined;
  type?: string | null | undefined;
}>;


export type DocumentsQuery = { documents: { data: Array<{ id: string, name: string, type: string, asOf: string | null, entityId: string | null, entityRef: string | null, entityName: string | null, entityNameJp: string | null, fileName: string, format: string, bytes: number, userName: string, createdAt: string, version: number }>, paginatorInfo: { currentPage: number, lastPage: number, total: number } } };

export type DocumentQueryVariables = Exact<{
  id: string;
}>;


export type DocumentQuery = { document: { id: string, name: string, type: string, asOf: string | null, entityId: string | null, entityRef: string | null, entityName: string | null, entityNameJp: string | null, fileName: string, format: string, bytes: number, userName: string, createdAt: string, version: number } };

export type UpdateDocumentMutationVariables = Exact<{
  id: string;
  version: number;
  input: DocumentInput;
}>;


export type UpdateDocumentMutation = { updateDocument: { id: string, version: number } };

export type DeleteDocumentMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type DeleteDocumentMutation = { deleteDocument: boolean };

export type DocumentFullFragment = { id: string, name: string, type: string, asOf: string | null, entityId: string | null, entityRef: string | null, entityName: string | null, entityNameJp: string | null, fileName: string, format: string, bytes: number, userName: string, createdAt: string, version: number };

export const DocumentsDocument = `query Documents($first: Int, $page: Int, $search: String, $type: String) {
  documents(first: $first, page: $page, search: $search, type: $type) {
    data {
      ...DocumentFull
    }
    paginatorInfo {
      currentPage
      lastPage
      total
    }
  }
}

fragment DocumentFull on Document {
  id
  name
  type
  asOf
  entityId
  entityRef
  entityName
  entityNameJp
  fileName
  format
  bytes
  userName
  createdAt
  version
}` as TypedDocument<DocumentsQuery, DocumentsQueryVariables>;

export const DocumentDocument = `query Document($id: ID!) {
  document(id: $id) {
    ...DocumentFull
  }
}

fragment DocumentFull on Document {
  id
  name
  type
  asOf
  entityId
  entityRef
  entityName
  entityNameJp
  fileName
  format
  bytes
  userName
  createdAt
  version
}` as TypedDocument<DocumentQuery, DocumentQueryVariables>;

export const UpdateDocumentDocument = `mutation UpdateDocument($id: ID!, $version: Int!, $input: DocumentInput!) {
  updateDocument(id: $id, version: $version, input: $input) {
    id
    version
  }
}` as TypedDocument<UpdateDocumentMutation, UpdateDocumentMutationVariables>;

export const DeleteDocumentDocument = `mutation DeleteDocument($id: ID!, $version: Int!) {
  deleteDocument(id: $id, version: $version)
}` as TypedDocument<DeleteDocumentMutation, DeleteDocumentMutationVariables>;
