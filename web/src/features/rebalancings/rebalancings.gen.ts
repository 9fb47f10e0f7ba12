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

export type RebalancingClassInput = {
  classEntityId: string;
  costBps: string;
  /** The entity. */
  entityId?: string | null | undefined;
};

/** Why a line of a rebalancing is not traded to its target. */
export type RebalancingMiss =
  | 'belowMinimum'
  | 'gap'
  | 'limited'
  | 'notTraded'
  | 'scaled'
  | 'withinTarget';

/** Whether a rebalancing goes to the policy or into its band. */
export type RebalancingTarget =
  | 'band'
  | 'policy';

export type RebalancingTermsInput = {
  /** The day it is about, YYYY-MM-DD. */
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


export type RebalancingPlanQuery = { rebalancingPlan: { currency: string, bought: string, sold: string, costs: string, cashAvailable: string, cashAfter: string, cashHeld: { key: string, value: string | null, reason: FigureGap | null }, lines: Array<{ classId: string, entityId: string | null, costBps: string, amount: string, cost: string, reason: RebalancingMiss | null, weightAfter: number | null, held: { key: string, value: string | null, reason: FigureGap | null }, weight: { key: string, value: string | null, reason: FigureGap | null }, policyWeight: { key: string, value: string | null, reason: FigureGap | null }, move: { key: string, value: string | null, reason: FigureGap | null } }> } };

export type RebalancingsQueryVariables = Exact<{
  assetId: string;
}>;


export type RebalancingsQuery = { rebalancings: Array<{ id: string, name: string, asOf: string, target: RebalancingTarget, currency: string, cashHeld: string, cashAfter: string, userName: string, createdAt: string, version: number, draftedAt: string | null, draftedBy: string | null, trades: Array<{ classId: string, entityId: string | null, move: string | null, amount: string, costBps: string, cost: string, reason: string | null, instructionId: string | null, instructionRef: string | null }> }> };

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

export type RebalancingFigureFragment = { key: string, value: string | null, reason: FigureGap | null };

export type RebalancingFieldsFragment = { id: string, name: string, asOf: string, target: RebalancingTarget, currency: string, cashHeld: string, cashAfter: string, userName: string, createdAt: string, version: number, draftedAt: string | null, draftedBy: string | null, trades: Array<{ classId: string, entityId: string | null, move: string | null, amount: string, costBps: string, cost: string, reason: string | null, instructionId: string | null, instructionRef: string | null }> };

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
