// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type OrganisationsQueryVariables = Exact<{
  first?: number | null | undefined;
  page?: number | null | undefined;
}>;


export type OrganisationsQuery = { organisations: { data: Array<{ id: string, name: string, nameEn: string, nameJp: string, ref: string }>, paginatorInfo: { currentPage: number, total: number } } };

export const OrganisationsDocument = `query Organisations($first: Int, $page: Int) {
  organisations(first: $first, page: $page) {
    data {
      id
      name
      nameEn
      nameJp
      ref
    }
    paginatorInfo {
      currentPage
      total
    }
  }
}` as TypedDocument<OrganisationsQuery, OrganisationsQueryVariables>;
