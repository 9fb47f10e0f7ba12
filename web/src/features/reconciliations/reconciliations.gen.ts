// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type DifferenceCause =
  | 'accruedIncome'
  | 'booking'
  | 'fxRate'
  | 'other'
  | 'settlementDate'
  | 'valuationTime';

export type DifferenceState =
  | 'carried'
  | 'cleared'
  | 'explained'
  | 'matched'
  | 'open'
  | 'settled';

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

export type ReconciliationMarkInput = {
  cause?: DifferenceCause | null | undefined;
  /** A note. */
  note?: string | null | undefined;
  position: string;
  seenUnits: string;
  /** The difference that was looked at; refused when the books say something else by now. */
  seenValue: string;
  /** Where it stands. */
  state: string;
  /** Rises with every change; a change names the version it saw. */
  version: number;
};

export type ReconciliationPositionKind =
  | 'account'
  | 'beyondLines'
  | 'cash'
  | 'security';

export type ReconciliationState =
  | 'explained'
  | 'matched'
  | 'noManagerBook'
  | 'noTrusteeBook'
  | 'open';

export type ReconciliationToleranceInput = {
  /** The amount, as decimal text. */
  amount: string;
  percent: string;
  /** Rises with every change; a change names the version it saw. */
  version: number;
};

export type ReconciliationQueryVariables = Exact<{
  assetId: string;
  entityId: string;
  asOf: string;
  known?: string | null | undefined;
}>;


export type ReconciliationQuery = { reconciliation: { mayNote: boolean, mayDecide: boolean, entityId: string, asOf: string, ref: string, name: string, nameJp: string, state: ReconciliationState, matched: number, explained: number, open: number, isLocked: boolean, causes: Array<DifferenceCause>, decidedBy: Array<string>, accounts: Array<{ id: string, ref: string, name: string, nameJp: string }>, positions: Array<{ id: string, kind: ReconciliationPositionKind, ref: string | null, isin: string | null, name: string | null, nameJp: string | null, currency: string | null, managerRate: string | null, managerRateMethod: string | null, trusteeRate: string | null, trusteeRateMethod: string | null, state: DifferenceState, cause: DifferenceCause | null, note: string | null, decidedBy: string | null, decidedAt: string | null, version: number, isLapsed: boolean, carriedSince: string | null, carriedCause: DifferenceCause | null, carriedNote: string | null, managerUnits: { key: string, value: string | null, reason: FigureGap | null }, trusteeUnits: { key: string, value: string | null, reason: FigureGap | null }, unitsDifference: { key: string, value: string | null, reason: FigureGap | null }, managerValue: { key: string, value: string | null, reason: FigureGap | null }, trusteeValue: { key: string, value: string | null, reason: FigureGap | null }, difference: { key: string, value: string | null, reason: FigureGap | null }, share: { key: string, value: string | null, reason: FigureGap | null }, rateEffect: { key: string, value: string | null, reason: FigureGap | null } }>, managerValue: { key: string, value: string | null, reason: FigureGap | null }, trusteeValue: { key: string, value: string | null, reason: FigureGap | null }, difference: { key: string, value: string | null, reason: FigureGap | null }, share: { key: string, value: string | null, reason: FigureGap | null }, rateEffect: { key: string, value: string | null, reason: FigureGap | null }, tolerance: { percent: string, amount: string, version: number } } };

export type ReconciliationsQueryVariables = Exact<{
  assetId: string;
  asOf: string;
  known?: string | null | undefined;
}>;


export type ReconciliationsQuery = { reconciliations: Array<{ entityId: string, asOf: string, ref: string, name: string, nameJp: string, state: ReconciliationState, matched: number, explained: number, open: number, isLocked: boolean, causes: Array<DifferenceCause>, decidedBy: Array<string>, managerValue: { key: string, value: string | null, reason: FigureGap | null }, trusteeValue: { key: string, value: string | null, reason: FigureGap | null }, difference: { key: string, value: string | null, reason: FigureGap | null }, share: { key: string, value: string | null, reason: FigureGap | null }, rateEffect: { key: string, value: string | null, reason: FigureGap | null }, tolerance: { percent: string, amount: string, version: number } }> };

export type ReconciliationClientsQueryVariables = Exact<{ [key: string]: never; }>;


export type ReconciliationClientsQuery = { reconciliationClients: Array<{ assetId: string, clientId: string, name: string, nameJp: string }> };

export type SaveReconciliationMarkMutationVariables = Exact<{
  assetId: string;
  entityId: string;
  asOf: string;
  input: ReconciliationMarkInput;
}>;


export type SaveReconciliationMarkMutation = { saveReconciliationMark: { mayNote: boolean, mayDecide: boolean, entityId: string, asOf: string, ref: string, name: string, nameJp: string, state: ReconciliationState, matched: number, explained: number, open: number, isLocked: boolean, causes: Array<DifferenceCause>, decidedBy: Array<string>, accounts: Array<{ id: string, ref: string, name: string, nameJp: string }>, positions: Array<{ id: string, kind: ReconciliationPositionKind, ref: string | null, isin: string | null, name: string | null, nameJp: string | null, currency: string | null, managerRate: string | null, managerRateMethod: string | null, trusteeRate: string | null, trusteeRateMethod: string | null, state: DifferenceState, cause: DifferenceCause | null, note: string | null, decidedBy: string | null, decidedAt: string | null, version: number, isLapsed: boolean, carriedSince: string | null, carriedCause: DifferenceCause | null, carriedNote: string | null, managerUnits: { key: string, value: string | null, reason: FigureGap | null }, trusteeUnits: { key: string, value: string | null, reason: FigureGap | null }, unitsDifference: { key: string, value: string | null, reason: FigureGap | null }, managerValue: { key: string, value: string | null, reason: FigureGap | null }, trusteeValue: { key: string, value: string | null, reason: FigureGap | null }, difference: { key: string, value: string | null, reason: FigureGap | null }, share: { key: string, value: string | null, reason: FigureGap | null }, rateEffect: { key: string, value: string | null, reason: FigureGap | null } }>, managerValue: { key: string, value: string | null, reason: FigureGap | null }, trusteeValue: { key: string, value: string | null, reason: FigureGap | null }, difference: { key: string, value: string | null, reason: FigureGap | null }, share: { key: string, value: string | null, reason: FigureGap | null }, rateEffect: { key: string, value: string | null, reason: FigureGap | null }, tolerance: { percent: string, amount: string, version: number } } };

export type SaveReconciliationMarksMutationVariables = Exact<{
  assetId: string;
  entityId: string;
  asOf: string;
  inputs: Array<ReconciliationMarkInput> | ReconciliationMarkInput;
}>;


export type SaveReconciliationMarksMutation = { saveReconciliationMarks: { mayNote: boolean, mayDecide: boolean, entityId: string, asOf: string, ref: string, name: string, nameJp: string, state: ReconciliationState, matched: number, explained: number, open: number, isLocked: boolean, causes: Array<DifferenceCause>, decidedBy: Array<string>, accounts: Array<{ id: string, ref: string, name: string, nameJp: string }>, positions: Array<{ id: string, kind: ReconciliationPositionKind, ref: string | null, isin: string | null, name: string | null, nameJp: string | null, currency: string | null, managerRate: string | null, managerRateMethod: string | null, trusteeRate: string | null, trusteeRateMethod: string | null, state: DifferenceState, cause: DifferenceCause | null, note: string | null, decidedBy: string | null, decidedAt: string | null, version: number, isLapsed: boolean, carriedSince: string | null, carriedCause: DifferenceCause | null, carriedNote: string | null, managerUnits: { key: string, value: string | null, reason: FigureGap | null }, trusteeUnits: { key: string, value: string | null, reason: FigureGap | null }, unitsDifference: { key: string, value: string | null, reason: FigureGap | null }, managerValue: { key: string, value: string | null, reason: FigureGap | null }, trusteeValue: { key: string, value: string | null, reason: FigureGap | null }, difference: { key: string, value: string | null, reason: FigureGap | null }, share: { key: string, value: string | null, reason: FigureGap | null }, rateEffect: { key: string, value: string | null, reason: FigureGap | null } }>, managerValue: { key: string, value: string | null, reason: FigureGap | null }, trusteeValue: { key: string, value: string | null, reason: FigureGap | null }, difference: { key: string, value: string | null, reason: FigureGap | null }, share: { key: string, value: string | null, reason: FigureGap | null }, rateEffect: { key: string, value: string | null, reason: FigureGap | null }, tolerance: { percent: string, amount: string, version: number } } };

export type SetReconciliationToleranceMutationVariables = Exact<{
  input: ReconciliationToleranceInput;
}>;


export type SetReconciliationToleranceMutation = { setReconciliationTolerance: { percent: string, amount: string, version: number } };

export type BookFigureFragment = { key: string, value: string | null, reason: FigureGap | null };

export type ReconciliationHeadFragment = { entityId: string, asOf: string, ref: string, name: string, nameJp: string, state: ReconciliationState, matched: number, explained: number, open: number, isLocked: boolean, causes: Array<DifferenceCause>, decidedBy: Array<string>, managerValue: { key: string, value: string | null, reason: FigureGap | null }, trusteeValue: { key: string, value: string | null, reason: FigureGap | null }, difference: { key: string, value: string | null, reason: FigureGap | null }, share: { key: string, value: string | null, reason: FigureGap | null }, rateEffect: { key: string, value: string | null, reason: FigureGap | null }, tolerance: { percent: string, amount: string, version: number } };

export type PositionFieldsFragment = { id: string, kind: ReconciliationPositionKind, ref: string | null, isin: string | null, name: string | null, nameJp: string | null, currency: string | null, managerRate: string | null, managerRateMethod: string | null, trusteeRate: string | null, trusteeRateMethod: string | null, state: DifferenceState, cause: DifferenceCause | null, note: string | null, decidedBy: string | null, decidedAt: string | null, version: number, isLapsed: boolean, carriedSince: string | null, carriedCause: DifferenceCause | null, carriedNote: string | null, managerUnits: { key: string, value: string | null, reason: FigureGap | null }, trusteeUnits: { key: string, value: string | null, reason: FigureGap | null }, unitsDifference: { key: string, value: string | null, reason: FigureGap | null }, managerValue: { key: string, value: string | null, reason: FigureGap | null }, trusteeValue: { key: string, value: string | null, reason: FigureGap | null }, difference: { key: string, value: string | null, reason: FigureGap | null }, share: { key: string, value: string | null, reason: FigureGap | null }, rateEffect: { key: string, value: string | null, reason: FigureGap | null } };

export type ReconciliationFieldsFragment = { mayNote: boolean, mayDecide: boolean, entityId: string, asOf: string, ref: string, name: string, nameJp: string, state: ReconciliationState, matched: number, explained: number, open: number, isLocked: boolean, causes: Array<DifferenceCause>, decidedBy: Array<string>, accounts: Array<{ id: string, ref: string, name: string, nameJp: string }>, positions: Array<{ id: string, kind: ReconciliationPositionKind, ref: string | null, isin: string | null, name: string | null, nameJp: string | null, currency: string | null, managerRate: string | null, managerRateMethod: string | null, trusteeRate: string | null, trusteeRateMethod: string | null, state: DifferenceState, cause: DifferenceCause | null, note: string | null, decidedBy: string | null, decidedAt: string | null, version: number, isLapsed: boolean, carriedSince: string | null, carriedCause: DifferenceCause | null, carriedNote: string | null, managerUnits: { key: string, value: string | null, reason: FigureGap | null }, trusteeUnits: { key: string, value: string | null, reason: FigureGap | null }, unitsDifference: { key: string, value: string | null, reason: FigureGap | null }, managerValue: { key: string, value: string | null, reason: FigureGap | null }, trusteeValue: { key: string, value: string | null, reason: FigureGap | null }, difference: { key: string, value: string | null, reason: FigureGap | null }, share: { key: string, value: string | null, reason: FigureGap | null }, rateEffect: { key: string, value: string | null, reason: FigureGap | null } }>, managerValue: { key: string, value: string | null, reason: FigureGap | null }, trusteeValue: { key: string, value: string | null, reason: FigureGap | null }, difference: { key: string, value: string | null, reason: FigureGap | null }, share: { key: string, value: string | null, reason: FigureGap | null }, rateEffect: { key: string, value: string | null, reason: FigureGap | null }, tolerance: { percent: string, amount: string, version: number } };

export const ReconciliationDocument = `query Reconciliation($assetId: ID!, $entityId: ID!, $asOf: String!, $known: String) {
  reconciliation(
    assetId: $assetId
    entityId: $entityId
    asOf: $asOf
    known: $known
  ) {
    ...ReconciliationFields
  }
}

fragment ReconciliationFields on Reconciliation {
  ...ReconciliationHead
  mayNote
  mayDecide
  accounts {
    id
    ref
    name
    nameJp
  }
  positions {
    ...PositionFields
  }
}

fragment ReconciliationHead on Reconciliation {
  entityId
  asOf
  ref
  name
  nameJp
  state
  matched
  explained
  open
  isLocked
  causes
  decidedBy
  managerValue {
    ...BookFigure
  }
  trusteeValue {
    ...BookFigure
  }
  difference {
    ...BookFigure
  }
  share {
    ...BookFigure
  }
  rateEffect {
    ...BookFigure
  }
  tolerance {
    percent
    amount
    version
  }
}

fragment BookFigure on Figure {
  key
  value
  reason
}

fragment PositionFields on ReconciliationPosition {
  id
  kind
  ref
  isin
  name
  nameJp
  currency
  managerUnits {
    ...BookFigure
  }
  trusteeUnits {
    ...BookFigure
  }
  unitsDifference {
    ...BookFigure
  }
  managerValue {
    ...BookFigure
  }
  trusteeValue {
    ...BookFigure
  }
  difference {
    ...BookFigure
  }
  share {
    ...BookFigure
  }
  rateEffect {
    ...BookFigure
  }
  managerRate
  managerRateMethod
  trusteeRate
  trusteeRateMethod
  state
  cause
  note
  decidedBy
  decidedAt
  version
  isLapsed
  carriedSince
  carriedCause
  carriedNote
}` as TypedDocument<ReconciliationQuery, ReconciliationQueryVariables>;

export const ReconciliationsDocument = `query Reconciliations($assetId: ID!, $asOf: String!, $known: String) {
  reconciliations(assetId: $assetId, asOf: $asOf, known: $known) {
    ...ReconciliationHead
  }
}

fragment ReconciliationHead on Reconciliation {
  entityId
  asOf
  ref
  name
  nameJp
  state
  matched
  explained
  open
  isLocked
  causes
  decidedBy
  managerValue {
    ...BookFigure
  }
  trusteeValue {
    ...BookFigure
  }
  difference {
    ...BookFigure
  }
  share {
    ...BookFigure
  }
  rateEffect {
    ...BookFigure
  }
  tolerance {
    percent
    amount
    version
  }
}

fragment BookFigure on Figure {
  key
  value
  reason
}` as TypedDocument<ReconciliationsQuery, ReconciliationsQueryVariables>;

export const ReconciliationClientsDocument = `query ReconciliationClients {
  reconciliationClients {
    assetId
    clientId
    name
    nameJp
  }
}` as TypedDocument<ReconciliationClientsQuery, ReconciliationClientsQueryVariables>;

export const SaveReconciliationMarkDocument = `mutation SaveReconciliationMark($assetId: ID!, $entityId: ID!, $asOf: String!, $input: ReconciliationMarkInput!) {
  saveReconciliationMark(
    assetId: $assetId
    entityId: $entityId
    asOf: $asOf
    input: $input
  ) {
    ...ReconciliationFields
  }
}

fragment ReconciliationFields on Reconciliation {
  ...ReconciliationHead
  mayNote
  mayDecide
  accounts {
    id
    ref
    name
    nameJp
  }
  positions {
    ...PositionFields
  }
}

fragment ReconciliationHead on Reconciliation {
  entityId
  asOf
  ref
  name
  nameJp
  state
  matched
  explained
  open
  isLocked
  causes
  decidedBy
  managerValue {
    ...BookFigure
  }
  trusteeValue {
    ...BookFigure
  }
  difference {
    ...BookFigure
  }
  share {
    ...BookFigure
  }
  rateEffect {
    ...BookFigure
  }
  tolerance {
    percent
    amount
    version
  }
}

fragment BookFigure on Figure {
  key
  value
  reason
}

fragment PositionFields on ReconciliationPosition {
  id
  kind
  ref
  isin
  name
  nameJp
  currency
  managerUnits {
    ...BookFigure
  }
  trusteeUnits {
    ...BookFigure
  }
  unitsDifference {
    ...BookFigure
  }
  managerValue {
    ...BookFigure
  }
  trusteeValue {
    ...BookFigure
  }
  difference {
    ...BookFigure
  }
  share {
    ...BookFigure
  }
  rateEffect {
    ...BookFigure
  }
  managerRate
  managerRateMethod
  trusteeRate
  trusteeRateMethod
  state
  cause
  note
  decidedBy
  decidedAt
  version
  isLapsed
  carriedSince
  carriedCause
  carriedNote
}` as TypedDocument<SaveReconciliationMarkMutation, SaveReconciliationMarkMutationVariables>;

export const SaveReconciliationMarksDocument = `mutation SaveReconciliationMarks($assetId: ID!, $entityId: ID!, $asOf: String!, $inputs: [ReconciliationMarkInput!]!) {
  saveReconciliationMarks(
    assetId: $assetId
    entityId: $entityId
    asOf: $asOf
    inputs: $inputs
  ) {
    ...ReconciliationFields
  }
}

fragment ReconciliationFields on Reconciliation {
  ...ReconciliationHead
  mayNote
  mayDecide
  accounts {
    id
    ref
    name
    nameJp
  }
  positions {
    ...PositionFields
  }
}

fragment ReconciliationHead on Reconciliation {
  entityId
  asOf
  ref
  name
  nameJp
  state
  matched
  explained
  open
  isLocked
  causes
  decidedBy
  managerValue {
    ...BookFigure
  }
  trusteeValue {
    ...BookFigure
  }
  difference {
    ...BookFigure
  }
  share {
    ...BookFigure
  }
  rateEffect {
    ...BookFigure
  }
  tolerance {
    percent
    amount
    version
  }
}

fragment BookFigure on Figure {
  key
  value
  reason
}

fragment PositionFields on ReconciliationPosition {
  id
  kind
  ref
  isin
  name
  nameJp
  currency
  managerUnits {
    ...BookFigure
  }
  trusteeUnits {
    ...BookFigure
  }
  unitsDifference {
    ...BookFigure
  }
  managerValue {
    ...BookFigure
  }
  trusteeValue {
    ...BookFigure
  }
  difference {
    ...BookFigure
  }
  share {
    ...BookFigure
  }
  rateEffect {
    ...BookFigure
  }
  managerRate
  managerRateMethod
  trusteeRate
  trusteeRateMethod
  state
  cause
  note
  decidedBy
  decidedAt
  version
  isLapsed
  carriedSince
  carriedCause
  carriedNote
}` as TypedDocument<SaveReconciliationMarksMutation, SaveReconciliationMarksMutationVariables>;

export const SetReconciliationToleranceDocument = `mutation SetReconciliationTolerance($input: ReconciliationToleranceInput!) {
  setReconciliationTolerance(input: $input) {
    percent
    amount
    version
  }
}` as TypedDocument<SetReconciliationToleranceMutation, SetReconciliationToleranceMutationVariables>;
