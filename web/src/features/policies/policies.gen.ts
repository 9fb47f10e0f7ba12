// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type PolicyInput = {
  fromDay: string;
  reason?: string | null | undefined;
  rows: Array<PolicyRowInput>;
};

export type PolicyRowInput = {
  band: string;
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
