// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type RunningMonthQueryVariables = Exact<{
  assetId: string;
}>;


export type RunningMonthQuery = { runningMonth: { asOf: string, reports: number, received: number, validated: number, late: number, nextDue: string | null, isPopulated: boolean, isPublished: boolean } | null };

export const RunningMonthDocument = `query RunningMonth($assetId: ID!) {
  runningMonth(assetId: $assetId) {
    asOf
    reports
    received
    validated
    late
    nextDue
    isPopulated
    isPublished
  }
}` as TypedDocument<RunningMonthQuery, RunningMonthQueryVariables>;
