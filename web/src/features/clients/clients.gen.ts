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

export type ClientsQueryVariables = Exact<{
  search?: string | null | undefined;
  show?: string | null | undefined;
  mine?: boolean | null | undefined;
  ended?: boolean | null | undefined;
  first?: number | null | undefined;
  page?: number | null | undefined;
}>;


export type ClientsQuery = { clients: { today: string, dueToday: number, delayed: number, errors: number, data: Array<{ id: string, ref: string, nameEn: string, nameJp: string, mandates: number, endedOn: string | null, asOf: string | null, due: string | null, daysLeft: number | null, total: number, received: number, validated: number, published: number, warnings: number, errors: number, canUpload: boolean, upload: { id: string, at: string, by: string, status: string } | null, person: { userId: string | null, name: string | null, version: number } }>, paginatorInfo: { currentPage: number, lastPage: number, total: number } } };

export type ClientQueryVariables = Exact<{
  id: string;
}>;


export type ClientQuery = { client: { id: string, ref: string, nameEn: string, nameJp: string, mandates: number, endedOn: string | null, asOf: string | null, due: string | null, daysLeft: number | null, total: number, received: number, validated: number, published: number, warnings: number, errors: number, canUpload: boolean, assets: Array<{ id: string, nameEn: string, nameJp: string, currency: string, latest: string | null, mandates: Array<{ id: string, assetId: string, ref: string, nameEn: string, nameJp: string, style: string | null, classEn: string | null, classJp: string | null, openedDate: string | null, endedOn: string | null, label: TaskLabel | null, due: string | null, daysLeft: number | null, reportId: string | null, canPublish: boolean, figures: Array<{ key: string, value: string | null, reason: FigureGap | null, quality: { have: number, of: number, weakest: ValuationQuality | null, audited: number, valuated: number, estimated: number, oldestDays: number, carried: number, missing: Array<string> } | null }> }> }>, upload: { id: string, at: string, by: string, status: string } | null, person: { userId: string | null, name: string | null, version: number } } };

export type ColleaguesQueryVariables = Exact<{ [key: string]: never; }>;


export type ColleaguesQuery = { colleagues: { data: Array<{ id: string, name: string }> } };

export type NameClientPersonMutationVariables = Exact<{
  clientId: string;
  userId?: string | null | undefined;
  version: number;
}>;


export type NameClientPersonMutation = { nameClientPerson: { id: string, ref: string, nameEn: string, nameJp: string, mandates: number, endedOn: string | null, asOf: string | null, due: string | null, daysLeft: number | null, total: number, received: number, validated: number, published: number, warnings: number, errors: number, canUpload: boolean, upload: { id: string, at: string, by: string, status: string } | null, person: { userId: string | null, name: string | null, version: number } } };

export type ClientRowFragment = { id: string, ref: string, nameEn: string, nameJp: string, mandates: number, endedOn: string | null, asOf: string | null, due: string | null, daysLeft: number | null, total: number, received: number, validated: number, published: number, warnings: number, errors: number, canUpload: boolean, upload: { id: string, at: string, by: string, status: string } | null, person: { userId: string | null, name: string | null, version: number } };

export const ClientsDocument = `query Clients($search: String, $show: String, $mine: Boolean, $ended: Boolean, $first: Int, $page: Int) {
  clients(
    search: $search
    show: $show
    mine: $mine
    ended: $ended
    first: $first
    page: $page
  ) {
    data {
      ...ClientRow
    }
    paginatorInfo {
      currentPage
      lastPage
      total
    }
    today
    dueToday
    delayed
    errors
  }
}

fragment ClientRow on Client {
  id
  ref
  nameEn
  nameJp
  mandates
  endedOn
  asOf
  due
  daysLeft
  total
  received
  validated
  published
  warnings
  errors
  canUpload
  upload {
    id
    at
    by
    status
  }
  person {
    userId
    name
    version
  }
}` as TypedDocument<ClientsQuery, ClientsQueryVariables>;

export const ClientDocument = `query Client($id: ID!) {
  client(id: $id) {
    ...ClientRow
    assets {
      id
      nameEn
      nameJp
      currency
      latest
      mandates {
        id
        assetId
        ref
        nameEn
        nameJp
        style
        classEn
        classJp
        openedDate
        endedOn
        label
        due
        daysLeft
        reportId
        canPublish
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
      }
    }
  }
}

fragment ClientRow on Client {
  id
  ref
  nameEn
  nameJp
  mandates
  endedOn
  asOf
  due
  daysLeft
  total
  received
  validated
  published
  warnings
  errors
  canUpload
  upload {
    id
    at
    by
    status
  }
  person {
    userId
    name
    version
  }
}` as TypedDocument<ClientQuery, ClientQueryVariables>;

export const ColleaguesDocument = `query Colleagues {
  colleagues {
    data {
      id
      name
    }
  }
}` as TypedDocument<ColleaguesQuery, ColleaguesQueryVariables>;

export const NameClientPersonDocument = `mutation NameClientPerson($clientId: ID!, $userId: ID, $version: Int!) {
  nameClientPerson(clientId: $clientId, userId: $userId, version: $version) {
    ...ClientRow
  }
}

fragment ClientRow on Client {
  id
  ref
  nameEn
  nameJp
  mandates
  endedOn
  asOf
  due
  daysLeft
  total
  received
  validated
  published
  warnings
  errors
  canUpload
  upload {
    id
    at
    by
    status
  }
  person {
    userId
    name
    version
  }
}` as TypedDocument<NameClientPersonMutation, NameClientPersonMutationVariables>;
