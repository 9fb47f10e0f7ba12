// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type AssetInput = {
  /** The currency the asset is reckoned in. */
  baseCurrency: string;
  /** The name in English. */
  nameEn: string;
  /** The name in Japanese. */
  nameJp: string;
  /** The short code, unique in its organisation. */
  ref: string;
  /** The type. */
  type: string;
};

/** Whether an asset is a portfolio that holds money or a benchmark that is only compared with. */
export type AssetType =
  | 'benchmark'
  | 'portfolio';

export type PlatformAssetQueryVariables = Exact<{
  id: string;
}>;


export type PlatformAssetQuery = { platformAsset: { id: string, ref: string, nameEn: string, nameJp: string, type: AssetType, baseCurrency: string, organisationId: string, organisationRef: string, organisationName: string, organisationNameJp: string, entities: number, categories: number, hasFacts: boolean, populatedTo: string | null, latestMonthEnd: string | null, version: number } };

export type PlatformAssetHistoryQueryVariables = Exact<{
  id: string;
  first?: number | null | undefined;
  page?: number | null | undefined;
}>;


export type PlatformAssetHistoryQuery = { platformAssetHistory: { data: Array<{ id: string, at: string, action: string, userName: string | null, isSupport: boolean, asRole: string | null, before: unknown, after: unknown }>, paginatorInfo: { currentPage: number, lastPage: number, total: number } } };

export type CreateAssetMutationVariables = Exact<{
  organisationId: string;
  input: AssetInput;
}>;


export type CreateAssetMutation = { createAsset: { id: string } };

export type UpdateAssetMutationVariables = Exact<{
  id: string;
  version: number;
  input: AssetInput;
}>;


export type UpdateAssetMutation = { updateAsset: { id: string, ref: string, nameEn: string, nameJp: string, type: AssetType, baseCurrency: string, organisationId: string, organisationRef: string, organisationName: string, organisationNameJp: string, entities: number, categories: number, hasFacts: boolean, populatedTo: string | null, latestMonthEnd: string | null, version: number } };

export type AssetFullFragment = { id: string, ref: string, nameEn: string, nameJp: string, type: AssetType, baseCurrency: string, organisationId: string, organisationRef: string, organisationName: string, organisationNameJp: string, entities: number, categories: number, hasFacts: boolean, populatedTo: string | null, latestMonthEnd: string | null, version: number };

export const PlatformAssetDocument = `query PlatformAsset($id: ID!) {
  platformAsset(id: $id) {
    ...AssetFull
  }
}

fragment AssetFull on AssetDetail {
  id
  ref
  nameEn
  nameJp
  type
  baseCurrency
  organisationId
  organisationRef
  organisationName
  organisationNameJp
  entities
  categories
  hasFacts
  populatedTo
  latestMonthEnd
  version
}` as TypedDocument<PlatformAssetQuery, PlatformAssetQueryVariables>;

export const PlatformAssetHistoryDocument = `query PlatformAssetHistory($id: ID!, $first: Int, $page: Int) {
  platformAssetHistory(id: $id, first: $first, page: $page) {
    data {
      id
      at
      action
      userName
      isSupport
      asRole
      before
      after
    }
    paginatorInfo {
      currentPage
      lastPage
      total
    }
  }
}` as TypedDocument<PlatformAssetHistoryQuery, PlatformAssetHistoryQueryVariables>;

export const CreateAssetDocument = `mutation CreateAsset($organisationId: ID!, $input: AssetInput!) {
  createAsset(organisationId: $organisationId, input: $input) {
    id
  }
}` as TypedDocument<CreateAssetMutation, CreateAssetMutationVariables>;

export const UpdateAssetDocument = `mutation UpdateAsset($id: ID!, $version: Int!, $input: AssetInput!) {
  updateAsset(id: $id, version: $version, input: $input) {
    ...AssetFull
  }
}

fragment AssetFull on AssetDetail {
  id
  ref
  nameEn
  nameJp
  type
  baseCurrency
  organisationId
  organisationRef
  organisationName
  organisationNameJp
  entities
  categories
  hasFacts
  populatedTo
  latestMonthEnd
  version
}` as TypedDocument<UpdateAssetMutation, UpdateAssetMutationVariables>;
