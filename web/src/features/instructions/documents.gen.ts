// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Whether a file was attached to an instruction or is its sheet. */
export type InstructionDocumentKind =
  | 'attachment'
  | 'sheet';

/** The language of a person or a file: English or Japanese. */
export type Language =
  | 'en'
  | 'jp';

/** Where an instruction, a movement or a forward stands; only what is final moves money. */
export type MovementStatus =
  | 'cancelled'
  | 'final'
  | 'finalSetoff'
  | 'finalSplit'
  | 'invalid'
  | 'preliminary';

export type InstructionDocumentsQueryVariables = Exact<{
  id: string;
}>;


export type InstructionDocumentsQuery = { instruction: { id: string, mayAttach: boolean, mayDetach: boolean, documents: Array<{ id: string, kind: InstructionDocumentKind, version: number | null, language: Language | null, fileName: string, bytes: number, sha256: string, userName: string | null, createdAt: string }> } };

export type DetachInstructionDocumentMutationVariables = Exact<{
  id: string;
  documentId: string;
}>;


export type DetachInstructionDocumentMutation = { detachInstructionDocument: boolean };

export type InstructionLookupQueryVariables = Exact<{
  search: string;
}>;


export type InstructionLookupQuery = { instructionDocuments: Array<{ id: string, ref: string, number: string | null, status: MovementStatus, version: number, organisationId: string, organisationRef: string, organisationName: string, organisationNameJp: string, mandateRef: string, documents: Array<{ id: string, kind: InstructionDocumentKind, version: number | null, language: Language | null, fileName: string, bytes: number, sha256: string, userName: string | null, createdAt: string }> }> };

export type InstructionDocumentLineFragment = { id: string, kind: InstructionDocumentKind, version: number | null, language: Language | null, fileName: string, bytes: number, sha256: string, userName: string | null, createdAt: string };

export const InstructionDocumentsDocument = `query InstructionDocuments($id: ID!) {
  instruction(id: $id) {
    id
    mayAttach
    mayDetach
    documents {
      ...InstructionDocumentLine
    }
  }
}

fragment InstructionDocumentLine on InstructionDocument {
  id
  kind
  version
  language
  fileName
  bytes
  sha256
  userName
  createdAt
}` as TypedDocument<InstructionDocumentsQuery, InstructionDocumentsQueryVariables>;

export const DetachInstructionDocumentDocument = `mutation DetachInstructionDocument($id: ID!, $documentId: ID!) {
  detachInstructionDocument(id: $id, documentId: $documentId)
}` as TypedDocument<DetachInstructionDocumentMutation, DetachInstructionDocumentMutationVariables>;

export const InstructionLookupDocument = `query InstructionLookup($search: String!) {
  instructionDocuments(search: $search) {
    id
    ref
    number
    status
    version
    organisationId
    organisationRef
    organisationName
    organisationNameJp
    mandateRef
    documents {
      ...InstructionDocumentLine
    }
  }
}

fragment InstructionDocumentLine on InstructionDocument {
  id
  kind
  version
  language
  fileName
  bytes
  sha256
  userName
  createdAt
}` as TypedDocument<InstructionLookupQuery, InstructionLookupQueryVariables>;
