// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CounterpartyInput = {
  country: string;
  limitJpy?: string | null | undefined;
  /** The name. */
  name: string;
  /** The name in Japanese. */
  nameJp?: string | null | undefined;
  rating?: string | null | undefined;
  /** The type. */
  type: string;
};

export type CounterpartiesQueryVariables = Exact<{
  search?: string | null | undefined;
  first?: number | null | undefined;
  page?: number | null | undefined;
}>;


export type CounterpartiesQuery = { counterparties: { data: Array<{ id: string, type: string, typeName: string, typeNameJp: string, name: string, nameJp: string, country: string, rating: string | null, limitJpy: string | null, openForwards: number, openJpy: string | null, netValue: string | null, limitUse: string | null, version: number }>, paginatorInfo: { currentPage: number, lastPage: number, total: number } } };

export type CounterpartyQueryVariables = Exact<{
  id: string;
}>;


export type CounterpartyQuery = { counterparty: { id: string, type: string, typeName: string, typeNameJp: string, name: string, nameJp: string, country: string, rating: string | null, limitJpy: string | null, openForwards: number, openJpy: string | null, netValue: string | null, limitUse: string | null, version: number } };

export type CreateCounterpartyMutationVariables = Exact<{
  input: CounterpartyInput;
}>;


export type CreateCounterpartyMutation = { createCounterparty: { id: string } };

export type UpdateCounterpartyMutationVariables = Exact<{
  id: string;
  version: number;
  input: CounterpartyInput;
}>;


export type UpdateCounterpartyMutation = { updateCounterparty: { id: string } };

export type DeleteCounterpartyMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type DeleteCounterpartyMutation = { deleteCounterparty: boolean };

export type CounterpartyFieldsFragment = { id: string, type: string, typeName: string, typeNameJp: string, name: string, nameJp: string, country: string, rating: string | null, limitJpy: string | null, openForwards: number, openJpy: string | null, netValue: string | null, limitUse: string | null, version: number };

export const CounterpartiesDocument = `query Counterparties($search: String, $first: Int, $page: Int) {
  counterparties(search: $search, first: $first, page: $page) {
    data {
      ...CounterpartyFields
    }
    paginatorInfo {
      currentPage
      lastPage
      total
    }
  }
}

fragment CounterpartyFields on Counterparty {
  id
  type
  typeName
  typeNameJp
  name
  nameJp
  country
  rating
  limitJpy
  openForwards
  openJpy
  netValue
  limitUse
  version
}` as TypedDocument<CounterpartiesQuery, CounterpartiesQueryVariables>;

export const CounterpartyDocument = `query Counterparty($id: ID!) {
  counterparty(id: $id) {
    ...CounterpartyFields
  }
}

fragment CounterpartyFields on Counterparty {
  id
  type
  typeName
  typeNameJp
  name
  nameJp
  country
  rating
  limitJpy
  openForwards
  openJpy
  netValue
  limitUse
  version
}` as TypedDocument<CounterpartyQuery, CounterpartyQueryVariables>;

export const CreateCounterpartyDocument = `mutation CreateCounterparty($input: CounterpartyInput!) {
  createCounterparty(input: $input) {
    id
  }
}` as TypedDocument<CreateCounterpartyMutation, CreateCounterpartyMutationVariables>;

export const UpdateCounterpartyDocument = `mutation UpdateCounterparty($id: ID!, $version: Int!, $input: CounterpartyInput!) {
  updateCounterparty(id: $id, version: $version, input: $input) {
    id
  }
}` as TypedDocument<UpdateCounterpartyMutation, UpdateCounterpartyMutationVariables>;

export const DeleteCounterpartyDocument = `mutation DeleteCounterparty($id: ID!, $version: Int!) {
  deleteCounterparty(id: $id, version: $version)
}` as TypedDocument<DeleteCounterpartyMutation, DeleteCounterpartyMutationVariables>;
