// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type RiskCorrelationsQueryVariables = Exact<{
  assetId: string;
  asOf: string;
  known?: string | null | undefined;
  horizon: string;
}>;


export type RiskCorrelationsQuery = { riskCorrelations: Array<{ entityId: string, figures: Array<{ key: string, value: string | null, reason: string | null }> }> };

export const RiskCorrelationsDocument = `query RiskCorrelations($assetId: ID!, $asOf: String!, $known: String, $horizon: String!) {
  riskCorrelations(
    assetId: $assetId
    asOf: $asOf
    known: $known
    horizon: $horizon
  ) {
    entityId
    figures {
      key
      value
      reason
    }
  }
}` as TypedDocument<RiskCorrelationsQuery, RiskCorrelationsQueryVariables>;
