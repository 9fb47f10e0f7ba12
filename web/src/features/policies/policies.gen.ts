// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type PolicyInput = {
  /** The first day it holds. */
  fromDay: string;
  /** Why. */
  reason?: string | null | undefined;
  /** The rows. */
  rows: Array<PolicyRowInput>;
};

export type PolicyRowInput = {
  band: string;
  /** The identifier, to be sent back as it came. */
  id: string;
  percent?: string | null | undefined;
};

export type SavePolicyMutationVariables = Exact<{
  assetId: string;
  input: PolicyInput;
}>;


export type SavePolicyMutation = { savePolicy: { fromDay: string, classIds: Array<string> } };

export const SavePolicyDocument = `mutation SavePolicy($assetId: ID!, $input: PolicyInput!) {
  savePolicy(assetId: $assetId, input: $input) {
    fromDay
    classIds
  }
}` as TypedDocument<SavePolicyMutation, SavePolicyMutationVariables>;
