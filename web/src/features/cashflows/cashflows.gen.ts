// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** How far a cash forecast looks, and in what steps. */
export type ForecastHorizon =
  | 'days'
  | 'quarters';

/** Where a cash forecast takes a movement from. */
export type ForecastSource =
  | 'benefits'
  | 'bonds'
  | 'calls'
  | 'distributions'
  | 'expectedCalls'
  | 'expectedDistributions'
  | 'fees'
  | 'fxSettlement'
  | 'other';

/** Where an instruction, a movement or a forward stands; only what is final moves money. */
export type MovementStatus =
  | 'cancelled'
  | 'final'
  | 'finalSetoff'
  | 'finalSplit'
  | 'invalid'
  | 'preliminary';

export type CashAccountsQueryVariables = Exact<{
  assetId?: string | null | undefined;
  mandateId?: string | null | undefined;
}>;


export type CashAccountsQuery = { cashAccounts: Array<{ mandateId: string, ref: string, name: string, nameJp: string, currencies: Array<string>, mayWrite: boolean }> };

export type CashflowFundsQueryVariables = Exact<{
  assetId?: string | null | undefined;
}>;


export type CashflowFundsQuery = { cashflowFunds: Array<{ id: string, ref: string, name: string, nameJp: string, currency: string, mandateId: string }> };

export type CashflowsQueryVariables = Exact<{
  assetId?: string | null | undefined;
  mandateId?: string | null | undefined;
  currency: string;
  from: string;
  to: string;
  first?: number | null | undefined;
  page?: number | null | undefined;
}>;


export type CashflowsQuery = { cashflows: { opening_balance: string, opening_forecast_balance: string, data: Array<{ id: string, mandateId: string, mandateRef: string, mandateName: string, mandateNameJp: string, entityRef: string | null, entityName: string | null, entityNameJp: string | null, securityName: string | null, instructionId: string | null, instructionNumber: string | null, currency: string, code: string | null, settlementDate: string, status: MovementStatus, comment: string | null, cashflowType: string, type_description: string, type_description_jp: string, amount_local: string, balance: string, forecast_balance: string, commitment: string | null, cumulative_contribution: string | null, cumulative_distribution: string | null, unfunded_commitment: string | null, call_progress: string | null, last_market_price: string | null, last_market_price_date: string | null, market_value: string | null, book_value: string | null }>, paginatorInfo: { currentPage: number, lastPage: number, total: number } } };

export type FundCashflowsQueryVariables = Exact<{
  fundId: string;
  from: string;
  to: string;
}>;


export type FundCashflowsQuery = { fundCashflows: Array<{ id: string, mandateId: string, mandateRef: string, mandateName: string, mandateNameJp: string, entityRef: string | null, entityName: string | null, entityNameJp: string | null, securityName: string | null, instructionId: string | null, instructionNumber: string | null, currency: string, code: string | null, settlementDate: string, status: MovementStatus, comment: string | null, cashflowType: string, type_description: string, type_description_jp: string, amount_local: string, balance: string, forecast_balance: string, commitment: string | null, cumulative_contribution: string | null, cumulative_distribution: string | null, unfunded_commitment: string | null, call_progress: string | null, last_market_price: string | null, last_market_price_date: string | null, market_value: string | null, book_value: string | null }> };

export type CashBalanceQueryVariables = Exact<{
  assetId?: string | null | undefined;
  mandateId?: string | null | undefined;
  currency: string;
  day: string;
}>;


export type CashBalanceQuery = { cashBalance: { currency: string, day: string, balance: string, forecast_balance: string, sources: Array<{ type: string, status: string, inflow: string, outflow: string, count: number }> } };

export type CashForecastQueryVariables = Exact<{
  assetId?: string | null | undefined;
  mandateId?: string | null | undefined;
  currency: string;
  horizon: ForecastHorizon;
  sources?: Array<ForecastSource> | ForecastSource | null | undefined;
  callShockPercent?: number | null | undefined;
}>;


export type CashForecastQuery = { cashForecast: { today: string, currency: string, opening: string, minimum: string | null, lowest: { day: string, balance: string, isBelow: boolean } | null, items: Array<{ day: string, source: ForecastSource, isConfirmed: boolean, cash: string }>, points: Array<{ day: string, balance: string, isBelow: boolean }>, below: Array<{ mandateId: string, ref: string, name: string, nameJp: string, day: string, balance: string, minimum: string }>, funds: Array<{ fundId: string, ref: string, name: string, nameJp: string, calls: string, distributions: string, assumedFrom: string | null }> } };

export type SetCashMinimumMutationVariables = Exact<{
  mandateId: string;
  currency: string;
  amount?: string | null | undefined;
}>;


export type SetCashMinimumMutation = { setCashMinimum: string | null };

export type CashflowLineFragment = { id: string, mandateId: string, mandateRef: string, mandateName: string, mandateNameJp: string, entityRef: string | null, entityName: string | null, entityNameJp: string | null, securityName: string | null, instructionId: string | null, instructionNumber: string | null, currency: string, code: string | null, settlementDate: string, status: MovementStatus, comment: string | null, cashflowType: string, type_description: string, type_description_jp: string, amount_local: string, balance: string, forecast_balance: string, commitment: string | null, cumulative_contribution: string | null, cumulative_distribution: string | null, unfunded_commitment: string | null, call_progress: string | null, last_market_price: string | null, last_market_price_date: string | null, market_value: string | null, book_value: string | null };

export const CashAccountsDocument = `query CashAccounts($assetId: ID, $mandateId: ID) {
  cashAccounts(assetId: $assetId, mandateId: $mandateId) {
    mandateId
    ref
    name
    nameJp
    currencies
    mayWrite
  }
}` as TypedDocument<CashAccountsQuery, CashAccountsQueryVariables>;

export const CashflowFundsDocument = `query CashflowFunds($assetId: ID) {
  cashflowFunds(assetId: $assetId) {
    id
    ref
    name
    nameJp
    currency
    mandateId
  }
}` as TypedDocument<CashflowFundsQuery, CashflowFundsQueryVariables>;

export const CashflowsDocument = `query Cashflows($assetId: ID, $mandateId: ID, $currency: String!, $from: String!, $to: String!, $first: Int, $page: Int) {
  cashflows(
    assetId: $assetId
    mandateId: $mandateId
    currency: $currency
    from: $from
    to: $to
    first: $first
    page: $page
  ) {
    data {
      ...CashflowLine
    }
    paginatorInfo {
      currentPage
      lastPage
      total
    }
    opening_balance
    opening_forecast_balance
  }
}

fragment CashflowLine on Cashflow {
  id
  mandateId
  mandateRef
  mandateName
  mandateNameJp
  entityRef
  entityName
  entityNameJp
  securityName
  instructionId
  instructionNumber
  currency
  code
  settlementDate
  status
  comment
  cashflowType
  type_description
  type_description_jp
  amount_local
  balance
  forecast_balance
  commitment
  cumulative_contribution
  cumulative_distribution
  unfunded_commitment
  call_progress
  last_market_price
  last_market_price_date
  market_value
  book_value
}` as TypedDocument<CashflowsQuery, CashflowsQueryVariables>;

export const FundCashflowsDocument = `query FundCashflows($fundId: ID!, $from: String!, $to: String!) {
  fundCashflows(fundId: $fundId, from: $from, to: $to) {
    ...CashflowLine
  }
}

fragment CashflowLine on Cashflow {
  id
  mandateId
  mandateRef
  mandateName
  mandateNameJp
  entityRef
  entityName
  entityNameJp
  securityName
  instructionId
  instructionNumber
  currency
  code
  settlementDate
  status
  comment
  cashflowType
  type_description
  type_description_jp
  amount_local
  balance
  forecast_balance
  commitment
  cumulative_contribution
  cumulative_distribution
  unfunded_commitment
  call_progress
  last_market_price
  last_market_price_date
  market_value
  book_value
}` as TypedDocument<FundCashflowsQuery, FundCashflowsQueryVariables>;

export const CashBalanceDocument = `query CashBalance($assetId: ID, $mandateId: ID, $currency: String!, $day: String!) {
  cashBalance(
    assetId: $assetId
    mandateId: $mandateId
    currency: $currency
    day: $day
  ) {
    currency
    day
    balance
    forecast_balance
    sources {
      type
      status
      inflow
      outflow
      count
    }
  }
}` as TypedDocument<CashBalanceQuery, CashBalanceQueryVariables>;

export const CashForecastDocument = `query CashForecast($assetId: ID, $mandateId: ID, $currency: String!, $horizon: ForecastHorizon!, $sources: [ForecastSource!], $callShockPercent: Int) {
  cashForecast(
    assetId: $assetId
    mandateId: $mandateId
    currency: $currency
    horizon: $horizon
    sources: $sources
    callShockPercent: $callShockPercent
  ) {
    today
    currency
    opening
    minimum
    lowest {
      day
      balance
      isBelow
    }
    items {
      day
      source
      isConfirmed
      cash
    }
    points {
      day
      balance
      isBelow
    }
    below {
      mandateId
      ref
      name
      nameJp
      day
      balance
      minimum
    }
    funds {
      fundId
      ref
      name
      nameJp
      calls
      distributions
      assumedFrom
    }
  }
}` as TypedDocument<CashForecastQuery, CashForecastQueryVariables>;

export const SetCashMinimumDocument = `mutation SetCashMinimum($mandateId: ID!, $currency: String!, $amount: String) {
  setCashMinimum(mandateId: $mandateId, currency: $currency, amount: $amount)
}` as TypedDocument<SetCashMinimumMutation, SetCashMinimumMutationVariables>;
