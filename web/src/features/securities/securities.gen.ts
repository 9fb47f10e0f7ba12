// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type SecurityPriceInput = {
  /** The day, YYYY-MM-DD. */
  day: string;
  /** The price. */
  price: string;
};

export type SecuritiesQueryVariables = Exact<{
  assetId?: string | null | undefined;
  asOf?: string | null | undefined;
  known?: string | null | undefined;
  search?: string | null | undefined;
  type?: string | null | undefined;
  currency?: string | null | undefined;
  stale?: boolean | null | undefined;
  first?: number | null | undefined;
  page?: number | null | undefined;
}>;


export type SecuritiesQuery = { securities: { types: Array<string>, currencies: Array<string>, stale: number, paginatorInfo: { currentPage: number, lastPage: number, total: number }, data: Array<{ id: string, ref: string, userCode: string | null, isin: string | null, nameEn: string, nameJp: string, type1Name: string, type2Name: string | null, currency: string, country: string | null, rating: string | null, riskWeightPercent: string | null, userPriceFrequency: string, latestPrice: string | null, latestPriceDate: string | null, priorMonthEndPrice: string | null, priorMonthEndPriceDate: string | null, change: number | null, isStale: boolean }> } };

export type SecurityQueryVariables = Exact<{
  assetId?: string | null | undefined;
  asOf?: string | null | undefined;
  known?: string | null | undefined;
  ref: string;
}>;


export type SecurityQuery = { security: { couponPercent: string | null, maturityDate: string | null, id: string, ref: string, userCode: string | null, isin: string | null, nameEn: string, nameJp: string, type1Name: string, type2Name: string | null, currency: string, country: string | null, rating: string | null, riskWeightPercent: string | null, userPriceFrequency: string, latestPrice: string | null, latestPriceDate: string | null, priorMonthEndPrice: string | null, priorMonthEndPriceDate: string | null, change: number | null, isStale: boolean } };

export type SecurityPricesQueryVariables = Exact<{
  assetId?: string | null | undefined;
  asOf?: string | null | undefined;
  known?: string | null | undefined;
  securityId: string;
  first?: number | null | undefined;
  page?: number | null | undefined;
}>;


export type SecurityPricesQuery = { securityPrices: { paginatorInfo: { currentPage: number, lastPage: number, total: number }, data: Array<{ day: string, price: string, currency: string, recordedAt: string, versions: number, sourceEn: string, sourceJp: string }> } };

export type PriceStoriesQueryVariables = Exact<{
  assetId?: string | null | undefined;
  securityId: string;
  days: Array<string> | string;
}>;


export type PriceStoriesQuery = { priceStories: Array<{ id: string, measure: string, asOf: string, value: string, quality: string, place: string | null, recordedAt: string | null, supersededAt: string | null, sourceKind: string, sourceEn: string, sourceJp: string, person: string | null, approvedBy: string | null, importId: string | null, overrides: Array<{ cell: string, fileValue: string | null, usedValue: string, reason: string, userName: string, at: string }> }> };

export type AddSecurityPriceMutationVariables = Exact<{
  securityId: string;
  input: SecurityPriceInput;
  overwrite?: boolean | null | undefined;
}>;


export type AddSecurityPriceMutation = { addSecurityPrice: boolean };

export type DeleteSecurityPriceMutationVariables = Exact<{
  securityId: string;
  day: string;
  price: string;
}>;


export type DeleteSecurityPriceMutation = { deleteSecurityPrice: boolean };

export type SecurityLineFragment = { id: string, ref: string, userCode: string | null, isin: string | null, nameEn: string, nameJp: string, type1Name: string, type2Name: string | null, currency: string, country: string | null, rating: string | null, riskWeightPercent: string | null, userPriceFrequency: string, latestPrice: string | null, latestPriceDate: string | null, priorMonthEndPrice: string | null, priorMonthEndPriceDate: string | null, change: number | null, isStale: boolean };

export const SecuritiesDocument = `query Securities($assetId: ID, $asOf: String, $known: String, $search: String, $type: String, $currency: String, $stale: Boolean, $first: Int, $page: Int) {
  securities(
    assetId: $assetId
    asOf: $asOf
    known: $known
    search: $search
    type: $type
    currency: $currency
    stale: $stale
    first: $first
    page: $page
  ) {
    types
    currencies
    stale
    paginatorInfo {
      currentPage
      lastPage
      total
    }
    data {
      ...SecurityLine
    }
  }
}

fragment SecurityLine on Security {
  id
  ref
  userCode
  isin
  nameEn
  nameJp
  type1Name
  type2Name
  currency
  country
  rating
  riskWeightPercent
  userPriceFrequency
  latestPrice
  latestPriceDate
  priorMonthEndPrice
  priorMonthEndPriceDate
  change
  isStale
}` as TypedDocument<SecuritiesQuery, SecuritiesQueryVariables>;

export const SecurityDocument = `query Security($assetId: ID, $asOf: String, $known: String, $ref: String!) {
  security(assetId: $assetId, asOf: $asOf, known: $known, ref: $ref) {
    ...SecurityLine
    couponPercent
    maturityDate
  }
}

fragment SecurityLine on Security {
  id
  ref
  userCode
  isin
  nameEn
  nameJp
  type1Name
  type2Name
  currency
  country
  rating
  riskWeightPercent
  userPriceFrequency
  latestPrice
  latestPriceDate
  priorMonthEndPrice
  priorMonthEndPriceDate
  change
  isStale
}` as TypedDocument<SecurityQuery, SecurityQueryVariables>;

export const SecurityPricesDocument = `query SecurityPrices($assetId: ID, $asOf: String, $known: String, $securityId: ID!, $first: Int, $page: Int) {
  securityPrices(
    assetId: $assetId
    asOf: $asOf
    known: $known
    securityId: $securityId
    first: $first
    page: $page
  ) {
    paginatorInfo {
      currentPage
      lastPage
      total
    }
    data {
      day
      price
      currency
      recordedAt
      versions
      sourceEn
      sourceJp
    }
  }
}` as TypedDocument<SecurityPricesQuery, SecurityPricesQueryVariables>;

export const PriceStoriesDocument = `query PriceStories($assetId: ID, $securityId: ID!, $days: [String!]!) {
  priceStories(assetId: $assetId, securityId: $securityId, days: $days) {
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
}` as TypedDocument<PriceStoriesQuery, PriceStoriesQueryVariables>;

export const AddSecurityPriceDocument = `mutation AddSecurityPrice($securityId: ID!, $input: SecurityPriceInput!, $overwrite: Boolean) {
  addSecurityPrice(securityId: $securityId, input: $input, overwrite: $overwrite)
}` as TypedDocument<AddSecurityPriceMutation, AddSecurityPriceMutationVariables>;

export const DeleteSecurityPriceDocument = `mutation DeleteSecurityPrice($securityId: ID!, $day: String!, $price: String!) {
  deleteSecurityPrice(securityId: $securityId, day: $day, price: $price)
}` as TypedDocument<DeleteSecurityPriceMutation, DeleteSecurityPriceMutationVariables>;
