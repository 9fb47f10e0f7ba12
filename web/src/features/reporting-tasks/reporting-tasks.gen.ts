// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** How far one data set of a report has come. */
export type DatasetState =
  | 'approved'
  | 'error'
  | 'received';

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

/** What a sheet reports. */
export type ImportKind =
  | 'accounts'
  | 'benchmarks'
  | 'corporations'
  | 'fixedincome'
  | 'funds'
  | 'fxrates'
  | 'holdings'
  | 'instructions'
  | 'mandates'
  | 'securities'
  | 'securityprices';

export type TaskKeyInput = {
  /** The day it is about, YYYY-MM-DD. */
  asOf: string;
  /** The package of the mandate. */
  assignmentId: string;
};

/** Where a report stands, worked out from what has been received, approved and published. */
export type TaskLabel =
  | 'Completed'
  | 'Delayed'
  | 'Incomplete'
  | 'Pending'
  | 'Published'
  | 'Revalidated'
  | 'Validated';

/** How sure a reported value is, strongest first: audited, valuated, estimated. */
export type ValuationQuality =
  | 'audited'
  | 'estimated'
  | 'valuated';

export type ReportingTasksQueryVariables = Exact<{
  assetId?: string | null | undefined;
  clientId?: string | null | undefined;
  asOf?: string | null | undefined;
  label?: TaskLabel | null | undefined;
  search?: string | null | undefined;
  first?: number | null | undefined;
  page?: number | null | undefined;
}>;


export type ReportingTasksQuery = { reportingTasks: { asOf: string, today: string, counts: Array<{ label: TaskLabel, count: number }>, paginatorInfo: { currentPage: number, lastPage: number, total: number }, data: Array<{ id: string, assignmentId: string, assetId: string, clientId: string, clientEn: string, clientJp: string, asOf: string, entityId: string, entityRef: string, entityEn: string, entityJp: string, packageName: string, packageNameJp: string | null, classEn: string | null, classJp: string | null, managerEn: string | null, managerJp: string | null, due: string, daysLeft: number, label: TaskLabel, isClean: boolean, required: Array<string>, receivedAt: string | null, receivedOn: string | null, warnings: number, errors: number, reportId: string | null, remindedOn: string | null, datasets: Array<{ dataset: string, state: DatasetState, warnings: number, errors: number }>, remark: { body: string, userName: string, at: string } | null, figures: Array<{ key: string, value: string | null, reason: FigureGap | null, quality: { have: number, of: number, weakest: ValuationQuality | null, audited: number, valuated: number, estimated: number, oldestDays: number, carried: number, missing: Array<string> } | null }>, can: { steer: boolean, report: boolean } }> } };

export type PunctualityQueryVariables = Exact<{
  assetId: string;
  asOf: string;
}>;


export type PunctualityQuery = { punctuality: Array<{ managerEn: string | null, managerJp: string | null, months: Array<{ asOf: string, onTime: number, total: number }> }> };

export type RemindReportersMutationVariables = Exact<{
  assetId: string;
  tasks: Array<TaskKeyInput> | TaskKeyInput;
}>;


export type RemindReportersMutation = { remindReporters: { done: number, skipped: number } };

export type ValidateTasksMutationVariables = Exact<{
  assetId: string;
  tasks: Array<TaskKeyInput> | TaskKeyInput;
}>;


export type ValidateTasksMutation = { validateTasks: { done: number, skipped: number } };

export type ReturnTaskMutationVariables = Exact<{
  assetId: string;
  assignmentId: string;
  asOf: string;
  comment: string;
}>;


export type ReturnTaskMutation = { returnTask: boolean };

export type PublishTaskMutationVariables = Exact<{
  assetId: string;
  entityId: string;
  asOf: string;
}>;


export type PublishTaskMutation = { publishReport: { id: string } };

export type DueReportsQueryVariables = Exact<{
  assetId: string;
  asOf?: string | null | undefined;
  known?: string | null | undefined;
}>;


export type DueReportsQuery = { dueReports: Array<{ assignmentId: string, entityRef: string, entityEn: string, entityJp: string, packageName: string, packageNameJp: string | null, datasets: Array<ImportKind>, deadlineDays: number, due: string }> };

export const ReportingTasksDocument = `query ReportingTasks($assetId: ID, $clientId: ID, $asOf: String, $label: TaskLabel, $search: String, $first: Int, $page: Int) {
  reportingTasks(
    assetId: $assetId
    clientId: $clientId
    asOf: $asOf
    label: $label
    search: $search
    first: $first
    page: $page
  ) {
    asOf
    today
    counts {
      label
      count
    }
    paginatorInfo {
      currentPage
      lastPage
      total
    }
    data {
      id
      assignmentId
      assetId
      clientId
      clientEn
      clientJp
      asOf
      entityId
      entityRef
      entityEn
      entityJp
      packageName
      packageNameJp
      classEn
      classJp
      managerEn
      managerJp
      due
      daysLeft
      label
      isClean
      required
      datasets {
        dataset
        state
        warnings
        errors
      }
      receivedAt
      receivedOn
      warnings
      errors
      reportId
      remindedOn
      remark {
        body
        userName
        at
      }
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
      can {
        steer
        report
      }
    }
  }
}` as TypedDocument<ReportingTasksQuery, ReportingTasksQueryVariables>;

export const PunctualityDocument = `query Punctuality($assetId: ID!, $asOf: String!) {
  punctuality(assetId: $assetId, asOf: $asOf) {
    managerEn
    managerJp
    months {
      asOf
      onTime
      total
    }
  }
}` as TypedDocument<PunctualityQuery, PunctualityQueryVariables>;

export const RemindReportersDocument = `mutation RemindReporters($assetId: ID!, $tasks: [TaskKeyInput!]!) {
  remindReporters(assetId: $assetId, tasks: $tasks) {
    done
    skipped
  }
}` as TypedDocument<RemindReportersMutation, RemindReportersMutationVariables>;

export const ValidateTasksDocument = `mutation ValidateTasks($assetId: ID!, $tasks: [TaskKeyInput!]!) {
  validateTasks(assetId: $assetId, tasks: $tasks) {
    done
    skipped
  }
}` as TypedDocument<ValidateTasksMutation, ValidateTasksMutationVariables>;

export const ReturnTaskDocument = `mutation ReturnTask($assetId: ID!, $assignmentId: ID!, $asOf: String!, $comment: String!) {
  returnTask(
    assetId: $assetId
    assignmentId: $assignmentId
    asOf: $asOf
    comment: $comment
  )
}` as TypedDocument<ReturnTaskMutation, ReturnTaskMutationVariables>;

export const PublishTaskDocument = `mutation PublishTask($assetId: ID!, $entityId: ID!, $asOf: String!) {
  publishReport(assetId: $assetId, entityId: $entityId, asOf: $asOf) {
    id
  }
}` as TypedDocument<PublishTaskMutation, PublishTaskMutationVariables>;

export const DueReportsDocument = `query DueReports($assetId: ID!, $asOf: String, $known: String) {
  dueReports(assetId: $assetId, asOf: $asOf, known: $known) {
    assignmentId
    entityRef
    entityEn
    entityJp
    packageName
    packageNameJp
    datasets
    deadlineDays
    due
  }
}` as TypedDocument<DueReportsQuery, DueReportsQueryVariables>;
