// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Whose words a document’s text is. */
export type ContentOrigin =
  | 'assetOwner'
  | 'consultant'
  | 'custom'
  | 'hakaru'
  | 'regulatory'
  | 'text';

export type DocumentInput = {
  /** The day it is about, YYYY-MM-DD. */
  asOf?: string | null | undefined;
  /** The entity. */
  entityId?: string | null | undefined;
  /** The name. */
  name: string;
  /** The type. */
  type: string;
};

/** What a document is kept for. */
export type DocumentKind =
  | 'content'
  | 'data'
  | 'report';

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

/** The format of a file. */
export type FileFormat =
  | 'jpg'
  | 'pdf'
  | 'png'
  | 'xlsx';

/** Why a page’s picture could not be read. */
export type OcrRefusal =
  | 'damaged'
  | 'fileMissing'
  | 'imageBroken'
  | 'imageTooLarge'
  | 'memory'
  | 'timeout'
  | 'tooManyPages'
  | 'unexpected';

/** Why a file could not be read. */
export type ReadingRefusal =
  | 'crashed'
  | 'damaged'
  | 'encrypted'
  | 'fileMissing'
  | 'memory'
  | 'timeout'
  | 'tooManyPages'
  | 'tooMuchText'
  | 'unexpected';

/** How far the words of a file have been read. */
export type ReadingState =
  | 'none'
  | 'read'
  | 'refused'
  | 'waiting';

export type DocumentsQueryVariables = Exact<{
  first?: number | null | undefined;
  page?: number | null | undefined;
  search?: string | null | undefined;
  type?: DocumentType | null | undefined;
  reading?: ReadingState | null | undefined;
  entityId?: string | null | undefined;
}>;


export type DocumentsQuery = { documents: { data: Array<{ id: string, guid: string, kind: DocumentKind, origin: ContentOrigin, reading: ReadingState, readingCode: ReadingRefusal | null, pageCount: number | null, isTypeGuessed: boolean, guessReason: string | null, name: string, type: DocumentType, asOf: string | null, entityId: string | null, entityRef: string | null, entityName: string | null, entityNameJp: string | null, fileName: string, format: FileFormat, bytes: number, userName: string, createdAt: string, version: number, ocr: { pages: number, done: number, read: number, codes: Array<OcrRefusal> } }>, paginatorInfo: { currentPage: number, lastPage: number, total: number } } };

export type DocumentQueryVariables = Exact<{
  id: string;
}>;


export type DocumentQuery = { document: { id: string, guid: string, kind: DocumentKind, origin: ContentOrigin, reading: ReadingState, readingCode: ReadingRefusal | null, pageCount: number | null, isTypeGuessed: boolean, guessReason: string | null, name: string, type: DocumentType, asOf: string | null, entityId: string | null, entityRef: string | null, entityName: string | null, entityNameJp: string | null, fileName: string, format: FileFormat, bytes: number, userName: string, createdAt: string, version: number, replaces: { documentId: string, name: string } | null, replacedBy: { documentId: string, name: string } | null, ocr: { pages: number, done: number, read: number, codes: Array<OcrRefusal> } } };

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

export type ReadDocumentAgainMutationVariables = Exact<{
  id: string;
}>;


export type ReadDocumentAgainMutation = { readDocumentAgain: { id: string, reading: ReadingState } };

export type DocumentPageQueryVariables = Exact<{
  id: string;
  page: number;
}>;


export type DocumentPageQuery = { documentPage: { page: number, width: number, height: number, text: string, boxes: Array<number>, ocr: string | null, ocrCode: string | null } };

export type SearchDocumentsQueryVariables = Exact<{
  text: string;
  type?: DocumentType | null | undefined;
  entityId?: string | null | undefined;
  first?: number | null | undefined;
  page?: number | null | undefined;
}>;


export type SearchDocumentsQuery = { searchDocuments: { isMore: boolean, isCutShort: boolean, data: Array<{ documentId: string, name: string, type: string, asOf: string | null, entityRef: string | null, entityName: string | null, entityNameJp: string | null, page: number, sentence: string, from: number, to: number }>, paginatorInfo: { currentPage: number, lastPage: number, total: number } } };

export type DocumentFullFragment = { id: string, guid: string, kind: DocumentKind, origin: ContentOrigin, reading: ReadingState, readingCode: ReadingRefusal | null, pageCount: number | null, isTypeGuessed: boolean, guessReason: string | null, name: string, type: DocumentType, asOf: string | null, entityId: string | null, entityRef: string | null, entityName: string | null, entityNameJp: string | null, fileName: string, format: FileFormat, bytes: number, userName: string, createdAt: string, version: number, ocr: { pages: number, done: number, read: number, codes: Array<OcrRefusal> } };

export const DocumentsDocument = `query Documents($first: Int, $page: Int, $search: String, $type: DocumentType, $reading: ReadingState, $entityId: ID) {
  documents(
    first: $first
    page: $page
    search: $search
    type: $type
    reading: $reading
    entityId: $entityId
  ) {
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
  guid
  kind
  origin
  reading
  readingCode
  pageCount
  ocr {
    pages
    done
    read
    codes
  }
  isTypeGuessed
  guessReason
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
    replaces {
      documentId
      name
    }
    replacedBy {
      documentId
      name
    }
  }
}

fragment DocumentFull on Document {
  id
  guid
  kind
  origin
  reading
  readingCode
  pageCount
  ocr {
    pages
    done
    read
    codes
  }
  isTypeGuessed
  guessReason
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

export const ReadDocumentAgainDocument = `mutation ReadDocumentAgain($id: ID!) {
  readDocumentAgain(id: $id) {
    id
    reading
  }
}` as TypedDocument<ReadDocumentAgainMutation, ReadDocumentAgainMutationVariables>;

export const DocumentPageDocument = `query DocumentPage($id: ID!, $page: Int!) {
  documentPage(id: $id, page: $page) {
    page
    width
    height
    text
    boxes
    ocr
    ocrCode
  }
}` as TypedDocument<DocumentPageQuery, DocumentPageQueryVariables>;

export const SearchDocumentsDocument = `query SearchDocuments($text: String!, $type: DocumentType, $entityId: ID, $first: Int, $page: Int) {
  searchDocuments(
    text: $text
    type: $type
    entityId: $entityId
    first: $first
    page: $page
  ) {
    data {
      documentId
      name
      type
      asOf
      entityRef
      entityName
      entityNameJp
      page
      sentence
      from
      to
    }
    isMore
    isCutShort
    paginatorInfo {
      currentPage
      lastPage
      total
    }
  }
}` as TypedDocument<SearchDocumentsQuery, SearchDocumentsQueryVariables>;
