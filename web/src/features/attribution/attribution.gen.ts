// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type AttributionPathQueryVariables = Exact<{
  assetId: string;
  asOf: string;
  known?: string | null | undefined;
  horizon: string;
}>;


export type AttributionPathQuery = { attributionPath: Array<{ asOf: string, figures: Array<{ key: string, value: string | null }> }> };

export const AttributionPathDocument = `query AttributionPath($assetId: ID!, $asOf: String!, $known: String, $horizon: String!) {
  attributionPath(
    assetId: $assetId
    asOf: $asOf
    known: $known
    horizon: $horizon
  ) {
    asOf
    figures {
      key
      value
    }
  }
}` as TypedDocument<AttributionPathQuery, AttributionPathQueryVariables>;
