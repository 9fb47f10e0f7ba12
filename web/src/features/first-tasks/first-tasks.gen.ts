// Generated from the .graphql file beside it by `npm run generate`. Do not edit.
import type { TypedDocument } from '#platform/api';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type FirstTasksDoneQueryVariables = Exact<{ [key: string]: never; }>;


export type FirstTasksDoneQuery = { firstTasksDone: Array<string> };

export const FirstTasksDoneDocument = `query FirstTasksDone {
  firstTasksDone
}` as TypedDocument<FirstTasksDoneQuery, FirstTasksDoneQueryVariables>;
