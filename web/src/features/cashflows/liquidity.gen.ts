// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type LiquidityLadderQueryVariables = Exact<{
  assetId?: string | null | undefined;
  mandateId?: string | null | undefined;
  into?: string | null | undefined;
}>;


export type LiquidityLadderQuery = { liquidityLadder: { today: string, currencies: Array<string>, steps: Array<{ id: string, until: string }>, rows: Array<{ source: string, currency: string, cells: Array<{ amount: string | null, reason: string | null }>, total: { amount: string | null, reason: string | null } }>, sums: Array<{ currency: string, cells: Array<{ amount: string | null, reason: string | null }>, running: Array<{ amount: string | null, reason: string | null }>, total: { amount: string | null, reason: string | null } }>, rates: Array<{ base: string, quote: string, day: string, rate: string }> } };

export type LiquidityItemsQueryVariables = Exact<{
  assetId?: string | null | undefined;
  mandateId?: string | null | undefined;
  source: string;
  step: string;
  currency?: string | null | undefined;
}>;


export type LiquidityItemsQuery = { liquidityItems: Array<{ day: string, kind: string, id: string | null, ref: string, name: string, nameJp: string, currency: string, amount: string, isConfirmed: boolean }> };

export type LiquidityCellFieldsFragment = { amount: string | null, reason: string | null };

export const LiquidityLadderDocument = `query LiquidityLadder($assetId: ID, $mandateId: ID, $into: String) {
  liquidityLadder(assetId: $assetId, mandateId: $mandateId, into: $into) {
    today
    currencies
    steps {
      id
      until
    }
    rows {
      source
      currency
      cells {
        ...LiquidityCellFields
      }
      total {
        ...LiquidityCellFields
      }
    }
    sums {
      currency
      cells {
        ...LiquidityCellFields
      }
      running {
        ...LiquidityCellFields
      }
      total {
        ...LiquidityCellFields
      }
    }
    rates {
      base
      quote
      day
      rate
    }
  }
}

fragment LiquidityCellFields on LiquidityCell {
  amount
  reason
}` as TypedDocument<LiquidityLadderQuery, LiquidityLadderQueryVariables>;

export const LiquidityItemsDocument = `query LiquidityItems($assetId: ID, $mandateId: ID, $source: String!, $step: String!, $currency: String) {
  liquidityItems(
    assetId: $assetId
    mandateId: $mandateId
    source: $source
    step: $step
    currency: $currency
  ) {
    day
    kind
    id
    ref
    name
    nameJp
    currency
    amount
    isConfirmed
  }
}` as TypedDocument<LiquidityItemsQuery, LiquidityItemsQueryVariables>;
