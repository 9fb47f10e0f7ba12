// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CommentariesQueryVariables = Exact<{
  assetId: string;
  entityId: string;
  known?: string | null | undefined;
}>;


export type CommentariesQuery = { commentaries: Array<{ id: string, asOf: string, version: number, body: string, fileName: string | null, userName: string, recordedAt: string }> };

export type CommentaryQueryVariables = Exact<{
  assetId: string;
  entityId: string;
  asOf: string;
  known?: string | null | undefined;
}>;


export type CommentaryQuery = { commentary: { version: number, canWrite: boolean, current: { id: string, version: number, body: string, fileName: string | null, fileBytes: number | null, userName: string, recordedAt: string } | null } };

export type SaveCommentaryMutationVariables = Exact<{
  assetId: string;
  entityId: string;
  asOf: string;
  version: number;
  body: string;
}>;


export type SaveCommentaryMutation = { saveCommentary: { version: number, canWrite: boolean, current: { id: string, version: number, body: string, fileName: string | null, fileBytes: number | null, userName: string, recordedAt: string } | null } };

export type RemoveCommentaryFileMutationVariables = Exact<{
  assetId: string;
  entityId: string;
  asOf: string;
  version: number;
}>;


export type RemoveCommentaryFileMutation = { removeCommentaryFile: { version: number, canWrite: boolean, current: { id: string, version: number, body: string, fileName: string | null, fileBytes: number | null, userName: string, recordedAt: string } | null } };

export type CommentaryFieldsFragment = { version: number, canWrite: boolean, current: { id: string, version: number, body: string, fileName: string | null, fileBytes: number | null, userName: string, recordedAt: string } | null };

export const CommentariesDocument = `query Commentaries($assetId: ID!, $entityId: ID!, $known: String) {
  commentaries(assetId: $assetId, entityId: $entityId, known: $known) {
    id
    asOf
    version
    body
    fileName
    userName
    recordedAt
  }
}` as TypedDocument<CommentariesQuery, CommentariesQueryVariables>;

export const CommentaryDocument = `query Commentary($assetId: ID!, $entityId: ID!, $asOf: String!, $known: String) {
  commentary(assetId: $assetId, entityId: $entityId, asOf: $asOf, known: $known) {
    ...CommentaryFields
  }
}

fragment CommentaryFields on CommentaryView {
  version
  canWrite
  current {
    id
    version
    body
    fileName
    fileBytes
    userName
    recordedAt
  }
}` as TypedDocument<CommentaryQuery, CommentaryQueryVariables>;

export const SaveCommentaryDocument = `mutation SaveCommentary($assetId: ID!, $entityId: ID!, $asOf: String!, $version: Int!, $body: String!) {
  saveCommentary(
    assetId: $assetId
    entityId: $entityId
    asOf: $asOf
    version: $version
    body: $body
  ) {
    ...CommentaryFields
  }
}

fragment CommentaryFields on CommentaryView {
  version
  canWrite
  current {
    id
    version
    body
    fileName
    fileBytes
    userName
    recordedAt
  }
}` as TypedDocument<SaveCommentaryMutation, SaveCommentaryMutationVariables>;

export const RemoveCommentaryFileDocument = `mutation RemoveCommentaryFile($assetId: ID!, $entityId: ID!, $asOf: String!, $version: Int!) {
  removeCommentaryFile(
    assetId: $assetId
    entityId: $entityId
    asOf: $asOf
    version: $version
  ) {
    ...CommentaryFields
  }
}

fragment CommentaryFields on CommentaryView {
  version
  canWrite
  current {
    id
    version
    body
    fileName
    fileBytes
    userName
    recordedAt
  }
}` as TypedDocument<RemoveCommentaryFileMutation, RemoveCommentaryFileMutationVariables>;
