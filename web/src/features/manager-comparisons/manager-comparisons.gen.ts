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

export type ManagerComparisonMemberInput = {
  /** The asset. */
  assetId: string;
  /** The entity. */
  entityId: string;
};

export type ManagerComparisonSetInput = {
  isShared: boolean;
  members: Array<ManagerComparisonMemberInput>;
  /** The name. */
  name: string;
};

export type ManagerComparisonPeersQueryVariables = Exact<{ [key: string]: never; }>;


export type ManagerComparisonPeersQuery = { managerComparisonPeers: { masked: number | null, peers: Array<{ assetId: string, entityId: string, ref: string, nameEn: string, nameJp: string, clientEn: string, clientJp: string, managerEn: string | null, managerJp: string | null, classEn: string | null, classJp: string | null, feeBps: string | null }> } };

export type ManagerComparisonSetsQueryVariables = Exact<{ [key: string]: never; }>;


export type ManagerComparisonSetsQuery = { managerComparisonSets: Array<{ id: string, name: string, isShared: boolean, isOwn: boolean, userName: string, version: number, members: Array<{ assetId: string, entityId: string }> }> };

export type ManagerComparisonQueryVariables = Exact<{
  members: Array<ManagerComparisonMemberInput> | ManagerComparisonMemberInput;
  asOf?: string | null | undefined;
  months?: number | null | undefined;
  rolling: number;
}>;


export type ManagerComparisonQuery = { managerComparison: { asOf: string, from: string | null, months: number, currency: string, masked: number | null, rows: Array<{ benchmarkEn: string | null, benchmarkJp: string | null, isPublished: boolean, peer: { assetId: string, entityId: string, ref: string, nameEn: string, nameJp: string, clientEn: string, clientJp: string, managerEn: string | null, managerJp: string | null, classEn: string | null, classJp: string | null, feeBps: string | null }, marketValue: { key: string, value: string | null, reason: FigureGap | null }, horizons: Array<{ horizon: string, return: { key: string, value: string | null, reason: FigureGap | null }, excess: { quartile: number | null, figure: { key: string, value: string | null, reason: FigureGap | null } } }>, return: { key: string, value: string | null, reason: FigureGap | null }, excess: { quartile: number | null, figure: { key: string, value: string | null, reason: FigureGap | null } }, risk: { key: string, value: string | null, reason: FigureGap | null }, trackingError: { key: string, value: string | null, reason: FigureGap | null }, informationRatio: { key: string, value: string | null, reason: FigureGap | null }, drawdown: { key: string, value: string | null, reason: FigureGap | null }, upCapture: { key: string, value: string | null, reason: FigureGap | null }, downCapture: { key: string, value: string | null, reason: FigureGap | null }, rolling: Array<{ day: string, figure: { key: string, value: string | null, reason: FigureGap | null } }> }> } | null };

export type AddManagerComparisonMutationVariables = Exact<{
  input: ManagerComparisonSetInput;
}>;


export type AddManagerComparisonMutation = { addManagerComparison: { id: string } };

export type UpdateManagerComparisonMutationVariables = Exact<{
  id: string;
  version: number;
  input: ManagerComparisonSetInput;
}>;


export type UpdateManagerComparisonMutation = { updateManagerComparison: { id: string } };

export type RemoveManagerComparisonMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type RemoveManagerComparisonMutation = { removeManagerComparison: boolean };

export type ComparisonConsentQueryVariables = Exact<{ [key: string]: never; }>;


export type ComparisonConsentQuery = { comparisonConsent: { isNamed: boolean, version: number, history: Array<{ isNamed: boolean, userName: string, at: string }> } };

export type SaveComparisonConsentMutationVariables = Exact<{
  isNamed: boolean;
  version: number;
}>;


export type SaveComparisonConsentMutation = { saveComparisonConsent: { isNamed: boolean, version: number, history: Array<{ isNamed: boolean, userName: string, at: string }> } };

export type PeerFigureFragment = { key: string, value: string | null, reason: FigureGap | null };

export type PeerFieldsFragment = { assetId: string, entityId: string, ref: string, nameEn: string, nameJp: string, clientEn: string, clientJp: string, managerEn: string | null, managerJp: string | null, classEn: string | null, classJp: string | null, feeBps: string | null };

export type RankedFieldsFragment = { quartile: number | null, figure: { key: string, value: string | null, reason: FigureGap | null } };

export type ComparisonSetFieldsFragment = { id: string, name: string, isShared: boolean, isOwn: boolean, userName: string, version: number, members: Array<{ assetId: string, entityId: string }> };

export type ConsentFieldsFragment = { isNamed: boolean, version: number, history: Array<{ isNamed: boolean, userName: string, at: string }> };

export const ManagerComparisonPeersDocument = `query ManagerComparisonPeers {
  managerComparisonPeers {
    masked
    peers {
      ...PeerFields
    }
  }
}

fragment PeerFields on Peer {
  assetId
  entityId
  ref
  nameEn
  nameJp
  clientEn
  clientJp
  managerEn
  managerJp
  classEn
  classJp
  feeBps
}` as TypedDocument<ManagerComparisonPeersQuery, ManagerComparisonPeersQueryVariables>;

export const ManagerComparisonSetsDocument = `query ManagerComparisonSets {
  managerComparisonSets {
    ...ComparisonSetFields
  }
}

fragment ComparisonSetFields on ManagerComparisonSet {
  id
  name
  isShared
  isOwn
  userName
  version
  members {
    assetId
    entityId
  }
}` as TypedDocument<ManagerComparisonSetsQuery, ManagerComparisonSetsQueryVariables>;

export const ManagerComparisonDocument = `query ManagerComparison($members: [ManagerComparisonMemberInput!]!, $asOf: String, $months: Int, $rolling: Int!) {
  managerComparison(members: $members, asOf: $asOf, months: $months) {
    asOf
    from
    months
    currency
    masked
    rows {
      peer {
        ...PeerFields
      }
      benchmarkEn
      benchmarkJp
      isPublished
      marketValue {
        ...PeerFigure
      }
      horizons {
        horizon
        return {
          ...PeerFigure
        }
        excess {
          ...RankedFields
        }
      }
      return {
        ...PeerFigure
      }
      excess {
        ...RankedFields
      }
      risk {
        ...PeerFigure
      }
      trackingError {
        ...PeerFigure
      }
      informationRatio {
        ...PeerFigure
      }
      drawdown {
        ...PeerFigure
      }
      upCapture {
        ...PeerFigure
      }
      downCapture {
        ...PeerFigure
      }
      rolling(months: $rolling) {
        day
        figure {
          ...PeerFigure
        }
      }
    }
  }
}

fragment PeerFields on Peer {
  assetId
  entityId
  ref
  nameEn
  nameJp
  clientEn
  clientJp
  managerEn
  managerJp
  classEn
  classJp
  feeBps
}

fragment PeerFigure on Figure {
  key
  value
  reason
}

fragment RankedFields on RankedFigure {
  figure {
    ...PeerFigure
  }
  quartile
}` as TypedDocument<ManagerComparisonQuery, ManagerComparisonQueryVariables>;

export const AddManagerComparisonDocument = `mutation AddManagerComparison($input: ManagerComparisonSetInput!) {
  addManagerComparison(input: $input) {
    id
  }
}` as TypedDocument<AddManagerComparisonMutation, AddManagerComparisonMutationVariables>;

export const UpdateManagerComparisonDocument = `mutation UpdateManagerComparison($id: ID!, $version: Int!, $input: ManagerComparisonSetInput!) {
  updateManagerComparison(id: $id, version: $version, input: $input) {
    id
  }
}` as TypedDocument<UpdateManagerComparisonMutation, UpdateManagerComparisonMutationVariables>;

export const RemoveManagerComparisonDocument = `mutation RemoveManagerComparison($id: ID!, $version: Int!) {
  removeManagerComparison(id: $id, version: $version)
}` as TypedDocument<RemoveManagerComparisonMutation, RemoveManagerComparisonMutationVariables>;

export const ComparisonConsentDocument = `query ComparisonConsent {
  comparisonConsent {
    ...ConsentFields
  }
}

fragment ConsentFields on ComparisonConsent {
  isNamed
  version
  history {
    isNamed
    userName
    at
  }
}` as TypedDocument<ComparisonConsentQuery, ComparisonConsentQueryVariables>;

export const SaveComparisonConsentDocument = `mutation SaveComparisonConsent($isNamed: Boolean!, $version: Int!) {
  saveComparisonConsent(isNamed: $isNamed, version: $version) {
    ...ConsentFields
  }
}

fragment ConsentFields on ComparisonConsent {
  isNamed
  version
  history {
    isNamed
    userName
    at
  }
}` as TypedDocument<SaveComparisonConsentMutation, SaveComparisonConsentMutationVariables>;
