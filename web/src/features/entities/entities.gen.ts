// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type PlatformEntityChange = {
  /** The currency, as in JPY. */
  currency: string;
  /** The name. */
  name: string;
  /** The name in Japanese. */
  nameJp?: string | null | undefined;
  /** A note. */
  note?: string | null | undefined;
  /** The short code, unique in its organisation. */
  ref: string;
  /** A shorter name for narrow columns. */
  shortName?: string | null | undefined;
};

export type PlatformEntityInput = {
  /** The currency, as in JPY. */
  currency?: string | null | undefined;
  /** The first day it holds. */
  fromDay: string;
  /** The kind. */
  kind: string;
  /** The name. */
  name: string;
  /** The name in Japanese. */
  nameJp?: string | null | undefined;
  /** The entity above it. */
  parentId?: string | null | undefined;
  /** The short code, unique in its organisation. */
  ref: string;
  /** A shorter name for narrow columns. */
  shortName?: string | null | undefined;
  /** The type. */
  type: string;
};

export type PlatformEntitiesQueryVariables = Exact<{
  first?: number | null | undefined;
  page?: number | null | undefined;
  search?: string | null | undefined;
  kind?: string | null | undefined;
  assetId?: string | null | undefined;
}>;


export type PlatformEntitiesQuery = { platformEntities: { data: Array<{ id: string, organisationId: string, organisationRef: string, assetId: string, assetRef: string, ref: string, kind: string, type: string, name: string, nameJp: string, shortName: string | null, currency: string, note: string | null, parentId: string | null, parentName: string | null, parentNameJp: string | null, openedDate: string | null, terminationDate: string | null, version: number, parties: Array<{ role: string, name: string, nameJp: string, fromDay: string, toDay: string | null }> }>, paginatorInfo: { currentPage: number, lastPage: number, total: number } } };

export type EntityChoicesQueryVariables = Exact<{
  assetId?: string | null | undefined;
  organisationId?: string | null | undefined;
}>;


export type EntityChoicesQuery = { platformEntities: { data: Array<{ id: string, ref: string, kind: string, type: string, name: string, nameJp: string }> } };

export type EntityAssetsQueryVariables = Exact<{ [key: string]: never; }>;


export type EntityAssetsQuery = { allAssets: { data: Array<{ id: string, ref: string, name: string, organisationRef: string }> } };

export type PlatformEntityQueryVariables = Exact<{
  id: string;
}>;


export type PlatformEntityQuery = { platformEntity: { json: unknown, entity: { id: string, organisationId: string, organisationRef: string, assetId: string, assetRef: string, ref: string, kind: string, type: string, name: string, nameJp: string, shortName: string | null, currency: string, note: string | null, parentId: string | null, parentName: string | null, parentNameJp: string | null, openedDate: string | null, terminationDate: string | null, version: number, parties: Array<{ role: string, name: string, nameJp: string, fromDay: string, toDay: string | null }> }, links: Array<{ parentId: string, parentName: string, parentNameJp: string, fromDay: string, toDay: string | null }> } };

export type PlatformEntityHistoryQueryVariables = Exact<{
  id: string;
  first?: number | null | undefined;
  page?: number | null | undefined;
}>;


export type PlatformEntityHistoryQuery = { platformEntityHistory: { data: Array<{ id: string, at: string, action: string, userName: string | null, isSupport: boolean, asRole: string | null, before: unknown, after: unknown }>, paginatorInfo: { currentPage: number, lastPage: number, total: number } } };

export type CreatePlatformEntityMutationVariables = Exact<{
  assetId: string;
  input: PlatformEntityInput;
}>;


export type CreatePlatformEntityMutation = { createPlatformEntity: { entity: { id: string } } };

export type UpdatePlatformEntityMutationVariables = Exact<{
  id: string;
  version: number;
  input: PlatformEntityChange;
}>;


export type UpdatePlatformEntityMutation = { updatePlatformEntity: { json: unknown, entity: { id: string, organisationId: string, organisationRef: string, assetId: string, assetRef: string, ref: string, kind: string, type: string, name: string, nameJp: string, shortName: string | null, currency: string, note: string | null, parentId: string | null, parentName: string | null, parentNameJp: string | null, openedDate: string | null, terminationDate: string | null, version: number, parties: Array<{ role: string, name: string, nameJp: string, fromDay: string, toDay: string | null }> }, links: Array<{ parentId: string, parentName: string, parentNameJp: string, fromDay: string, toDay: string | null }> } };

export type ReparentEntityMutationVariables = Exact<{
  id: string;
  version: number;
  parentId: string;
  fromDay: string;
  reason?: string | null | undefined;
}>;


export type ReparentEntityMutation = { reparentEntity: { json: unknown, entity: { id: string, organisationId: string, organisationRef: string, assetId: string, assetRef: string, ref: string, kind: string, type: string, name: string, nameJp: string, shortName: string | null, currency: string, note: string | null, parentId: string | null, parentName: string | null, parentNameJp: string | null, openedDate: string | null, terminationDate: string | null, version: number, parties: Array<{ role: string, name: string, nameJp: string, fromDay: string, toDay: string | null }> }, links: Array<{ parentId: string, parentName: string, parentNameJp: string, fromDay: string, toDay: string | null }> } };

export type DeletePlatformEntityMutationVariables = Exact<{
  id: string;
}>;


export type DeletePlatformEntityMutation = { deletePlatformEntity: boolean };

export type EntityRowFragment = { id: string, organisationId: string, organisationRef: string, assetId: string, assetRef: string, ref: string, kind: string, type: string, name: string, nameJp: string, shortName: string | null, currency: string, note: string | null, parentId: string | null, parentName: string | null, parentNameJp: string | null, openedDate: string | null, terminationDate: string | null, version: number, parties: Array<{ role: string, name: string, nameJp: string, fromDay: string, toDay: string | null }> };

export type EntityFullFragment = { json: unknown, entity: { id: string, organisationId: string, organisationRef: string, assetId: string, assetRef: string, ref: string, kind: string, type: string, name: string, nameJp: string, shortName: string | null, currency: string, note: string | null, parentId: string | null, parentName: string | null, parentNameJp: string | null, openedDate: string | null, terminationDate: string | null, version: number, parties: Array<{ role: string, name: string, nameJp: string, fromDay: string, toDay: string | null }> }, links: Array<{ parentId: string, parentName: string, parentNameJp: string, fromDay: string, toDay: string | null }> };

export const PlatformEntitiesDocument = `query PlatformEntities($first: Int, $page: Int, $search: String, $kind: String, $assetId: ID) {
  platformEntities(
    first: $first
    page: $page
    search: $search
    kind: $kind
    assetId: $assetId
  ) {
    data {
      ...EntityRow
    }
    paginatorInfo {
      currentPage
      lastPage
      total
    }
  }
}

fragment EntityRow on PlatformEntity {
  id
  organisationId
  organisationRef
  assetId
  assetRef
  ref
  kind
  type
  name
  nameJp
  shortName
  currency
  note
  parentId
  parentName
  parentNameJp
  openedDate
  terminationDate
  parties {
    role
    name
    nameJp
    fromDay
    toDay
  }
  version
}` as TypedDocument<PlatformEntitiesQuery, PlatformEntitiesQueryVariables>;

export const EntityChoicesDocument = `query EntityChoices($assetId: ID, $organisationId: ID) {
  platformEntities(
    first: 2000
    assetId: $assetId
    organisationId: $organisationId
  ) {
    data {
      id
      ref
      kind
      type
      name
      nameJp
    }
  }
}` as TypedDocument<EntityChoicesQuery, EntityChoicesQueryVariables>;

export const EntityAssetsDocument = `query EntityAssets {
  allAssets(first: 100) {
    data {
      id
      ref
      name
      organisationRef
    }
  }
}` as TypedDocument<EntityAssetsQuery, EntityAssetsQueryVariables>;

export const PlatformEntityDocument = `query PlatformEntity($id: ID!) {
  platformEntity(id: $id) {
    ...EntityFull
  }
}

fragment EntityFull on PlatformEntityDetail {
  entity {
    ...EntityRow
  }
  links {
    parentId
    parentName
    parentNameJp
    fromDay
    toDay
  }
  json
}

fragment EntityRow on PlatformEntity {
  id
  organisationId
  organisationRef
  assetId
  assetRef
  ref
  kind
  type
  name
  nameJp
  shortName
  currency
  note
  parentId
  parentName
  parentNameJp
  openedDate
  terminationDate
  parties {
    role
    name
    nameJp
    fromDay
    toDay
  }
  version
}` as TypedDocument<PlatformEntityQuery, PlatformEntityQueryVariables>;

export const PlatformEntityHistoryDocument = `query PlatformEntityHistory($id: ID!, $first: Int, $page: Int) {
  platformEntityHistory(id: $id, first: $first, page: $page) {
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
}` as TypedDocument<PlatformEntityHistoryQuery, PlatformEntityHistoryQueryVariables>;

export const CreatePlatformEntityDocument = `mutation CreatePlatformEntity($assetId: ID!, $input: PlatformEntityInput!) {
  createPlatformEntity(assetId: $assetId, input: $input) {
    entity {
      id
    }
  }
}` as TypedDocument<CreatePlatformEntityMutation, CreatePlatformEntityMutationVariables>;

export const UpdatePlatformEntityDocument = `mutation UpdatePlatformEntity($id: ID!, $version: Int!, $input: PlatformEntityChange!) {
  updatePlatformEntity(id: $id, version: $version, input: $input) {
    ...EntityFull
  }
}

fragment EntityFull on PlatformEntityDetail {
  entity {
    ...EntityRow
  }
  links {
    parentId
    parentName
    parentNameJp
    fromDay
    toDay
  }
  json
}

fragment EntityRow on PlatformEntity {
  id
  organisationId
  organisationRef
  assetId
  assetRef
  ref
  kind
  type
  name
  nameJp
  shortName
  currency
  note
  parentId
  parentName
  parentNameJp
  openedDate
  terminationDate
  parties {
    role
    name
    nameJp
    fromDay
    toDay
  }
  version
}` as TypedDocument<UpdatePlatformEntityMutation, UpdatePlatformEntityMutationVariables>;

export const ReparentEntityDocument = `mutation ReparentEntity($id: ID!, $version: Int!, $parentId: ID!, $fromDay: String!, $reason: String) {
  reparentEntity(
    id: $id
    version: $version
    parentId: $parentId
    fromDay: $fromDay
    reason: $reason
  ) {
    ...EntityFull
  }
}

fragment EntityFull on PlatformEntityDetail {
  entity {
    ...EntityRow
  }
  links {
    parentId
    parentName
    parentNameJp
    fromDay
    toDay
  }
  json
}

fragment EntityRow on PlatformEntity {
  id
  organisationId
  organisationRef
  assetId
  assetRef
  ref
  kind
  type
  name
  nameJp
  shortName
  currency
  note
  parentId
  parentName
  parentNameJp
  openedDate
  terminationDate
  parties {
    role
    name
    nameJp
    fromDay
    toDay
  }
  version
}` as TypedDocument<ReparentEntityMutation, ReparentEntityMutationVariables>;

export const DeletePlatformEntityDocument = `mutation DeletePlatformEntity($id: ID!) {
  deletePlatformEntity(id: $id)
}` as TypedDocument<DeletePlatformEntityMutation, DeletePlatformEntityMutationVariables>;
