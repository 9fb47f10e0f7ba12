// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** What a management fee is a share of. */
export type FeeBase =
  | 'commitment'
  | 'investedCapital'
  | 'nav'
  | 'none';

/** What came of holding a charged fee against the terms. */
export type FeeOutcome =
  | 'agrees'
  | 'differs'
  | 'noBase'
  | 'noNotice'
  | 'noTerms'
  | 'notStated';

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

/** How sure a reported value is, strongest first: audited, valuated, estimated. */
export type ValuationQuality =
  | 'audited'
  | 'estimated'
  | 'valuated';

export type FundFeeChecksQueryVariables = Exact<{
  assetId: string;
  fundId: string;
  asOf: string;
  known?: string | null | undefined;
}>;


export type FundFeeChecksQuery = { fundFeeChecks: { currency: string, hasTerms: boolean, fees: Array<{ from: string, to: string, computed: string | null, charged: string | null, givenBack: string, difference: string | null, outcome: FeeOutcome, parts: Array<{ from: string, to: string, days: number, base: FeeBase, percent: string, amount: string | null, fee: string | null }>, notices: Array<{ day: string, figure: { key: string, value: string | null, reason: FigureGap | null, quality: { have: number, of: number, carried: number, weakest: ValuationQuality | null, audited: number, valuated: number, estimated: number, oldestDays: number, missing: Array<string> } | null } }> }>, carries: Array<{ day: string, stated: string | null, difference: string | null, outcome: FeeOutcome, nav: { key: string, value: string | null, reason: FigureGap | null, quality: { have: number, of: number, carried: number, weakest: ValuationQuality | null, audited: number, valuated: number, estimated: number, oldestDays: number, missing: Array<string> } | null }, working: { contributed: string, received: string, value: string, owed: string, preferred: string, excess: string, caughtUp: string, shared: string, entitled: string, accrued: string } | null }> } };

export type FeeFigureFragment = { key: string, value: string | null, reason: FigureGap | null, quality: { have: number, of: number, carried: number, weakest: ValuationQuality | null, audited: number, valuated: number, estimated: number, oldestDays: number, missing: Array<string> } | null };

export const FundFeeChecksDocument = `query FundFeeChecks($assetId: ID!, $fundId: ID!, $asOf: String!, $known: String) {
  fundFeeChecks(assetId: $assetId, fundId: $fundId, asOf: $asOf, known: $known) {
    currency
    hasTerms
    fees {
      from
      to
      parts {
        from
        to
        days
        base
        percent
        amount
        fee
      }
      computed
      charged
      notices {
        day
        figure {
          ...FeeFigure
        }
      }
      givenBack
      difference
      outcome
    }
    carries {
      day
      nav {
        ...FeeFigure
      }
      stated
      working {
        contributed
        received
        value
        owed
        preferred
        excess
        caughtUp
        shared
        entitled
        accrued
      }
      difference
      outcome
    }
  }
}

fragment FeeFigure on Figure {
  key
  value
  reason
  quality {
    have
    of
    carried
    weakest
    audited
    valuated
    estimated
    oldestDays
    missing
  }
}` as TypedDocument<FundFeeChecksQuery, FundFeeChecksQueryVariables>;
