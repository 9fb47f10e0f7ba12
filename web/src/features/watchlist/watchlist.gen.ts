// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** What may be watched. */
export type WatchKind =
  | 'company'
  | 'fund'
  | 'manager'
  | 'mandate'
  | 'product'
  | 'security';

/** What came of a look at a watched object. */
export type WatchOutcome =
  | 'clear'
  | 'triggered'
  | 'unknown';

/** What a watched object is watched for. */
export type WatchTrigger =
  | 'drawdown'
  | 'excess'
  | 'priceAge'
  | 'trackingError'
  | 'valueAge';

export type WatchlistInput = {
  /** The asset. */
  assetId: string;
  /** The kind. */
  kind: string;
  limit?: string | null | undefined;
  nextReview?: string | null | undefined;
  /** Why. */
  reason: string;
  subject: string;
  trigger?: string | null | undefined;
};

export type WatchlistTermsInput = {
  limit?: string | null | undefined;
  nextReview?: string | null | undefined;
  /** Why. */
  reason: string;
  trigger?: string | null | undefined;
};

export type WatchlistQueryVariables = Exact<{
  tab?: string | null | undefined;
  kind?: string | null | undefined;
  search?: string | null | undefined;
  first?: number | null | undefined;
  page?: number | null | undefined;
}>;


export type WatchlistQuery = { watchlist: { data: Array<{ id: string, kind: WatchKind, assetId: string, clientName: string, clientNameJp: string, subject: string, ref: string, name: string, nameJp: string, reason: string, trigger: WatchTrigger | null, limit: string | null, nextReview: string | null, since: string, createdByName: string, removedAt: string | null, removedByName: string | null, notes: number, version: number, lastCheck: { asOf: string, at: string, trigger: WatchTrigger, limit: string, outcome: WatchOutcome, figureKey: string | null, value: string | null, reason: string | null, seenOn: string | null } | null }>, paginatorInfo: { currentPage: number, lastPage: number, total: number } } };

export type WatchlistItemQueryVariables = Exact<{
  id: string;
}>;


export type WatchlistItemQuery = { watchlistItem: { id: string, kind: WatchKind, assetId: string, clientName: string, clientNameJp: string, subject: string, ref: string, name: string, nameJp: string, reason: string, trigger: WatchTrigger | null, limit: string | null, nextReview: string | null, since: string, createdByName: string, removedAt: string | null, removedByName: string | null, notes: number, version: number, noteHistory: Array<{ id: string, body: string, userName: string, at: string }>, checks: Array<{ asOf: string, at: string, trigger: WatchTrigger, limit: string, outcome: WatchOutcome, figureKey: string | null, value: string | null, reason: string | null, seenOn: string | null }>, lastCheck: { asOf: string, at: string, trigger: WatchTrigger, limit: string, outcome: WatchOutcome, figureKey: string | null, value: string | null, reason: string | null, seenOn: string | null } | null } };

export type WatchlistChoicesQueryVariables = Exact<{
  kind: string;
  subject?: string | null | undefined;
}>;


export type WatchlistChoicesQuery = { watchlistChoices: Array<{ assetId: string, subject: string, ref: string, name: string, nameJp: string, clientName: string, clientNameJp: string }> };

export type AddToWatchlistMutationVariables = Exact<{
  input: WatchlistInput;
}>;


export type AddToWatchlistMutation = { addToWatchlist: { id: string } };

export type UpdateWatchlistItemMutationVariables = Exact<{
  id: string;
  version: number;
  input: WatchlistTermsInput;
}>;


export type UpdateWatchlistItemMutation = { updateWatchlistItem: { id: string } };

export type AddWatchlistNoteMutationVariables = Exact<{
  id: string;
  body: string;
}>;


export type AddWatchlistNoteMutation = { addWatchlistNote: { id: string } };

export type RemoveFromWatchlistMutationVariables = Exact<{
  id: string;
  version: number;
  note: string;
}>;


export type RemoveFromWatchlistMutation = { removeFromWatchlist: { id: string } };

export type WatchCheckFragment = { asOf: string, at: string, trigger: WatchTrigger, limit: string, outcome: WatchOutcome, figureKey: string | null, value: string | null, reason: string | null, seenOn: string | null };

type WatchFields_WatchlistItem_Fragment = { id: string, kind: WatchKind, assetId: string, clientName: string, clientNameJp: string, subject: string, ref: string, name: string, nameJp: string, reason: string, trigger: WatchTrigger | null, limit: string | null, nextReview: string | null, since: string, createdByName: string, removedAt: string | null, removedByName: string | null, notes: number, version: number, lastCheck: { asOf: string, at: string, trigger: WatchTrigger, limit: string, outcome: WatchOutcome, figureKey: string | null, value: string | null, reason: string | null, seenOn: string | null } | null };

type WatchFields_WatchlistRow_Fragment = { id: string, kind: WatchKind, assetId: string, clientName: string, clientNameJp: string, subject: string, ref: string, name: string, nameJp: string, reason: string, trigger: WatchTrigger | null, limit: string | null, nextReview: string | null, since: string, createdByName: string, removedAt: string | null, removedByName: string | null, notes: number, version: number, lastCheck: { asOf: string, at: string, trigger: WatchTrigger, limit: string, outcome: WatchOutcome, figureKey: string | null, value: string | null, reason: string | null, seenOn: string | null } | null };

export type WatchFieldsFragment =
  | WatchFields_WatchlistItem_Fragment
  | WatchFields_WatchlistRow_Fragment
;

export const WatchlistDocument = `query Watchlist($tab: String, $kind: String, $search: String, $first: Int, $page: Int) {
  watchlist(tab: $tab, kind: $kind, search: $search, first: $first, page: $page) {
    data {
      ...WatchFields
    }
    paginatorInfo {
      currentPage
      lastPage
      total
    }
  }
}

fragment WatchFields on WatchlistFields {
  id
  kind
  assetId
  clientName
  clientNameJp
  subject
  ref
  name
  nameJp
  reason
  trigger
  limit
  nextReview
  since
  createdByName
  removedAt
  removedByName
  notes
  lastCheck {
    ...WatchCheck
  }
  version
}

fragment WatchCheck on WatchlistCheck {
  asOf
  at
  trigger
  limit
  outcome
  figureKey
  value
  reason
  seenOn
}` as TypedDocument<WatchlistQuery, WatchlistQueryVariables>;

export const WatchlistItemDocument = `query WatchlistItem($id: ID!) {
  watchlistItem(id: $id) {
    ...WatchFields
    noteHistory {
      id
      body
      userName
      at
    }
    checks {
      ...WatchCheck
    }
  }
}

fragment WatchFields on WatchlistFields {
  id
  kind
  assetId
  clientName
  clientNameJp
  subject
  ref
  name
  nameJp
  reason
  trigger
  limit
  nextReview
  since
  createdByName
  removedAt
  removedByName
  notes
  lastCheck {
    ...WatchCheck
  }
  version
}

fragment WatchCheck on WatchlistCheck {
  asOf
  at
  trigger
  limit
  outcome
  figureKey
  value
  reason
  seenOn
}` as TypedDocument<WatchlistItemQuery, WatchlistItemQueryVariables>;

export const WatchlistChoicesDocument = `query WatchlistChoices($kind: String!, $subject: String) {
  watchlistChoices(kind: $kind, subject: $subject) {
    assetId
    subject
    ref
    name
    nameJp
    clientName
    clientNameJp
  }
}` as TypedDocument<WatchlistChoicesQuery, WatchlistChoicesQueryVariables>;

export const AddToWatchlistDocument = `mutation AddToWatchlist($input: WatchlistInput!) {
  addToWatchlist(input: $input) {
    id
  }
}` as TypedDocument<AddToWatchlistMutation, AddToWatchlistMutationVariables>;

export const UpdateWatchlistItemDocument = `mutation UpdateWatchlistItem($id: ID!, $version: Int!, $input: WatchlistTermsInput!) {
  updateWatchlistItem(id: $id, version: $version, input: $input) {
    id
  }
}` as TypedDocument<UpdateWatchlistItemMutation, UpdateWatchlistItemMutationVariables>;

export const AddWatchlistNoteDocument = `mutation AddWatchlistNote($id: ID!, $body: String!) {
  addWatchlistNote(id: $id, body: $body) {
    id
  }
}` as TypedDocument<AddWatchlistNoteMutation, AddWatchlistNoteMutationVariables>;

export const RemoveFromWatchlistDocument = `mutation RemoveFromWatchlist($id: ID!, $version: Int!, $note: String!) {
  removeFromWatchlist(id: $id, version: $version, note: $note) {
    id
  }
}` as TypedDocument<RemoveFromWatchlistMutation, RemoveFromWatchlistMutationVariables>;
