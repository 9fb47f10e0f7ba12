// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type FxRateInput = {
  /** The day it is about, YYYY-MM-DD. */
  asOf: string;
  /** The selling rate. */
  ask?: string | null | undefined;
  /** The currency one unit of which is priced. */
  base: string;
  /** The buying rate. */
  bid?: string | null | undefined;
  /** How it was done. */
  method: string;
  /** The middle rate. */
  mid: string;
  /** The currency it is priced in. */
  quote: string;
  /** When it settles. */
  tenor: string;
  tenorDate: string;
};

/** When a rate settles; interpolated is between two of the others. */
export type FxTenor =
  | 'eightMonths'
  | 'elevenMonths'
  | 'fiveMonths'
  | 'fourMonths'
  | 'interpolated'
  | 'nineMonths'
  | 'oneDay'
  | 'oneMonth'
  | 'oneWeek'
  | 'oneYear'
  | 'overnight'
  | 'sevenMonths'
  | 'sixMonths'
  | 'spot'
  | 'tenMonths'
  | 'threeMonths'
  | 'threeWeeks'
  | 'threeYears'
  | 'tomorrow'
  | 'twelveMonths'
  | 'twoDays'
  | 'twoMonths'
  | 'twoWeeks'
  | 'twoYears';

/** By whose fixing a currency is converted: WMR, TTM, or a bank’s variant of either. */
export type RateMethod =
  | 'TTM'
  | 'TTM_BANK1'
  | 'TTM_BANK2'
  | 'TTM_BANK3'
  | 'WMR'
  | 'WMR_BANK1'
  | 'WMR_BANK2'
  | 'WMR_BANK3';

export type FxRatesQueryVariables = Exact<{
  assetId?: string | null | undefined;
  asOf?: string | null | undefined;
  known?: string | null | undefined;
  pair?: string | null | undefined;
  source?: RateMethod | null | undefined;
  tenor?: FxTenor | null | undefined;
  from?: string | null | undefined;
  interpolateTo?: string | null | undefined;
  first?: number | null | undefined;
  page?: number | null | undefined;
}>;


export type FxRatesQuery = { fxRates: { pairs: Array<string>, sources: Array<string>, tenors: Array<string>, paginatorInfo: { currentPage: number, lastPage: number, total: number }, data: Array<{ id: string, pair: string, base: string, quote: string, date: string, source: string, tenor: string, tenorDate: string, bid: string | null, mid: string, ask: string | null, latestSpot: string | null, latestSpotDate: string | null, interpolated: number | null, interpolatedDate: string | null, recordedAt: string, versions: number, sourceEn: string, sourceJp: string }> } };

export type FxRateStoriesQueryVariables = Exact<{
  assetId?: string | null | undefined;
  pair: string;
  source: RateMethod;
  tenor: FxTenor;
  day: string;
}>;


export type FxRateStoriesQuery = { fxRateStories: Array<{ id: string, measure: string, asOf: string, value: string, quality: string, place: string | null, recordedAt: string | null, supersededAt: string | null, sourceKind: string, sourceEn: string, sourceJp: string, person: string | null, approvedBy: string | null, importId: string | null, overrides: Array<{ cell: string, fileValue: string | null, usedValue: string, reason: string, userName: string, at: string }> }> };

export type AddFxRateMutationVariables = Exact<{
  input: FxRateInput;
  overwrite?: boolean | null | undefined;
}>;


export type AddFxRateMutation = { addFxRate: boolean };

export const FxRatesDocument = `query FxRates($assetId: ID, $asOf: String, $known: String, $pair: String, $source: RateMethod, $tenor: FxTenor, $from: String, $interpolateTo: String, $first: Int, $page: Int) {
  fxRates(
    assetId: $assetId
    asOf: $asOf
    known: $known
    pair: $pair
    source: $source
    tenor: $tenor
    from: $from
    interpolateTo: $interpolateTo
    first: $first
    page: $page
  ) {
    pairs
    sources
    tenors
    paginatorInfo {
      currentPage
      lastPage
      total
    }
    data {
      id
      pair
      base
      quote
      date
      source
      tenor
      tenorDate
      bid
      mid
      ask
      latestSpot
      latestSpotDate
      interpolated
      interpolatedDate
      recordedAt
      versions
      sourceEn
      sourceJp
    }
  }
}` as TypedDocument<FxRatesQuery, FxRatesQueryVariables>;

export const FxRateStoriesDocument = `query FxRateStories($assetId: ID, $pair: String!, $source: RateMethod!, $tenor: FxTenor!, $day: String!) {
  fxRateStories(
    assetId: $assetId
    pair: $pair
    source: $source
    tenor: $tenor
    day: $day
  ) {
    id
    measure
    asOf
    value
    quality
    place
    recordedAt
    supersededAt
    sourceKind
    sourceEn
    sourceJp
    person
    approvedBy
    importId
    overrides {
      cell
      fileValue
      usedValue
      reason
      userName
      at
    }
  }
}` as TypedDocument<FxRateStoriesQuery, FxRateStoriesQueryVariables>;

export const AddFxRateDocument = `mutation AddFxRate($input: FxRateInput!, $overwrite: Boolean) {
  addFxRate(input: $input, overwrite: $overwrite)
}` as TypedDocument<AddFxRateMutation, AddFxRateMutationVariables>;
