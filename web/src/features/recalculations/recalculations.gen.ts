// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type RecalculatePeriodReturnMutationVariables = Exact<{
  assetId: string;
  asOf: string;
}>;


export type RecalculatePeriodReturnMutation = { recalculatePeriodReturn: { id: string, figures: number, corrected: number, since: string | null, changes: Array<{ horizon: string | null, change: string | null, entity: { id: string, name: { en: string, jp: string } }, before: { key: string, value: string | null }, after: { key: string, value: string | null }, effects: Array<{ facts: number }> }> } };

export const RecalculatePeriodReturnDocument = `mutation RecalculatePeriodReturn($assetId: ID!, $asOf: String!) {
  recalculatePeriodReturn(assetId: $assetId, asOf: $asOf) {
    id
    figures
    corrected
    since
    changes {
      entity {
        id
        name {
          en
          jp
        }
      }
      horizon
      before {
        key
        value
      }
      after {
        key
        value
      }
      change
      effects {
        facts
      }
    }
  }
}` as TypedDocument<RecalculatePeriodReturnMutation, RecalculatePeriodReturnMutationVariables>;
