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

/** How sure a reported value is, strongest first: audited, valuated, estimated. */
export type ValuationQuality =
  | 'audited'
  | 'estimated'
  | 'valuated';

export type PrivateFundOverviewQueryVariables = Exact<{
  assetId: string;
  entityId?: string | null | undefined;
  asOf: string;
  known?: string | null | undefined;
  inBase?: boolean | null | undefined;
  vintage?: string | null | undefined;
  strategy?: string | null | undefined;
  currency?: string | null | undefined;
  quality?: ValuationQuality | null | undefined;
  since?: string | null | undefined;
  indexId?: string | null | undefined;
}>;


export type PrivateFundOverviewQuery = { privateFundOverview: { rows: Array<{ fundId: string, currency: string, vintage: string | null, strategy: string | null, strategyEn: string | null, strategyJp: string | null, quality: string | null, valuedOn: string | null, figures: Array<{ measure: string, figure: { key: string, value: string | null, reason: FigureGap | null, quality: { have: number, of: number, carried: number, weakest: ValuationQuality | null, audited: number, valuated: number, estimated: number, oldestDays: number, missing: Array<string> } | null } }> }>, totals: Array<{ currency: string, isWhole: boolean, figures: Array<{ measure: string, figure: { key: string, value: string | null, reason: FigureGap | null, quality: { have: number, of: number, carried: number, weakest: ValuationQuality | null, audited: number, valuated: number, estimated: number, oldestDays: number, missing: Array<string> } | null } }> }>, vintages: Array<{ vintage: string, figures: Array<{ measure: string, figure: { key: string, value: string | null, reason: FigureGap | null, quality: { have: number, of: number, carried: number, weakest: ValuationQuality | null, audited: number, valuated: number, estimated: number, oldestDays: number, missing: Array<string> } | null } }> }>, bridge: Array<{ measure: string, figure: { key: string, value: string | null, reason: FigureGap | null, quality: { have: number, of: number, carried: number, weakest: ValuationQuality | null, audited: number, valuated: number, estimated: number, oldestDays: number, missing: Array<string> } | null } }>, market: Array<{ measure: string, figure: { key: string, value: string | null, reason: FigureGap | null, quality: { have: number, of: number, carried: number, weakest: ValuationQuality | null, audited: number, valuated: number, estimated: number, oldestDays: number, missing: Array<string> } | null } }>, choices: { vintages: Array<string>, strategies: Array<string>, currencies: Array<string>, qualities: Array<string>, indices: Array<{ id: string, ref: string, nameEn: string, nameJp: string }> } } };

export type ProgrammePacingQueryVariables = Exact<{
  assetId: string;
  entityId?: string | null | undefined;
  asOf: string;
  known?: string | null | undefined;
  vintage?: string | null | undefined;
  strategy?: string | null | undefined;
  currency?: string | null | undefined;
  quality?: string | null | undefined;
}>;


export type ProgrammePacingQuery = { programmePacing: { currency: string, asOf: string, funds: Array<{ fundId: string, currency: string, fromDay: string | null, years: number, reason: FigureGap | null }>, years: Array<{ until: string, low: { call: string | null, distribution: string | null, nav: string | null }, base: { call: string | null, distribution: string | null, nav: string | null }, high: { call: string | null, distribution: string | null, nav: string | null } }> } };

export type OverviewFigureFragment = { measure: string, figure: { key: string, value: string | null, reason: FigureGap | null, quality: { have: number, of: number, carried: number, weakest: ValuationQuality | null, audited: number, valuated: number, estimated: number, oldestDays: number, missing: Array<string> } | null } };

export type ProgrammePacingAmountsFieldsFragment = { call: string | null, distribution: string | null, nav: string | null };

export const PrivateFundOverviewDocument = `query PrivateFundOverview($assetId: ID!, $entityId: ID, $asOf: String!, $known: String, $inBase: Boolean, $vintage: String, $strategy: String, $currency: String, $quality: ValuationQuality, $since: String, $indexId: ID) {
  privateFundOverview(
    assetId: $assetId
    entityId: $entityId
    asOf: $asOf
    known: $known
    inBase: $inBase
    vintage: $vintage
    strategy: $strategy
    currency: $currency
    quality: $quality
    since: $since
    indexId: $indexId
  ) {
    rows {
      fundId
      currency
      vintage
      strategy
      strategyEn
      strategyJp
      quality
      valuedOn
      figures {
        ...OverviewFigure
      }
    }
    totals {
      currency
      isWhole
      figures {
        ...OverviewFigure
      }
    }
    vintages {
      vintage
      figures {
        ...OverviewFigure
      }
    }
    bridge {
      ...OverviewFigure
    }
    market {
      ...OverviewFigure
    }
    choices {
      vintages
      strategies
      currencies
      qualities
      indices {
        id
        ref
        nameEn
        nameJp
      }
    }
  }
}

fragment OverviewFigure on FundMeasureFigure {
  measure
  figure {
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
  }
}` as TypedDocument<PrivateFundOverviewQuery, PrivateFundOverviewQueryVariables>;

export const ProgrammePacingDocument = `query ProgrammePacing($assetId: ID!, $entityId: ID, $asOf: String!, $known: String, $vintage: String, $strategy: String, $currency: String, $quality: String) {
  programmePacing(
    assetId: $assetId
    entityId: $entityId
    asOf: $asOf
    known: $known
    vintage: $vintage
    strategy: $strategy
    currency: $currency
    quality: $quality
  ) {
    currency
    asOf
    funds {
      fundId
      currency
      fromDay
      years
      reason
    }
    years {
      until
      low {
        ...ProgrammePacingAmountsFields
      }
      base {
        ...ProgrammePacingAmountsFields
      }
      high {
        ...ProgrammePacingAmountsFields
      }
    }
  }
}

fragment ProgrammePacingAmountsFields on ProgrammePacingAmounts {
  call
  distribution
  nav
}` as TypedDocument<ProgrammePacingQuery, ProgrammePacingQueryVariables>;
