// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** The calendars of holidays that are kept. */
export type HolidayCalendar =
  | 'EU'
  | 'GB'
  | 'JP'
  | 'US';

/** Whether the rule or an administrator made a day what it is. */
export type HolidaySource =
  | 'changed'
  | 'rule';

export type CountriesQueryVariables = Exact<{ [key: string]: never; }>;


export type CountriesQuery = { countries: Array<{ code: HolidayCalendar, nameEn: string, nameJp: string, calendar: string, changes: number }> };

export type HolidaysQueryVariables = Exact<{
  country: HolidayCalendar;
  year: number;
}>;


export type HolidaysQuery = { holidays: Array<{ day: string, isOpen: boolean, nameEn: string, nameJp: string, source: HolidaySource }> };

export type SaveHolidayMutationVariables = Exact<{
  country: HolidayCalendar;
  day: string;
  isOpen: boolean;
  nameEn: string;
  nameJp: string;
}>;


export type SaveHolidayMutation = { saveHoliday: Array<{ day: string, isOpen: boolean, nameEn: string, nameJp: string, source: HolidaySource }> };

export type DropHolidayMutationVariables = Exact<{
  country: HolidayCalendar;
  day: string;
}>;


export type DropHolidayMutation = { dropHoliday: Array<{ day: string, isOpen: boolean, nameEn: string, nameJp: string, source: HolidaySource }> };

export type HolidayFieldsFragment = { day: string, isOpen: boolean, nameEn: string, nameJp: string, source: HolidaySource };

export const CountriesDocument = `query Countries {
  countries {
    code
    nameEn
    nameJp
    calendar
    changes
  }
}` as TypedDocument<CountriesQuery, CountriesQueryVariables>;

export const HolidaysDocument = `query Holidays($country: HolidayCalendar!, $year: Int!) {
  holidays(country: $country, year: $year) {
    ...HolidayFields
  }
}

fragment HolidayFields on Holiday {
  day
  isOpen
  nameEn
  nameJp
  source
}` as TypedDocument<HolidaysQuery, HolidaysQueryVariables>;

export const SaveHolidayDocument = `mutation SaveHoliday($country: HolidayCalendar!, $day: String!, $isOpen: Boolean!, $nameEn: String!, $nameJp: String!) {
  saveHoliday(
    country: $country
    day: $day
    isOpen: $isOpen
    nameEn: $nameEn
    nameJp: $nameJp
  ) {
    ...HolidayFields
  }
}

fragment HolidayFields on Holiday {
  day
  isOpen
  nameEn
  nameJp
  source
}` as TypedDocument<SaveHolidayMutation, SaveHolidayMutationVariables>;

export const DropHolidayDocument = `mutation DropHoliday($country: HolidayCalendar!, $day: String!) {
  dropHoliday(country: $country, day: $day) {
    ...HolidayFields
  }
}

fragment HolidayFields on Holiday {
  day
  isOpen
  nameEn
  nameJp
  source
}` as TypedDocument<DropHolidayMutation, DropHolidayMutationVariables>;
