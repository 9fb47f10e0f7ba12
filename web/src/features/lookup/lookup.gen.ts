// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** What was found. */
export type ObjectKind =
  | 'assetClass'
  | 'benchmark'
  | 'client'
  | 'company'
  | 'counterparty'
  | 'document'
  | 'fund'
  | 'instruction'
  | 'mandate'
  | 'person'
  | 'product'
  | 'report'
  | 'security';

export type LookupQueryVariables = Exact<{
  search: string;
  assetId?: string | null | undefined;
}>;


export type LookupQuery = { lookup: Array<{ kind: ObjectKind, id: string, code: string | null, name: string, nameJp: string, clientName: string | null, clientNameJp: string | null, assetId: string | null, path: string }> };

export type NameListsQueryVariables = Exact<{
  assetId?: string | null | undefined;
}>;


export type NameListsQuery = { nameLists: Array<{ kind: ObjectKind, clientName: string | null, clientNameJp: string | null, assetId: string | null, area: string, keys: Array<string>, codes: Array<string | null>, names: Array<string>, namesJp: Array<string> }> };

export const LookupDocument = `query Lookup($search: String!, $assetId: ID) {
  lookup(search: $search, assetId: $assetId) {
    kind
    id
    code
    name
    nameJp
    clientName
    clientNameJp
    assetId
    path
  }
}` as TypedDocument<LookupQuery, LookupQueryVariables>;

export const NameListsDocument = `query NameLists($assetId: ID) {
  nameLists(assetId: $assetId) {
    kind
    clientName
    clientNameJp
    assetId
    area
    keys
    codes
    names
    namesJp
  }
}` as TypedDocument<NameListsQuery, NameListsQueryVariables>;
