// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type OrganisationSettingsInput = {
  allowedCidrs: Array<string>;
  amountUnit?: string | null | undefined;
  fiscalYearStart?: number | null | undefined;
  importSecondPerson?: boolean | null | undefined;
  instructionSecondPerson?: boolean | null | undefined;
  /** The name in English. */
  nameEn: string;
  /** The name in Japanese. */
  nameJp: string;
  rateMethod?: string | null | undefined;
  secondFactorRequired?: boolean | null | undefined;
  secondPerson?: boolean | null | undefined;
  timeZone?: string | null | undefined;
  /** Rises with every change; a change names the version it saw. */
  version: number;
};

/** Where a signing certificate stands in its days; undated is a bare key, which has none. */
export type SsoCertificateState =
  | 'expired'
  | 'expiring'
  | 'future'
  | 'undated'
  | 'valid';

export type OrganisationSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type OrganisationSettingsQuery = { organisationSettings: { id: string, ref: string, nameEn: string, nameJp: string, modules: Array<string>, allowedCidrs: Array<string>, type: string, category: string, hasSso: boolean, fiscalYearStart: number, rateMethod: string, amountUnit: string, timeZone: string, secondPerson: boolean, importSecondPerson: boolean, instructionSecondPerson: boolean, secondFactorRequired: boolean, version: number, ownAddress: string, packages: Array<{ id: string, type: string }>, brand: { name: string, colour: string } | null, ssoCertificates: Array<{ subject: string | null, validFrom: string | null, validTo: string | null, fingerprint: string, state: SsoCertificateState }> } };

export type UpdateOrganisationSettingsMutationVariables = Exact<{
  input: OrganisationSettingsInput;
}>;


export type UpdateOrganisationSettingsMutation = { updateOrganisationSettings: { id: string, ref: string, nameEn: string, nameJp: string, modules: Array<string>, allowedCidrs: Array<string>, type: string, category: string, hasSso: boolean, fiscalYearStart: number, rateMethod: string, amountUnit: string, timeZone: string, secondPerson: boolean, importSecondPerson: boolean, instructionSecondPerson: boolean, secondFactorRequired: boolean, version: number, ownAddress: string, packages: Array<{ id: string, type: string }>, brand: { name: string, colour: string } | null, ssoCertificates: Array<{ subject: string | null, validFrom: string | null, validTo: string | null, fingerprint: string, state: SsoCertificateState }> } };

export type OwnOrganisationFragment = { id: string, ref: string, nameEn: string, nameJp: string, modules: Array<string>, allowedCidrs: Array<string>, type: string, category: string, hasSso: boolean, fiscalYearStart: number, rateMethod: string, amountUnit: string, timeZone: string, secondPerson: boolean, importSecondPerson: boolean, instructionSecondPerson: boolean, secondFactorRequired: boolean, version: number, ownAddress: string, packages: Array<{ id: string, type: string }>, brand: { name: string, colour: string } | null, ssoCertificates: Array<{ subject: string | null, validFrom: string | null, validTo: string | null, fingerprint: string, state: SsoCertificateState }> };

export const OrganisationSettingsDocument = `query OrganisationSettings {
  organisationSettings {
    ...OwnOrganisation
  }
}

fragment OwnOrganisation on OrganisationSettings {
  id
  ref
  nameEn
  nameJp
  modules
  packages {
    id
    type
  }
  allowedCidrs
  type
  category
  brand {
    name
    colour
  }
  hasSso
  ssoCertificates {
    subject
    validFrom
    validTo
    fingerprint
    state
  }
  fiscalYearStart
  rateMethod
  amountUnit
  timeZone
  secondPerson
  importSecondPerson
  instructionSecondPerson
  secondFactorRequired
  version
  ownAddress
}` as TypedDocument<OrganisationSettingsQuery, OrganisationSettingsQueryVariables>;

export const UpdateOrganisationSettingsDocument = `mutation UpdateOrganisationSettings($input: OrganisationSettingsInput!) {
  updateOrganisationSettings(input: $input) {
    ...OwnOrganisation
  }
}

fragment OwnOrganisation on OrganisationSettings {
  id
  ref
  nameEn
  nameJp
  modules
  packages {
    id
    type
  }
  allowedCidrs
  type
  category
  brand {
    name
    colour
  }
  hasSso
  ssoCertificates {
    subject
    validFrom
    validTo
    fingerprint
    state
  }
  fiscalYearStart
  rateMethod
  amountUnit
  timeZone
  secondPerson
  importSecondPerson
  instructionSecondPerson
  secondFactorRequired
  version
  ownAddress
}` as TypedDocument<UpdateOrganisationSettingsMutation, UpdateOrganisationSettingsMutationVariables>;
