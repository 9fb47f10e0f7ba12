// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type BrandInput = {
  /** The colour it is drawn in, as a number of the palette. */
  colour: string;
  logo?: string | null | undefined;
  /** The name. */
  name: string;
};

export type OidcInput = {
  /** Whose money it is. */
  clientId: string;
  /** Without one the secret that is kept stays, for the same client of the same issuer. */
  clientSecret?: string | null | undefined;
  issuer: string;
  subjectClaim: SubjectClaim;
};

/** What is not named stays as it is. */
export type OrganisationChange = {
  allowedCidrs?: Array<string> | null | undefined;
  brand?: BrandInput | null | undefined;
  modules?: Array<string> | null | undefined;
  /** The name in English. */
  nameEn?: string | null | undefined;
  /** The name in Japanese. */
  nameJp?: string | null | undefined;
  oidc?: OidcInput | null | undefined;
  packages?: Array<string> | null | undefined;
  provisioning?: ProvisioningInput | null | undefined;
  /** The short code, unique in its organisation. */
  ref?: string | null | undefined;
  shell?: boolean | null | undefined;
  sso?: SsoInput | null | undefined;
  /** The type. */
  type?: string | null | undefined;
};

export type OrganisationInput = {
  allowedCidrs: Array<string>;
  brand?: BrandInput | null | undefined;
  modules: Array<string>;
  /** The name in English. */
  nameEn: string;
  /** The name in Japanese. */
  nameJp: string;
  packages: Array<string>;
  /** The short code, unique in its organisation. */
  ref: string;
  shell: boolean;
  sso?: SsoInput | null | undefined;
  /** The type. */
  type: string;
};

export type OrganisationOrder =
  | 'lastLogin'
  | 'name'
  | 'ref'
  | 'type'
  | 'users';

export type ProvisioningInput = {
  domains: Array<string>;
  otherwise?: UserRole | null | undefined;
  rules: Array<ProvisioningRuleInput>;
};

export type ProvisioningRuleInput = {
  attribute: string;
  role: UserRole;
  /** The value, as decimal text. */
  value: string;
};

export type SortDirection =
  | 'asc'
  | 'desc';

/** Where a signing certificate stands in its days; undated is a bare key, which has none. */
export type SsoCertificateState =
  | 'expired'
  | 'expiring'
  | 'future'
  | 'undated'
  | 'valid';

export type SsoInput = {
  certificate: string;
  entryPoint: string;
  issuer: string;
  nextCertificate?: string | null | undefined;
};

/** The claim of an identity provider that names a person. */
export type SubjectClaim =
  | 'email'
  | 'oid'
  | 'preferred_username'
  | 'sub'
  | 'upn';

/** What a person may do in their organisation: everything with its people, work without them, or read. */
export type UserRole =
  | 'admin'
  | 'readonly'
  | 'user';

export type PlatformOrganisationsQueryVariables = Exact<{
  first?: number | null | undefined;
  page?: number | null | undefined;
  search?: string | null | undefined;
  order?: OrganisationOrder | null | undefined;
  direction?: SortDirection | null | undefined;
}>;


export type PlatformOrganisationsQuery = { organisations: { data: Array<{ id: string, ref: string, nameEn: string, nameJp: string, type: string, category: string, modules: Array<string>, userCount: number, lastLoginAt: string | null, version: number, packages: Array<{ id: string, type: string }> }>, paginatorInfo: { currentPage: number, lastPage: number, total: number } } };

export type PlatformOrganisationQueryVariables = Exact<{
  id: string;
}>;


export type PlatformOrganisationQuery = { organisation: { shell: boolean, allowedCidrs: Array<string>, createdAt: string, id: string, ref: string, nameEn: string, nameJp: string, type: string, category: string, modules: Array<string>, userCount: number, lastLoginAt: string | null, version: number, brand: { name: string, colour: string, logo: string | null } | null, sso: { provider: string, issuer: string | null, entryPoint: string | null, certificate: string | null, nextCertificate: string | null, metadataUrl: string, clientId: string | null, hasClientSecret: boolean, subjectClaim: SubjectClaim | null, redirectUrl: string, certificates: Array<{ subject: string | null, validFrom: string | null, validTo: string | null, fingerprint: string, state: SsoCertificateState }> } | null, provisioning: { domains: Array<string>, otherwise: UserRole | null, rules: Array<{ attribute: string, value: string, role: UserRole }> } | null, packages: Array<{ id: string, type: string }> } };

export type CreateOrganisationMutationVariables = Exact<{
  input: OrganisationInput;
}>;


export type CreateOrganisationMutation = { createOrganisation: { id: string } };

export type UpdateOrganisationMutationVariables = Exact<{
  id: string;
  version: number;
  change: OrganisationChange;
}>;


export type UpdateOrganisationMutation = { updateOrganisation: { shell: boolean, allowedCidrs: Array<string>, createdAt: string, id: string, ref: string, nameEn: string, nameJp: string, type: string, category: string, modules: Array<string>, userCount: number, lastLoginAt: string | null, version: number, brand: { name: string, colour: string, logo: string | null } | null, sso: { provider: string, issuer: string | null, entryPoint: string | null, certificate: string | null, nextCertificate: string | null, metadataUrl: string, clientId: string | null, hasClientSecret: boolean, subjectClaim: SubjectClaim | null, redirectUrl: string, certificates: Array<{ subject: string | null, validFrom: string | null, validTo: string | null, fingerprint: string, state: SsoCertificateState }> } | null, provisioning: { domains: Array<string>, otherwise: UserRole | null, rules: Array<{ attribute: string, value: string, role: UserRole }> } | null, packages: Array<{ id: string, type: string }> } };

export type PlatformAssetsQueryVariables = Exact<{
  first?: number | null | undefined;
  page?: number | null | undefined;
  search?: string | null | undefined;
  organisationId?: string | null | undefined;
}>;


export type PlatformAssetsQuery = { allAssets: { data: Array<{ id: string, ref: string, nameEn: string, nameJp: string, type: string, baseCurrency: string, organisationId: string, organisationRef: string, populatedTo: string | null, latestMonthEnd: string | null }>, paginatorInfo: { currentPage: number, lastPage: number, total: number } } };

export type OrganisationTrailQueryVariables = Exact<{
  organisationId: string;
  first?: number | null | undefined;
  page?: number | null | undefined;
  supportOnly?: boolean | null | undefined;
}>;


export type OrganisationTrailQuery = { organisationAuditEntries: { data: Array<{ id: string, at: string, action: string, userName: string | null, isSupport: boolean, asRole: string | null, before: unknown, after: unknown }>, paginatorInfo: { currentPage: number, lastPage: number, total: number } } };

export type OrganisationPartiesQueryVariables = Exact<{
  organisationId: string;
  first?: number | null | undefined;
  page?: number | null | undefined;
}>;


export type OrganisationPartiesQuery = { organisationParties: { data: Array<{ id: string, role: string, nameEn: string, nameJp: string, partyOrganisationId: string | null, entityRef: string, entityNameEn: string, entityNameJp: string, fromDay: string, toDay: string | null }>, paginatorInfo: { currentPage: number, lastPage: number, total: number } } };

export type OrganisationRowFragment = { id: string, ref: string, nameEn: string, nameJp: string, type: string, category: string, modules: Array<string>, userCount: number, lastLoginAt: string | null, version: number, packages: Array<{ id: string, type: string }> };

export type OrganisationDetailFragment = { shell: boolean, allowedCidrs: Array<string>, createdAt: string, id: string, ref: string, nameEn: string, nameJp: string, type: string, category: string, modules: Array<string>, userCount: number, lastLoginAt: string | null, version: number, brand: { name: string, colour: string, logo: string | null } | null, sso: { provider: string, issuer: string | null, entryPoint: string | null, certificate: string | null, nextCertificate: string | null, metadataUrl: string, clientId: string | null, hasClientSecret: boolean, subjectClaim: SubjectClaim | null, redirectUrl: string, certificates: Array<{ subject: string | null, validFrom: string | null, validTo: string | null, fingerprint: string, state: SsoCertificateState }> } | null, provisioning: { domains: Array<string>, otherwise: UserRole | null, rules: Array<{ attribute: string, value: string, role: UserRole }> } | null, packages: Array<{ id: string, type: string }> };

export const PlatformOrganisationsDocument = `query PlatformOrganisations($first: Int, $page: Int, $search: String, $order: OrganisationOrder, $direction: SortDirection) {
  organisations(
    first: $first
    page: $page
    search: $search
    order: $order
    direction: $direction
  ) {
    data {
      ...OrganisationRow
    }
    paginatorInfo {
      currentPage
      lastPage
      total
    }
  }
}

fragment OrganisationRow on Organisation {
  id
  ref
  nameEn
  nameJp
  type
  category
  modules
  packages {
    id
    type
  }
  userCount
  lastLoginAt
  version
}` as TypedDocument<PlatformOrganisationsQuery, PlatformOrganisationsQueryVariables>;

export const PlatformOrganisationDocument = `query PlatformOrganisation($id: ID!) {
  organisation(id: $id) {
    ...OrganisationDetail
  }
}

fragment OrganisationDetail on Organisation {
  ...OrganisationRow
  shell
  brand {
    name
    colour
    logo
  }
  sso {
    provider
    issuer
    entryPoint
    certificate
    nextCertificate
    metadataUrl
    clientId
    hasClientSecret
    subjectClaim
    redirectUrl
    certificates {
      subject
      validFrom
      validTo
      fingerprint
      state
    }
  }
  provisioning {
    domains
    otherwise
    rules {
      attribute
      value
      role
    }
  }
  allowedCidrs
  createdAt
}

fragment OrganisationRow on Organisation {
  id
  ref
  nameEn
  nameJp
  type
  category
  modules
  packages {
    id
    type
  }
  userCount
  lastLoginAt
  version
}` as TypedDocument<PlatformOrganisationQuery, PlatformOrganisationQueryVariables>;

export const CreateOrganisationDocument = `mutation CreateOrganisation($input: OrganisationInput!) {
  createOrganisation(input: $input) {
    id
  }
}` as TypedDocument<CreateOrganisationMutation, CreateOrganisationMutationVariables>;

export const UpdateOrganisationDocument = `mutation UpdateOrganisation($id: ID!, $version: Int!, $change: OrganisationChange!) {
  updateOrganisation(id: $id, version: $version, change: $change) {
    ...OrganisationDetail
  }
}

fragment OrganisationDetail on Organisation {
  ...OrganisationRow
  shell
  brand {
    name
    colour
    logo
  }
  sso {
    provider
    issuer
    entryPoint
    certificate
    nextCertificate
    metadataUrl
    clientId
    hasClientSecret
    subjectClaim
    redirectUrl
    certificates {
      subject
      validFrom
      validTo
      fingerprint
      state
    }
  }
  provisioning {
    domains
    otherwise
    rules {
      attribute
      value
      role
    }
  }
  allowedCidrs
  createdAt
}

fragment OrganisationRow on Organisation {
  id
  ref
  nameEn
  nameJp
  type
  category
  modules
  packages {
    id
    type
  }
  userCount
  lastLoginAt
  version
}` as TypedDocument<UpdateOrganisationMutation, UpdateOrganisationMutationVariables>;

export const PlatformAssetsDocument = `query PlatformAssets($first: Int, $page: Int, $search: String, $organisationId: ID) {
  allAssets(
    first: $first
    page: $page
    search: $search
    organisationId: $organisationId
  ) {
    data {
      id
      ref
      nameEn
      nameJp
      type
      baseCurrency
      organisationId
      organisationRef
      populatedTo
      latestMonthEnd
    }
    paginatorInfo {
      currentPage
      lastPage
      total
    }
  }
}` as TypedDocument<PlatformAssetsQuery, PlatformAssetsQueryVariables>;

export const OrganisationTrailDocument = `query OrganisationTrail($organisationId: ID!, $first: Int, $page: Int, $supportOnly: Boolean) {
  organisationAuditEntries(
    organisationId: $organisationId
    first: $first
    page: $page
    supportOnly: $supportOnly
  ) {
    data {
      id
      at
      action
      userName
      isSupport
      asRole
      before
      after
    }
    paginatorInfo {
      currentPage
      lastPage
      total
    }
  }
}` as TypedDocument<OrganisationTrailQuery, OrganisationTrailQueryVariables>;

export const OrganisationPartiesDocument = `query OrganisationParties($organisationId: ID!, $first: Int, $page: Int) {
  organisationParties(organisationId: $organisationId, first: $first, page: $page) {
    data {
      id
      role
      nameEn
      nameJp
      partyOrganisationId
      entityRef
      entityNameEn
      entityNameJp
      fromDay
      toDay
    }
    paginatorInfo {
      currentPage
      lastPage
      total
    }
  }
}` as TypedDocument<OrganisationPartiesQuery, OrganisationPartiesQueryVariables>;
