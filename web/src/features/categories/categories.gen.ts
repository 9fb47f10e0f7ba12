// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CategoryChange = {
  /** The colour it is drawn in, as a number of the palette. */
  colour?: number | null | undefined;
  /** The name. */
  name: string;
  /** The name in Japanese. */
  nameJp?: string | null | undefined;
};

export type CategoryInput = {
  axis: string;
  /** The colour it is drawn in, as a number of the palette. */
  colour?: number | null | undefined;
  /** The kind. */
  kind: string;
  /** The name. */
  name: string;
  /** The name in Japanese. */
  nameJp?: string | null | undefined;
  /** The short code, unique in its organisation. */
  ref: string;
};

/** What a category groups. */
export type CategoryKind =
  | 'archived'
  | 'benchmark'
  | 'client'
  | 'fund'
  | 'portfolio';

export type CategoryMembersInput = {
  categoryId: string;
  entityIds: Array<string>;
  /** Rises with every change; a change names the version it saw. */
  version: number;
};

export type CategoriesQueryVariables = Exact<{
  assetId: string;
}>;


export type CategoriesQuery = { categories: { data: Array<{ id: string, kind: string, formerKind: string | null, axis: string, ref: string, name: string, nameJp: string, colour: number, isInPolicy: boolean, memberIds: Array<string>, memberCount: number, version: number, xCategories: Array<{ id: string, name: string, nameJp: string }>, yCategories: Array<{ id: string, name: string, nameJp: string }> }> } };

export type CategoryCandidatesQueryVariables = Exact<{
  assetId: string;
  kind: CategoryKind;
}>;


export type CategoryCandidatesQuery = { categoryCandidates: { data: Array<{ id: string, ref: string, name: string, nameJp: string }> } };

export type CreateCategoryMutationVariables = Exact<{
  assetId: string;
  input: CategoryInput;
}>;


export type CreateCategoryMutation = { createCategory: { id: string } };

export type UpdateCategoryMutationVariables = Exact<{
  id: string;
  version: number;
  input: CategoryChange;
}>;


export type UpdateCategoryMutation = { updateCategory: { id: string } };

export type ArchiveCategoryMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type ArchiveCategoryMutation = { archiveCategory: { id: string } };

export type RestoreCategoryMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type RestoreCategoryMutation = { restoreCategory: { id: string } };

export type OrderCategoriesMutationVariables = Exact<{
  assetId: string;
  before: Array<string> | string;
  after: Array<string> | string;
}>;


export type OrderCategoriesMutation = { orderCategories: Array<{ id: string }> };

export type SaveCategoryMembersMutationVariables = Exact<{
  assetId: string;
  members: Array<CategoryMembersInput> | CategoryMembersInput;
}>;


export type SaveCategoryMembersMutation = { saveCategoryMembers: Array<{ id: string }> };

export type CategoryTreesQueryVariables = Exact<{
  first?: number | null | undefined;
  page?: number | null | undefined;
  search?: string | null | undefined;
}>;


export type CategoryTreesQuery = { categoryTrees: { data: Array<{ id: string, assetId: string, assetRef: string, assetName: string, assetNameJp: string, organisationId: string, organisationRef: string, kind: string, classes: number, columns: number, rows: number, members: number }>, paginatorInfo: { currentPage: number, lastPage: number, total: number } } };

export type TreeAssetsQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type TreeAssetsQuery = { allAssets: { data: Array<{ id: string, ref: string, name: string, organisationRef: string }> } };

export type CopyCategoryTreeMutationVariables = Exact<{
  fromAssetId: string;
  toAssetId: string;
  kind: string;
}>;


export type CopyCategoryTreeMutation = { copyCategoryTree: number };

export type CategoryDetailFragment = { id: string, kind: string, formerKind: string | null, axis: string, ref: string, name: string, nameJp: string, colour: number, isInPolicy: boolean, memberIds: Array<string>, memberCount: number, version: number, xCategories: Array<{ id: string, name: string, nameJp: string }>, yCategories: Array<{ id: string, name: string, nameJp: string }> };

export const CategoriesDocument = `query Categories($assetId: ID!) {
  categories(assetId: $assetId, first: 500) {
    data {
      ...CategoryDetail
    }
  }
}

fragment CategoryDetail on Category {
  id
  kind
  formerKind
  axis
  ref
  name
  nameJp
  colour
  isInPolicy
  memberIds
  memberCount
  xCategories {
    id
    name
    nameJp
  }
  yCategories {
    id
    name
    nameJp
  }
  version
}` as TypedDocument<CategoriesQuery, CategoriesQueryVariables>;

export const CategoryCandidatesDocument = `query CategoryCandidates($assetId: ID!, $kind: CategoryKind!) {
  categoryCandidates(assetId: $assetId, kind: $kind, first: 2000) {
    data {
      id
      ref
      name
      nameJp
    }
  }
}` as TypedDocument<CategoryCandidatesQuery, CategoryCandidatesQueryVariables>;

export const CreateCategoryDocument = `mutation CreateCategory($assetId: ID!, $input: CategoryInput!) {
  createCategory(assetId: $assetId, input: $input) {
    id
  }
}` as TypedDocument<CreateCategoryMutation, CreateCategoryMutationVariables>;

export const UpdateCategoryDocument = `mutation UpdateCategory($id: ID!, $version: Int!, $input: CategoryChange!) {
  updateCategory(id: $id, version: $version, input: $input) {
    id
  }
}` as TypedDocument<UpdateCategoryMutation, UpdateCategoryMutationVariables>;

export const ArchiveCategoryDocument = `mutation ArchiveCategory($id: ID!, $version: Int!) {
  archiveCategory(id: $id, version: $version) {
    id
  }
}` as TypedDocument<ArchiveCategoryMutation, ArchiveCategoryMutationVariables>;

export const RestoreCategoryDocument = `mutation RestoreCategory($id: ID!, $version: Int!) {
  restoreCategory(id: $id, version: $version) {
    id
  }
}` as TypedDocument<RestoreCategoryMutation, RestoreCategoryMutationVariables>;

export const OrderCategoriesDocument = `mutation OrderCategories($assetId: ID!, $before: [ID!]!, $after: [ID!]!) {
  orderCategories(assetId: $assetId, before: $before, after: $after) {
    id
  }
}` as TypedDocument<OrderCategoriesMutation, OrderCategoriesMutationVariables>;

export const SaveCategoryMembersDocument = `mutation SaveCategoryMembers($assetId: ID!, $members: [CategoryMembersInput!]!) {
  saveCategoryMembers(assetId: $assetId, members: $members) {
    id
  }
}` as TypedDocument<SaveCategoryMembersMutation, SaveCategoryMembersMutationVariables>;

export const CategoryTreesDocument = `query CategoryTrees($first: Int, $page: Int, $search: String) {
  categoryTrees(first: $first, page: $page, search: $search) {
    data {
      id
      assetId
      assetRef
      assetName
      assetNameJp
      organisationId
      organisationRef
      kind
      classes
      columns
      rows
      members
    }
    paginatorInfo {
      currentPage
      lastPage
      total
    }
  }
}` as TypedDocument<CategoryTreesQuery, CategoryTreesQueryVariables>;

export const TreeAssetsDocument = `query TreeAssets($search: String) {
  allAssets(first: 100, search: $search) {
    data {
      id
      ref
      name
      organisationRef
    }
  }
}` as TypedDocument<TreeAssetsQuery, TreeAssetsQueryVariables>;

export const CopyCategoryTreeDocument = `mutation CopyCategoryTree($fromAssetId: ID!, $toAssetId: ID!, $kind: String!) {
  copyCategoryTree(fromAssetId: $fromAssetId, toAssetId: $toAssetId, kind: $kind)
}` as TypedDocument<CopyCategoryTreeMutation, CopyCategoryTreeMutationVariables>;
