// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** What keeps a month from being whole. */
export type MonthEndBlocker =
  | 'inError'
  | 'noValue';

/** Why the newest month-end cannot be taken back. */
export type MonthEndCancelMiss =
  | 'laterPublished'
  | 'notNewest'
  | 'nothingEarlier';

/** Whether a run populates a month-end or takes that back. */
export type MonthEndRunKind =
  | 'cancel'
  | 'populate';

/** How far a piece of work in the background has come. */
export type RunState =
  | 'done'
  | 'failed'
  | 'running'
  | 'waiting';

/** Where a report stands, worked out from what has been received, approved and published. */
export type TaskLabel =
  | 'Completed'
  | 'Delayed'
  | 'Incomplete'
  | 'Pending'
  | 'Published'
  | 'Revalidated'
  | 'Validated';

export type MonthEndQueryVariables = Exact<{
  assetId: string;
}>;


export type MonthEndQuery = { monthEnd: { latest: string | null, populatedAt: string | null, populatedBy: string | null, previous: string | null, next: string | null, open: number, cancelMiss: MonthEndCancelMiss | null, publishedReports: number, secondPerson: boolean, openingTo: string | null, blocking: Array<{ entityId: string, ref: string, nameEn: string, nameJp: string, isPrivate: boolean, blocker: MonthEndBlocker, report: { assignmentId: string, managerEn: string | null, managerJp: string | null, due: string, daysLeft: number, label: TaskLabel, remindedOn: string | null } | null }>, carried: Array<{ entityId: string, ref: string, nameEn: string, nameJp: string, isPrivate: boolean, blocker: MonthEndBlocker, report: { assignmentId: string, managerEn: string | null, managerJp: string | null, due: string, daysLeft: number, label: TaskLabel, remindedOn: string | null } | null }>, unmeasured: Array<{ ref: string, nameEn: string, nameJp: string }>, opening: { from: string, to: string, months: number, reportedOnly: number } | null, run: { id: string, asOf: string, kind: MonthEndRunKind, state: RunState, done: number, total: number, failure: string | null, isOpening: boolean } | null, can: { steer: boolean, set: boolean } } };

export type PopulateMonthEndMutationVariables = Exact<{
  assetId: string;
  asOf: string;
}>;


export type PopulateMonthEndMutation = { populateMonthEnd: { id: string } };

export type PopulateOpeningHistoryMutationVariables = Exact<{
  assetId: string;
  asOf: string;
}>;


export type PopulateOpeningHistoryMutation = { populateOpeningHistory: { id: string } };

export type CancelMonthEndMutationVariables = Exact<{
  assetId: string;
  asOf: string;
  reason?: string | null | undefined;
}>;


export type CancelMonthEndMutation = { cancelMonthEnd: { id: string } };

export type SetSecondPersonMutationVariables = Exact<{
  secondPerson: boolean;
}>;


export type SetSecondPersonMutation = { setSecondPerson: boolean };

export type LackingFieldsFragment = { entityId: string, ref: string, nameEn: string, nameJp: string, isPrivate: boolean, blocker: MonthEndBlocker, report: { assignmentId: string, managerEn: string | null, managerJp: string | null, due: string, daysLeft: number, label: TaskLabel, remindedOn: string | null } | null };

export const MonthEndDocument = `query MonthEnd($assetId: ID!) {
  monthEnd(assetId: $assetId) {
    latest
    populatedAt
    populatedBy
    previous
    next
    open
    blocking {
      ...LackingFields
    }
    carried {
      ...LackingFields
    }
    unmeasured {
      ref
      nameEn
      nameJp
    }
    cancelMiss
    publishedReports
    secondPerson
    openingTo
    opening {
      from
      to
      months
      reportedOnly
    }
    run {
      id
      asOf
      kind
      state
      done
      total
      failure
      isOpening
    }
    can {
      steer
      set
    }
  }
}

fragment LackingFields on MonthEndLacking {
  entityId
  ref
  nameEn
  nameJp
  isPrivate
  blocker
  report {
    assignmentId
    managerEn
    managerJp
    due
    daysLeft
    label
    remindedOn
  }
}` as TypedDocument<MonthEndQuery, MonthEndQueryVariables>;

export const PopulateMonthEndDocument = `mutation PopulateMonthEnd($assetId: ID!, $asOf: String!) {
  populateMonthEnd(assetId: $assetId, asOf: $asOf) {
    id
  }
}` as TypedDocument<PopulateMonthEndMutation, PopulateMonthEndMutationVariables>;

export const PopulateOpeningHistoryDocument = `mutation PopulateOpeningHistory($assetId: ID!, $asOf: String!) {
  populateOpeningHistory(assetId: $assetId, asOf: $asOf) {
    id
  }
}` as TypedDocument<PopulateOpeningHistoryMutation, PopulateOpeningHistoryMutationVariables>;

export const CancelMonthEndDocument = `mutation CancelMonthEnd($assetId: ID!, $asOf: String!, $reason: String) {
  cancelMonthEnd(assetId: $assetId, asOf: $asOf, reason: $reason) {
    id
  }
}` as TypedDocument<CancelMonthEndMutation, CancelMonthEndMutationVariables>;

export const SetSecondPersonDocument = `mutation SetSecondPerson($secondPerson: Boolean!) {
  setSecondPerson(secondPerson: $secondPerson)
}` as TypedDocument<SetSecondPersonMutation, SetSecondPersonMutationVariables>;
