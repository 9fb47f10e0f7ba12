// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type OwnerOfQueryVariables = Exact<{
  id: string;
}>;


export type OwnerOfQuery = { ownerOf: { id: string, ref: string, nameEn: string, nameJp: string } | null };

export const OwnerOfDocument = `query OwnerOf($id: ID!) {
  ownerOf(id: $id) {
    id
    ref
    nameEn
    nameJp
  }
}` as TypedDocument<OwnerOfQuery, OwnerOfQueryVariables>;
