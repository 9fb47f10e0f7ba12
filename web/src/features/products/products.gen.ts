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

export type ProductInput = {
  assetClass?: string | null | undefined;
  benchmark?: string | null | undefined;
  description?: string | null | undefined;
  /** The fee in basis points a year. */
  feeBps?: number | null | undefined;
  inceptionDate?: string | null | undefined;
  /** The name. */
  name: string;
  /** The name in Japanese. */
  nameJp?: string | null | undefined;
  targetReturnPercent?: string | null | undefined;
};

export type ProductReturnRowInput = {
  monthEnd: string;
  percent?: string | null | undefined;
};

export type ProductReturnsInput = {
  basis: string;
  /** The currency, as in JPY. */
  currency: string;
  /** The rows. */
  rows: Array<ProductReturnRowInput>;
};

/** Whether returns are before or after fees. */
export type ReturnBasis =
  | 'gross'
  | 'net';

/** How sure a reported value is, strongest first: audited, valuated, estimated. */
export type ValuationQuality =
  | 'audited'
  | 'estimated'
  | 'valuated';

export type ProductsQueryVariables = Exact<{
  search?: string | null | undefined;
  first?: number | null | undefined;
  page?: number | null | undefined;
}>;


export type ProductsQuery = { products: { data: Array<{ id: string, name: string, nameJp: string, description: string | null, benchmark: string | null, targetReturnPercent: string | null, assetClass: string | null, inceptionDate: string | null, feeBps: number | null, clients: number, version: number, mandates: Array<{ assetId: string }>, value: { amount: string, currency: string } | null }>, paginatorInfo: { currentPage: number, lastPage: number, total: number } } };

export type ProductQueryVariables = Exact<{
  id: string;
}>;


export type ProductQuery = { product: { id: string, name: string, nameJp: string, description: string | null, benchmark: string | null, targetReturnPercent: string | null, assetClass: string | null, inceptionDate: string | null, feeBps: number | null, clients: number, version: number, returns: Array<{ monthEnd: string, basis: ReturnBasis, currency: string, percent: string, userName: string, recordedAt: string }>, disclosures: Array<{ clientId: string, clientEn: string, clientJp: string, userName: string, disclosedAt: string }>, mandates: Array<{ id: string, clientId: string, clientEn: string, clientJp: string, assetId: string, ref: string, nameEn: string, nameJp: string, classEn: string | null, classJp: string | null, endedOn: string | null, asOf: string | null, figures: Array<{ key: string, value: string | null, reason: FigureGap | null, quality: { have: number, of: number, weakest: ValuationQuality | null, audited: number, valuated: number, estimated: number, oldestDays: number, carried: number, missing: Array<string> } | null }> }>, value: { amount: string, currency: string } | null } };

export type ManagedMandatesQueryVariables = Exact<{ [key: string]: never; }>;


export type ManagedMandatesQuery = { managedMandates: { data: Array<{ id: string, clientId: string, clientEn: string, clientJp: string, assetId: string, ref: string, nameEn: string, nameJp: string, classEn: string | null, classJp: string | null, endedOn: string | null, asOf: string | null }> } };

export type CreateProductMutationVariables = Exact<{
  input: ProductInput;
}>;


export type CreateProductMutation = { createProduct: { id: string } };

export type UpdateProductMutationVariables = Exact<{
  id: string;
  version: number;
  input: ProductInput;
}>;


export type UpdateProductMutation = { updateProduct: { id: string } };

export type LinkProductMandatesMutationVariables = Exact<{
  id: string;
  version: number;
  mandateIds: Array<string> | string;
}>;


export type LinkProductMandatesMutation = { linkProductMandates: { id: string } };

export type RecordProductReturnsMutationVariables = Exact<{
  id: string;
  version: number;
  input: ProductReturnsInput;
}>;


export type RecordProductReturnsMutation = { recordProductReturns: { id: string } };

export type DiscloseProductMutationVariables = Exact<{
  id: string;
  version: number;
  clientIds: Array<string> | string;
}>;


export type DiscloseProductMutation = { discloseProduct: { id: string } };

export type DeleteProductMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type DeleteProductMutation = { deleteProduct: boolean };

export type ManagedMandateFieldsFragment = { id: string, clientId: string, clientEn: string, clientJp: string, assetId: string, ref: string, nameEn: string, nameJp: string, classEn: string | null, classJp: string | null, endedOn: string | null, asOf: string | null };

export type ProductFieldsFragment = { id: string, name: string, nameJp: string, description: string | null, benchmark: string | null, targetReturnPercent: string | null, assetClass: string | null, inceptionDate: string | null, feeBps: number | null, clients: number, version: number, value: { amount: string, currency: string } | null };

export const ProductsDocument = `query Products($search: String, $first: Int, $page: Int) {
  products(search: $search, first: $first, page: $page) {
    data {
      ...ProductFields
      mandates {
        assetId
      }
    }
    paginatorInfo {
      currentPage
      lastPage
      total
    }
  }
}

fragment ProductFields on Product {
  id
  name
  nameJp
  description
  benchmark
  targetReturnPercent
  assetClass
  inceptionDate
  feeBps
  clients
  value {
    amount
    currency
  }
  version
}` as TypedDocument<ProductsQuery, ProductsQueryVariables>;

export const ProductDocument = `query Product($id: ID!) {
  product(id: $id) {
    ...ProductFields
    returns {
      monthEnd
      basis
      currency
      percent
      userName
      recordedAt
    }
    disclosures {
      clientId
      clientEn
      clientJp
      userName
      disclosedAt
    }
    mandates {
      ...ManagedMandateFields
      figures {
        key
        value
        reason
        quality {
          have
          of
          weakest
          audited
          valuated
          estimated
          oldestDays
          carried
          missing
        }
      }
    }
  }
}

fragment ProductFields on Product {
  id
  name
  nameJp
  description
  benchmark
  targetReturnPercent
  assetClass
  inceptionDate
  feeBps
  clients
  value {
    amount
    currency
  }
  version
}

fragment ManagedMandateFields on ManagedMandate {
  id
  clientId
  clientEn
  clientJp
  assetId
  ref
  nameEn
  nameJp
  classEn
  classJp
  endedOn
  asOf
}` as TypedDocument<ProductQuery, ProductQueryVariables>;

export const ManagedMandatesDocument = `query ManagedMandates {
  managedMandates {
    data {
      ...ManagedMandateFields
    }
  }
}

fragment ManagedMandateFields on ManagedMandate {
  id
  clientId
  clientEn
  clientJp
  assetId
  ref
  nameEn
  nameJp
  classEn
  classJp
  endedOn
  asOf
}` as TypedDocument<ManagedMandatesQuery, ManagedMandatesQueryVariables>;

export const CreateProductDocument = `mutation CreateProduct($input: ProductInput!) {
  createProduct(input: $input) {
    id
  }
}` as TypedDocument<CreateProductMutation, CreateProductMutationVariables>;

export const UpdateProductDocument = `mutation UpdateProduct($id: ID!, $version: Int!, $input: ProductInput!) {
  updateProduct(id: $id, version: $version, input: $input) {
    id
  }
}` as TypedDocument<UpdateProductMutation, UpdateProductMutationVariables>;

export const LinkProductMandatesDocument = `mutation LinkProductMandates($id: ID!, $version: Int!, $mandateIds: [ID!]!) {
  linkProductMandates(id: $id, version: $version, mandateIds: $mandateIds) {
    id
  }
}` as TypedDocument<LinkProductMandatesMutation, LinkProductMandatesMutationVariables>;

export const RecordProductReturnsDocument = `mutation RecordProductReturns($id: ID!, $version: Int!, $input: ProductReturnsInput!) {
  recordProductReturns(id: $id, version: $version, input: $input) {
    id
  }
}` as TypedDocument<RecordProductReturnsMutation, RecordProductReturnsMutationVariables>;

export const DiscloseProductDocument = `mutation DiscloseProduct($id: ID!, $version: Int!, $clientIds: [ID!]!) {
  discloseProduct(id: $id, version: $version, clientIds: $clientIds) {
    id
  }
}` as TypedDocument<DiscloseProductMutation, DiscloseProductMutationVariables>;

export const DeleteProductDocument = `mutation DeleteProduct($id: ID!, $version: Int!) {
  deleteProduct(id: $id, version: $version)
}` as TypedDocument<DeleteProductMutation, DeleteProductMutationVariables>;
