// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type BenchmarkCurrenciesInput = {
  /** The first day it holds. */
  fromDay: string;
  /** The rows. */
  rows: Array<BenchmarkCurrencyInput>;
};

export type BenchmarkCurrencyInput = {
  componentId: string;
  hedged?: boolean | null | undefined;
  /** The identifier, to be sent back as it came. */
  id: string;
  percent?: string | null | undefined;
};

export type BenchmarkInput = {
  /** The name. */
  name: string;
  /** The name in Japanese. */
  nameJp?: string | null | undefined;
  rebalance?: string | null | undefined;
  /** The short code, unique in its organisation. */
  ref: string;
  spreadPercent?: string | null | undefined;
  /** The type. */
  type: string;
};

export type BenchmarkPartInput = {
  /** The identifier, to be sent back as it came. */
  id: string;
  percent?: string | null | undefined;
};

export type BenchmarkPartsInput = {
  /** The first day it holds. */
  fromDay: string;
  /** Why. */
  reason?: string | null | undefined;
  /** The rows. */
  rows: Array<BenchmarkPartInput>;
};

/** The stretches over which the contributions of a benchmark’s components are added up. */
export type ContributionPeriod =
  | 'fiscalYear'
  | 'quarter'
  | 'year';

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

export type BenchmarkTermsQueryVariables = Exact<{
  assetId: string;
  known?: string | null | undefined;
}>;


export type BenchmarkTermsQuery = { book: { assetId: string, entities: Array<{ id: string, rebalance: string, spreadPercent: string, benchmarks: Array<{ benchmarkId: string, fromDay: string, toDay: string | null }>, parts: Array<{ fromDay: string, weights: Array<{ componentId: string, weightPercent: string }> }> }> } };

export type CreateBenchmarkMutationVariables = Exact<{
  assetId: string;
  input: BenchmarkInput;
}>;


export type CreateBenchmarkMutation = { createBenchmark: string };

export type SaveBenchmarkPartsMutationVariables = Exact<{
  id: string;
  input: BenchmarkPartsInput;
}>;


export type SaveBenchmarkPartsMutation = { saveBenchmarkParts: boolean };

export type AssignBenchmarkMutationVariables = Exact<{
  entityId: string;
  benchmarkId: string;
  fromDay: string;
  reason?: string | null | undefined;
}>;


export type AssignBenchmarkMutation = { assignBenchmark: boolean };

export type UnassignBenchmarkMutationVariables = Exact<{
  entityId: string;
  benchmarkId: string;
  reason?: string | null | undefined;
}>;


export type UnassignBenchmarkMutation = { unassignBenchmark: boolean };

export type BenchmarkContributionsQueryVariables = Exact<{
  assetId: string;
  id: string;
  asOf: string;
  by: ContributionPeriod;
  known?: string | null | undefined;
}>;


export type BenchmarkContributionsQuery = { benchmarkContributions: Array<{ from: string, through: string, parts: Array<{ componentId: string, figure: { key: string, value: string | null, reason: FigureGap | null } }>, total: { key: string, value: string | null, reason: FigureGap | null } }> };

export type BenchmarkCurrenciesQueryVariables = Exact<{
  assetId: string;
  id: string;
  known?: string | null | undefined;
}>;


export type BenchmarkCurrenciesQuery = { benchmarkCurrencies: Array<{ fromDay: string, rows: Array<{ currency: string, componentId: string, weightPercent: string, hedged: boolean }> }> };

export type SaveBenchmarkCurrenciesMutationVariables = Exact<{
  id: string;
  input: BenchmarkCurrenciesInput;
}>;


export type SaveBenchmarkCurrenciesMutation = { saveBenchmarkCurrencies: boolean };

export const BenchmarkTermsDocument = `query BenchmarkTerms($assetId: ID!, $known: String) {
  book(assetId: $assetId, known: $known) {
    assetId
    entities {
      id
      benchmarks {
        benchmarkId
        fromDay
        toDay
      }
      parts {
        fromDay
        weights {
          componentId
          weightPercent
        }
      }
      rebalance
      spreadPercent
    }
  }
}` as TypedDocument<BenchmarkTermsQuery, BenchmarkTermsQueryVariables>;

export const CreateBenchmarkDocument = `mutation CreateBenchmark($assetId: ID!, $input: BenchmarkInput!) {
  createBenchmark(assetId: $assetId, input: $input)
}` as TypedDocument<CreateBenchmarkMutation, CreateBenchmarkMutationVariables>;

export const SaveBenchmarkPartsDocument = `mutation SaveBenchmarkParts($id: ID!, $input: BenchmarkPartsInput!) {
  saveBenchmarkParts(id: $id, input: $input)
}` as TypedDocument<SaveBenchmarkPartsMutation, SaveBenchmarkPartsMutationVariables>;

export const AssignBenchmarkDocument = `mutation AssignBenchmark($entityId: ID!, $benchmarkId: ID!, $fromDay: String!, $reason: String) {
  assignBenchmark(
    entityId: $entityId
    benchmarkId: $benchmarkId
    fromDay: $fromDay
    reason: $reason
  )
}` as TypedDocument<AssignBenchmarkMutation, AssignBenchmarkMutationVariables>;

export const UnassignBenchmarkDocument = `mutation UnassignBenchmark($entityId: ID!, $benchmarkId: ID!, $reason: String) {
  unassignBenchmark(
    entityId: $entityId
    benchmarkId: $benchmarkId
    reason: $reason
  )
}` as TypedDocument<UnassignBenchmarkMutation, UnassignBenchmarkMutationVariables>;

export const BenchmarkContributionsDocument = `query BenchmarkContributions($assetId: ID!, $id: ID!, $asOf: String!, $by: ContributionPeriod!, $known: String) {
  benchmarkContributions(
    assetId: $assetId
    id: $id
    asOf: $asOf
    by: $by
    known: $known
  ) {
    from
    through
    parts {
      componentId
      figure {
        key
        value
        reason
      }
    }
    total {
      key
      value
      reason
    }
  }
}` as TypedDocument<BenchmarkContributionsQuery, BenchmarkContributionsQueryVariables>;

export const BenchmarkCurrenciesDocument = `query BenchmarkCurrencies($assetId: ID!, $id: ID!, $known: String) {
  benchmarkCurrencies(assetId: $assetId, id: $id, known: $known) {
    fromDay
    rows {
      currency
      componentId
      weightPercent
      hedged
    }
  }
}` as TypedDocument<BenchmarkCurrenciesQuery, BenchmarkCurrenciesQueryVariables>;

export const SaveBenchmarkCurrenciesDocument = `mutation SaveBenchmarkCurrencies($id: ID!, $input: BenchmarkCurrenciesInput!) {
  saveBenchmarkCurrencies(id: $id, input: $input)
}` as TypedDocument<SaveBenchmarkCurrenciesMutation, SaveBenchmarkCurrenciesMutationVariables>;
