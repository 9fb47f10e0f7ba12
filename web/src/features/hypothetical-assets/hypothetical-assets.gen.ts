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

export type HypotheticalAssetInput = {
  feePercent: string;
  /** The first day it holds. */
  fromDay: string;
  /** The name. */
  name: string;
  rebalance: string;
  /** The rows. */
  rows: Array<HypotheticalRowInput>;
};

/** Why a component of a hypothetical portfolio has no months, or not all of them. */
export type HypotheticalGapReason =
  | 'grossOnly'
  | 'missingMonth'
  | 'noReturns'
  | 'otherCurrency'
  | 'withdrawn';

export type HypotheticalRowInput = {
  /** The identifier, to be sent back as it came. */
  id: string;
  percent?: string | null | undefined;
};

/** How often a hypothetical portfolio is brought back to its weights. */
export type RebalancingRule =
  | 'annual'
  | 'monthly'
  | 'never'
  | 'quarterly';

/** Whether returns are before or after fees. */
export type ReturnBasis =
  | 'gross'
  | 'net';

export type HypotheticalAssetsQueryVariables = Exact<{
  assetId: string;
}>;


export type HypotheticalAssetsQuery = { hypotheticalAssets: Array<{ id: string, name: string, rebalance: RebalancingRule, feePercent: string, fromDay: string, userName: string, version: number, components: Array<{ entityId: string, percent: string }> }> };

export type HypotheticalProductsQueryVariables = Exact<{
  assetId: string;
  known?: string | null | undefined;
}>;


export type HypotheticalProductsQuery = { hypotheticalProducts: Array<{ id: string, nameEn: string, nameJp: string, managerEn: string, managerJp: string, feeBps: number | null, from: string | null, to: string | null, lack: HypotheticalGapReason | null }> };

export type HypotheticalGapsQueryVariables = Exact<{
  assetId: string;
  asOf: string;
  known?: string | null | undefined;
  ids: Array<string> | string;
}>;


export type HypotheticalGapsQuery = { hypotheticalGaps: Array<{ mixId: string, partId: string, reason: HypotheticalGapReason, day: string | null }> };

export type HypotheticalComparisonQueryVariables = Exact<{
  assetId: string;
  asOf: string;
  known?: string | null | undefined;
  ids: Array<string> | string;
  basis: string;
  months: number;
}>;


export type HypotheticalComparisonQuery = { hypotheticalComparison: { from: string, to: string, basis: ReturnBasis, days: Array<string>, series: Array<{ id: string, name: string | null, returns: Array<number | null>, return: { key: string, value: string | null, reason: FigureGap | null }, risk: { key: string, value: string | null, reason: FigureGap | null }, drawdown: { key: string, value: string | null, reason: FigureGap | null }, correlation: { key: string, value: string | null, reason: FigureGap | null }, rolling: Array<{ day: string, figure: { key: string, value: string | null, reason: FigureGap | null } }> }> } | null };

export type AddHypotheticalAssetMutationVariables = Exact<{
  assetId: string;
  input: HypotheticalAssetInput;
}>;


export type AddHypotheticalAssetMutation = { addHypotheticalAsset: { id: string } };

export type UpdateHypotheticalAssetMutationVariables = Exact<{
  id: string;
  version: number;
  input: HypotheticalAssetInput;
}>;


export type UpdateHypotheticalAssetMutation = { updateHypotheticalAsset: { id: string } };

export type RemoveHypotheticalAssetMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type RemoveHypotheticalAssetMutation = { removeHypotheticalAsset: boolean };

export type HypotheticalFieldsFragment = { id: string, name: string, rebalance: RebalancingRule, feePercent: string, fromDay: string, userName: string, version: number, components: Array<{ entityId: string, percent: string }> };

export type HypotheticalFigureFragment = { key: string, value: string | null, reason: FigureGap | null };

export const HypotheticalAssetsDocument = `query HypotheticalAssets($assetId: ID!) {
  hypotheticalAssets(assetId: $assetId) {
    ...HypotheticalFields
  }
}

fragment HypotheticalFields on HypotheticalAsset {
  id
  name
  rebalance
  feePercent
  fromDay
  userName
  version
  components {
    entityId
    percent
  }
}` as TypedDocument<HypotheticalAssetsQuery, HypotheticalAssetsQueryVariables>;

export const HypotheticalProductsDocument = `query HypotheticalProducts($assetId: ID!, $known: String) {
  hypotheticalProducts(assetId: $assetId, known: $known) {
    id
    nameEn
    nameJp
    managerEn
    managerJp
    feeBps
    from
    to
    lack
  }
}` as TypedDocument<HypotheticalProductsQuery, HypotheticalProductsQueryVariables>;

export const HypotheticalGapsDocument = `query HypotheticalGaps($assetId: ID!, $asOf: String!, $known: String, $ids: [ID!]!) {
  hypotheticalGaps(assetId: $assetId, asOf: $asOf, known: $known, ids: $ids) {
    mixId
    partId
    reason
    day
  }
}` as TypedDocument<HypotheticalGapsQuery, HypotheticalGapsQueryVariables>;

export const HypotheticalComparisonDocument = `query HypotheticalComparison($assetId: ID!, $asOf: String!, $known: String, $ids: [ID!]!, $basis: String!, $months: Int!) {
  hypotheticalComparison(
    assetId: $assetId
    asOf: $asOf
    known: $known
    ids: $ids
    basis: $basis
  ) {
    from
    to
    basis
    days
    series {
      id
      name
      returns
      return {
        ...HypotheticalFigure
      }
      risk {
        ...HypotheticalFigure
      }
      drawdown {
        ...HypotheticalFigure
      }
      correlation {
        ...HypotheticalFigure
      }
      rolling(months: $months) {
        day
        figure {
          ...HypotheticalFigure
        }
      }
    }
  }
}

fragment HypotheticalFigure on Figure {
  key
  value
  reason
}` as TypedDocument<HypotheticalComparisonQuery, HypotheticalComparisonQueryVariables>;

export const AddHypotheticalAssetDocument = `mutation AddHypotheticalAsset($assetId: ID!, $input: HypotheticalAssetInput!) {
  addHypotheticalAsset(assetId: $assetId, input: $input) {
    id
  }
}` as TypedDocument<AddHypotheticalAssetMutation, AddHypotheticalAssetMutationVariables>;

export const UpdateHypotheticalAssetDocument = `mutation UpdateHypotheticalAsset($id: ID!, $version: Int!, $input: HypotheticalAssetInput!) {
  updateHypotheticalAsset(id: $id, version: $version, input: $input) {
    id
  }
}` as TypedDocument<UpdateHypotheticalAssetMutation, UpdateHypotheticalAssetMutationVariables>;

export const RemoveHypotheticalAssetDocument = `mutation RemoveHypotheticalAsset($id: ID!, $version: Int!) {
  removeHypotheticalAsset(id: $id, version: $version)
}` as TypedDocument<RemoveHypotheticalAssetMutation, RemoveHypotheticalAssetMutationVariables>;
