// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Who reads a comment: the writer’s organisation, or everyone with access to the asset. */
export type CommentAudience =
  | 'everyone'
  | 'organisation';

export type CommentInput = {
  audience: string;
  /** The text. */
  body: string;
  /** The moment it is known at; null for now. */
  known?: string | null | undefined;
  mentions: Array<string>;
};

/** What a comment is on. */
export type CommentKind =
  | 'figure'
  | 'import'
  | 'mandate'
  | 'task';

export type CommentPlaceInput = {
  /** The asset. */
  assetId?: string | null | undefined;
  /** The kind. */
  kind: string;
  subject: string;
};

export type CommentsQueryVariables = Exact<{
  place: CommentPlaceInput;
}>;


export type CommentsQuery = { comments: Array<{ id: string, kind: CommentKind, assetId: string | null, subject: string, ownerId: string, entityId: string | null, ref: string, name: string, nameJp: string, asOf: string | null, body: string, audience: CommentAudience, userName: string, organisationName: string, organisationNameJp: string, isMine: boolean, clientName: string | null, clientNameJp: string | null, mentions: Array<string>, createdAt: string, hasChanged: boolean | null, resolvedAt: string | null, resolvedByName: string | null, mayPack: boolean, isPacked: boolean, version: number, seen: { value: string | null, reason: string | null } | null, now: { value: string | null, reason: string | null } | null }>, commentTalk: { mayShare: boolean, clientName: string | null, clientNameJp: string | null } };

export type CommentPeopleQueryVariables = Exact<{
  place: CommentPlaceInput;
  audience: string;
}>;


export type CommentPeopleQuery = { commentPeople: Array<{ id: string, name: string, title: string | null, organisationName: string, organisationNameJp: string }> };

export type CommentMarksQueryVariables = Exact<{
  assetId: string;
}>;


export type CommentMarksQuery = { commentMarks: Array<{ kind: CommentKind, subject: string, open: number }> };

export type OwnCommentsQueryVariables = Exact<{
  first?: number | null | undefined;
  page?: number | null | undefined;
}>;


export type OwnCommentsQuery = { ownComments: { data: Array<{ id: string, kind: CommentKind, assetId: string | null, subject: string, ownerId: string, entityId: string | null, ref: string, name: string, nameJp: string, asOf: string | null, body: string, audience: CommentAudience, userName: string, organisationName: string, organisationNameJp: string, isMine: boolean, clientName: string | null, clientNameJp: string | null, mentions: Array<string>, createdAt: string, hasChanged: boolean | null, resolvedAt: string | null, resolvedByName: string | null, mayPack: boolean, isPacked: boolean, version: number, seen: { value: string | null, reason: string | null } | null, now: { value: string | null, reason: string | null } | null }>, paginatorInfo: { currentPage: number, lastPage: number, total: number } } };

export type AddCommentMutationVariables = Exact<{
  place: CommentPlaceInput;
  input: CommentInput;
}>;


export type AddCommentMutation = { addComment: Array<{ id: string }> };

export type ResolveCommentMutationVariables = Exact<{
  place: CommentPlaceInput;
  id: string;
  version: number;
  isResolved: boolean;
}>;


export type ResolveCommentMutation = { resolveComment: Array<{ id: string }> };

export type PackCommentMutationVariables = Exact<{
  place: CommentPlaceInput;
  id: string;
  version: number;
  isPacked: boolean;
}>;


export type PackCommentMutation = { packComment: Array<{ id: string }> };

export type DeleteCommentMutationVariables = Exact<{
  place: CommentPlaceInput;
  id: string;
  version: number;
}>;


export type DeleteCommentMutation = { deleteComment: Array<{ id: string }> };

export type CommentFieldsFragment = { id: string, kind: CommentKind, assetId: string | null, subject: string, ownerId: string, entityId: string | null, ref: string, name: string, nameJp: string, asOf: string | null, body: string, audience: CommentAudience, userName: string, organisationName: string, organisationNameJp: string, isMine: boolean, clientName: string | null, clientNameJp: string | null, mentions: Array<string>, createdAt: string, hasChanged: boolean | null, resolvedAt: string | null, resolvedByName: string | null, mayPack: boolean, isPacked: boolean, version: number, seen: { value: string | null, reason: string | null } | null, now: { value: string | null, reason: string | null } | null };

export const CommentsDocument = `query Comments($place: CommentPlaceInput!) {
  comments(place: $place) {
    ...CommentFields
  }
  commentTalk(place: $place) {
    mayShare
    clientName
    clientNameJp
  }
}

fragment CommentFields on Comment {
  id
  kind
  assetId
  subject
  ownerId
  entityId
  ref
  name
  nameJp
  asOf
  body
  audience
  userName
  organisationName
  organisationNameJp
  isMine
  clientName
  clientNameJp
  mentions
  createdAt
  seen {
    value
    reason
  }
  now {
    value
    reason
  }
  hasChanged
  resolvedAt
  resolvedByName
  mayPack
  isPacked
  version
}` as TypedDocument<CommentsQuery, CommentsQueryVariables>;

export const CommentPeopleDocument = `query CommentPeople($place: CommentPlaceInput!, $audience: String!) {
  commentPeople(place: $place, audience: $audience) {
    id
    name
    title
    organisationName
    organisationNameJp
  }
}` as TypedDocument<CommentPeopleQuery, CommentPeopleQueryVariables>;

export const CommentMarksDocument = `query CommentMarks($assetId: ID!) {
  commentMarks(assetId: $assetId) {
    kind
    subject
    open
  }
}` as TypedDocument<CommentMarksQuery, CommentMarksQueryVariables>;

export const OwnCommentsDocument = `query OwnComments($first: Int, $page: Int) {
  ownComments(first: $first, page: $page) {
    data {
      ...CommentFields
    }
    paginatorInfo {
      currentPage
      lastPage
      total
    }
  }
}

fragment CommentFields on Comment {
  id
  kind
  assetId
  subject
  ownerId
  entityId
  ref
  name
  nameJp
  asOf
  body
  audience
  userName
  organisationName
  organisationNameJp
  isMine
  clientName
  clientNameJp
  mentions
  createdAt
  seen {
    value
    reason
  }
  now {
    value
    reason
  }
  hasChanged
  resolvedAt
  resolvedByName
  mayPack
  isPacked
  version
}` as TypedDocument<OwnCommentsQuery, OwnCommentsQueryVariables>;

export const AddCommentDocument = `mutation AddComment($place: CommentPlaceInput!, $input: CommentInput!) {
  addComment(place: $place, input: $input) {
    id
  }
}` as TypedDocument<AddCommentMutation, AddCommentMutationVariables>;

export const ResolveCommentDocument = `mutation ResolveComment($place: CommentPlaceInput!, $id: ID!, $version: Int!, $isResolved: Boolean!) {
  resolveComment(
    place: $place
    id: $id
    version: $version
    isResolved: $isResolved
  ) {
    id
  }
}` as TypedDocument<ResolveCommentMutation, ResolveCommentMutationVariables>;

export const PackCommentDocument = `mutation PackComment($place: CommentPlaceInput!, $id: ID!, $version: Int!, $isPacked: Boolean!) {
  packComment(place: $place, id: $id, version: $version, isPacked: $isPacked) {
    id
  }
}` as TypedDocument<PackCommentMutation, PackCommentMutationVariables>;

export const DeleteCommentDocument = `mutation DeleteComment($place: CommentPlaceInput!, $id: ID!, $version: Int!) {
  deleteComment(place: $place, id: $id, version: $version) {
    id
  }
}` as TypedDocument<DeleteCommentMutation, DeleteCommentMutationVariables>;
