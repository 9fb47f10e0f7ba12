// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type StartImpersonationMutationVariables = Exact<{
  organisationId: string;
  role: string;
}>;


export type StartImpersonationMutation = { startImpersonation: { id: string, role: string, organisation: { id: string, name: string, ref: string, type: string, assets: Array<{ id: string, type: string }> } } };

export type StopImpersonationMutationVariables = Exact<{ [key: string]: never; }>;


export type StopImpersonationMutation = { stopImpersonation: { id: string, role: string, organisation: { id: string, name: string, ref: string, type: string, assets: Array<{ id: string, type: string }> } } };

export type ImpersonatedFragment = { id: string, role: string, organisation: { id: string, name: string, ref: string, type: string, assets: Array<{ id: string, type: string }> } };

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
