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

/** How far a piece of work in the background has come. */
export type RunState =
  | 'done'
  | 'failed'
  | 'running'
  | 'waiting';

/** Which part of the structure a change was about. */
export type StructureKind =
  | 'assumedRate'
  | 'benchmark'
  | 'class'
  | 'entity'
  | 'linking'
  | 'parts'
  | 'place'
  | 'policy'
  | 'terms';

/** How sure a reported value is, strongest first: audited, valuated, estimated. */
export type ValuationQuality =
  | 'audited'
  | 'estimated'
  | 'valuated';

export type ReportsQueryVariables = Exact<{
  assetId?: string | null | undefined;
  entityId?: string | null | undefined;
  asOf?: string | null | undefined;
  first?: number | null | undefined;
  page?: number | null | undefined;
}>;


export type ReportsQuery = { reports: { data: Array<{ moved: number, id: string, assetId: string, assetEn: string, assetJp: string, clientEn: string, clientJp: string, entityId: string | null, entityRef: string | null, entityEn: string | null, entityJp: string | null, asOf: string, version: number, isLatest: boolean, reason: string | null, sha256: string, knownAt: string, publishedAt: string, publisherName: string, publisherEn: string, publisherJp: string }>, paginatorInfo: { currentPage: number, lastPage: number, total: number } } };

export type ReportQueryVariables = Exact<{
  id: string;
}>;


export type ReportQuery = { report: { currency: string, columns: Array<string>, isIntact: boolean, moved: number, canPublish: boolean, report: { id: string, assetId: string, assetEn: string, assetJp: string, clientEn: string, clientJp: string, entityId: string | null, entityRef: string | null, entityEn: string | null, entityJp: string | null, asOf: string, version: number, isLatest: boolean, reason: string | null, sha256: string, knownAt: string, publishedAt: string, publisherName: string, publisherEn: string, publisherJp: string }, commentaries: Array<{ id: string, ref: string, nameEn: string, nameJp: string, body: string, fileName: string | null, userName: string, recordedAt: string }>, lines: Array<{ entityId: string, ref: string, nameEn: string, nameJp: string, level: number, figures: Array<{ key: string, value: string | null, reason: FigureGap | null, quality: { have: number, of: number, weakest: ValuationQuality | null, audited: number, valuated: number, estimated: number, oldestDays: number, carried: number, missing: Array<string> } | null }> }> } };

export type RestatementQueryVariables = Exact<{
  id: string;
}>;


export type RestatementQuery = { restatement: { canPublish: boolean, report: { id: string, assetId: string, assetEn: string, assetJp: string, clientEn: string, clientJp: string, entityId: string | null, entityRef: string | null, entityEn: string | null, entityJp: string | null, asOf: string, version: number, isLatest: boolean, reason: string | null, sha256: string, knownAt: string, publishedAt: string, publisherName: string, publisherEn: string, publisherJp: string }, reports: Array<{ figures: number, value: string | null, return1m: string | null, report: { id: string, assetId: string, assetEn: string, assetJp: string, clientEn: string, clientJp: string, entityId: string | null, entityRef: string | null, entityEn: string | null, entityJp: string | null, asOf: string, version: number, isLatest: boolean, reason: string | null, sha256: string, knownAt: string, publishedAt: string, publisherName: string, publisherEn: string, publisherJp: string } }>, openings: Array<{ userName: string, firstAt: string, lastAt: string }>, moved: Array<{ entityId: string, ref: string, nameEn: string, nameJp: string, change: string | null, published: { key: string, value: string | null, reason: FigureGap | null, quality: { have: number, of: number, weakest: ValuationQuality | null, audited: number, valuated: number, estimated: number, oldestDays: number, carried: number, missing: Array<string> } | null }, now: { key: string, value: string | null, reason: FigureGap | null, quality: { have: number, of: number, weakest: ValuationQuality | null, audited: number, valuated: number, estimated: number, oldestDays: number, carried: number, missing: Array<string> } | null }, effects: Array<{ entityRef: string, facts: number, effect: string | null, previous: string | null, structure: { at: string, person: string | null, reason: string | null, kinds: Array<StructureKind>, fromDay: string | null } | null, fact: { measure: string, asOf: string, value: string, recordedAt: string | null, sourceEn: string, sourceJp: string, person: string | null, acceptedBecause: string | null } | null }> }> } };

export type PublishReportMutationVariables = Exact<{
  assetId: string;
  entityId?: string | null | undefined;
  asOf: string;
}>;


export type PublishReportMutation = { publishReport: { id: string, assetId: string, assetEn: string, assetJp: string, clientEn: string, clientJp: string, entityId: string | null, entityRef: string | null, entityEn: string | null, entityJp: string | null, asOf: string, version: number, isLatest: boolean, reason: string | null, sha256: string, knownAt: string, publishedAt: string, publisherName: string, publisherEn: string, publisherJp: string } };

export type RestateReportMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type RestateReportMutation = { restateReport: { id: string, assetId: string, assetEn: string, assetJp: string, clientEn: string, clientJp: string, entityId: string | null, entityRef: string | null, entityEn: string | null, entityJp: string | null, asOf: string, version: number, isLatest: boolean, reason: string | null, sha256: string, knownAt: string, publishedAt: string, publisherName: string, publisherEn: string, publisherJp: string } };

export type OpeningReportsQueryVariables = Exact<{
  assetId: string;
}>;


export type OpeningReportsQuery = { openingReports: { months: Array<string>, run: { id: string, state: RunState, done: number, total: number, failure: string | null } | null } | null };

export type PublishOpeningHistoryMutationVariables = Exact<{
  assetId: string;
  asOf: string;
}>;


export type PublishOpeningHistoryMutation = { publishOpeningHistory: { id: string } };

export type ReportFieldsFragment = { id: string, assetId: string, assetEn: string, assetJp: string, clientEn: string, clientJp: string, entityId: string | null, entityRef: string | null, entityEn: string | null, entityJp: string | null, asOf: string, version: number, isLatest: boolean, reason: string | null, sha256: string, knownAt: string, publishedAt: string, publisherName: string, publisherEn: string, publisherJp: string };

export type ReportedFigureFragment = { key: string, value: string | null, reason: FigureGap | null, quality: { have: number, of: number, weakest: ValuationQuality | null, audited: number, valuated: number, estimated: number, oldestDays: number, carried: number, missing: Array<string> } | null };

export const ReportsDocument = `query Reports($assetId: ID, $entityId: ID, $asOf: String, $first: Int, $page: Int) {
  reports(
    assetId: $assetId
    entityId: $entityId
    asOf: $asOf
    first: $first
    page: $page
  ) {
    data {
      ...ReportFields
      moved
    }
    paginatorInfo {
      currentPage
      lastPage
      total
    }
  }
}

fragment ReportFields on Report {
  id
  assetId
  assetEn
  assetJp
  clientEn
  clientJp
  entityId
  entityRef
  entityEn
  entityJp
  asOf
  version
  isLatest
  reason
  sha256
  knownAt
  publishedAt
  publisherName
  publisherEn
  publisherJp
}` as TypedDocument<ReportsQuery, ReportsQueryVariables>;

export const ReportDocument = `query Report($id: ID!) {
  report(id: $id) {
    report {
      ...ReportFields
    }
    currency
    commentaries {
      id
      ref
      nameEn
      nameJp
      body
      fileName
      userName
      recordedAt
    }
    columns
    isIntact
    moved
    canPublish
    lines {
      entityId
      ref
      nameEn
      nameJp
      level
      figures {
        ...ReportedFigure
      }
    }
  }
}

fragment ReportFields on Report {
  id
  assetId
  assetEn
  assetJp
  clientEn
  clientJp
  entityId
  entityRef
  entityEn
  entityJp
  asOf
  version
  isLatest
  reason
  sha256
  knownAt
  publishedAt
  publisherName
  publisherEn
  publisherJp
}

fragment ReportedFigure on Figure {
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
}` as TypedDocument<ReportQuery, ReportQueryVariables>;

export const RestatementDocument = `query Restatement($id: ID!) {
  restatement(id: $id) {
    report {
      ...ReportFields
    }
    canPublish
    reports {
      figures
      value
      return1m
      report {
        ...ReportFields
      }
    }
    openings {
      userName
      firstAt
      lastAt
    }
    moved {
      entityId
      ref
      nameEn
      nameJp
      change
      published {
        ...ReportedFigure
      }
      now {
        ...ReportedFigure
      }
      effects {
        entityRef
        facts
        effect
        previous
        structure {
          at
          person
          reason
          kinds
          fromDay
        }
        fact {
          measure
          asOf
          value
          recordedAt
          sourceEn
          sourceJp
          person
          acceptedBecause
        }
      }
    }
  }
}

fragment ReportFields on Report {
  id
  assetId
  assetEn
  assetJp
  clientEn
  clientJp
  entityId
  entityRef
  entityEn
  entityJp
  asOf
  version
  isLatest
  reason
  sha256
  knownAt
  publishedAt
  publisherName
  publisherEn
  publisherJp
}

fragment ReportedFigure on Figure {
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
}` as TypedDocument<RestatementQuery, RestatementQueryVariables>;

export const PublishReportDocument = `mutation PublishReport($assetId: ID!, $entityId: ID, $asOf: String!) {
  publishReport(assetId: $assetId, entityId: $entityId, asOf: $asOf) {
    ...ReportFields
  }
}

fragment ReportFields on Report {
  id
  assetId
  assetEn
  assetJp
  clientEn
  clientJp
  entityId
  entityRef
  entityEn
  entityJp
  asOf
  version
  isLatest
  reason
  sha256
  knownAt
  publishedAt
  publisherName
  publisherEn
  publisherJp
}` as TypedDocument<PublishReportMutation, PublishReportMutationVariables>;

export const RestateReportDocument = `mutation RestateReport($id: ID!, $reason: String!) {
  restateReport(id: $id, reason: $reason) {
    ...ReportFields
  }
}

fragment ReportFields on Report {
  id
  assetId
  assetEn
  assetJp
  clientEn
  clientJp
  entityId
  entityRef
  entityEn
  entityJp
  asOf
  version
  isLatest
  reason
  sha256
  knownAt
  publishedAt
  publisherName
  publisherEn
  publisherJp
}` as TypedDocument<RestateReportMutation, RestateReportMutationVariables>;

export const OpeningReportsDocument = `query OpeningReports($assetId: ID!) {
  openingReports(assetId: $assetId) {
    months
    run {
      id
      state
      done
      total
      failure
    }
  }
}` as TypedDocument<OpeningReportsQuery, OpeningReportsQueryVariables>;

export const PublishOpeningHistoryDocument = `mutation PublishOpeningHistory($assetId: ID!, $asOf: String!) {
  publishOpeningHistory(assetId: $assetId, asOf: $asOf) {
    id
  }
}` as TypedDocument<PublishOpeningHistoryMutation, PublishOpeningHistoryMutationVariables>;
