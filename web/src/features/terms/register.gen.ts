// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type RegisterUserMutationVariables = Exact<{ [key: string]: never; }>;


export type RegisterUserMutation = { registerUser: { id: string, agreed: boolean } };

export const RegisterUserDocument = `mutation RegisterUser {
  registerUser {
    id
    agreed
  }
}` as TypedDocument<RegisterUserMutation, RegisterUserMutationVariables>;
