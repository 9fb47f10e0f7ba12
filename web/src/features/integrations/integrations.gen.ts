// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ServiceTokenChange = {
  allowedCidrs: Array<string>;
  /** The name. */
  name: string;
  scopes: Array<string>;
};

export type ServiceTokenInput = {
  allowedCidrs: Array<string>;
  days: number;
  /** The name. */
  name: string;
  scopes: Array<string>;
};

/** Whether a token works; creatorDisabled is one whose maker may no longer sign in. */
export type ServiceTokenState =
  | 'active'
  | 'creatorDisabled'
  | 'expired'
  | 'revoked';

export type ServiceTokensQueryVariables = Exact<{ [key: string]: never; }>;


export type ServiceTokensQuery = { serviceTokens: Array<{ id: string, version: number, name: string, scopes: Array<string>, allowedCidrs: Array<string>, createdBy: string, expiresAt: string, lastUsedAt: string | null, lastUsedIp: string | null, overlapUntil: string | null, state: ServiceTokenState, isOwn: boolean }> };

export type CreateServiceTokenMutationVariables = Exact<{
  input: ServiceTokenInput;
}>;


export type CreateServiceTokenMutation = { createServiceToken: { secret: string, token: { id: string, version: number, name: string, scopes: Array<string>, allowedCidrs: Array<string>, createdBy: string, expiresAt: string, lastUsedAt: string | null, lastUsedIp: string | null, overlapUntil: string | null, state: ServiceTokenState, isOwn: boolean } } };

export type UpdateServiceTokenMutationVariables = Exact<{
  id: string;
  version: number;
  input: ServiceTokenChange;
}>;


export type UpdateServiceTokenMutation = { updateServiceToken: { id: string, version: number, name: string, scopes: Array<string>, allowedCidrs: Array<string>, createdBy: string, expiresAt: string, lastUsedAt: string | null, lastUsedIp: string | null, overlapUntil: string | null, state: ServiceTokenState, isOwn: boolean } };

export type RotateServiceTokenMutationVariables = Exact<{
  id: string;
  version: number;
  days: number;
}>;


export type RotateServiceTokenMutation = { rotateServiceToken: { secret: string, token: { id: string, version: number, name: string, scopes: Array<string>, allowedCidrs: Array<string>, createdBy: string, expiresAt: string, lastUsedAt: string | null, lastUsedIp: string | null, overlapUntil: string | null, state: ServiceTokenState, isOwn: boolean } } };

export type RevokeServiceTokenMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type RevokeServiceTokenMutation = { revokeServiceToken: { id: string, version: number, name: string, scopes: Array<string>, allowedCidrs: Array<string>, createdBy: string, expiresAt: string, lastUsedAt: string | null, lastUsedIp: string | null, overlapUntil: string | null, state: ServiceTokenState, isOwn: boolean } };

export type ServiceTokenFieldsFragment = { id: string, version: number, name: string, scopes: Array<string>, allowedCidrs: Array<string>, createdBy: string, expiresAt: string, lastUsedAt: string | null, lastUsedIp: string | null, overlapUntil: string | null, state: ServiceTokenState, isOwn: boolean };

export const ServiceTokensDocument = `query ServiceTokens {
  serviceTokens {
    ...ServiceTokenFields
  }
}

fragment ServiceTokenFields on ServiceToken {
  id
  version
  name
  scopes
  allowedCidrs
  createdBy
  expiresAt
  lastUsedAt
  lastUsedIp
  overlapUntil
  state
  isOwn
}` as TypedDocument<ServiceTokensQuery, ServiceTokensQueryVariables>;

export const CreateServiceTokenDocument = `mutation CreateServiceToken($input: ServiceTokenInput!) {
  createServiceToken(input: $input) {
    secret
    token {
      ...ServiceTokenFields
    }
  }
}

fragment ServiceTokenFields on ServiceToken {
  id
  version
  name
  scopes
  allowedCidrs
  createdBy
  expiresAt
  lastUsedAt
  lastUsedIp
  overlapUntil
  state
  isOwn
}` as TypedDocument<CreateServiceTokenMutation, CreateServiceTokenMutationVariables>;

export const UpdateServiceTokenDocument = `mutation UpdateServiceToken($id: ID!, $version: Int!, $input: ServiceTokenChange!) {
  updateServiceToken(id: $id, version: $version, input: $input) {
    ...ServiceTokenFields
  }
}

fragment ServiceTokenFields on ServiceToken {
  id
  version
  name
  scopes
  allowedCidrs
  createdBy
  expiresAt
  lastUsedAt
  lastUsedIp
  overlapUntil
  state
  isOwn
}` as TypedDocument<UpdateServiceTokenMutation, UpdateServiceTokenMutationVariables>;

export const RotateServiceTokenDocument = `mutation RotateServiceToken($id: ID!, $version: Int!, $days: Int!) {
  rotateServiceToken(id: $id, version: $version, days: $days) {
    secret
    token {
      ...ServiceTokenFields
    }
  }
}

fragment ServiceTokenFields on ServiceToken {
  id
  version
  name
  scopes
  allowedCidrs
  createdBy
  expiresAt
  lastUsedAt
  lastUsedIp
  overlapUntil
  state
  isOwn
}` as TypedDocument<RotateServiceTokenMutation, RotateServiceTokenMutationVariables>;

export const RevokeServiceTokenDocument = `mutation RevokeServiceToken($id: ID!, $version: Int!) {
  revokeServiceToken(id: $id, version: $version) {
    ...ServiceTokenFields
  }
}

fragment ServiceTokenFields on ServiceToken {
  id
  version
  name
  scopes
  allowedCidrs
  createdBy
  expiresAt
  lastUsedAt
  lastUsedIp
  overlapUntil
  state
  isOwn
}` as TypedDocument<RevokeServiceTokenMutation, RevokeServiceTokenMutationVariables>;
