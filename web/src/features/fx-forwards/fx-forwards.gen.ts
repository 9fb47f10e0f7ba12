// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Which side of a deal the account is on. */
export type DealSide =
  | 'buy'
  | 'sell';

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

export type FxForwardChosen = {
  /** The identifier, to be sent back as it came. */
  id: string;
  /** Rises with every change; a change names the version it saw. */
  version: number;
};

export type FxForwardInput = {
  /** The amount, as decimal text. */
  amount: string;
  /** What was said with it. */
  comment?: string | null | undefined;
  /** The counterparty. */
  counterpartyId?: string | null | undefined;
  /** The currency, as in JPY. */
  currency: string;
  /** The entity. */
  entityId: string;
  forwardRate: string;
  isRateConfirmed?: boolean | null | undefined;
  /** The day it matures. */
  maturityDate: string;
  /** The day money or securities move. */
  settlementDate: string;
  /** The side of it. */
  side: string;
  /** The day it was dealt. */
  tradeDate: string;
  transactionFee?: string | null | undefined;
};

export type FxForwardSetOffInput = {
  forwardRate: string;
  isRateConfirmed?: boolean | null | undefined;
  /** The day it was dealt. */
  tradeDate: string;
};

/** The lists a currency forward is found in. */
export type FxForwardTab =
  | 'closed'
  | 'matured'
  | 'open'
  | 'preliminary';

export type FxRollInput = {
  finalize?: boolean | null | undefined;
  isRateConfirmed?: boolean | null | undefined;
  legs: Array<FxRollLegInput>;
  /** The day it was dealt. */
  tradeDate: string;
};

export type FxRollLegInput = {
  /** Of the far leg, in the foreign currency. */
  amount: string;
  /** The identifier, to be sent back as it came. */
  id: string;
  /** The day it matures. */
  maturityDate: string;
  /** As quoted: hundredths of a yen. */
  points: string;
  spot: string;
  /** Rises with every change; a change names the version it saw. */
  version: number;
};

/** Where an instruction, a movement or a forward stands; only what is final moves money. */
export type MovementStatus =
  | 'cancelled'
  | 'final'
  | 'finalSetoff'
  | 'finalSplit'
  | 'invalid'
  | 'preliminary';

/** What the amount of a roll follows. */
export type RollBasis =
  | 'same'
  | 'target';

/** How sure a reported value is, strongest first: audited, valuated, estimated. */
export type ValuationQuality =
  | 'audited'
  | 'estimated'
  | 'valuated';

export type FxForwardsQueryVariables = Exact<{
  assetId?: string | null | undefined;
  tab?: FxForwardTab | null | undefined;
  entityId?: string | null | undefined;
  counterpartyId?: string | null | undefined;
  search?: string | null | undefined;
  first?: number | null | undefined;
  page?: number | null | undefined;
}>;


export type FxForwardsQuery = { fxForwards: { data: Array<{ id: string, ref: string, assetId: string, clientName: string, clientNameJp: string, instructionId: string | null, counterpartyId: string | null, counterpartyName: string | null, counterpartyNameJp: string | null, originId: string | null, originRef: string | null, type: string, status: MovementStatus, tradeDate: string, settlementDate: string, maturityDate: string, side: DealSide, currency: string, counterCurrency: string, amount: string, forwardRate: string, transactionFee: string | null, jpyAmount: string | null, realised: string | null, version: number, abilities: Array<string>, valueDay: string, rateDay: string | null, entity: { id: string, ref: string, name: string, nameJp: string }, value: { key: string, value: string | null, reason: FigureGap | null, quality: { have: number, of: number, weakest: ValuationQuality | null, audited: number, valuated: number, estimated: number, oldestDays: number, carried: number, missing: Array<string> } | null } }>, paginatorInfo: { currentPage: number, lastPage: number, total: number }, tabs: Array<{ tab: FxForwardTab, total: number }> } };

export type FxForwardQueryVariables = Exact<{
  id: string;
}>;


export type FxForwardQuery = { fxForward: { comment: string | null, createdBy: string | null, updatedBy: string | null, updatedAt: string, id: string, ref: string, assetId: string, clientName: string, clientNameJp: string, instructionId: string | null, counterpartyId: string | null, counterpartyName: string | null, counterpartyNameJp: string | null, originId: string | null, originRef: string | null, type: string, status: MovementStatus, tradeDate: string, settlementDate: string, maturityDate: string, side: DealSide, currency: string, counterCurrency: string, amount: string, forwardRate: string, transactionFee: string | null, jpyAmount: string | null, realised: string | null, version: number, abilities: Array<string>, valueDay: string, rateDay: string | null, chain: Array<{ id: string, ref: string, assetId: string, clientName: string, clientNameJp: string, instructionId: string | null, counterpartyId: string | null, counterpartyName: string | null, counterpartyNameJp: string | null, originId: string | null, originRef: string | null, type: string, status: MovementStatus, tradeDate: string, settlementDate: string, maturityDate: string, side: DealSide, currency: string, counterCurrency: string, amount: string, forwardRate: string, transactionFee: string | null, jpyAmount: string | null, realised: string | null, version: number, abilities: Array<string>, valueDay: string, rateDay: string | null, entity: { id: string, ref: string, name: string, nameJp: string }, value: { key: string, value: string | null, reason: FigureGap | null, quality: { have: number, of: number, weakest: ValuationQuality | null, audited: number, valuated: number, estimated: number, oldestDays: number, carried: number, missing: Array<string> } | null } }>, trail: Array<{ action: string, oldStatus: string | null, newStatus: string | null, user: string | null, timestamp: string }>, entity: { id: string, ref: string, name: string, nameJp: string }, value: { key: string, value: string | null, reason: FigureGap | null, quality: { have: number, of: number, weakest: ValuationQuality | null, audited: number, valuated: number, estimated: number, oldestDays: number, carried: number, missing: Array<string> } | null } } };

export type FxForwardLadderQueryVariables = Exact<{
  assetId?: string | null | undefined;
  entityId?: string | null | undefined;
}>;


export type FxForwardLadderQuery = { fxForwardLadder: Array<{ month: string, currency: string, side: string, amount: string, jpyAmount: string | null, count: number }> };

export type FxForwardChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type FxForwardChoicesQuery = { fxForwardChoices: { mandates: Array<{ id: string, ownerId: string, ref: string, name: string, nameJp: string, clientName: string, clientNameJp: string }>, counterparties: Array<{ id: string, ownerId: string, name: string, nameJp: string }> } };

export type FxRollProposalQueryVariables = Exact<{
  ids: Array<string> | string;
  maturityDate?: string | null | undefined;
}>;


export type FxRollProposalQuery = { fxRollProposal: Array<{ maturityDate: string, amount: string, basis: RollBasis, spot: string | null, points: string | null, rateDay: string | null, forward: { id: string, ref: string, assetId: string, clientName: string, clientNameJp: string, instructionId: string | null, counterpartyId: string | null, counterpartyName: string | null, counterpartyNameJp: string | null, originId: string | null, originRef: string | null, type: string, status: MovementStatus, tradeDate: string, settlementDate: string, maturityDate: string, side: DealSide, currency: string, counterCurrency: string, amount: string, forwardRate: string, transactionFee: string | null, jpyAmount: string | null, realised: string | null, version: number, abilities: Array<string>, valueDay: string, rateDay: string | null, entity: { id: string, ref: string, name: string, nameJp: string }, value: { key: string, value: string | null, reason: FigureGap | null, quality: { have: number, of: number, weakest: ValuationQuality | null, audited: number, valuated: number, estimated: number, oldestDays: number, carried: number, missing: Array<string> } | null } } }> };

export type CreateFxForwardMutationVariables = Exact<{
  input: FxForwardInput;
}>;


export type CreateFxForwardMutation = { createFxForward: { id: string } };

export type FinalizeFxForwardsMutationVariables = Exact<{
  items: Array<FxForwardChosen> | FxForwardChosen;
}>;


export type FinalizeFxForwardsMutation = { finalizeFxForwards: Array<{ id: string }> };

export type DeleteFxForwardMutationVariables = Exact<{
  item: FxForwardChosen;
}>;


export type DeleteFxForwardMutation = { deleteFxForward: { id: string } };

export type CancelFxForwardMutationVariables = Exact<{
  item: FxForwardChosen;
}>;


export type CancelFxForwardMutation = { cancelFxForward: { id: string } };

export type SetOffFxForwardMutationVariables = Exact<{
  item: FxForwardChosen;
  input: FxForwardSetOffInput;
}>;


export type SetOffFxForwardMutation = { setOffFxForward: { id: string } };

export type CancelFxForwardSetOffMutationVariables = Exact<{
  item: FxForwardChosen;
}>;


export type CancelFxForwardSetOffMutation = { cancelFxForwardSetOff: { id: string } };

export type SplitFxForwardMutationVariables = Exact<{
  item: FxForwardChosen;
  amounts: Array<string> | string;
}>;


export type SplitFxForwardMutation = { splitFxForward: { id: string } };

export type RollFxForwardsMutationVariables = Exact<{
  input: FxRollInput;
}>;


export type RollFxForwardsMutation = { rollFxForwards: Array<{ id: string, status: MovementStatus }> };

export type ForwardFieldsFragment = { id: string, ref: string, assetId: string, clientName: string, clientNameJp: string, instructionId: string | null, counterpartyId: string | null, counterpartyName: string | null, counterpartyNameJp: string | null, originId: string | null, originRef: string | null, type: string, status: MovementStatus, tradeDate: string, settlementDate: string, maturityDate: string, side: DealSide, currency: string, counterCurrency: string, amount: string, forwardRate: string, transactionFee: string | null, jpyAmount: string | null, realised: string | null, version: number, abilities: Array<string>, valueDay: string, rateDay: string | null, entity: { id: string, ref: string, name: string, nameJp: string }, value: { key: string, value: string | null, reason: FigureGap | null, quality: { have: number, of: number, weakest: ValuationQuality | null, audited: number, valuated: number, estimated: number, oldestDays: number, carried: number, missing: Array<string> } | null } };

export const FxForwardsDocument = `query FxForwards($assetId: ID, $tab: FxForwardTab, $entityId: ID, $counterpartyId: ID, $search: String, $first: Int, $page: Int) {
  fxForwards(
    assetId: $assetId
    tab: $tab
    entityId: $entityId
    counterpartyId: $counterpartyId
    search: $search
    first: $first
    page: $page
  ) {
    data {
      ...ForwardFields
    }
    paginatorInfo {
      currentPage
      lastPage
      total
    }
    tabs {
      tab
      total
    }
  }
}

fragment ForwardFields on FxForward {
  id
  ref
  assetId
  clientName
  clientNameJp
  entity {
    id
    ref
    name
    nameJp
  }
  instructionId
  counterpartyId
  counterpartyName
  counterpartyNameJp
  originId
  originRef
  type
  status
  tradeDate
  settlementDate
  maturityDate
  side
  currency
  counterCurrency
  amount
  forwardRate
  transactionFee
  jpyAmount
  realised
  version
  abilities
  valueDay
  rateDay
  value {
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
}` as TypedDocument<FxForwardsQuery, FxForwardsQueryVariables>;

export const FxForwardDocument = `query FxForward($id: ID!) {
  fxForward(id: $id) {
    ...ForwardFields
    comment
    createdBy
    updatedBy
    updatedAt
    chain {
      ...ForwardFields
    }
    trail {
      action
      oldStatus
      newStatus
      user
      timestamp
    }
  }
}

fragment ForwardFields on FxForward {
  id
  ref
  assetId
  clientName
  clientNameJp
  entity {
    id
    ref
    name
    nameJp
  }
  instructionId
  counterpartyId
  counterpartyName
  counterpartyNameJp
  originId
  originRef
  type
  status
  tradeDate
  settlementDate
  maturityDate
  side
  currency
  counterCurrency
  amount
  forwardRate
  transactionFee
  jpyAmount
  realised
  version
  abilities
  valueDay
  rateDay
  value {
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
}` as TypedDocument<FxForwardQuery, FxForwardQueryVariables>;

export const FxForwardLadderDocument = `query FxForwardLadder($assetId: ID, $entityId: ID) {
  fxForwardLadder(assetId: $assetId, entityId: $entityId) {
    month
    currency
    side
    amount
    jpyAmount
    count
  }
}` as TypedDocument<FxForwardLadderQuery, FxForwardLadderQueryVariables>;

export const FxForwardChoicesDocument = `query FxForwardChoices {
  fxForwardChoices {
    mandates {
      id
      ownerId
      ref
      name
      nameJp
      clientName
      clientNameJp
    }
    counterparties {
      id
      ownerId
      name
      nameJp
    }
  }
}` as TypedDocument<FxForwardChoicesQuery, FxForwardChoicesQueryVariables>;

export const FxRollProposalDocument = `query FxRollProposal($ids: [ID!]!, $maturityDate: String) {
  fxRollProposal(ids: $ids, maturityDate: $maturityDate) {
    forward {
      ...ForwardFields
    }
    maturityDate
    amount
    basis
    spot
    points
    rateDay
  }
}

fragment ForwardFields on FxForward {
  id
  ref
  assetId
  clientName
  clientNameJp
  entity {
    id
    ref
    name
    nameJp
  }
  instructionId
  counterpartyId
  counterpartyName
  counterpartyNameJp
  originId
  originRef
  type
  status
  tradeDate
  settlementDate
  maturityDate
  side
  currency
  counterCurrency
  amount
  forwardRate
  transactionFee
  jpyAmount
  realised
  version
  abilities
  valueDay
  rateDay
  value {
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
}` as TypedDocument<FxRollProposalQuery, FxRollProposalQueryVariables>;

export const CreateFxForwardDocument = `mutation CreateFxForward($input: FxForwardInput!) {
  createFxForward(input: $input) {
    id
  }
}` as TypedDocument<CreateFxForwardMutation, CreateFxForwardMutationVariables>;

export const FinalizeFxForwardsDocument = `mutation FinalizeFxForwards($items: [FxForwardChosen!]!) {
  finalizeFxForwards(items: $items) {
    id
  }
}` as TypedDocument<FinalizeFxForwardsMutation, FinalizeFxForwardsMutationVariables>;

export const DeleteFxForwardDocument = `mutation DeleteFxForward($item: FxForwardChosen!) {
  deleteFxForward(item: $item) {
    id
  }
}` as TypedDocument<DeleteFxForwardMutation, DeleteFxForwardMutationVariables>;

export const CancelFxForwardDocument = `mutation CancelFxForward($item: FxForwardChosen!) {
  cancelFxForward(item: $item) {
    id
  }
}` as TypedDocument<CancelFxForwardMutation, CancelFxForwardMutationVariables>;

export const SetOffFxForwardDocument = `mutation SetOffFxForward($item: FxForwardChosen!, $input: FxForwardSetOffInput!) {
  setOffFxForward(item: $item, input: $input) {
    id
  }
}` as TypedDocument<SetOffFxForwardMutation, SetOffFxForwardMutationVariables>;

export const CancelFxForwardSetOffDocument = `mutation CancelFxForwardSetOff($item: FxForwardChosen!) {
  cancelFxForwardSetOff(item: $item) {
    id
  }
}` as TypedDocument<CancelFxForwardSetOffMutation, CancelFxForwardSetOffMutationVariables>;

export const SplitFxForwardDocument = `mutation SplitFxForward($item: FxForwardChosen!, $amounts: [String!]!) {
  splitFxForward(item: $item, amounts: $amounts) {
    id
  }
}` as TypedDocument<SplitFxForwardMutation, SplitFxForwardMutationVariables>;

export const RollFxForwardsDocument = `mutation RollFxForwards($input: FxRollInput!) {
  rollFxForwards(input: $input) {
    id
    status
  }
}` as TypedDocument<RollFxForwardsMutation, RollFxForwardsMutationVariables>;
