// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Why a figure is missing. A missing figure is never shown as zero. */
export type FigureGap =
  | 'gap'
  | 'no_data'
  | 'no_root'
  | 'not_applicable'
  | 'risk_within_rounding'
  | 'too_few_months'
  | 'too_short'
  | 'total_loss'
  | 'zero_denominator';

/** What brings or takes liquidity. */
export type LiquidityKind =
  | 'balance'
  | 'bond'
  | 'fund'
  | 'redemption'
  | 'transaction';

/** How often a fund may be given back. */
export type RedemptionFrequency =
  | 'daily'
  | 'halfYearly'
  | 'monthly'
  | 'quarterly'
  | 'weekly'
  | 'yearly';

export type RedemptionTermsInput = {
  frequency: string;
  /** The first day it holds. */
  fromDay: string;
  gatePercent?: string | null | undefined;
  lockUpUntil?: string | null | undefined;
  /** The mandate. */
  mandateId: string;
  noticeDays: number;
  payDays: number;
  /** Rises with every change; a change names the version it saw. */
  version?: number | null | undefined;
};

export type LiquidityLadderQueryVariables = Exact<{
  assetId?: string | null | undefined;
  mandateId?: string | null | undefined;
  into?: string | null | undefined;
}>;


export type LiquidityLadderQuery = { liquidityLadder: { today: string, currencies: Array<string>, steps: Array<{ id: string, until: string }>, rows: Array<{ source: string, currency: string, cells: Array<{ amount: string | null, reason: FigureGap | null }>, total: { amount: string | null, reason: FigureGap | null } }>, sums: Array<{ currency: string, cells: Array<{ amount: string | null, reason: FigureGap | null }>, running: Array<{ amount: string | null, reason: FigureGap | null }>, total: { amount: string | null, reason: FigureGap | null } }>, rates: Array<{ base: string, quote: string, day: string, rate: string }> } };

export type LiquidityItemsQueryVariables = Exact<{
  assetId?: string | null | undefined;
  mandateId?: string | null | undefined;
  source: string;
  step: string;
  currency?: string | null | undefined;
}>;


export type LiquidityItemsQuery = { liquidityItems: Array<{ day: string, kind: LiquidityKind, id: string | null, ref: string, name: string, nameJp: string, currency: string, amount: string, isConfirmed: boolean, pacing: { fromDay: string, lifeYears: number, growthPercent: string, year: number, callRate: number, distributionRate: number, call: string, distribution: string } | null, redemption: { value: string, valuedOn: string, cash: string, dealingDay: string, fromDay: string, noticeDays: number, frequency: RedemptionFrequency, payDays: number, lockUpUntil: string | null, gatePercent: string | null } | null }> };

export type RedemptionTermsOfQueryVariables = Exact<{
  assetId?: string | null | undefined;
  mandateId?: string | null | undefined;
}>;


export type RedemptionTermsOfQuery = { redemptionTerms: Array<{ mandateId: string, ref: string, name: string, nameJp: string, fromDay: string, noticeDays: number, frequency: RedemptionFrequency, payDays: number, lockUpUntil: string | null, gatePercent: string | null, version: number, mayWrite: boolean }> };

export type SaveRedemptionTermsMutationVariables = Exact<{
  input: RedemptionTermsInput;
}>;


export type SaveRedemptionTermsMutation = { saveRedemptionTerms: Array<{ mandateId: string, ref: string, name: string, nameJp: string, fromDay: string, noticeDays: number, frequency: RedemptionFrequency, payDays: number, lockUpUntil: string | null, gatePercent: string | null, version: number, mayWrite: boolean }> };

export type LiquidityCellFieldsFragment = { amount: string | null, reason: FigureGap | null };

export type RedemptionTermsFieldsFragment = { mandateId: string, ref: string, name: string, nameJp: string, fromDay: string, noticeDays: number, frequency: RedemptionFrequency, payDays: number, lockUpUntil: string | null, gatePercent: string | null, version: number, mayWrite: boolean };

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
    pacing {
      fromDay
      lifeYears
      growthPercent
      year
      callRate
      distributionRate
      call
      distribution
    }
    redemption {
      value
      valuedOn
      cash
      dealingDay
      fromDay
      noticeDays
      frequency
      payDays
      lockUpUntil
      gatePercent
    }
  }
}` as TypedDocument<LiquidityItemsQuery, LiquidityItemsQueryVariables>;

export const RedemptionTermsOfDocument = `query RedemptionTermsOf($assetId: ID, $mandateId: ID) {
  redemptionTerms(assetId: $assetId, mandateId: $mandateId) {
    ...RedemptionTermsFields
  }
}

fragment RedemptionTermsFields on RedemptionTerms {
  mandateId
  ref
  name
  nameJp
  fromDay
  noticeDays
  frequency
  payDays
  lockUpUntil
  gatePercent
  version
  mayWrite
}` as TypedDocument<RedemptionTermsOfQuery, RedemptionTermsOfQueryVariables>;

export const SaveRedemptionTermsDocument = `mutation SaveRedemptionTerms($input: RedemptionTermsInput!) {
  saveRedemptionTerms(input: $input) {
    ...RedemptionTermsFields
  }
}

fragment RedemptionTermsFields on RedemptionTerms {
  mandateId
  ref
  name
  nameJp
  fromDay
  noticeDays
  frequency
  payDays
  lockUpUntil
  gatePercent
  version
  mayWrite
}` as TypedDocument<SaveRedemptionTermsMutation, SaveRedemptionTermsMutationVariables>;
