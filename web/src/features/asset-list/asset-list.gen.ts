// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Whether an asset is a portfolio that holds money or a benchmark that is only compared with. */
export type AssetType =
  | 'benchmark'
  | 'portfolio';

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

/** How sure a reported value is, strongest first: audited, valuated, estimated. */
export type ValuationQuality =
  | 'audited'
  | 'estimated'
  | 'valuated';

export type AssetListQueryVariables = Exact<{
  search?: string | null | undefined;
  first?: number | null | undefined;
  page?: number | null | undefined;
}>;


export type AssetListQuery = { assetList: { data: Array<{ assetId: string, ref: string, nameEn: string, nameJp: string, type: AssetType, clientId: string, clientEn: string, clientJp: string, asOf: string | null, mandates: number | null, runningMonth: { asOf: string, reports: number, validated: number, late: number, isPopulated: boolean, isPublished: boolean } | null, nextMeeting: { id: string, day: string, startTime: string | null, title: string } | null, watched: { items: number, triggered: number }, figures: Array<{ key: string, value: string | null, reason: FigureGap | null, quality: { have: number, of: number, weakest: ValuationQuality | null, audited: number, valuated: number, estimated: number, oldestDays: number, carried: number, missing: Array<string> } | null }>, course: Array<{ key: string, value: string | null, reason: FigureGap | null, quality: { have: number, of: number, weakest: ValuationQuality | null, audited: number, valuated: number, estimated: number, oldestDays: number, carried: number, missing: Array<string> } | null }> }>, paginatorInfo: { currentPage: number, lastPage: number, perPage: number, total: number } } };

export type TrustMandatesQueryVariables = Exact<{
  search?: string | null | undefined;
  first?: number | null | undefined;
  page?: number | null | undefined;
}>;


export type TrustMandatesQuery = { trustMandates: { data: Array<{ id: string, ref: string, nameEn: string, nameJp: string, classEn: string | null, classJp: string | null, clientId: string, clientEn: string, clientJp: string, managerEn: string | null, managerJp: string | null, role: string, fromDay: string, toDay: string | null, unanswered: number, unansweredTab: string | null, nextSettlement: string | null }>, paginatorInfo: { currentPage: number, lastPage: number, total: number } } };

export const AssetListDocument = `query AssetList($search: String, $first: Int, $page: Int) {
  assetList(search: $search, first: $first, page: $page) {
    data {
      assetId
      ref
      nameEn
      nameJp
      type
      clientId
      clientEn
      clientJp
      asOf
      mandates
      runningMonth {
        asOf
        reports
        validated
        late
        isPopulated
        isPublished
      }
      nextMeeting {
        id
        day
        startTime
        title
      }
      watched {
        items
        triggered
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
      course {
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
    }
    paginatorInfo {
      currentPage
      lastPage
      perPage
      total
    }
  }
}` as TypedDocument<AssetListQuery, AssetListQueryVariables>;

export const TrustMandatesDocument = `query TrustMandates($search: String, $first: Int, $page: Int) {
  trustMandates(search: $search, first: $first, page: $page) {
    data {
      id
      ref
      nameEn
      nameJp
      classEn
      classJp
      clientId
      clientEn
      clientJp
      managerEn
      managerJp
      role
      fromDay
      toDay
      unanswered
      unansweredTab
      nextSettlement
    }
    paginatorInfo {
      currentPage
      lastPage
      total
    }
  }
}` as TypedDocument<TrustMandatesQuery, TrustMandatesQueryVariables>;
