// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** The portfolio that is created with the structure, and the first day of its policy and benchmarks. */
export type StructureCopyInput = {
  /** The first day it holds. */
  fromDay: string;
  /** The name in English. */
  nameEn: string;
  /** The name in Japanese. */
  nameJp: string;
  /** The short code, unique in its organisation. */
  ref: string;
};

export type StructureOfferQueryVariables = Exact<{ [key: string]: never; }>;


export type StructureOfferQuery = { structureOffer: { isOffered: boolean, version: number, history: Array<{ isOffered: boolean, userName: string, at: string }>, copies: Array<{ id: string, side: string, userName: string, at: string }> } };

export type OwnStructureQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnStructureQuery = { ownStructure: { sum: string, baseCurrency: string, parts: Array<{ part: string, items: Array<{ code: string, nameEn: string | null, nameJp: string | null, detail: string }> }> } | null };

export type SaveStructureOfferMutationVariables = Exact<{
  isOffered: boolean;
  version: number;
}>;


export type SaveStructureOfferMutation = { saveStructureOffer: { isOffered: boolean, version: number, history: Array<{ isOffered: boolean, userName: string, at: string }>, copies: Array<{ id: string, side: string, userName: string, at: string }> } };

export type OfferedStructuresQueryVariables = Exact<{
  organisationId: string;
}>;


export type OfferedStructuresQuery = { structureBeginning: { mayBegin: boolean, begun: { userName: string, at: string } | null }, offeredStructures: Array<{ assetId: string, organisationEn: string, organisationJp: string, assetEn: string, assetJp: string }> };

export type OfferedStructureQueryVariables = Exact<{
  assetId: string;
}>;


export type OfferedStructureQuery = { offeredStructure: { sum: string, baseCurrency: string, parts: Array<{ part: string, items: Array<{ code: string, nameEn: string | null, nameJp: string | null, detail: string }> }> } };

export type CopyStructureMutationVariables = Exact<{
  assetId: string;
  organisationId: string;
  sum: string;
  input: StructureCopyInput;
}>;


export type CopyStructureMutation = { copyStructure: string };

export type StructurePreviewPartsFragment = { sum: string, baseCurrency: string, parts: Array<{ part: string, items: Array<{ code: string, nameEn: string | null, nameJp: string | null, detail: string }> }> };

export type StructureOfferPartsFragment = { isOffered: boolean, version: number, history: Array<{ isOffered: boolean, userName: string, at: string }>, copies: Array<{ id: string, side: string, userName: string, at: string }> };

export const StructureOfferDocument = `query StructureOffer {
  structureOffer {
    ...StructureOfferParts
  }
}

fragment StructureOfferParts on StructureOffer {
  isOffered
  version
  history {
    isOffered
    userName
    at
  }
  copies {
    id
    side
    userName
    at
  }
}` as TypedDocument<StructureOfferQuery, StructureOfferQueryVariables>;

export const OwnStructureDocument = `query OwnStructure {
  ownStructure {
    ...StructurePreviewParts
  }
}

fragment StructurePreviewParts on StructurePreview {
  sum
  baseCurrency
  parts {
    part
    items {
      code
      nameEn
      nameJp
      detail
    }
  }
}` as TypedDocument<OwnStructureQuery, OwnStructureQueryVariables>;

export const SaveStructureOfferDocument = `mutation SaveStructureOffer($isOffered: Boolean!, $version: Int!) {
  saveStructureOffer(isOffered: $isOffered, version: $version) {
    ...StructureOfferParts
  }
}

fragment StructureOfferParts on StructureOffer {
  isOffered
  version
  history {
    isOffered
    userName
    at
  }
  copies {
    id
    side
    userName
    at
  }
}` as TypedDocument<SaveStructureOfferMutation, SaveStructureOfferMutationVariables>;

export const OfferedStructuresDocument = `query OfferedStructures($organisationId: ID!) {
  structureBeginning(organisationId: $organisationId) {
    mayBegin
    begun {
      userName
      at
    }
  }
  offeredStructures {
    assetId
    organisationEn
    organisationJp
    assetEn
    assetJp
  }
}` as TypedDocument<OfferedStructuresQuery, OfferedStructuresQueryVariables>;

export const OfferedStructureDocument = `query OfferedStructure($assetId: ID!) {
  offeredStructure(assetId: $assetId) {
    ...StructurePreviewParts
  }
}

fragment StructurePreviewParts on StructurePreview {
  sum
  baseCurrency
  parts {
    part
    items {
      code
      nameEn
      nameJp
      detail
    }
  }
}` as TypedDocument<OfferedStructureQuery, OfferedStructureQueryVariables>;

export const CopyStructureDocument = `mutation CopyStructure($assetId: ID!, $organisationId: ID!, $sum: String!, $input: StructureCopyInput!) {
  copyStructure(
    assetId: $assetId
    organisationId: $organisationId
    sum: $sum
    input: $input
  )
}` as TypedDocument<CopyStructureMutation, CopyStructureMutationVariables>;
