// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type PreferencesInput = {
  asOfDate?: string | null | undefined;
  assetId?: string | null | undefined;
  assetType?: string | null | undefined;
  density?: string | null | undefined;
  firstDay?: string | null | undefined;
  language?: string | null | undefined;
  negative?: string | null | undefined;
  theme?: string | null | undefined;
  unit?: string | null | undefined;
  useLatestAsOfDate?: boolean | null | undefined;
};

export type UpdatePreferencesAuthMutationVariables = Exact<{
  preferences?: PreferencesInput | null | undefined;
}>;


export type UpdatePreferencesAuthMutation = { updateProfile: { id: string, preferences: { asOfDate: string | null, assetId: string | null, assetType: string, useLatestAsOfDate: boolean, language: string, theme: string, density: string, unit: string, negative: string, firstDay: string } } };

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
