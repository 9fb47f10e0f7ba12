// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CountryInput = {
  calendar?: string | null | undefined;
  /** The currency, as in JPY. */
  currency?: string | null | undefined;
  /** The name in English. */
  nameEn: string;
  /** The name in Japanese. */
  nameJp: string;
  region: string;
  sovereignWeight?: string | null | undefined;
};

/** A region of the world. */
export type Region =
  | 'africa'
  | 'americas'
  | 'antarctica'
  | 'asia'
  | 'europe'
  | 'oceania';

export type CountryRecordsQueryVariables = Exact<{
  first?: number | null | undefined;
  page?: number | null | undefined;
  search?: string | null | undefined;
}>;


export type CountryRecordsQuery = { countryRecords: { data: Array<{ code: string, nameEn: string, nameJp: string, currency: string | null, region: Region, calendar: string | null, sovereignWeight: string | null, version: number }>, paginatorInfo: { currentPage: number, lastPage: number, total: number } } };

export type UpdateCountryMutationVariables = Exact<{
  code: string;
  version: number;
  input: CountryInput;
}>;


export type UpdateCountryMutation = { updateCountry: { code: string, nameEn: string, nameJp: string, currency: string | null, region: Region, calendar: string | null, sovereignWeight: string | null, version: number } };

export type CountryFullFragment = { code: string, nameEn: string, nameJp: string, currency: string | null, region: Region, calendar: string | null, sovereignWeight: string | null, version: number };

export const CountryRecordsDocument = `query CountryRecords($first: Int, $page: Int, $search: String) {
  countryRecords(first: $first, page: $page, search: $search) {
    data {
      ...CountryFull
    }
    paginatorInfo {
      currentPage
      lastPage
      total
    }
  }
}

fragment CountryFull on CountryRecord {
  code
  nameEn
  nameJp
  currency
  region
  calendar
  sovereignWeight
  version
}` as TypedDocument<CountryRecordsQuery, CountryRecordsQueryVariables>;

export const UpdateCountryDocument = `mutation UpdateCountry($code: String!, $version: Int!, $input: CountryInput!) {
  updateCountry(code: $code, version: $version, input: $input) {
    ...CountryFull
  }
}

fragment CountryFull on CountryRecord {
  code
  nameEn
  nameJp
  currency
  region
  calendar
  sovereignWeight
  version
}` as TypedDocument<UpdateCountryMutation, UpdateCountryMutationVariables>;
