// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** The unit amounts are shown in on screens; the interface always answers whole amounts. */
export type AmountUnit =
  | 'hundredMillion'
  | 'million'
  | 'one'
  | 'thousand';

/** Whether an asset is a portfolio that holds money or a benchmark that is only compared with. */
export type AssetType =
  | 'benchmark'
  | 'portfolio';

/** Whether the tasks of the first day are shown. */
export type FirstDay =
  | 'hidden'
  | 'shown';

/** The language of a person or a file: English or Japanese. */
export type Language =
  | 'en'
  | 'jp';

/** How a negative number is written on screens. */
export type NegativeStyle =
  | 'minus'
  | 'triangle';

export type PreferencesInput = {
  asOfDate?: string | null | undefined;
  /** The asset. */
  assetId?: string | null | undefined;
  /** The type of the asset. */
  assetType?: string | null | undefined;
  density?: string | null | undefined;
  firstDay?: string | null | undefined;
  language?: string | null | undefined;
  negative?: string | null | undefined;
  theme?: string | null | undefined;
  /** The units. */
  unit?: string | null | undefined;
  useLatestAsOfDate?: boolean | null | undefined;
};

/** How close the rows of tables stand. */
export type TableDensity =
  | 'comfortable'
  | 'compact'
  | 'default';

/** The colours a person reads in. */
export type Theme =
  | 'dark'
  | 'light'
  | 'system';

export type UpdatePreferencesAuthMutationVariables = Exact<{
  preferences?: PreferencesInput | null | undefined;
}>;


export type UpdatePreferencesAuthMutation = { updateProfile: { id: string, preferences: { asOfDate: string | null, assetId: string | null, assetType: AssetType, useLatestAsOfDate: boolean, language: Language, theme: Theme, density: TableDensity, unit: AmountUnit, negative: NegativeStyle, firstDay: FirstDay } } };

export type UpdateOwnDetailsMutationVariables = Exact<{
  title?: string | null | undefined;
  phone_number?: string | null | undefined;
}>;


export type UpdateOwnDetailsMutation = { updateProfile: { id: string } };

export const UpdatePreferencesAuthDocument = `mutation UpdatePreferencesAuth($preferences: PreferencesInput) {
  updateProfile(preferences: $preferences) {
    id
    preferences {
      asOfDate
      assetId
      assetType
      useLatestAsOfDate
      language
      theme
      density
      unit
      negative
      firstDay
    }
  }
}` as TypedDocument<UpdatePreferencesAuthMutation, UpdatePreferencesAuthMutationVariables>;

export const UpdateOwnDetailsDocument = `mutation UpdateOwnDetails($title: String, $phone_number: String) {
  updateProfile(title: $title, phone_number: $phone_number) {
    id
  }
}` as TypedDocument<UpdateOwnDetailsMutation, UpdateOwnDetailsMutationVariables>;
