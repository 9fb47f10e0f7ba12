// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type NewUserInput = {
  email: string;
  language: string;
  /** The name. */
  name: string;
  packages: Array<string>;
  phone_number?: string | null | undefined;
  role: string;
  /** The title. */
  title?: string | null | undefined;
};

export type UserInput = {
  email: string;
  /** The name. */
  name: string;
  packages: Array<string>;
  phone_number?: string | null | undefined;
  role: string;
  sso: boolean;
  /** The title. */
  title?: string | null | undefined;
};

export type UsersQueryVariables = Exact<{
  first?: number | null | undefined;
  page?: number | null | undefined;
  search?: string | null | undefined;
}>;


export type UsersQuery = { users: { data: Array<{ id: string, name: string, email: string, title: string | null, phone_number: string | null, role: string, state: string, sso: boolean, isVerified: boolean, hasSecondFactor: boolean, isLocked: boolean | null, hasAgreed: boolean, password_reset: boolean, lastLoginAt: string | null, version: number, packages: Array<{ id: string, type: string }> }>, paginatorInfo: { currentPage: number, lastPage: number, total: number } } };

export type UserQueryVariables = Exact<{
  id: string;
}>;


export type UserQuery = { user: { id: string, name: string, email: string, title: string | null, phone_number: string | null, role: string, state: string, sso: boolean, isVerified: boolean, hasSecondFactor: boolean, isLocked: boolean | null, hasAgreed: boolean, password_reset: boolean, lastLoginAt: string | null, version: number, packages: Array<{ id: string, type: string }> } };

export type AddUserMutationVariables = Exact<{
  input: NewUserInput;
}>;


export type AddUserMutation = { addUser: { id: string } };

export type UpdateUserMutationVariables = Exact<{
  id: string;
  version: number;
  input: UserInput;
}>;


export type UpdateUserMutation = { updateUser: { id: string } };

export type DisableUserMutationVariables = Exact<{
  id: string;
  disabled: boolean;
}>;


export type DisableUserMutation = { disableUser: { id: string } };

export type InviteUserMutationVariables = Exact<{
  id: string;
}>;


export type InviteUserMutation = { inviteUser: { id: string } };

export type SetUserPasswordMutationVariables = Exact<{
  id: string;
  password: string;
}>;


export type SetUserPasswordMutation = { setUserPassword: { id: string } };

export type RequireOwnPasswordChangeMutationVariables = Exact<{
  id: string;
  version: number;
  required: boolean;
}>;


export type RequireOwnPasswordChangeMutation = { requireOwnPasswordChange: { id: string } };

export type ResetSecondFactorMutationVariables = Exact<{
  id: string;
}>;


export type ResetSecondFactorMutation = { resetSecondFactor: boolean };

export type ExportOwnUsersMutationVariables = Exact<{ [key: string]: never; }>;


export type ExportOwnUsersMutation = { exportOwnUsers: Array<{ createdAt: string, id: string, name: string, email: string, title: string | null, phone_number: string | null, role: string, state: string, sso: boolean, isVerified: boolean, hasSecondFactor: boolean, isLocked: boolean | null, hasAgreed: boolean, password_reset: boolean, lastLoginAt: string | null, version: number, packages: Array<{ id: string, type: string }> }> };

export type PersonFragment = { id: string, name: string, email: string, title: string | null, phone_number: string | null, role: string, state: string, sso: boolean, isVerified: boolean, hasSecondFactor: boolean, isLocked: boolean | null, hasAgreed: boolean, password_reset: boolean, lastLoginAt: string | null, version: number, packages: Array<{ id: string, type: string }> };

export const UsersDocument = `query Users($first: Int, $page: Int, $search: String) {
  users(first: $first, page: $page, search: $search) {
    data {
      ...Person
    }
    paginatorInfo {
      currentPage
      lastPage
      total
    }
  }
}

fragment Person on User {
  id
  name
  email
  title
  phone_number
  role
  state
  sso
  isVerified
  hasSecondFactor
  isLocked
  hasAgreed
  password_reset
  lastLoginAt
  version
  packages {
    id
    type
  }
}` as TypedDocument<UsersQuery, UsersQueryVariables>;

export const UserDocument = `query User($id: ID!) {
  user(id: $id) {
    ...Person
  }
}

fragment Person on User {
  id
  name
  email
  title
  phone_number
  role
  state
  sso
  isVerified
  hasSecondFactor
  isLocked
  hasAgreed
  password_reset
  lastLoginAt
  version
  packages {
    id
    type
  }
}` as TypedDocument<UserQuery, UserQueryVariables>;

export const AddUserDocument = `mutation AddUser($input: NewUserInput!) {
  addUser(input: $input) {
    id
  }
}` as TypedDocument<AddUserMutation, AddUserMutationVariables>;

export const UpdateUserDocument = `mutation UpdateUser($id: ID!, $version: Int!, $input: UserInput!) {
  updateUser(id: $id, version: $version, input: $input) {
    id
  }
}` as TypedDocument<UpdateUserMutation, UpdateUserMutationVariables>;

export const DisableUserDocument = `mutation DisableUser($id: ID!, $disabled: Boolean!) {
  disableUser(id: $id, disabled: $disabled) {
    id
  }
}` as TypedDocument<DisableUserMutation, DisableUserMutationVariables>;

export const InviteUserDocument = `mutation InviteUser($id: ID!) {
  inviteUser(id: $id) {
    id
  }
}` as TypedDocument<InviteUserMutation, InviteUserMutationVariables>;

export const SetUserPasswordDocument = `mutation SetUserPassword($id: ID!, $password: String!) {
  setUserPassword(id: $id, password: $password) {
    id
  }
}` as TypedDocument<SetUserPasswordMutation, SetUserPasswordMutationVariables>;

export const RequireOwnPasswordChangeDocument = `mutation RequireOwnPasswordChange($id: ID!, $version: Int!, $required: Boolean!) {
  requireOwnPasswordChange(id: $id, version: $version, required: $required) {
    id
  }
}` as TypedDocument<RequireOwnPasswordChangeMutation, RequireOwnPasswordChangeMutationVariables>;

export const ResetSecondFactorDocument = `mutation ResetSecondFactor($id: ID!) {
  resetSecondFactor(id: $id)
}` as TypedDocument<ResetSecondFactorMutation, ResetSecondFactorMutationVariables>;

export const ExportOwnUsersDocument = `mutation ExportOwnUsers {
  exportOwnUsers {
    ...Person
    createdAt
  }
}

fragment Person on User {
  id
  name
  email
  title
  phone_number
  role
  state
  sso
  isVerified
  hasSecondFactor
  isLocked
  hasAgreed
  password_reset
  lastLoginAt
  version
  packages {
    id
    type
  }
}` as TypedDocument<ExportOwnUsersMutation, ExportOwnUsersMutationVariables>;
