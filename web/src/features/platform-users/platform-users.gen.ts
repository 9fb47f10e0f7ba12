// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type PeopleOrder =
  | 'email'
  | 'lastLogin'
  | 'name'
  | 'organisation'
  | 'role';

export type SortDirection =
  | 'asc'
  | 'desc';

export type AllUsersQueryVariables = Exact<{
  first?: number | null | undefined;
  page?: number | null | undefined;
  search?: string | null | undefined;
  organisationId?: string | null | undefined;
  order?: PeopleOrder | null | undefined;
  direction?: SortDirection | null | undefined;
}>;


export type AllUsersQuery = { allUsers: { data: Array<{ id: string, email: string, name: string, role: string, superuser: boolean, sso: boolean, hasAgreed: boolean, isLocked: boolean, isVerified: boolean, password_reset: boolean, state: string, version: number, createdAt: string, lastLoginAt: string | null, organisationId: string, organisationRef: string, organisationName: string, packages: Array<{ id: string, type: string }> }>, paginatorInfo: { currentPage: number, lastPage: number, total: number } } };

export type ExportUsersMutationVariables = Exact<{
  search?: string | null | undefined;
  organisationId?: string | null | undefined;
}>;


export type ExportUsersMutation = { exportUsers: Array<{ id: string, email: string, name: string, role: string, superuser: boolean, sso: boolean, hasAgreed: boolean, isLocked: boolean, isVerified: boolean, password_reset: boolean, state: string, version: number, createdAt: string, lastLoginAt: string | null, organisationId: string, organisationRef: string, organisationName: string, packages: Array<{ id: string, type: string }> }> };

export type SendUserResetMutationVariables = Exact<{
  id: string;
}>;


export type SendUserResetMutation = { sendUserReset: { id: string } };

export type UnlockUserMutationVariables = Exact<{
  id: string;
}>;


export type UnlockUserMutation = { unlockUser: { id: string } };

export type RequirePasswordChangeMutationVariables = Exact<{
  id: string;
  version: number;
  required: boolean;
}>;


export type RequirePasswordChangeMutation = { requirePasswordChange: { id: string } };

export type MoveUserMutationVariables = Exact<{
  id: string;
  version: number;
  organisationId: string;
  role: string;
}>;


export type MoveUserMutation = { moveUser: { id: string } };

export type SetUserAccessMutationVariables = Exact<{
  id: string;
  version: number;
  disabled: boolean;
}>;


export type SetUserAccessMutation = { setUserAccess: { id: string } };

export type AnyUserQueryVariables = Exact<{
  id: string;
}>;


export type AnyUserQuery = { anyUser: { id: string, email: string, name: string, role: string, superuser: boolean, sso: boolean, hasAgreed: boolean, isLocked: boolean, isVerified: boolean, password_reset: boolean, state: string, version: number, createdAt: string, lastLoginAt: string | null, organisationId: string, organisationRef: string, organisationName: string, packages: Array<{ id: string, type: string }> } };

export type AnyUserTrailQueryVariables = Exact<{
  id: string;
  first?: number | null | undefined;
  page?: number | null | undefined;
}>;


export type AnyUserTrailQuery = { anyUserTrail: { data: Array<{ id: string, at: string, action: string, userName: string | null, isSupport: boolean, asRole: string | null, before: unknown, after: unknown }>, paginatorInfo: { currentPage: number, lastPage: number, total: number } } };

export type PlatformPersonFragment = { id: string, email: string, name: string, role: string, superuser: boolean, sso: boolean, hasAgreed: boolean, isLocked: boolean, isVerified: boolean, password_reset: boolean, state: string, version: number, createdAt: string, lastLoginAt: string | null, organisationId: string, organisationRef: string, organisationName: string, packages: Array<{ id: string, type: string }> };

export const AllUsersDocument = `query AllUsers($first: Int, $page: Int, $search: String, $organisationId: ID, $order: PeopleOrder, $direction: SortDirection) {
  allUsers(
    first: $first
    page: $page
    search: $search
    organisationId: $organisationId
    order: $order
    direction: $direction
  ) {
    data {
      ...PlatformPerson
    }
    paginatorInfo {
      currentPage
      lastPage
      total
    }
  }
}

fragment PlatformPerson on PlatformUser {
  id
  email
  name
  role
  superuser
  sso
  hasAgreed
  isLocked
  isVerified
  password_reset
  state
  version
  createdAt
  lastLoginAt
  organisationId
  organisationRef
  organisationName
  packages {
    id
    type
  }
}` as TypedDocument<AllUsersQuery, AllUsersQueryVariables>;

export const ExportUsersDocument = `mutation ExportUsers($search: String, $organisationId: ID) {
  exportUsers(search: $search, organisationId: $organisationId) {
    ...PlatformPerson
  }
}

fragment PlatformPerson on PlatformUser {
  id
  email
  name
  role
  superuser
  sso
  hasAgreed
  isLocked
  isVerified
  password_reset
  state
  version
  createdAt
  lastLoginAt
  organisationId
  organisationRef
  organisationName
  packages {
    id
    type
  }
}` as TypedDocument<ExportUsersMutation, ExportUsersMutationVariables>;

export const SendUserResetDocument = `mutation SendUserReset($id: ID!) {
  sendUserReset(id: $id) {
    id
  }
}` as TypedDocument<SendUserResetMutation, SendUserResetMutationVariables>;

export const UnlockUserDocument = `mutation UnlockUser($id: ID!) {
  unlockUser(id: $id) {
    id
  }
}` as TypedDocument<UnlockUserMutation, UnlockUserMutationVariables>;

export const RequirePasswordChangeDocument = `mutation RequirePasswordChange($id: ID!, $version: Int!, $required: Boolean!) {
  requirePasswordChange(id: $id, version: $version, required: $required) {
    id
  }
}` as TypedDocument<RequirePasswordChangeMutation, RequirePasswordChangeMutationVariables>;

export const MoveUserDocument = `mutation MoveUser($id: ID!, $version: Int!, $organisationId: ID!, $role: String!) {
  moveUser(
    id: $id
    version: $version
    organisationId: $organisationId
    role: $role
  ) {
    id
  }
}` as TypedDocument<MoveUserMutation, MoveUserMutationVariables>;

export const SetUserAccessDocument = `mutation SetUserAccess($id: ID!, $version: Int!, $disabled: Boolean!) {
  setUserAccess(id: $id, version: $version, disabled: $disabled) {
    id
  }
}` as TypedDocument<SetUserAccessMutation, SetUserAccessMutationVariables>;

export const AnyUserDocument = `query AnyUser($id: ID!) {
  anyUser(id: $id) {
    ...PlatformPerson
  }
}

fragment PlatformPerson on PlatformUser {
  id
  email
  name
  role
  superuser
  sso
  hasAgreed
  isLocked
  isVerified
  password_reset
  state
  version
  createdAt
  lastLoginAt
  organisationId
  organisationRef
  organisationName
  packages {
    id
    type
  }
}` as TypedDocument<AnyUserQuery, AnyUserQueryVariables>;

export const AnyUserTrailDocument = `query AnyUserTrail($id: ID!, $first: Int, $page: Int) {
  anyUserTrail(id: $id, first: $first, page: $page) {
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
}` as TypedDocument<AnyUserTrailQuery, AnyUserTrailQueryVariables>;
