// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Whether an asset is a portfolio that holds money or a benchmark that is only compared with. */
export type AssetType =
  | 'benchmark'
  | 'portfolio';

/** What a person may do in their organisation: everything with its people, work without them, or read. */
export type UserRole =
  | 'admin'
  | 'readonly'
  | 'user';

export type StartImpersonationMutationVariables = Exact<{
  organisationId: string;
  role: string;
}>;


export type StartImpersonationMutation = { startImpersonation: { id: string, role: UserRole, organisation: { id: string, name: string, ref: string, type: string, assets: Array<{ id: string, type: AssetType }> } } };

export type StopImpersonationMutationVariables = Exact<{ [key: string]: never; }>;


export type StopImpersonationMutation = { stopImpersonation: { id: string, role: UserRole, organisation: { id: string, name: string, ref: string, type: string, assets: Array<{ id: string, type: AssetType }> } } };

export type ImpersonatedFragment = { id: string, role: UserRole, organisation: { id: string, name: string, ref: string, type: string, assets: Array<{ id: string, type: AssetType }> } };

export const StartImpersonationDocument = `mutation StartImpersonation($organisationId: ID!, $role: String!) {
  startImpersonation(organisationId: $organisationId, role: $role) {
    ...Impersonated
  }
}

fragment Impersonated on Profile {
  id
  role
  organisation {
    id
    name
    ref
    type
    assets {
      id
      type
    }
  }
}` as TypedDocument<StartImpersonationMutation, StartImpersonationMutationVariables>;

export const StopImpersonationDocument = `mutation StopImpersonation {
  stopImpersonation {
    ...Impersonated
  }
}

fragment Impersonated on Profile {
  id
  role
  organisation {
    id
    name
    ref
    type
    assets {
      id
      type
    }
  }
}` as TypedDocument<StopImpersonationMutation, StopImpersonationMutationVariables>;
