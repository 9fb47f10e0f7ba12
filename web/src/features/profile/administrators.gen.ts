// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type AdministratorsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdministratorsQuery = { administrators: Array<{ name: string, email: string }> };

export const AdministratorsDocument = `query Administrators {
  administrators {
    name
    email
  }
}` as TypedDocument<AdministratorsQuery, AdministratorsQueryVariables>;
