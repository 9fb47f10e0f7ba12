// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** What a browser answers to `startPasskey`, by the fields of WebAuthn’s AuthenticatorAttestationResponse in base64url. */
export type NewPasskeyInput = {
  attestation: string;
  clientData: string;
  /** The identifier, to be sent back as it came. */
  id: string;
  transports: Array<string>;
};

/** What a browser answers to `askForPasskey`, by the fields of WebAuthn’s AuthenticatorAssertionResponse in base64url. */
export type PasskeyAnswerInput = {
  authenticatorData: string;
  clientData: string;
  /** The identifier, to be sent back as it came. */
  id: string;
  signature: string;
  userHandle?: string | null | undefined;
};

export type SecondFactorQueryVariables = Exact<{ [key: string]: never; }>;


export type SecondFactorQuery = { secondFactor: { enrolledAt: string | null, lastUsedAt: string | null, recoveryCodesLeft: number, isRequired: boolean, isSso: boolean, passkeys: Array<{ id: string, name: string, addedAt: string, lastUsedAt: string | null }> } };

export type StartAuthenticatorMutationVariables = Exact<{
  password: string;
  code?: string | null | undefined;
  passkey?: PasskeyAnswerInput | null | undefined;
}>;


export type StartAuthenticatorMutation = { startAuthenticator: { secret: string, uri: string } };

export type ConfirmAuthenticatorMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmAuthenticatorMutation = { confirmAuthenticator: Array<string> };

export type RenewRecoveryCodesMutationVariables = Exact<{
  password: string;
  code?: string | null | undefined;
  passkey?: PasskeyAnswerInput | null | undefined;
}>;


export type RenewRecoveryCodesMutation = { renewRecoveryCodes: Array<string> };

export type RemoveAuthenticatorMutationVariables = Exact<{
  password: string;
  code?: string | null | undefined;
  passkey?: PasskeyAnswerInput | null | undefined;
}>;


export type RemoveAuthenticatorMutation = { removeAuthenticator: boolean };

export type AskForPasskeyMutationVariables = Exact<{ [key: string]: never; }>;


export type AskForPasskeyMutation = { askForPasskey: { challenge: string, rpId: string, known: Array<{ id: string, transports: Array<string> }> } };

export type StartPasskeyMutationVariables = Exact<{
  password: string;
  code?: string | null | undefined;
  passkey?: PasskeyAnswerInput | null | undefined;
}>;


export type StartPasskeyMutation = { startPasskey: { challenge: string, rpId: string, rpName: string, userHandle: string, userName: string, displayName: string, known: Array<{ id: string, transports: Array<string> }> } };

export type AddPasskeyMutationVariables = Exact<{
  name: string;
  passkey: NewPasskeyInput;
}>;


export type AddPasskeyMutation = { addPasskey: { recoveryCodes: Array<string> } };

export type RenamePasskeyMutationVariables = Exact<{
  id: string;
  name: string;
}>;


export type RenamePasskeyMutation = { renamePasskey: { id: string, name: string } };

export type RemovePasskeyMutationVariables = Exact<{
  id: string;
  password: string;
  code?: string | null | undefined;
  passkey?: PasskeyAnswerInput | null | undefined;
}>;


export type RemovePasskeyMutation = { removePasskey: boolean };

export const SecondFactorDocument = `query SecondFactor {
  secondFactor {
    enrolledAt
    lastUsedAt
    recoveryCodesLeft
    isRequired
    isSso
    passkeys {
      id
      name
      addedAt
      lastUsedAt
    }
  }
}` as TypedDocument<SecondFactorQuery, SecondFactorQueryVariables>;

export const StartAuthenticatorDocument = `mutation StartAuthenticator($password: String!, $code: String, $passkey: PasskeyAnswerInput) {
  startAuthenticator(password: $password, code: $code, passkey: $passkey) {
    secret
    uri
  }
}` as TypedDocument<StartAuthenticatorMutation, StartAuthenticatorMutationVariables>;

export const ConfirmAuthenticatorDocument = `mutation ConfirmAuthenticator($code: String!) {
  confirmAuthenticator(code: $code)
}` as TypedDocument<ConfirmAuthenticatorMutation, ConfirmAuthenticatorMutationVariables>;

export const RenewRecoveryCodesDocument = `mutation RenewRecoveryCodes($password: String!, $code: String, $passkey: PasskeyAnswerInput) {
  renewRecoveryCodes(password: $password, code: $code, passkey: $passkey)
}` as TypedDocument<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>;

export const RemoveAuthenticatorDocument = `mutation RemoveAuthenticator($password: String!, $code: String, $passkey: PasskeyAnswerInput) {
  removeAuthenticator(password: $password, code: $code, passkey: $passkey)
}` as TypedDocument<RemoveAuthenticatorMutation, RemoveAuthenticatorMutationVariables>;

export const AskForPasskeyDocument = `mutation AskForPasskey {
  askForPasskey {
    challenge
    rpId
    known {
      id
      transports
    }
  }
}` as TypedDocument<AskForPasskeyMutation, AskForPasskeyMutationVariables>;

export const StartPasskeyDocument = `mutation StartPasskey($password: String!, $code: String, $passkey: PasskeyAnswerInput) {
  startPasskey(password: $password, code: $code, passkey: $passkey) {
    challenge
    rpId
    rpName
    userHandle
    userName
    displayName
    known {
      id
      transports
    }
  }
}` as TypedDocument<StartPasskeyMutation, StartPasskeyMutationVariables>;

export const AddPasskeyDocument = `mutation AddPasskey($name: String!, $passkey: NewPasskeyInput!) {
  addPasskey(name: $name, passkey: $passkey) {
    recoveryCodes
  }
}` as TypedDocument<AddPasskeyMutation, AddPasskeyMutationVariables>;

export const RenamePasskeyDocument = `mutation RenamePasskey($id: ID!, $name: String!) {
  renamePasskey(id: $id, name: $name) {
    id
    name
  }
}` as TypedDocument<RenamePasskeyMutation, RenamePasskeyMutationVariables>;

export const RemovePasskeyDocument = `mutation RemovePasskey($id: ID!, $password: String!, $code: String, $passkey: PasskeyAnswerInput) {
  removePasskey(id: $id, password: $password, code: $code, passkey: $passkey)
}` as TypedDocument<RemovePasskeyMutation, RemovePasskeyMutationVariables>;
