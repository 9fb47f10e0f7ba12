// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type AssumedRateInput = {
  /** The first day it holds. */
  fromDay: string;
  ratePercent: string;
  /** Why. */
  reason?: string | null | undefined;
};

export type AssumedRatesQueryVariables = Exact<{
  assetId: string;
}>;


export type AssumedRatesQuery = { assumedRates: Array<{ id: string, fromDay: string, ratePercent: string, version: number }> };

export type AddAssumedRateMutationVariables = Exact<{
  assetId: string;
  input: AssumedRateInput;
}>;


export type AddAssumedRateMutation = { addAssumedRate: { id: string } };

export type RemoveAssumedRateMutationVariables = Exact<{
  id: string;
  version: number;
  reason?: string | null | undefined;
}>;


export type RemoveAssumedRateMutation = { removeAssumedRate: string };

export type ChangeAssumedRateMutationVariables = Exact<{
  id: string;
  version: number;
  input: AssumedRateInput;
}>;


export type ChangeAssumedRateMutation = { changeAssumedRate: { id: string } };

export const AssumedRatesDocument = `query AssumedRates($assetId: ID!) {
  assumedRates(assetId: $assetId) {
    id
    fromDay
    ratePercent
    version
  }
}` as TypedDocument<AssumedRatesQuery, AssumedRatesQueryVariables>;

export const AddAssumedRateDocument = `mutation AddAssumedRate($assetId: ID!, $input: AssumedRateInput!) {
  addAssumedRate(assetId: $assetId, input: $input) {
    id
  }
}` as TypedDocument<AddAssumedRateMutation, AddAssumedRateMutationVariables>;

export const RemoveAssumedRateDocument = `mutation RemoveAssumedRate($id: ID!, $version: Int!, $reason: String) {
  removeAssumedRate(id: $id, version: $version, reason: $reason)
}` as TypedDocument<RemoveAssumedRateMutation, RemoveAssumedRateMutationVariables>;

export const ChangeAssumedRateDocument = `mutation ChangeAssumedRate($id: ID!, $version: Int!, $input: AssumedRateInput!) {
  changeAssumedRate(id: $id, version: $version, input: $input) {
    id
  }
}` as TypedDocument<ChangeAssumedRateMutation, ChangeAssumedRateMutationVariables>;
