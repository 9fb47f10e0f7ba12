// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Whether a portfolio company is still held. */
export type CompanyStatus =
  | 'active'
  | 'realized';

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

/** Whether money goes to a fund or comes from it. */
export type FlowSide =
  | 'call'
  | 'distribution';

/** The identities that are checked between a fund’s figures. */
export type FundCheckKind =
  | 'calls'
  | 'distributions'
  | 'monthFlow'
  | 'multiples'
  | 'navRoll'
  | 'unfunded';

/** What a part of a fund’s call or distribution was for. */
export type FundFlowKind =
  | 'admissionInterest'
  | 'carriedInterest'
  | 'dividendIncome'
  | 'feeWaiver'
  | 'incentiveAllocation'
  | 'interestExpense'
  | 'interestIncome'
  | 'investment'
  | 'managementFee'
  | 'managementFeeRebate'
  | 'otherExpense'
  | 'otherOffset'
  | 'otherProfit'
  | 'partnershipExpense'
  | 'placementFee'
  | 'portfolioCompanyExpense'
  | 'realizedGainLoss'
  | 'recallable'
  | 'reinvestment'
  | 'repayment'
  | 'returnOfCapital'
  | 'unrealizedGainLoss'
  | 'withholdingTax';

export type FundPacingInput = {
  bow: string;
  contributionPercents: Array<string>;
  /** The first day it holds. */
  fromDay: string;
  growthHighPercent: string;
  growthLowPercent: string;
  growthPercent: string;
  lifeYears: number;
  /** Rises with every change; a change names the version it saw. */
  version?: number | null | undefined;
  yieldPercent: string;
};

export type FundTermsInput = {
  carryPercent?: string | null | undefined;
  catchUpPercent?: string | null | undefined;
  feeBase?: string | null | undefined;
  feeOffsetPercent?: string | null | undefined;
  feePercent?: string | null | undefined;
  /** The first day it holds. */
  fromDay: string;
  gpCommitmentPercent?: string | null | undefined;
  hurdlePercent?: string | null | undefined;
  stepDownBase?: string | null | undefined;
  stepDownDay?: string | null | undefined;
  stepDownPercent?: string | null | undefined;
  strategy?: string | null | undefined;
  vintage?: string | null | undefined;
};

/** How sure a reported value is, strongest first: audited, valuated, estimated. */
export type ValuationQuality =
  | 'audited'
  | 'estimated'
  | 'valuated';

export type FundLedgerQueryVariables = Exact<{
  assetId: string;
  fundId: string;
  asOf: string;
  known?: string | null | undefined;
}>;


export type FundLedgerQuery = { fundLedger: { id: string, ref: string, name: string, nameJp: string, currency: string, baseCurrency: string, mandate: { id: string, ref: string, name: string, nameJp: string, manager: string | null, managerJp: string | null } | null, commitments: Array<{ day: string, amount: string }>, rows: Array<{ day: string, side: FlowSide, notices: Array<string>, fxRate: string | null, principal: string, fees: string, income: string, recallable: string, outside: string, parts: Array<{ type: FundFlowKind, nameEn: string, nameJp: string, amount: string }>, amount: { key: string, value: string | null, reason: FigureGap | null, quality: { have: number, of: number, carried: number, weakest: ValuationQuality | null, audited: number, valuated: number, estimated: number, oldestDays: number, missing: Array<string> } | null }, amountBase: { key: string, value: string | null, reason: FigureGap | null, quality: { have: number, of: number, carried: number, weakest: ValuationQuality | null, audited: number, valuated: number, estimated: number, oldestDays: number, missing: Array<string> } | null }, called: { key: string, value: string | null, reason: FigureGap | null, quality: { have: number, of: number, carried: number, weakest: ValuationQuality | null, audited: number, valuated: number, estimated: number, oldestDays: number, missing: Array<string> } | null }, distributed: { key: string, value: string | null, reason: FigureGap | null, quality: { have: number, of: number, carried: number, weakest: ValuationQuality | null, audited: number, valuated: number, estimated: number, oldestDays: number, missing: Array<string> } | null }, unfunded: { key: string, value: string | null, reason: FigureGap | null, quality: { have: number, of: number, carried: number, weakest: ValuationQuality | null, audited: number, valuated: number, estimated: number, oldestDays: number, missing: Array<string> } | null } }>, statements: Array<{ day: string, quality: ValuationQuality, opening: string, calls: string, distributions: string, gain: string, nav: { key: string, value: string | null, reason: FigureGap | null, quality: { have: number, of: number, carried: number, weakest: ValuationQuality | null, audited: number, valuated: number, estimated: number, oldestDays: number, missing: Array<string> } | null }, earlier: Array<{ nav: string, quality: ValuationQuality, recordedAt: string, supersededAt: string }> }>, checks: Array<{ id: FundCheckKind, difference: string | null, holds: boolean | null, terms: Array<{ id: string, isSubtracted: boolean, value: string | null, figure: { key: string, value: string | null, reason: FigureGap | null, quality: { have: number, of: number, carried: number, weakest: ValuationQuality | null, audited: number, valuated: number, estimated: number, oldestDays: number, missing: Array<string> } | null } | null }>, result: { id: string, isSubtracted: boolean, value: string | null, figure: { key: string, value: string | null, reason: FigureGap | null, quality: { have: number, of: number, carried: number, weakest: ValuationQuality | null, audited: number, valuated: number, estimated: number, oldestDays: number, missing: Array<string> } | null } | null } }> } };

export type FundCompaniesQueryVariables = Exact<{
  assetId: string;
  fundId: string;
}>;


export type FundCompaniesQuery = { companies: { data: Array<{ id: string, ref: string, name: string, nameJp: string, country: string | null, status: CompanyStatus, investedDate: string | null, realizedDate: string | null }> } };

export type FundDocumentsQueryVariables = Exact<{
  fundId: string;
}>;


export type FundDocumentsQuery = { fundDocuments: Array<{ id: string, name: string, type: string, asOf: string | null, fileName: string, format: string, createdAt: string, userName: string }> };

export type FundTermsOfQueryVariables = Exact<{
  assetId: string;
  fundId: string;
  asOf: string;
  known?: string | null | undefined;
}>;


export type FundTermsOfQuery = { fundTerms: Array<{ fromDay: string, vintage: string | null, strategy: string | null, feeBase: string | null, feePercent: string | null, stepDownDay: string | null, stepDownBase: string | null, stepDownPercent: string | null, feeOffsetPercent: string | null, hurdlePercent: string | null, catchUpPercent: string | null, carryPercent: string | null, gpCommitmentPercent: string | null }> };

export type SaveFundTermsMutationVariables = Exact<{
  fundId: string;
  input: FundTermsInput;
}>;


export type SaveFundTermsMutation = { saveFundTerms: Array<{ fromDay: string, vintage: string | null, strategy: string | null, feeBase: string | null, feePercent: string | null, stepDownDay: string | null, stepDownBase: string | null, stepDownPercent: string | null, feeOffsetPercent: string | null, hurdlePercent: string | null, catchUpPercent: string | null, carryPercent: string | null, gpCommitmentPercent: string | null }> };

export type FundPacingQueryVariables = Exact<{
  assetId: string;
  fundId: string;
  asOf: string;
  known?: string | null | undefined;
}>;


export type FundPacingQuery = { fundPacing: { currency: string, asOf: string, firstDay: string | null, age: number | null, fromDay: string | null, reason: FigureGap | null, commitment: { key: string, value: string | null, reason: FigureGap | null, quality: { have: number, of: number, carried: number, weakest: ValuationQuality | null, audited: number, valuated: number, estimated: number, oldestDays: number, missing: Array<string> } | null }, unfunded: { key: string, value: string | null, reason: FigureGap | null, quality: { have: number, of: number, carried: number, weakest: ValuationQuality | null, audited: number, valuated: number, estimated: number, oldestDays: number, missing: Array<string> } | null }, nav: { key: string, value: string | null, reason: FigureGap | null, quality: { have: number, of: number, carried: number, weakest: ValuationQuality | null, audited: number, valuated: number, estimated: number, oldestDays: number, missing: Array<string> } | null }, years: Array<{ until: string, year: number, callRate: number, distributionRate: number, call: string, distribution: string, nav: string, navLow: string, navHigh: string }>, versions: Array<{ fromDay: string, contributionPercents: Array<string>, lifeYears: number, bow: string, growthLowPercent: string, growthPercent: string, growthHighPercent: string, yieldPercent: string, version: number }> } };

export type SaveFundPacingMutationVariables = Exact<{
  fundId: string;
  input: FundPacingInput;
}>;


export type SaveFundPacingMutation = { saveFundPacing: Array<{ fromDay: string, contributionPercents: Array<string>, lifeYears: number, bow: string, growthLowPercent: string, growthPercent: string, growthHighPercent: string, yieldPercent: string, version: number }> };

export type FundFigureFragment = { key: string, value: string | null, reason: FigureGap | null, quality: { have: number, of: number, carried: number, weakest: ValuationQuality | null, audited: number, valuated: number, estimated: number, oldestDays: number, missing: Array<string> } | null };

export type FundCheckSideFragment = { id: string, isSubtracted: boolean, value: string | null, figure: { key: string, value: string | null, reason: FigureGap | null, quality: { have: number, of: number, carried: number, weakest: ValuationQuality | null, audited: number, valuated: number, estimated: number, oldestDays: number, missing: Array<string> } | null } | null };

export type FundTermsFieldsFragment = { fromDay: string, vintage: string | null, strategy: string | null, feeBase: string | null, feePercent: string | null, stepDownDay: string | null, stepDownBase: string | null, stepDownPercent: string | null, feeOffsetPercent: string | null, hurdlePercent: string | null, catchUpPercent: string | null, carryPercent: string | null, gpCommitmentPercent: string | null };

export type FundPacingVersionFieldsFragment = { fromDay: string, contributionPercents: Array<string>, lifeYears: number, bow: string, growthLowPercent: string, growthPercent: string, growthHighPercent: string, yieldPercent: string, version: number };

export const FundLedgerDocument = `query FundLedger($assetId: ID!, $fundId: ID!, $asOf: String!, $known: String) {
  fundLedger(assetId: $assetId, fundId: $fundId, asOf: $asOf, known: $known) {
    id
    ref
    name
    nameJp
    currency
    baseCurrency
    mandate {
      id
      ref
      name
      nameJp
      manager
      managerJp
    }
    commitments {
      day
      amount
    }
    rows {
      day
      side
      notices
      fxRate
      parts {
        type
        nameEn
        nameJp
        amount
      }
      principal
      fees
      income
      recallable
      outside
      amount {
        ...FundFigure
      }
      amountBase {
        ...FundFigure
      }
      called {
        ...FundFigure
      }
      distributed {
        ...FundFigure
      }
      unfunded {
        ...FundFigure
      }
    }
    statements {
      day
      quality
      opening
      calls
      distributions
      gain
      nav {
        ...FundFigure
      }
      earlier {
        nav
        quality
        recordedAt
        supersededAt
      }
    }
    checks {
      id
      difference
      holds
      terms {
        ...FundCheckSide
      }
      result {
        ...FundCheckSide
      }
    }
  }
}

fragment FundFigure on Figure {
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

fragment FundCheckSide on FundCheckTerm {
  id
  isSubtracted
  value
  figure {
    ...FundFigure
  }
}` as TypedDocument<FundLedgerQuery, FundLedgerQueryVariables>;

export const FundCompaniesDocument = `query FundCompanies($assetId: ID!, $fundId: ID!) {
  companies(assetId: $assetId, fundId: $fundId, first: 100) {
    data {
      id
      ref
      name
      nameJp
      country
      status
      investedDate
      realizedDate
    }
  }
}` as TypedDocument<FundCompaniesQuery, FundCompaniesQueryVariables>;

export const FundDocumentsDocument = `query FundDocuments($fundId: ID!) {
  fundDocuments(fundId: $fundId) {
    id
    name
    type
    asOf
    fileName
    format
    createdAt
    userName
  }
}` as TypedDocument<FundDocumentsQuery, FundDocumentsQueryVariables>;

export const FundTermsOfDocument = `query FundTermsOf($assetId: ID!, $fundId: ID!, $asOf: String!, $known: String) {
  fundTerms(assetId: $assetId, fundId: $fundId, asOf: $asOf, known: $known) {
    ...FundTermsFields
  }
}

fragment FundTermsFields on FundTerms {
  fromDay
  vintage
  strategy
  feeBase
  feePercent
  stepDownDay
  stepDownBase
  stepDownPercent
  feeOffsetPercent
  hurdlePercent
  catchUpPercent
  carryPercent
  gpCommitmentPercent
}` as TypedDocument<FundTermsOfQuery, FundTermsOfQueryVariables>;

export const SaveFundTermsDocument = `mutation SaveFundTerms($fundId: ID!, $input: FundTermsInput!) {
  saveFundTerms(fundId: $fundId, input: $input) {
    ...FundTermsFields
  }
}

fragment FundTermsFields on FundTerms {
  fromDay
  vintage
  strategy
  feeBase
  feePercent
  stepDownDay
  stepDownBase
  stepDownPercent
  feeOffsetPercent
  hurdlePercent
  catchUpPercent
  carryPercent
  gpCommitmentPercent
}` as TypedDocument<SaveFundTermsMutation, SaveFundTermsMutationVariables>;

export const FundPacingDocument = `query FundPacing($assetId: ID!, $fundId: ID!, $asOf: String!, $known: String) {
  fundPacing(assetId: $assetId, fundId: $fundId, asOf: $asOf, known: $known) {
    currency
    asOf
    firstDay
    age
    fromDay
    reason
    commitment {
      ...FundFigure
    }
    unfunded {
      ...FundFigure
    }
    nav {
      ...FundFigure
    }
    years {
      until
      year
      callRate
      distributionRate
      call
      distribution
      nav
      navLow
      navHigh
    }
    versions {
      ...FundPacingVersionFields
    }
  }
}

fragment FundFigure on Figure {
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

fragment FundPacingVersionFields on FundPacingVersion {
  fromDay
  contributionPercents
  lifeYears
  bow
  growthLowPercent
  growthPercent
  growthHighPercent
  yieldPercent
  version
}` as TypedDocument<FundPacingQuery, FundPacingQueryVariables>;

export const SaveFundPacingDocument = `mutation SaveFundPacing($fundId: ID!, $input: FundPacingInput!) {
  saveFundPacing(fundId: $fundId, input: $input) {
    ...FundPacingVersionFields
  }
}

fragment FundPacingVersionFields on FundPacingVersion {
  fromDay
  contributionPercents
  lifeYears
  bow
  growthLowPercent
  growthPercent
  growthHighPercent
  yieldPercent
  version
}` as TypedDocument<SaveFundPacingMutation, SaveFundPacingMutationVariables>;
