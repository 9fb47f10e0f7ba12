// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type SetPasswordMutationVariables = Exact<{
  current: string;
  password: string;
  password_confirmation?: string | null | undefined;
}>;


export type SetPasswordMutation = { setPassword: { id: string, password_reset: boolean } };

export const SetPasswordDocument = `mutation SetPassword($current: String!, $password: String!, $password_confirmation: String) {
  setPassword(
    current: $current
    password: $password
    password_confirmation: $password_confirmation
  ) {
    id
    password_reset
  }
}` as TypedDocument<SetPasswordMutation, SetPasswordMutationVariables>;
