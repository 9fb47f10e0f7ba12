// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type RebalancingClassInput = {
  classEntityId: string;
  costBps: string;
  entityId?: string | null | undefined;
};

export type RebalancingTermsInput = {
  asOf: string;
  cashEntityId: string;
  classes: Array<RebalancingClassInput>;
  keepCash: string;
  minimumTrade: string;
  target: string;
};

export type RebalancingPlanQueryVariables = Exact<{
  assetId: string;
  known?: string | null | undefined;
  terms: RebalancingTermsInput;
}>;


export type RebalancingPlanQuery = { rebalancingPlan: { currency: string, bought: string, sold: string, costs: string, cashAvailable: string, cashAfter: string, cashHeld: { key: string, value: string | null, reason: string | null }, lines: Array<{ classId: string, entityId: string | null, costBps: string, amount: string, cost: string, reason: string | null, weightAfter: number | null, held: { key: string, value: string | null, reason: string | null }, weight: { key: string, value: string | null, reason: string | null }, policyWeight: { key: string, value: string | null, reason: string | null }, move: { key: string, value: string | null, reason: string | null } }> } };

export type RebalancingsQueryVariables = Exact<{
  assetId: string;
}>;


export type RebalancingsQuery = { rebalancings: Array<{ id: string, name: string, asOf: string, target: string, currency: string, cashHeld: string, cashAfter: string, userName: string, createdAt: string, version: number, draftedAt: string | null, draftedBy: string | null, trades: Array<{ classId: string, entityId: string | null, move: string | null, amount: string, costBps: string, cost: string, reason: string | null, instructionId: string | null, instructionRef: string | null }> }> };

export type SaveRebalancingMutationVariables = Exact<{
  assetId: string;
  name: string;
  terms: RebalancingTermsInput;
}>;


export type SaveRebalancingMutation = { saveRebalancing: { id: string } };

export type DraftRebalancingMutationVariables = Exact<{
  id: string;
  version: number;
  tradeDate: string;
  settlementDate: string;
}>;


export type DraftRebalancingMutation = { draftRebalancing: { id: string } };

export type RemoveRebalancingMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type RemoveRebalancingMutation = { removeRebalancing: boolean };

export type RebalancingFigureFragment = { key: string, value: string | null, reason: string | null };

export type RebalancingFieldsFragment = { id: string, name: string, asOf: string, target: string, currency: string, cashHeld: string, cashAfter: string, userName: string, createdAt: string, version: number, draftedAt: string | null, draftedBy: string | null, trades: Array<{ classId: string, entityId: string | null, move: string | null, amount: string, costBps: string, cost: string, reason: string | null, instructionId: string | null, instructionRef: string | null }> };

export const RebalancingPlanDocument = `query RebalancingPlan($assetId: ID!, $known: String, $terms: RebalancingTermsInput!) {
  rebalancingPlan(assetId: $assetId, known: $known, terms: $terms) {
    currency
    bought
    sold
    costs
    cashAvailable
    cashAfter
    cashHeld {
      ...RebalancingFigure
    }
    lines {
      classId
      entityId
      costBps
      held {
        ...RebalancingFigure
      }
      weight {
        ...RebalancingFigure
      }
      policyWeight {
        ...RebalancingFigure
      }
      move {
        ...RebalancingFigure
      }
      amount
      cost
      reason
      weightAfter
    }
  }
}

fragment RebalancingFigure on Figure {
  key
  value
  reason
}` as TypedDocument<RebalancingPlanQuery, RebalancingPlanQueryVariables>;

export const RebalancingsDocument = `query Rebalancings($assetId: ID!) {
  rebalancings(assetId: $assetId) {
    ...RebalancingFields
  }
}

fragment RebalancingFields on Rebalancing {
  id
  name
  asOf
  target
  currency
  cashHeld
  cashAfter
  userName
  createdAt
  version
  draftedAt
  draftedBy
  trades {
    classId
    entityId
    move
    amount
    costBps
    cost
    reason
    instructionId
    instructionRef
  }
}` as TypedDocument<RebalancingsQuery, RebalancingsQueryVariables>;

export const SaveRebalancingDocument = `mutation SaveRebalancing($assetId: ID!, $name: String!, $terms: RebalancingTermsInput!) {
  saveRebalancing(assetId: $assetId, name: $name, terms: $terms) {
    id
  }
}` as TypedDocument<SaveRebalancingMutation, SaveRebalancingMutationVariables>;

export const DraftRebalancingDocument = `mutation DraftRebalancing($id: ID!, $version: Int!, $tradeDate: String!, $settlementDate: String!) {
  draftRebalancing(
    id: $id
    version: $version
    tradeDate: $tradeDate
    settlementDate: $settlementDate
  ) {
    id
  }
}` as TypedDocument<DraftRebalancingMutation, DraftRebalancingMutationVariables>;

export const RemoveRebalancingDocument = `mutation RemoveRebalancing($id: ID!, $version: Int!) {
  removeRebalancing(id: $id, version: $version)
}` as TypedDocument<RemoveRebalancingMutation, RemoveRebalancingMutationVariables>;
