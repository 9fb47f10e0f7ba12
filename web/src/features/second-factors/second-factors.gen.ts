// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type SecondFactorQueryVariables = Exact<{ [key: string]: never; }>;


export type SecondFactorQuery = { secondFactor: { enrolledAt: string | null, lastUsedAt: string | null, recoveryCodesLeft: number, isRequired: boolean, isSso: boolean } };

export type StartAuthenticatorMutationVariables = Exact<{
  password: string;
  code?: string | null | undefined;
}>;


export type StartAuthenticatorMutation = { startAuthenticator: { secret: string, uri: string } };

export type ConfirmAuthenticatorMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmAuthenticatorMutation = { confirmAuthenticator: Array<string> };

export type RenewRecoveryCodesMutationVariables = Exact<{
  password: string;
  code: string;
}>;


export type RenewRecoveryCodesMutation = { renewRecoveryCodes: Array<string> };

export type RemoveAuthenticatorMutationVariables = Exact<{
  password: string;
  code: string;
}>;


export type RemoveAuthenticatorMutation = { removeAuthenticator: boolean };

export const SecondFactorDocument = `query SecondFactor {
  secondFactor {
    enrolledAt
    lastUsedAt
    recoveryCodesLeft
    isRequired
    isSso
  }
}` as TypedDocument<SecondFactorQuery, SecondFactorQueryVariables>;

export const StartAuthenticatorDocument = `mutation StartAuthenticator($password: String!, $code: String) {
  startAuthenticator(password: $password, code: $code) {
    secret
    uri
  }
}` as TypedDocument<StartAuthenticatorMutation, StartAuthenticatorMutationVariables>;

export const ConfirmAuthenticatorDocument = `mutation ConfirmAuthenticator($code: String!) {
  confirmAuthenticator(code: $code)
}` as TypedDocument<ConfirmAuthenticatorMutation, ConfirmAuthenticatorMutationVariables>;

export const RenewRecoveryCodesDocument = `mutation RenewRecoveryCodes($password: String!, $code: String!) {
  renewRecoveryCodes(password: $password, code: $code)
}` as TypedDocument<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>;

export const RemoveAuthenticatorDocument = `mutation RemoveAuthenticator($password: String!, $code: String!) {
  removeAuthenticator(password: $password, code: $code)
}` as TypedDocument<RemoveAuthenticatorMutation, RemoveAuthenticatorMutationVariables>;
