// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type AttributionLinkingInput = {
  linking: string;
  reason?: string | null | undefined;
  version: number;
};

export type AttributionPathQueryVariables = Exact<{
  assetId: string;
  asOf: string;
  known?: string | null | undefined;
  horizon: string;
  form?: string | null | undefined;
}>;


export type AttributionPathQuery = { attributionPath: Array<{ asOf: string, figures: Array<{ key: string, value: string | null }> }> };

export type AttributionOptionsQueryVariables = Exact<{
  assetId: string;
  known?: string | null | undefined;
}>;


export type AttributionOptionsQuery = { attributionOptions: { linking: string, version: number, isOwn: boolean } };

export type SaveAttributionLinkingMutationVariables = Exact<{
  input: AttributionLinkingInput;
}>;


export type SaveAttributionLinkingMutation = { saveAttributionLinking: boolean };

export const AttributionPathDocument = `query AttributionPath($assetId: ID!, $asOf: String!, $known: String, $horizon: String!, $form: String) {
  attributionPath(
    assetId: $assetId
    asOf: $asOf
    known: $known
    horizon: $horizon
    form: $form
  ) {
    asOf
    figures {
      key
      value
    }
  }
}` as TypedDocument<AttributionPathQuery, AttributionPathQueryVariables>;

export const AttributionOptionsDocument = `query AttributionOptions($assetId: ID!, $known: String) {
  attributionOptions(assetId: $assetId, known: $known) {
    linking
    version
    isOwn
  }
}` as TypedDocument<AttributionOptionsQuery, AttributionOptionsQueryVariables>;

export const SaveAttributionLinkingDocument = `mutation SaveAttributionLinking($input: AttributionLinkingInput!) {
  saveAttributionLinking(input: $input)
}` as TypedDocument<SaveAttributionLinkingMutation, SaveAttributionLinkingMutationVariables>;
